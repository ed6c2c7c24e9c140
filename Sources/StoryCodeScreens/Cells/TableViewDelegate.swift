/// A type that decides which rows the user can select and is notified of the selection.
///
/// When the program selects rows, none of the methods is called, as in UIKit. When the user selects another row of a
/// table with one selected row, the order is `willSelectRowAt`, `willDeselectRowAt`, `didDeselectRowAt`,
/// `didSelectRowAt`.
///
/// See <doc:Showing-lists>.
@MainActor
public protocol TableViewDelegate: AnyObject {
    /// Returns the row to select when the user taps one: that row by default, another row, or nil for none.
    func tableView(_ tableView: TableView, willSelectRowAt indexPath: ItemPath) -> ItemPath?

    /// Notifies the delegate that the user has selected a row, even one that was already the only selected row.
    func tableView(_ tableView: TableView, didSelectRowAt indexPath: ItemPath)

    /// Returns the row to deselect when the user deselects one: that row by default, another row, or nil for none.
    ///
    /// If the row stays selected in a table without multiple selection, no other row is selected, which is our decision.
    func tableView(_ tableView: TableView, willDeselectRowAt indexPath: ItemPath) -> ItemPath?

    /// Notifies the delegate that the user has deselected a row.
    func tableView(_ tableView: TableView, didDeselectRowAt indexPath: ItemPath)
}

extension TableViewDelegate {
    /// Returns the row.
    public func tableView(_ tableView: TableView, willSelectRowAt indexPath: ItemPath) -> ItemPath? { indexPath }

    /// Does nothing.
    public func tableView(_ tableView: TableView, didSelectRowAt indexPath: ItemPath) {}

    /// Returns the row.
    public func tableView(_ tableView: TableView, willDeselectRowAt indexPath: ItemPath) -> ItemPath? { indexPath }

    /// Does nothing.
    public func tableView(_ tableView: TableView, didDeselectRowAt indexPath: ItemPath) {}
}

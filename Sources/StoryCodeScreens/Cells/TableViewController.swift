/// A controller that is the data source and the delegate of the table in its view.
///
/// `UITableViewController` without drawing. It makes the table unless the scene's view builder does. Each new view
/// loads its rows before its first appearance ends.
///
/// ```swift
/// final class CityController: TableViewController {
///     override func viewDidLoad() {
///         super.viewDidLoad()
///         tableView.register(TableViewCell.self, forCellReuseIdentifier: "City")
///     }
///
///     override func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { 3 }
///
///     override func tableView(_ tableView: TableView, cellForRowAt indexPath: ItemPath) -> TableViewCell {
///         tableView.dequeueReusableCell(withIdentifier: "City", for: indexPath)
///     }
/// }
/// ```
///
/// See <doc:Showing-lists>.
@MainActor
open class TableViewController: CellViewController<TableViewCell, TableView>, TableViewDataSource, TableViewDelegate {
    /// The table: the view itself, or the first table inside it.
    ///
    /// A view without a table is reported as a programmer error, and an empty table is returned that is not visible.
    public var tableView: TableView { content }

    override func makeContent() -> TableView { TableView() }

    override func connect(_ content: TableView) {
        if content.dataSource == nil { content.dataSource = self }
        if content.delegate == nil { content.delegate = self }
    }

    // MARK: Content

    /// Returns the number of sections, which is 1 by default.
    open func numberOfSections(in tableView: TableView) -> Int { 1 }

    /// Returns the number of rows in a section, which is 0 by default.
    open func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { 0 }

    /// Returns the cell of a row, which is a plain one by default.
    open func tableView(_ tableView: TableView, cellForRowAt indexPath: ItemPath) -> TableViewCell { TableViewCell() }

    // MARK: Selection

    /// Returns the row to select when the user taps one, which is that row by default.
    open func tableView(_ tableView: TableView, willSelectRowAt indexPath: ItemPath) -> ItemPath? { indexPath }

    /// Called after the user has selected a row; does nothing by default.
    open func tableView(_ tableView: TableView, didSelectRowAt indexPath: ItemPath) {}

    /// Returns the row to deselect when the user deselects one, which is that row by default.
    open func tableView(_ tableView: TableView, willDeselectRowAt indexPath: ItemPath) -> ItemPath? { indexPath }

    /// Called after the user has deselected a row; does nothing by default.
    open func tableView(_ tableView: TableView, didDeselectRowAt indexPath: ItemPath) {}
}

/// A row of a table.
///
/// `UITableViewCell` without drawing. When its row is no longer visible, the table reuses it for another.
@MainActor
open class TableViewCell: View, ReusableView {
    /// The identifier under which a table reuses the cell, or nil if it is not reused.
    public internal(set) var reuseIdentifier: String?

    /// Creates a cell with an identifier, which a table sets on the cells that it makes.
    public required init(reuseIdentifier: String? = nil) {
        self.reuseIdentifier = reuseIdentifier
        super.init()
    }

    /// Notifies the cell that it is about to be reused, and does nothing by default.
    open func prepareForReuse() {}
}

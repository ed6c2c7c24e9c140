/// A row of a table.
///
/// `UITableViewCell` without drawing. When its row is no longer visible, the table reuses it for another.
@MainActor
open class TableViewCell: View, ReusableView {
    /// The identifier under which a table reuses the cell, or nil if it is not reused.
    public internal(set) var reuseIdentifier: String?

    /// Creates a cell. A table sets the identifier of the cells that it makes.
    public required init(reuseIdentifier: String? = nil) {
        self.reuseIdentifier = reuseIdentifier
        super.init()
    }

    /// Notifies the cell that it is about to be reused. The default implementation does nothing.
    open func prepareForReuse() {}
}

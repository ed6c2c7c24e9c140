/// A row of a table.
///
/// `UITableViewCell` without drawing. When its row is no longer visible, the table reuses it for another.
@MainActor
open class TableViewCell: View, SelectableCell {
    /// The identifier under which a table reuses the cell, or nil if it is not reused.
    public internal(set) var reuseIdentifier: String?

    private var isMarkedSelected = false

    /// Whether the cell is selected, which the table sets for the selected rows.
    ///
    /// Setting it selects no row.
    public var isSelected: Bool {
        get { isMarkedSelected }
        set { setSelected(newValue, animated: false) }
    }

    /// Creates a cell with an identifier, which a table sets on the cells that it makes.
    public required init(reuseIdentifier: String? = nil) {
        self.reuseIdentifier = reuseIdentifier
        super.init()
    }

    /// Notifies the cell that it is about to be reused, and does nothing by default.
    open func prepareForReuse() {}

    /// Changes whether the cell is selected.
    ///
    /// The table calls it when its selection changes, and when a cell enters or leaves the visible rows. An override
    /// calls `super`.
    open func setSelected(_ selected: Bool, animated: Bool) { isMarkedSelected = selected }
}

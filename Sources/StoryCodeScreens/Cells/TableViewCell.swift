/// A row of a table.
///
/// `UITableViewCell` without drawing. When its row is no longer visible, the table reuses it for another.
///
/// See <doc:Showing-lists>.
@MainActor
open class TableViewCell: ReusableView {
    /// Whether the cell is selected, which the table sets for the selected rows.
    ///
    /// Setting it selects no row.
    public var isSelected: Bool {
        get { isMarked }
        set { setSelected(newValue, animated: false) }
    }

    private var isMarked = false

    /// Creates a cell with an identifier, which a table sets on the cells that it makes.
    public required init(reuseIdentifier: String? = nil) {
        super.init()
        self.reuseIdentifier = reuseIdentifier
    }

    /// Changes whether the cell is selected.
    ///
    /// The table calls it when its selection changes, and when a cell enters or leaves the visible rows. An override
    /// calls `super`.
    open func setSelected(_ selected: Bool, animated: Bool) { isMarked = selected }

    override var isMarkedSelected: Bool { isSelected }

    override func markSelected(_ selected: Bool, animated: Bool) { setSelected(selected, animated: animated) }
}

/// A view of rows with reusable cells, which its data source provides.
///
/// `UITableView` without drawing. Layout adds the cells, so a table in a window has them before `viewDidAppear(_:)`.
/// All rows are visible unless ``visibleRowLimit`` is set, which is our decision.
///
/// ```swift
/// let tableView = TableView()
/// tableView.register(CityCell.self, forCellReuseIdentifier: "City")
/// tableView.dataSource = cities
/// tableView.layoutIfNeeded()
/// ```
///
/// See <doc:Showing-lists>.
@MainActor
open class TableView: CellView<TableViewCell> {
    /// Provides the rows; setting it reloads the table.
    public weak var dataSource: (any TableViewDataSource)? { didSet { reloadData() } }

    /// Decides which rows the user can select, and is notified of the selection.
    public weak var delegate: (any TableViewDelegate)?

    /// The height of each row: 44 points by default, as in UIKit.
    public var rowHeight = 44.0 { didSet { setNeedsLayout() } }

    /// Adds the cells of rows that have become visible, and places the visible cells from top to bottom.
    open override func layoutSubviews() {
        super.layoutSubviews()
        for (index, cell) in visibleCells.enumerated() {
            cell.frame = LayoutRect(x: 0, y: Double(index) * rowHeight, width: bounds.size.width, height: rowHeight)
        }
    }

    override var sectionCount: Int { dataSource?.numberOfSections(in: self) ?? 0 }

    override func itemCount(inSection section: Int) -> Int {
        dataSource?.tableView(self, numberOfRowsInSection: section) ?? 0
    }

    override var cellProvider: (ItemPath) -> TableViewCell? {
        { [self, dataSource] in dataSource?.tableView(self, cellForRowAt: $0) }
    }

    override func makePlainCell() -> TableViewCell { TableViewCell() }

    override func itemToSelect(_ path: ItemPath) -> ItemPath? {
        if let delegate { delegate.tableView(self, willSelectRowAt: path) } else { path }
    }

    override func didSelect(_ path: ItemPath) { delegate?.tableView(self, didSelectRowAt: path) }

    override func itemToDeselect(_ path: ItemPath) -> ItemPath? {
        if let delegate { delegate.tableView(self, willDeselectRowAt: path) } else { path }
    }

    override func didDeselect(_ path: ItemPath) { delegate?.tableView(self, didDeselectRowAt: path) }
}

// MARK: - Rows

extension TableView {
    /// Returns the number of rows in a section, which is 0 without a data source.
    public func numberOfRows(inSection section: Int) -> Int { numberOfCells(inSection: section) }

    /// The maximum number of visible rows, or nil if all are visible; negative numbers count as 0.
    ///
    /// With a limit, the data source can count any number of rows. More than 10,000 visible rows are reported, and only
    /// the first ones are shown. Not in UIKit, which derives the number from sizes.
    public var visibleRowLimit: Int? {
        get { visibleLimit }
        set { visibleLimit = newValue }
    }

    /// Makes a row the first visible one in the next layout, or one of the last if too few rows follow it.
    ///
    /// A row that does not exist is reported as a programmer error, and the call is ignored.
    public func scrollToRow(at indexPath: ItemPath) { scroll(to: indexPath) }

    /// The visible rows, in order.
    public var indexPathsForVisibleRows: [ItemPath] { visiblePaths }

    /// Returns the cell of a row, or nil if the row is not visible.
    public func cellForRow(at indexPath: ItemPath) -> TableViewCell? { visible[indexPath] }
}

// MARK: - Cells

extension TableView {
    /// Registers a class of cells.
    public func register(_ cellClass: TableViewCell.Type, forCellReuseIdentifier identifier: String) {
        register(identifier) { cellClass.init(reuseIdentifier: identifier) }
    }

    /// Registers a closure that makes cells and can inject what they depend on.
    ///
    /// Not in UIKit, which takes classes and nibs.
    public func register(
        forCellReuseIdentifier identifier: String,
        make: @escaping @MainActor () -> TableViewCell
    ) {
        register(identifier, make)
    }

    /// Returns an unused cell, or else a new one; nil if there is none and the identifier is not registered.
    public func dequeueReusableCell(withIdentifier identifier: String) -> TableViewCell? { dequeue(identifier) }

    /// Returns an unused cell, or else a new one.
    ///
    /// An identifier that is not registered is reported as a programmer error, and a plain cell is returned. The index
    /// path has no effect, because cells have no sizes of their own.
    public func dequeueReusableCell(withIdentifier identifier: String, for indexPath: ItemPath) -> TableViewCell {
        dequeueOrReport(identifier)
    }
}

// MARK: - Selection

extension TableView {
    /// The first selected row, or nil.
    public var indexPathForSelectedRow: ItemPath? { indexPathsForSelectedRows.first }

    /// The selected rows, in order.
    public var indexPathsForSelectedRows: [ItemPath] { selectedPaths }

    /// Selects a row, or none if the path is nil, without calling the delegate.
    ///
    /// Without multiple selection it replaces the selected row. If the table does not allow selection, it has no effect.
    /// A row that does not exist is reported as a programmer error, and the call is ignored.
    ///
    /// - Parameter animated: Passed to `setSelected(_:animated:)` of a visible cell.
    public func selectRow(at indexPath: ItemPath?, animated: Bool) { select(indexPath, animated: animated) }

    /// Deselects a row without calling the delegate; does nothing if it is not selected.
    ///
    /// - Parameter animated: Passed to `setSelected(_:animated:)` of a visible cell.
    public func deselectRow(at indexPath: ItemPath, animated: Bool) { deselect(indexPath, animated: animated) }

    /// Selects a row as a tap of the user does: the delegate decides first, and is notified afterwards.
    ///
    /// With multiple selection, tapping a selected row deselects it. Does nothing if the table does not allow selection.
    /// A row that does not exist is a programmer error and is ignored.
    public func userSelectsRow(at indexPath: ItemPath) { userTaps(indexPath) }
}

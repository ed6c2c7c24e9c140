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
@MainActor
open class TableView: View {
    /// Provides the rows; setting it reloads the table.
    public weak var dataSource: (any TableViewDataSource)? { didSet { reloadData() } }

    /// Decides which rows the user can select, and is notified of the selection.
    public weak var delegate: (any TableViewDelegate)?

    /// The height of each row: 44 points by default, as in UIKit.
    public var rowHeight = 44.0 { didSet { setNeedsLayout() } }

    private(set) lazy var cells = ReusableCells<TableViewCell>(of: self)

    /// Adds the cells of rows that have become visible, and places the visible cells from top to bottom.
    open override func layoutSubviews() {
        super.layoutSubviews()
        cells.update(counts) { [dataSource] path in
            dataSource?.tableView(self, cellForRowAt: path) ?? TableViewCell()
        }
        for (index, cell) in visibleCells.enumerated() {
            cell.frame = LayoutRect(x: 0, y: Double(index) * rowHeight, width: bounds.size.width, height: rowHeight)
        }
    }

    /// The numbers of rows.
    var counts: ItemCounts { ItemCounts(sections: numberOfSections, itemsInSection: numberOfRows) }
}

// MARK: - Content

extension TableView {
    /// The number of sections, which is 0 without a data source.
    public var numberOfSections: Int { max(dataSource?.numberOfSections(in: self) ?? 0, 0) }

    /// Returns the number of rows in a section, which is 0 without a data source.
    public func numberOfRows(inSection section: Int) -> Int {
        max(dataSource?.tableView(self, numberOfRowsInSection: section) ?? 0, 0)
    }

    /// Replaces all cells in the next layout, and clears the selection without calling the delegate.
    public func reloadData() { cells.reload() }

    /// The maximum number of visible rows, or nil if all are visible; negative numbers count as 0.
    ///
    /// With a limit, the data source can count any number of rows. More than 10,000 visible rows are reported, and only
    /// the first ones are shown. Not in UIKit, which derives the number from sizes.
    public var visibleRowLimit: Int? {
        get { cells.limit }
        set { cells.limit = newValue }
    }

    /// Makes a row the first visible one in the next layout, or one of the last if too few rows follow it.
    ///
    /// A row that does not exist is reported as a programmer error, and the call is ignored.
    public func scrollToRow(at indexPath: ItemPath) { cells.scroll(to: indexPath, counts: counts) }

    /// The visible cells, in order.
    public var visibleCells: [TableViewCell] { cells.inOrder }

    /// The visible rows, in order.
    public var indexPathsForVisibleRows: [ItemPath] { cells.paths }

    /// Returns the cell of a row, or nil if the row is not visible.
    public func cellForRow(at indexPath: ItemPath) -> TableViewCell? { cells.visible[indexPath] }

    /// Returns the row of a cell, or nil if the cell is not visible.
    public func indexPath(for cell: TableViewCell) -> ItemPath? { cells.path(of: cell) }
}

// MARK: - Cells

extension TableView {
    /// Registers a class of cells.
    public func register(_ cellClass: TableViewCell.Type, forCellReuseIdentifier identifier: String) {
        cells.register(identifier) { cellClass.init(reuseIdentifier: identifier) }
    }

    /// Registers a closure that makes cells and can inject what they depend on.
    ///
    /// Not in UIKit, which takes classes and nibs.
    public func register(
        forCellReuseIdentifier identifier: String,
        make: @escaping @MainActor () -> TableViewCell
    ) {
        cells.register(identifier, make)
    }

    /// Returns an unused cell, or else a new one; nil if there is none and the identifier is not registered.
    public func dequeueReusableCell(withIdentifier identifier: String) -> TableViewCell? { cells.dequeue(identifier) }

    /// Returns an unused cell, or else a new one.
    ///
    /// An identifier that is not registered is reported as a programmer error, and a plain cell is returned. The index
    /// path has no effect, because cells have no sizes of their own.
    public func dequeueReusableCell(withIdentifier identifier: String, for indexPath: ItemPath) -> TableViewCell {
        cells.dequeue(identifier, plain: TableViewCell())
    }
}

import StoryCodeScenes

/// A view of rows, whose cells it asks its data source for and uses again.
///
/// `UITableView` without drawing. The cells come in the layout of the table, so in a window they are there before
/// `viewDidAppear(_:)`. How far one sees is up to the program: every row is visible unless ``visibleRowLimit`` says
/// otherwise, which is our decision.
///
/// ```swift
/// let tableView = TableView()
/// tableView.register(CityCell.self, forCellReuseIdentifier: "City")
/// tableView.dataSource = cities
/// tableView.layoutIfNeeded()
/// ```
@MainActor
open class TableView: View {
    /// Says what is in the table; setting it loads everything anew.
    public weak var dataSource: (any TableViewDataSource)? { didSet { reloadData() } }

    /// How high every row is: 44 points, as in UIKit.
    public var rowHeight = 44.0 { didSet { setNeedsLayout() } }

    private lazy var keeper = CellKeeper<TableViewCell>(of: self)

    /// Creates a table without a data source.
    ///
    /// - Parameter frame: Where the table is in its superview, and how large.
    public override init(frame: LayoutRect = .zero) {
        super.init(frame: frame)
    }

    /// Asks for the cells that have become visible, and lets the visible ones follow each other from the top.
    open override func layoutSubviews() {
        super.layoutSubviews()
        changeInLayout {
            keeper.update(counts) { [dataSource] path in
                dataSource?.tableView(self, cellForRowAt: path) ?? TableViewCell()
            }
        }
        for (place, cell) in visibleCells.enumerated() {
            cell.frame = LayoutRect(x: 0, y: Double(place) * rowHeight, width: bounds.size.width, height: rowHeight)
        }
    }

    private var counts: [Int] { (0..<numberOfSections).map(numberOfRows) }
}

// MARK: - What is in it

extension TableView {
    /// How many sections the data source has; none where there is no data source.
    public var numberOfSections: Int { max(dataSource?.numberOfSections(in: self) ?? 0, 0) }

    /// How many rows a section of the data source has.
    ///
    /// - Parameter section: Which section.
    /// - Returns: The number of rows.
    public func numberOfRows(inSection section: Int) -> Int {
        dataSource?.tableView(self, numberOfRowsInSection: section) ?? 0
    }

    /// Puts every cell back and asks the data source for all that are visible, in the next layout.
    public func reloadData() { keeper.reload() }

    /// How many rows are visible at most, or nil where all are.
    ///
    /// Our own, for there is no screen: UIKit sees it from the sizes.
    public var visibleRowLimit: Int? {
        get { keeper.limit }
        set { keeper.limit = newValue }
    }

    /// Makes a row the first that is visible, in the next layout, or one of the last where not enough come after it.
    ///
    /// A row that is not there is a programmer's error, and nothing is done.
    ///
    /// - Parameter indexPath: Which row.
    public func scrollToRow(at indexPath: ItemPath) { keeper.scroll(to: indexPath, among: counts) }

    /// The cells that are there, from the first row to the last.
    public var visibleCells: [TableViewCell] { keeper.paths.compactMap { keeper.cells[$0] } }

    /// The rows whose cells are there, in order.
    public var indexPathsForVisibleRows: [ItemPath] { keeper.paths }

    /// The cell of a row, or nil where it is not there.
    ///
    /// - Parameter indexPath: Which row.
    /// - Returns: The cell.
    public func cellForRow(at indexPath: ItemPath) -> TableViewCell? { keeper.cells[indexPath] }

    /// The row of a cell, or nil where it is not there.
    ///
    /// - Parameter cell: The cell.
    /// - Returns: Which row.
    public func indexPath(for cell: TableViewCell) -> ItemPath? { keeper.path(of: cell) }
}

// MARK: - Cells

extension TableView {
    /// Lets the table make cells of a class.
    ///
    /// - Parameters:
    ///   - cellClass: The class.
    ///   - identifier: What the cells are asked for by.
    public func register(_ cellClass: TableViewCell.Type, forCellReuseIdentifier identifier: String) {
        keeper.queue.register(identifier) { cellClass.init(reuseIdentifier: identifier) }
    }

    /// Lets a closure make cells, which may give them what they depend on.
    ///
    /// Our own; UIKit takes classes and nibs.
    ///
    /// - Parameters:
    ///   - identifier: What the cells are asked for by.
    ///   - make: Makes one cell.
    public func register(
        forCellReuseIdentifier identifier: String,
        make: @escaping @MainActor () -> TableViewCell
    ) {
        keeper.queue.register(identifier, make)
    }

    /// Gives a cell that is used again or, where something is registered, a new one.
    ///
    /// - Parameter identifier: What it is asked for by.
    /// - Returns: The cell, or nil where none waits and nothing is registered.
    public func dequeueReusableCell(withIdentifier identifier: String) -> TableViewCell? {
        keeper.dequeue(identifier)
    }

    /// Gives a cell that is used again, or a new one.
    ///
    /// An identifier that is not registered is a programmer's error; a plain cell stands in.
    ///
    /// - Parameters:
    ///   - identifier: What it is asked for by.
    ///   - indexPath: Which row it is for; has no meaning without sizes, the name is UIKit's.
    /// - Returns: The cell.
    public func dequeueReusableCell(withIdentifier identifier: String, for indexPath: ItemPath) -> TableViewCell {
        if let cell = keeper.dequeue(identifier) { return cell }
        LifecycleDiagnostics.report(.unknownReuseIdentifier(identifier), self)
        return TableViewCell(reuseIdentifier: identifier)
    }
}

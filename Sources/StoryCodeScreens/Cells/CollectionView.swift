import StoryCodeScenes

/// A view of items, whose cells it asks its data source for and uses again.
///
/// `UICollectionView` without drawing and without a layout: where the cells are is up to the program, in an override of
/// `layoutSubviews()`. They come in the layout of the collection, so in a window they are there before
/// `viewDidAppear(_:)`. Every item is visible unless ``visibleItemLimit`` says otherwise, which is our decision.
///
/// ```swift
/// let collectionView = CollectionView()
/// collectionView.register(PhotoCell.self, forCellWithReuseIdentifier: "Photo")
/// collectionView.dataSource = photos
/// collectionView.layoutIfNeeded()
/// ```
@MainActor
open class CollectionView: View {
    /// Says what is in the collection; setting it loads everything anew.
    public weak var dataSource: (any CollectionViewDataSource)? { didSet { reloadData() } }

    private lazy var keeper = CellKeeper<CollectionViewCell>(of: self)

    /// Creates a collection without a data source.
    ///
    /// - Parameter frame: Where the collection is in its superview, and how large.
    public override init(frame: LayoutRect = .zero) {
        super.init(frame: frame)
    }

    /// Asks for the cells that have become visible.
    open override func layoutSubviews() {
        super.layoutSubviews()
        changeInLayout {
            keeper.update(counts) { [dataSource] path in
                dataSource?.collectionView(self, cellForItemAt: path) ?? CollectionViewCell()
            }
        }
    }

    private var counts: [Int] { (0..<numberOfSections).map(numberOfItems) }
}

// MARK: - What is in it

extension CollectionView {
    /// How many sections the data source has; none where there is no data source.
    public var numberOfSections: Int { max(dataSource?.numberOfSections(in: self) ?? 0, 0) }

    /// How many items a section of the data source has.
    ///
    /// - Parameter section: Which section.
    /// - Returns: The number of items.
    public func numberOfItems(inSection section: Int) -> Int {
        dataSource?.collectionView(self, numberOfItemsInSection: section) ?? 0
    }

    /// Puts every cell back and asks the data source for all that are visible, in the next layout.
    public func reloadData() { keeper.reload() }

    /// How many items are visible at most, or nil where all are.
    ///
    /// Our own, for there is no screen: UIKit sees it from the sizes.
    public var visibleItemLimit: Int? {
        get { keeper.limit }
        set { keeper.limit = newValue }
    }

    /// Makes an item the first that is visible, in the next layout, or one of the last where not enough come after it.
    ///
    /// An item that is not there is a programmer's error, and nothing is done.
    ///
    /// - Parameter indexPath: Which item.
    public func scrollToItem(at indexPath: ItemPath) { keeper.scroll(to: indexPath, among: counts) }

    /// The cells that are there, from the first item to the last.
    public var visibleCells: [CollectionViewCell] { keeper.paths.compactMap { keeper.cells[$0] } }

    /// The items whose cells are there, in order.
    public var indexPathsForVisibleItems: [ItemPath] { keeper.paths }

    /// The cell of an item, or nil where it is not there.
    ///
    /// - Parameter indexPath: Which item.
    /// - Returns: The cell.
    public func cellForItem(at indexPath: ItemPath) -> CollectionViewCell? { keeper.cells[indexPath] }

    /// The item of a cell, or nil where it is not there.
    ///
    /// - Parameter cell: The cell.
    /// - Returns: Which item.
    public func indexPath(for cell: CollectionViewCell) -> ItemPath? { keeper.path(of: cell) }
}

// MARK: - Cells

extension CollectionView {
    /// Lets the collection make cells of a class.
    ///
    /// - Parameters:
    ///   - cellClass: The class.
    ///   - identifier: What the cells are asked for by.
    public func register(_ cellClass: CollectionViewCell.Type, forCellWithReuseIdentifier identifier: String) {
        keeper.queue.register(identifier) { cellClass.init() }
    }

    /// Lets a closure make cells, which may give them what they depend on.
    ///
    /// Our own; UIKit takes classes and nibs.
    ///
    /// - Parameters:
    ///   - identifier: What the cells are asked for by.
    ///   - make: Makes one cell.
    public func register(
        forCellWithReuseIdentifier identifier: String,
        make: @escaping @MainActor () -> CollectionViewCell
    ) {
        keeper.queue.register(identifier, make)
    }

    /// Gives a cell that is used again, or a new one.
    ///
    /// An identifier that is not registered is a programmer's error; a plain cell stands in.
    ///
    /// - Parameters:
    ///   - identifier: What it is asked for by.
    ///   - indexPath: Which item it is for; has no meaning without sizes, the name is UIKit's.
    /// - Returns: The cell.
    public func dequeueReusableCell(
        withReuseIdentifier identifier: String,
        for indexPath: ItemPath
    ) -> CollectionViewCell {
        if let cell = keeper.dequeue(identifier) { return cell }
        LifecycleDiagnostics.report(.unknownReuseIdentifier(identifier), self)
        let cell = CollectionViewCell()
        cell.reuseIdentifier = identifier
        return cell
    }
}

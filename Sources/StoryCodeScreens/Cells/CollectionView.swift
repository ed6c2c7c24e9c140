/// A view of items with reusable cells, which its data source provides.
///
/// `UICollectionView` without drawing and without a layout: an override of `layoutSubviews()` places the cells. Layout
/// adds the cells, so a collection view in a window has them before `viewDidAppear(_:)`. All items are visible unless
/// ``visibleItemLimit`` is set, which is our decision.
///
/// ```swift
/// let collectionView = CollectionView()
/// collectionView.register(PhotoCell.self, forCellWithReuseIdentifier: "Photo")
/// collectionView.dataSource = photos
/// collectionView.layoutIfNeeded()
/// ```
@MainActor
open class CollectionView: View {
    /// Provides the items; setting it reloads the collection view.
    public weak var dataSource: (any CollectionViewDataSource)? { didSet { reloadData() } }

    /// Decides which items the user can select, and is notified of the selection.
    public weak var delegate: (any CollectionViewDelegate)?

    private(set) lazy var cells = ReusableCells<CollectionViewCell>(of: self)

    /// Adds the cells of items that have become visible.
    open override func layoutSubviews() {
        super.layoutSubviews()
        cells.update(counts) { [dataSource] path in
            dataSource?.collectionView(self, cellForItemAt: path) ?? CollectionViewCell()
        }
    }

    /// The numbers of items.
    var counts: ItemCounts { ItemCounts(sections: numberOfSections, itemsInSection: numberOfItems) }
}

// MARK: - Content

extension CollectionView {
    /// The number of sections, which is 0 without a data source.
    public var numberOfSections: Int { max(dataSource?.numberOfSections(in: self) ?? 0, 0) }

    /// Returns the number of items in a section, which is 0 without a data source.
    public func numberOfItems(inSection section: Int) -> Int {
        max(dataSource?.collectionView(self, numberOfItemsInSection: section) ?? 0, 0)
    }

    /// Replaces all cells in the next layout, and clears the selection without calling the delegate.
    public func reloadData() { cells.reload() }

    /// The maximum number of visible items, or nil if all are visible; negative numbers count as 0.
    ///
    /// With a limit, the data source can count any number of items. More than 10,000 visible items are reported, and only
    /// the first ones are shown. Not in UIKit, which derives the number from sizes.
    public var visibleItemLimit: Int? {
        get { cells.limit }
        set { cells.limit = newValue }
    }

    /// Makes an item the first visible one in the next layout, or one of the last if too few items follow it.
    ///
    /// An item that does not exist is reported as a programmer error, and the call is ignored.
    public func scrollToItem(at indexPath: ItemPath) { cells.scroll(to: indexPath, counts: counts) }

    /// The visible cells, in order.
    public var visibleCells: [CollectionViewCell] { cells.inOrder }

    /// The visible items, in order.
    public var indexPathsForVisibleItems: [ItemPath] { cells.paths }

    /// Returns the cell of an item, or nil if the item is not visible.
    public func cellForItem(at indexPath: ItemPath) -> CollectionViewCell? { cells.visible[indexPath] }

    /// Returns the item of a cell, or nil if the cell is not visible.
    public func indexPath(for cell: CollectionViewCell) -> ItemPath? { cells.path(of: cell) }
}

// MARK: - Cells

extension CollectionView {
    /// Registers a class of cells.
    public func register(_ cellClass: CollectionViewCell.Type, forCellWithReuseIdentifier identifier: String) {
        cells.register(identifier) { cellClass.init() }
    }

    /// Registers a closure that makes cells and can inject what they depend on.
    ///
    /// Not in UIKit, which takes classes and nibs.
    public func register(
        forCellWithReuseIdentifier identifier: String,
        make: @escaping @MainActor () -> CollectionViewCell
    ) {
        cells.register(identifier, make)
    }

    /// Returns an unused cell, or else a new one.
    ///
    /// An identifier that is not registered is reported as a programmer error, and a plain cell is returned. The index
    /// path has no effect, because cells have no sizes of their own.
    public func dequeueReusableCell(
        withReuseIdentifier identifier: String,
        for indexPath: ItemPath
    ) -> CollectionViewCell {
        cells.dequeue(identifier, plain: CollectionViewCell())
    }
}

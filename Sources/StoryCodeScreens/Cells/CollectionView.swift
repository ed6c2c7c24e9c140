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
///
/// See <doc:Showing-lists>.
@MainActor
open class CollectionView: CellView<CollectionViewCell> {
    /// Provides the items; setting it reloads the collection view.
    public weak var dataSource: (any CollectionViewDataSource)? { didSet { reloadData() } }

    /// Decides which items the user can select, and is notified of the selection.
    public weak var delegate: (any CollectionViewDelegate)?

    override var sectionCount: Int { dataSource?.numberOfSections(in: self) ?? 0 }

    override func itemCount(inSection section: Int) -> Int {
        dataSource?.collectionView(self, numberOfItemsInSection: section) ?? 0
    }

    override var cellProvider: (ItemPath) -> CollectionViewCell? {
        { [self, dataSource] in dataSource?.collectionView(self, cellForItemAt: $0) }
    }

    override func makePlainCell() -> CollectionViewCell { CollectionViewCell() }

    override func itemToSelect(_ path: ItemPath) -> ItemPath? {
        delegate?.collectionView(self, shouldSelectItemAt: path) == false ? nil : path
    }

    override func didSelect(_ path: ItemPath) { delegate?.collectionView(self, didSelectItemAt: path) }

    override func itemToDeselect(_ path: ItemPath) -> ItemPath? {
        guard allowsMultipleSelection else { return path }
        return delegate?.collectionView(self, shouldDeselectItemAt: path) == false ? nil : path
    }

    override func didDeselect(_ path: ItemPath) { delegate?.collectionView(self, didDeselectItemAt: path) }
}

// MARK: - Items

extension CollectionView {
    /// Returns the number of items in a section, which is 0 without a data source.
    public func numberOfItems(inSection section: Int) -> Int { numberOfCells(inSection: section) }

    /// The maximum number of visible items, or nil if all are visible; negative numbers count as 0.
    ///
    /// With a limit, the data source can count any number of items. More than 10,000 visible items are reported, and only
    /// the first ones are shown. Not in UIKit, which derives the number from sizes.
    public var visibleItemLimit: Int? {
        get { visibleLimit }
        set { visibleLimit = newValue }
    }

    /// Makes an item the first visible one in the next layout, or one of the last if too few items follow it.
    ///
    /// An item that does not exist is reported as a programmer error, and the call is ignored.
    public func scrollToItem(at indexPath: ItemPath) { scroll(to: indexPath) }

    /// The visible items, in order.
    public var indexPathsForVisibleItems: [ItemPath] { visiblePaths }

    /// Returns the cell of an item, or nil if the item is not visible.
    public func cellForItem(at indexPath: ItemPath) -> CollectionViewCell? { visible[indexPath] }
}

// MARK: - Cells

extension CollectionView {
    /// Registers a class of cells.
    public func register(_ cellClass: CollectionViewCell.Type, forCellWithReuseIdentifier identifier: String) {
        register(identifier) { cellClass.init() }
    }

    /// Registers a closure that makes cells and can inject what they depend on.
    ///
    /// Not in UIKit, which takes classes and nibs.
    public func register(
        forCellWithReuseIdentifier identifier: String,
        make: @escaping @MainActor () -> CollectionViewCell
    ) {
        register(identifier, make)
    }

    /// Returns an unused cell, or else a new one.
    ///
    /// An identifier that is not registered is reported as a programmer error, and a plain cell is returned. The index
    /// path has no effect, because cells have no sizes of their own.
    public func dequeueReusableCell(
        withReuseIdentifier identifier: String,
        for indexPath: ItemPath
    ) -> CollectionViewCell { dequeueOrReport(identifier) }
}

// MARK: - Selection

extension CollectionView {
    /// The selected items, in order.
    public var indexPathsForSelectedItems: [ItemPath] { selectedPaths }

    /// Selects an item, or none if the path is nil, without calling the delegate.
    ///
    /// Without multiple selection it replaces the selected item. If the collection view does not allow selection, it has
    /// no effect. An item that does not exist is reported as a programmer error, and the call is ignored.
    ///
    /// - Parameter animated: Has no effect without drawing; the name is UIKit's.
    public func selectItem(at indexPath: ItemPath?, animated: Bool) { select(indexPath, animated: animated) }

    /// Deselects an item without calling the delegate; does nothing if it is not selected.
    ///
    /// - Parameter animated: Has no effect without drawing; the name is UIKit's.
    public func deselectItem(at indexPath: ItemPath, animated: Bool) { deselect(indexPath, animated: animated) }

    /// Selects an item as a tap of the user does: the delegate decides first, and is notified afterwards.
    ///
    /// With multiple selection, tapping a selected item deselects it. Does nothing if the collection view does not allow
    /// selection. An item that does not exist is a programmer error and is ignored.
    public func userSelectsItem(at indexPath: ItemPath) { userTaps(indexPath) }
}

import StoryCodeScenes

/// A view of items with reusable cells, which its data source provides: a ``TableView`` or a ``CollectionView``.
///
/// Layout adds the cells, so a view in a window has them before `viewDidAppear(_:)`.
///
/// See <doc:Showing-lists>.
@MainActor
open class CellView<Cell: ReusableView>: View {
    /// Whether items can be selected; true by default.
    public var allowsSelection = true

    /// Whether more than one item can be selected at once; false by default.
    ///
    /// When it becomes false, only the item that was selected last stays selected, which is our decision.
    public var allowsMultipleSelection = false {
        didSet { if !allowsMultipleSelection { deselectOthers(than: latestSelected, animated: false) } }
    }

    private var selected: Set<ItemPath> = []

    /// The item that was selected last.
    private var latestSelected: ItemPath?

    /// The visible cells.
    private(set) var visible: [ItemPath: Cell] = [:]

    /// The items of the visible cells.
    private var positions: [ObjectIdentifier: ItemPath] = [:]

    private var factories: [String: @MainActor () -> Cell] = [:]
    private var unusedCells: [String: [Cell]] = [:]
    private var limit: Int?
    private var firstPath: ItemPath?
    private var needsReload = true

    /// Whether it was reported since the last reload that not all items are visible.
    private var hasReportedCut = false

    /// Adds the cells of items that have become visible, and removes those of items that are no longer visible.
    open override func layoutSubviews() {
        super.layoutSubviews()
        changeInLayout(updateCells)
    }

    // MARK: The data source and the delegate, in the terms of both kinds of views

    /// The number of sections that the data source returns.
    var sectionCount: Int { 0 }

    /// Returns the number of items that the data source returns.
    func itemCount(inSection section: Int) -> Int { 0 }

    /// Returns the cell of an item, from the data source at the time of this call.
    var cellProvider: (ItemPath) -> Cell? { { _ in nil } }

    /// Creates a cell that is not registered.
    func makePlainCell() -> Cell { preconditionFailure("The subclasses of this package make their cells") }

    /// Returns the item to select instead of the one that the user taps, or nil for none.
    func itemToSelect(_ path: ItemPath) -> ItemPath? { path }

    /// Called after the user has selected an item.
    func didSelect(_ path: ItemPath) {}

    /// Returns the item to deselect instead of a selected one, or nil for none.
    func itemToDeselect(_ path: ItemPath) -> ItemPath? { path }

    /// Called after the user has deselected an item.
    func didDeselect(_ path: ItemPath) {}
}

// MARK: - Content

extension CellView {
    /// The number of sections, which is 0 without a data source.
    public var numberOfSections: Int { max(sectionCount, 0) }

    func numberOfCells(inSection section: Int) -> Int { max(itemCount(inSection: section), 0) }

    /// Whether an item exists.
    func contains(_ path: ItemPath) -> Bool {
        path.section >= 0 && path.section < numberOfSections
            && path.item >= 0 && path.item < numberOfCells(inSection: path.section)
    }

    /// Replaces all cells in the next layout, and clears the selection without calling the delegate.
    public func reloadData() {
        needsReload = true
        hasReportedCut = false
        deselectOthers(than: nil, animated: false)
        invalidate()
    }

    /// The maximum number of visible cells, or nil if all are visible.
    var visibleLimit: Int? {
        get { limit }
        set {
            limit = newValue.map { max($0, 0) }
            invalidate()
        }
    }

    /// Makes an item the first visible one, or one of the last if too few items follow it.
    func scroll(to path: ItemPath) {
        guard contains(path) else { return DiagnosticHandler.report(.scrolledOutOfBounds(path), self) }
        firstPath = path
        invalidate()
    }

    private func invalidate() {
        LifecycleRuntime.perform { setNeedsLayout() }
    }

    /// The items of the visible cells, in order.
    var visiblePaths: [ItemPath] { visible.keys.sorted() }

    /// The visible cells, in order.
    public var visibleCells: [Cell] { visiblePaths.compactMap { visible[$0] } }

    /// Returns the path of a cell, or nil if the cell is not visible.
    public func indexPath(for cell: Cell) -> ItemPath? { positions[ObjectIdentifier(cell)] }
}

// MARK: - Reuse

extension CellView {
    /// Registers a closure that makes cells.
    func register(_ identifier: String, _ make: @escaping @MainActor () -> Cell) {
        // The closure may be the last reference to an object with a deinitialiser that accesses this view.
        extendLifetime(factories.updateValue(make, forKey: identifier))
    }

    /// Returns the cell that has been unused longest, or a new cell if the identifier is registered.
    func dequeue(_ identifier: String) -> Cell? {
        if unusedCells[identifier]?.isEmpty == false, let cell = unusedCells[identifier]?.removeFirst() {
            cell.prepareForReuse()
            return cell
        }
        guard let cell = factories[identifier]?() else { return nil }
        cell.reuseIdentifier = identifier
        if notifiesOrigin { notifyOrigin(of: cell) }
        return cell
    }

    /// Returns an unused or new cell, or a plain one if the identifier is not registered, which is reported.
    func dequeueOrReport(_ identifier: String) -> Cell {
        if let cell = dequeue(identifier) { return cell }
        DiagnosticHandler.report(.unknownReuseIdentifier(identifier), self)
        let cell = makePlainCell()
        cell.reuseIdentifier = identifier
        return cell
    }

    private func updateCells() {
        let provider = cellProvider
        let items = VisibleItems(
            from: firstPath,
            limit: limit,
            sections: numberOfSections,
            items: numberOfCells(inSection:)
        )
        if items.isCut, !hasReportedCut {
            hasReportedCut = true
            DiagnosticHandler.report(.tooManyItems, self)
        }
        let nowVisible = Set(items.paths)
        for path in visiblePaths where needsReload || !nowVisible.contains(path) { removeCell(at: path) }
        needsReload = false
        for path in items.paths where visible[path] == nil {
            let cell = provider(path) ?? makePlainCell()
            // A cell that the data source returned for two items moves to the second.
            if let earlier = indexPath(for: cell) { visible[earlier] = nil }
            visible[path] = cell
            positions[ObjectIdentifier(cell)] = path
            mark(cell, isSelected: selected.contains(path))
            addSubview(cell)
        }
    }

    private func removeCell(at path: ItemPath) {
        guard let cell = visible.removeValue(forKey: path) else { return }
        positions[ObjectIdentifier(cell)] = nil
        cell.removeFromSuperview()
        mark(cell, isSelected: false)
        if let identifier = cell.reuseIdentifier { unusedCells[identifier, default: []].append(cell) }
    }

    private func mark(_ cell: Cell, isSelected: Bool) {
        if cell.isMarkedSelected != isSelected { cell.markSelected(isSelected, animated: false) }
    }
}

// MARK: - The program's selection, in which the delegate takes no part, as in UIKit

extension CellView {
    /// The selected items, in order.
    var selectedPaths: [ItemPath] { selected.sorted() }

    /// Selects an item, or none if the path is nil; an item that does not exist is reported.
    func select(_ path: ItemPath?, animated: Bool) {
        guard allowsSelection else { return }
        guard let path else { return deselectOthers(than: nil, animated: animated) }
        guard contains(path) else { return DiagnosticHandler.report(.selectedOutOfBounds(path), self) }
        if !allowsMultipleSelection { deselectOthers(than: path, animated: animated) }
        insert(path, animated: animated)
    }

    /// Deselects an item; does nothing if it is not selected.
    func deselect(_ path: ItemPath, animated: Bool) {
        if selected.remove(path) != nil { visible[path]?.markSelected(false, animated: animated) }
    }

    /// Deselects all items but one, or all.
    func deselectOthers(than path: ItemPath?, animated: Bool) {
        for other in selectedPaths where other != path { deselect(other, animated: animated) }
    }

    private func insert(_ path: ItemPath, animated: Bool) {
        latestSelected = path
        if selected.insert(path).inserted { visible[path]?.markSelected(true, animated: animated) }
    }
}

// MARK: - The user's selection

extension CellView {
    /// Selects or deselects an item on behalf of the user; an item that does not exist is reported.
    func userTaps(_ path: ItemPath) {
        guard contains(path) else { return DiagnosticHandler.report(.selectedOutOfBounds(path), self) }
        guard allowsSelection else { return }
        LifecycleRuntime.perform {
            if allowsMultipleSelection, selected.contains(path) { userDeselects(path) } else { userSelects(path) }
        }
    }

    private func userSelects(_ path: ItemPath) {
        guard let path = itemToSelect(path) else { return }
        // The delegate may have returned any path, or changed the items.
        guard contains(path) else { return DiagnosticHandler.report(.selectedOutOfBounds(path), self) }
        if !allowsMultipleSelection {
            for other in selectedPaths where other != path { userDeselects(other) }
            guard selected.isSubset(of: [path]) else { return }
        }
        insert(path, animated: true)
        didSelect(path)
    }

    private func userDeselects(_ path: ItemPath) {
        guard let path = itemToDeselect(path), selected.contains(path) else { return }
        deselect(path, animated: true)
        didDeselect(path)
    }
}

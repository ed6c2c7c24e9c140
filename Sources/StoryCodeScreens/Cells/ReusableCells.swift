import StoryCodeScenes

/// A view that a table or collection view reuses.
@MainActor
protocol ReusableView: View {
    var reuseIdentifier: String? { get set }

    func prepareForReuse()
}

/// The cells of a table or collection view: the visible ones by item, and the unused ones in reuse queues.
@MainActor
final class ReusableCells<Cell: ReusableView> {
    /// The visible cells.
    private(set) var visible: [ItemPath: Cell] = [:]

    /// The maximum number of visible cells, or nil if all are visible.
    var limit: Int? { didSet { invalidate() } }

    private var factories: [String: @MainActor () -> Cell] = [:]
    private var queues: [String: [Cell]] = [:]
    private var firstPath: ItemPath?
    private var needsReload = true
    private unowned let view: View

    init(of view: View) {
        self.view = view
    }

    /// The paths of the visible cells, in order.
    var paths: [ItemPath] { visible.keys.sorted() }

    /// The visible cells, in order.
    var inOrder: [Cell] { paths.compactMap { visible[$0] } }

    func path(of cell: Cell) -> ItemPath? { visible.first { $0.value === cell }?.key }

    // MARK: Reuse

    func register(_ identifier: String, _ make: @escaping @MainActor () -> Cell) {
        factories[identifier] = make
    }

    /// Returns the cell that has been unused longest, or a new cell if the identifier is registered.
    func dequeue(_ identifier: String) -> Cell? {
        if queues[identifier]?.isEmpty == false, let cell = queues[identifier]?.removeFirst() {
            cell.prepareForReuse()
            return cell
        }
        guard let cell = factories[identifier]?() else { return nil }
        cell.reuseIdentifier = identifier
        if View.notifiesOrigins { view.enclosingOrOwnController?.origin?.didAddView(cell) }
        return cell
    }

    /// Returns an unused or new cell, or a plain one if the identifier is not registered, which is reported.
    func dequeue(_ identifier: String, plain: @autoclosure () -> Cell) -> Cell {
        if let cell = dequeue(identifier) { return cell }
        LifecycleDiagnostics.report(.unknownReuseIdentifier(identifier), view)
        let cell = plain()
        cell.reuseIdentifier = identifier
        return cell
    }

    // MARK: Visible cells

    /// Replaces all cells in the next layout.
    func reload() {
        needsReload = true
        invalidate()
    }

    /// Makes an item the first visible one, or one of the last if too few items follow it.
    func scroll(to path: ItemPath, counts: [Int]) {
        guard counts.indices.contains(path.section), (0..<counts[path.section]).contains(path.item) else {
            return LifecycleDiagnostics.report(.scrolledOutOfBounds(path), view)
        }
        firstPath = path
        invalidate()
    }

    /// Removes the cells that are no longer visible and adds those that have become visible, during layout.
    ///
    /// - Parameters:
    ///   - counts: The number of items in each section.
    ///   - cell: Returns the cell of an item.
    func update(_ counts: @autoclosure () -> [Int], cell: (ItemPath) -> Cell) {
        view.changeInLayout {
            let nowVisible = visiblePaths(counts())
            for path in paths where needsReload || !nowVisible.contains(path) { remove(at: path) }
            needsReload = false
            for path in nowVisible where visible[path] == nil {
                let cell = cell(path)
                // A cell that the data source returned for two items moves to the second.
                if let earlier = self.path(of: cell) { visible[earlier] = nil }
                visible[path] = cell
                view.addSubview(cell)
            }
        }
    }

    private func remove(at path: ItemPath) {
        guard let cell = visible.removeValue(forKey: path) else { return }
        cell.removeFromSuperview()
        if let identifier = cell.reuseIdentifier { queues[identifier, default: []].append(cell) }
    }

    private func visiblePaths(_ counts: [Int]) -> ArraySlice<ItemPath> {
        let all = counts.enumerated().flatMap { section, count in
            (0..<max(count, 0)).map { ItemPath(item: $0, section: section) }
        }
        guard let limit, limit < all.count else { return all[...] }
        let first = firstPath.flatMap { firstPath in all.firstIndex { $0 >= firstPath } } ?? 0
        return all[min(first, all.count - limit)...].prefix(limit)
    }

    private func invalidate() {
        LifecycleRuntime.perform { view.setNeedsLayout() }
    }
}

extension ViewController {
    /// Returns the first table or collection view in the view, or a new one if there is none, which is reported.
    func cellView<CellView: View>(orMake make: @autoclosure () -> CellView) -> CellView {
        if let cellView = view.first(CellView.self) { return cellView }
        LifecycleDiagnostics.report(.missingCellView("\(CellView.self)"), self)
        return make()
    }
}

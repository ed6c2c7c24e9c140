import StoryCodeScenes

/// What a table and a collection have in common: which cells are there, and which wait to be used again.
@MainActor
final class CellKeeper<Cell: ReusableView> {
    /// The cells that nobody needs now, and how they are made.
    var queue = ReuseQueue<Cell>()

    /// The cells that are there.
    private(set) var cells: [ItemPath: Cell] = [:]

    /// How many are visible at most, or nil where all are.
    var limit: Int? { didSet { invalidate() } }

    private unowned let view: View
    private var first: ItemPath?
    private var needsReload = true

    /// Keeps the cells of a view.
    init(of view: View) {
        self.view = view
    }

    /// The paths of the cells that are there, in order.
    var paths: [ItemPath] { cells.keys.sorted() }

    /// The path of a cell that is there.
    func path(of cell: Cell) -> ItemPath? { cells.first { $0.value === cell }?.key }

    /// Takes all cells away in the next layout, and asks for others.
    func reload() {
        needsReload = true
        invalidate()
    }

    /// Makes an item the first of those that are visible, or one of the last where not enough come after it.
    func scroll(to path: ItemPath, among counts: [Int]) {
        guard counts.indices.contains(path.section), (0..<counts[path.section]).contains(path.item) else {
            return LifecycleDiagnostics.report(.scrolledOutOfBounds(path), view)
        }
        first = path
        invalidate()
    }

    /// A cell that is used again, or a new one.
    func dequeue(_ identifier: String) -> Cell? {
        if let cell = queue.waiting(identifier) {
            cell.prepareForReuse()
            return cell
        }
        guard let cell = queue.make(identifier) else { return nil }
        if View.areArrivalsWatched { view.enclosingOrOwnController?.origin?.viewCame(cell) }
        return cell
    }

    /// Takes away the cells that have left what is visible, and asks for those that have come.
    ///
    /// - Parameters:
    ///   - counts: How many items each section has.
    ///   - cell: Gives the cell of an item.
    func update(_ counts: [Int], cell: (ItemPath) -> Cell) {
        let visible = visiblePaths(counts)
        for path in paths where needsReload || !visible.contains(path) { takeAway(path) }
        needsReload = false
        for path in visible where cells[path] == nil {
            let cell = cell(path)
            // The data source has given one twice: it is where it was given last.
            if let earlier = self.path(of: cell) { cells[earlier] = nil }
            cells[path] = cell
            view.addSubview(cell)
        }
    }

    private func takeAway(_ path: ItemPath) {
        guard let cell = cells.removeValue(forKey: path) else { return }
        cell.removeFromSuperview()
        queue.give(back: cell)
    }

    private func visiblePaths(_ counts: [Int]) -> ArraySlice<ItemPath> {
        let all = counts.enumerated().flatMap { section, count in
            (0..<max(count, 0)).map { ItemPath(item: $0, section: section) }
        }
        guard let limit, limit < all.count else { return all[...] }
        let wanted = first.flatMap { first in all.firstIndex { $0 >= first } } ?? 0
        return all[min(wanted, all.count - limit)...].prefix(limit)
    }

    /// Asks for layout, also where no call that moves the screen is under way.
    private func invalidate() {
        OutermostCall.enter()
        view.setNeedsLayout()
        OutermostCall.leave()
    }
}

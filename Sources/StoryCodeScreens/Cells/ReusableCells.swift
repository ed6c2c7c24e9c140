import StoryCodeScenes

/// A view that a table or collection view reuses.
@MainActor
protocol ReusableView: View {
    var reuseIdentifier: String? { get set }

    func prepareForReuse()
}

/// A cell that can be selected.
@MainActor
protocol SelectableCell: ReusableView {
    var isSelected: Bool { get }

    func setSelected(_ selected: Bool, animated: Bool)
}

/// The cells of a table or collection view: the visible ones by item, and the unused ones in reuse queues.
@MainActor
final class ReusableCells<Cell: SelectableCell> {
    /// The visible cells.
    private(set) var visible: [ItemPath: Cell] = [:]

    /// The selected items.
    private(set) lazy var selection = ItemSelection(of: view) { [unowned self] path, isSelected, animated in
        visible[path]?.setSelected(isSelected, animated: animated)
    }

    /// The maximum number of visible cells, or nil if all are visible.
    var limit: Int? {
        didSet {
            limit = limit.map { max($0, 0) }
            invalidate()
        }
    }

    /// The items of the visible cells.
    private var positions: [ObjectIdentifier: ItemPath] = [:]

    private var factories: [String: @MainActor () -> Cell] = [:]
    private var queues: [String: [Cell]] = [:]
    private var firstPath: ItemPath?
    private var needsReload = true

    /// Whether it was reported since the last reload that not all items are visible.
    private var hasReportedCut = false

    private unowned let view: View

    init(of view: View) {
        self.view = view
    }

    /// The paths of the visible cells, in order.
    var paths: [ItemPath] { visible.keys.sorted() }

    /// The visible cells, in order.
    var inOrder: [Cell] { paths.compactMap { visible[$0] } }

    func path(of cell: Cell) -> ItemPath? { positions[ObjectIdentifier(cell)] }

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
        DiagnosticHandler.report(.unknownReuseIdentifier(identifier), view)
        let cell = plain()
        cell.reuseIdentifier = identifier
        return cell
    }

    // MARK: Visible cells

    /// Replaces all cells in the next layout, and clears the selection.
    func reload() {
        needsReload = true
        hasReportedCut = false
        selection.removeAll(animated: false)
        invalidate()
    }

    /// Makes an item the first visible one, or one of the last if too few items follow it.
    func scroll(to path: ItemPath, counts: ItemCounts) {
        guard counts.contains(path) else {
            return DiagnosticHandler.report(.scrolledOutOfBounds(path), view)
        }
        firstPath = path
        invalidate()
    }

    /// Removes the cells that are no longer visible and adds those that have become visible, during layout.
    ///
    /// - Parameters:
    ///   - counts: The numbers of items.
    ///   - cell: Returns the cell of an item.
    func update(_ counts: @autoclosure () -> ItemCounts, cell: (ItemPath) -> Cell) {
        view.changeInLayout {
            let range = counts().range(from: firstPath, limit: limit)
            if range.isCut { reportCut() }
            let nowVisible = Set(range.paths)
            for path in paths where needsReload || !nowVisible.contains(path) { remove(at: path) }
            needsReload = false
            for path in range.paths where visible[path] == nil {
                let cell = cell(path)
                // A cell that the data source returned for two items moves to the second.
                if let earlier = self.path(of: cell) { visible[earlier] = nil }
                visible[path] = cell
                positions[ObjectIdentifier(cell)] = path
                mark(cell, isSelected: selection.contains(path))
                view.addSubview(cell)
            }
        }
    }

    private func remove(at path: ItemPath) {
        guard let cell = visible.removeValue(forKey: path) else { return }
        positions[ObjectIdentifier(cell)] = nil
        cell.removeFromSuperview()
        mark(cell, isSelected: false)
        if let identifier = cell.reuseIdentifier { queues[identifier, default: []].append(cell) }
    }

    private func mark(_ cell: Cell, isSelected: Bool) {
        if cell.isSelected != isSelected { cell.setSelected(isSelected, animated: false) }
    }

    private func reportCut() {
        guard !hasReportedCut else { return }
        hasReportedCut = true
        DiagnosticHandler.report(.tooManyItems, view)
    }

    private func invalidate() {
        LifecycleRuntime.perform { view.setNeedsLayout() }
    }
}

extension ViewController {
    /// Returns the first table or collection view in the view, or a new one if there is none, which is reported.
    func cellView<CellView: View>(orMake make: @autoclosure () -> CellView) -> CellView {
        if let cellView = view.first(CellView.self) { return cellView }
        DiagnosticHandler.report(.missingCellView("\(CellView.self)"), self)
        return make()
    }
}

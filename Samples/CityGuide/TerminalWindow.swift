import CityGuideBase
import CityGuideKit
import StoryCode
import TerminalToolkit

/// The window of the guide in a terminal: it draws its tree of views, and passes on the user's keys.
final class TerminalWindow: Window {
    /// Receives each frame.
    var show: (Canvas) -> Void = { _ in }

    /// Called when the user ends the program.
    var quit: () -> Void = {}

    /// The size of the terminal, below which a row describes the keys.
    var size: (rows: Int, columns: Int) { didSet { resize() } }

    /// The guide, once it is made; it retains the window.
    weak var guide: Guide? { didSet { setNeedsDraw() } }

    private var showsInspection = false {
        didSet {
            // Events happen while the inspection is visible, and few of them change a view.
            removeObserver?()
            removeObserver = nil
            if showsInspection { removeObserver = guide?.log.changes.add { [weak self] in self?.setNeedsDraw() } }
            resize()
        }
    }

    private var removeObserver: (@MainActor () -> Void)?
    private var isDrawScheduled = false

    init(rows: Int, columns: Int, scheduler: some LifecycleScheduler) {
        size = (rows, columns)
        super.init(scheduler: scheduler)
        resize()
    }

    // MARK: Drawing

    private func resize() {
        let height = max(size.rows - 1, 0)
        let rows = showsInspection ? height - height / 2 : height
        frame = LayoutRect(x: 0, y: 0, width: Double(size.columns), height: Double(rows))
        setNeedsDraw()
    }

    /// A view that has left the window cannot schedule a frame.
    override func willRemoveSubview(_ subview: View) { setNeedsDraw() }

    /// Draws in the next turn, once for all changes until then.
    func setNeedsDraw() {
        guard !isDrawScheduled else { return }
        isDrawScheduled = true
        scheduler.schedule(after: .zero) { [weak self] in self?.draw() }
    }

    private func draw() {
        isDrawScheduled = false
        layoutIfNeeded()
        var canvas = Canvas(rows: size.rows, columns: size.columns)
        drawTree(on: &canvas)
        if showsInspection { drawInspection(on: &canvas) }
        canvas.write(help, row: size.rows - 1, column: 0, style: .dimmed)
        show(canvas)
    }

    private var help: String {
        guard let widget = frontmost(PageWidget.self) else { return "" }
        if widget.isSearching { return "Enter Done  Esc Clear" }
        let commands = widget.page.commands.map { "\($0.key) \($0.title)" }
        let search = widget.page.searchText == nil ? [] : ["/ Search"]
        let isSheet = !(subviews.last is TabsWidget)
        let back = isSheet || frontmost(StackWidget.self)?.backTitle != nil ? ["Esc Back"] : []
        let tabs = isSheet ? [] : ["Tab Next tab"]
        return (commands + search + ["Enter Open"] + back + tabs + ["i Inspect", "q Quit"]).joined(separator: "  ")
    }

    /// Draws the tree of controllers and, next to it, the latest events.
    private func drawInspection(on canvas: inout Canvas) {
        let first = Int(frame.size.height)
        let rows = size.rows - 1 - first
        guard rows > 1, let inspection = guide?.inspection(events: rows - 1) else { return }
        canvas.fill("─", row: first, in: canvas.area, style: .dimmed)
        let half = size.columns / 2
        for (index, line) in inspection.tree.prefix(rows - 1).enumerated() {
            canvas.write(line, row: first + 1 + index, column: 0, columns: half - 1)
        }
        for (index, line) in inspection.events.enumerated() {
            canvas.write(line, row: first + 1 + index, column: half, style: .dimmed)
        }
    }

    // MARK: Keys

    /// Performs the action of a key.
    func press(_ key: Key) {
        noteInput("key \(key)")
        let widget = frontmost(PageWidget.self)
        if let widget, widget.isSearching, press(key, searchingIn: widget) { return }
        switch key {
        case .up: move(by: -1)
        case .down: move(by: 1)
        case .pageUp: move(by: -(widget?.visibleRows ?? 1))
        case .pageDown: move(by: widget?.visibleRows ?? 1)
        case .home: widget?.actions?.select(row: 0)
        case .end: widget?.actions?.select(row: .max)
        case .enter, .right: if let row = widget?.page.selection { widget?.actions?.activate(row: row) }
        case .escape, .left, .backspace: leave()
        case .tab: selectTab(offset: 1)
        case .backtab: selectTab(offset: -1)
        case .character("/"): widget?.isSearching = widget?.page.searchText != nil
        case .character("i"): showsInspection.toggle()
        case .character("m"): receiveMemoryWarning()
        case .character("q"): quit()
        case .character(let character):
            let command = widget?.page.commands.first { $0.key == character }
            if let command { widget?.actions?.perform(command) }
        }
    }

    /// Changes the text of the search field, and returns whether the key was used for that.
    private func press(_ key: Key, searchingIn widget: PageWidget) -> Bool {
        var text = widget.page.searchText ?? ""
        switch key {
        case .character(let character): text.append(character)
        case .backspace: if !text.isEmpty { text.removeLast() }
        case .escape: text = ""
        case .enter: break
        default: return false
        }
        if key == .enter || key == .escape { widget.isSearching = false }
        if text != widget.page.searchText { widget.actions?.search(for: text) }
        return true
    }

    private func move(by rows: Int) {
        guard let widget = frontmost(PageWidget.self), let row = widget.page.selection else { return }
        widget.actions?.select(row: row + rows)
    }

    /// Goes back, or ends a search where there is nothing to go back to.
    private func leave() {
        guard !goBack(), let widget = frontmost(PageWidget.self) else { return }
        if widget.page.searchText?.isEmpty == false { widget.actions?.search(for: "") }
    }

    /// Selects a neighbour of the selected tab, unless a sheet is over the tabs.
    private func selectTab(offset: Int) {
        guard let tabs = subviews.last as? TabsWidget, !tabs.titles.isEmpty else { return }
        tabs.actions?.selectTab(at: (tabs.selection + offset + tabs.titles.count) % tabs.titles.count)
    }
}

import CityGuideBase
import CityGuideKit
import StoryCode
import TerminalToolkit

/// The window of the guide in a terminal: it draws its tree of views, and passes on the user's keys and clicks.
final class TerminalWindow: Window {
    /// What the window shows with the screens of the guide.
    private enum Addition {
        /// The controllers and the latest events below the screens.
        case inspection
        /// The list of keys in place of the screens.
        case help
    }

    /// Receives each frame.
    var show: (Canvas) -> Void = { _ in }

    /// Called when the user ends the program.
    var quit: () -> Void = {}

    /// The size of the terminal, in the last row of which are the keys.
    var size: (rows: Int, columns: Int) { didSet { resize() } }

    /// The guide, once it is made; it retains the window.
    weak var guide: Guide? { didSet { observeLog() } }

    let language: Language
    private var addition: Addition? { didSet { resize() } }
    private var isDrawScheduled = false

    /// The places of the commands in the last row.
    private var buttons: [(columns: Range<Int>, key: Key)] = []

    init(size: (rows: Int, columns: Int), language: Language, scheduler: some LifecycleScheduler) {
        (self.size, self.language) = (size, language)
        super.init(scheduler: scheduler)
        resize()
    }

    /// The page to which the keys belong.
    private var page: PageWidget? { frontmost(PageWidget.self) }

    /// The tabs, unless a sheet is over them.
    private var tabs: TabsWidget? { subviews.last as? TabsWidget }

    private var canGoBack: Bool { tabs == nil || frontmost(StackWidget.self)?.backTitle != nil }

    // MARK: Drawing

    private func resize() {
        let height = max(size.rows - 1, 0)
        let rows = addition == .inspection ? height - height / 2 : height
        frame = LayoutRect(x: 0, y: 0, width: Double(size.columns), height: Double(rows))
        setNeedsDraw()
    }

    override func didAddSubview(_ subview: View) { setNeedsDraw() }

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
        if addition == .help { drawHelp(on: &canvas) } else { drawTree(on: &canvas) }
        if addition == .inspection { drawInspection(on: &canvas) }
        drawButtons(on: &canvas)
        show(canvas)
    }

    /// Draws what the most useful keys do in the last row; a click on one of them presses it.
    private func drawButtons(on canvas: inout Canvas) {
        var labels: [(name: String, title: String, key: Key)] = []
        if addition == .help {
            labels = [("Esc", language.close, .escape)]
        } else if let page, page.isSearching {
            labels = [("Enter", language.done, .enter), ("Esc", language.clear, .escape)]
        } else if let page {
            if let action = page.selectedRow?.action { labels.append(("Enter", action, .enter)) }
            if canGoBack { labels.append(("Esc", language.back, .escape)) }
            labels += page.page.commands.map { (String($0.key), $0.title, .character($0.key)) }
            if page.page.searchText != nil { labels.append(("/", language.search, .character("/"))) }
        }
        let help = addition == .help || page?.isSearching == true ? "" : "? \(language.help)"
        buttons = []
        var column = 0
        for (name, title, key) in labels {
            let label = "\(name) \(title)"
            let end = column + Cells.count(label)
            guard end + 2 + Cells.count(help) <= size.columns else { continue }
            canvas.write(label, row: size.rows - 1, column: column, style: .dimmed)
            buttons.append((column..<end, key))
            column = end + 2
        }
        canvas.write(help, row: size.rows - 1, column: column, style: .dimmed)
        buttons.append((column..<column + Cells.count(help), .character("?")))
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

    /// Draws the inspection after each event, because few events change a view.
    private func observeLog() {
        guide?.log.onChange { [weak self] in
            if self?.addition == .inspection { self?.setNeedsDraw() }
            self?.observeLog()
        }
    }

    private func drawHelp(on canvas: inout Canvas) {
        let lines = language.keys
        let width = lines.map { Cells.count($0.key) }.max() ?? 0
        let columns = lines.map { Cells.count($0.value) }.max() ?? 0
        let screen = Area(rows: size.rows - 1, columns: size.columns)
        let area = canvas.drawFrame(language.help, rows: lines.count, columns: width + 2 + columns, in: screen)
        for (index, line) in lines.enumerated().prefix(max(area.rows, 0)) {
            canvas.write(line.key, row: area.row + index, column: area.column, columns: area.columns, style: .title)
            let column = area.column + width + 2
            canvas.write(line.value, row: area.row + index, column: column, columns: area.columns - width - 2)
        }
    }

    // MARK: Keys

    /// Performs the action of a key or a click.
    func press(_ key: Key) {
        if addition == .help { return addition = nil }
        if let page, page.isSearching, press(key, searchingIn: page) { return }
        switch key {
        case .up: move(by: -1)
        case .down: move(by: 1)
        case .pageUp: move(by: -(page?.visibleRows ?? 1))
        case .pageDown: move(by: page?.visibleRows ?? 1)
        case .home: page?.actions?.select(row: 0)
        case .end: page?.actions?.select(row: .max)
        case .enter, .right: if let row = page?.page.selection { page?.actions?.activate(row: row) }
        case .escape, .left, .backspace: leave()
        case .tab: selectTab(offset: 1)
        case .backtab: selectTab(offset: -1)
        case .click(let row, let column): click(row, column)
        case .paste(let text): if let page, page.page.searchText != nil { paste(text, in: page) }
        case .character("/"): page?.isSearching = page?.page.searchText != nil
        case .character("?"): addition = .help
        case .character("i"): addition = addition == nil ? .inspection : nil
        case .character("m"): receiveMemoryWarning()
        case .character("q"): quit()
        case .character(let character):
            let command = page?.page.commands.first { $0.key == character }
            if let command { page?.actions?.perform(command) }
        }
    }

    /// Changes the text of the search field, and returns whether the key was used for that.
    private func press(_ key: Key, searchingIn page: PageWidget) -> Bool {
        var text = page.page.searchText ?? ""
        switch key {
        case .character(let character): text.append(character)
        case .backspace: if !text.isEmpty { text.removeLast() }
        case .escape: text = ""
        case .enter: break
        default: return false
        }
        if key == .enter || key == .escape { page.isSearching = false }
        if text != page.page.searchText { page.actions?.search(for: text) }
        return true
    }

    /// Adds the first line of a text to the search.
    private func paste(_ text: String, in page: PageWidget) {
        page.isSearching = true
        let line = text.drop { $0.isWhitespace }.prefix { !$0.isNewline }
        page.actions?.search(for: (page.page.searchText ?? "") + line)
    }

    private func move(by rows: Int) {
        if let row = page?.page.selection { page?.actions?.select(row: row + rows) }
    }

    /// Goes back, or ends a search where there is nothing to go back to.
    private func leave() {
        if canGoBack { noteInput(language.back) }
        if !goBack(), page?.page.searchText?.isEmpty == false { page?.actions?.search(for: "") }
    }

    /// Selects a neighbour of the selected tab, unless a sheet is over the tabs.
    private func selectTab(offset: Int) {
        guard let tabs, !tabs.titles.isEmpty else { return }
        tabs.actions?.selectTab(at: (tabs.selection + offset + tabs.titles.count) % tabs.titles.count)
    }

    /// Selects a row, or performs its action if it is selected; presses a key in the last row, a tab or the way back.
    private func click(_ row: Int, _ column: Int) {
        if row == size.rows - 1 {
            if let button = buttons.first(where: { $0.columns.contains(column) }) { press(button.key) }
        } else if let index = page?.row(at: row, column) {
            if index == page?.page.selection { page?.actions?.activate(row: index) }
            page?.actions?.select(row: index)
        } else if let tabs, let index = tabs.tab(at: row, column) {
            tabs.actions?.selectTab(at: index)
        } else if let stack = frontmost(StackWidget.self), tabs != nil, row == 2, column < stack.backColumns {
            leave()
        }
    }
}

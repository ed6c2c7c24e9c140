import CityGuideBase
import CityGuideKit
import GTKToolkit
import StoryCode

/// The rows of a page, below its search field and its notices, with its commands as buttons.
class PageWidget: WidgetView, PageView {
    var page = Page(title: "") { didSet { show(before: oldValue) } }
    weak let actions: (any PageActions)?

    private let search: NativeObject
    private let count: NativeObject
    private let notices: NativeObject
    private let placeholder: NativeObject
    private let scrolled: NativeObject
    private let commands: NativeObject
    private let list: ListWidget

    init(_ actions: any PageActions, _ language: Language) {
        let texts: KeyValuePairs = ["search": language.search, "rows": language.rows]
        let interface = Interface(PackageResources.page_ui, texts: texts)
        self.actions = actions
        search = interface["search"]
        count = interface["count"]
        notices = interface["notices"]
        placeholder = interface["placeholder"]
        scrolled = interface["scrolled"]
        commands = interface["commands"]
        list = ListWidget(interface)
        super.init(interface["page"])
        list.actions = actions
        search.captureKeys(of: root)
        // The list loses the focus when the row with the focus is not found.
        search.on("search-started") { [weak self] in self?.search.focus() }
        search.on("changed") { [weak self] in self?.userSearched() }
        search.on("activate") { [weak self] in self?.activateSelection() }
        search.on("stop-search") { [weak self] in self?.stopSearching() }
    }

    /// Moves the focus to the selected row, or to the search field if there are no rows, so that a letter begins a search.
    override func focus() { if page.rows.isEmpty { search.focus() } else { list.focus() } }

    // MARK: Drawing

    private func show(before: Page) {
        search.set("visible", to: page.searchText != nil)
        if let text = page.searchText, text != search.text("text") { search.set("text", to: text) }
        count.set("label", to: page.count)
        count.set("visible", to: !page.count.isEmpty)
        notices.set("label", to: page.notices.joined(separator: "\n"))
        notices.set("visible", to: !page.notices.isEmpty)
        list.show(page)
        placeholder.set("label", to: page.placeholder)
        placeholder.set("visible", to: page.rows.isEmpty)
        scrolled.set("visible", to: !page.rows.isEmpty)
        // The list had nothing to focus before the cities were loaded, or has lost its last row.
        if before.rows.isEmpty != page.rows.isEmpty, page.searchText == before.searchText {
            (window as? GTKWindow)?.afterLayout = { [weak self] in self?.focus() }
        }
        if page.commands != before.commands { commands.setChildren(page.commands.map(makeButton)) }
    }

    private func makeButton(_ command: Page.Command) -> NativeObject {
        let button = Interface(#"<interface><object class="GtkButton" id="command"/></interface>"#)["command"]
        // Alt and the first letter press the button.
        button.set("label", to: "_\(command.title)")
        button.set("use-underline", to: true)
        button.on("clicked") { [weak self] in self?.actions?.perform(command) }
        return button
    }

    // MARK: Searching

    private func userSearched() {
        let text = search.text("text")
        if let shown = page.searchText, shown != text { actions?.search(for: text) }
    }

    private func activateSelection() {
        if let row = page.selection { actions?.activate(row: row) }
    }

    private func stopSearching() {
        search.set("text", to: "")
        focus()
    }
}

import CityGuideBase
import GTKToolkit

/// A `GtkListView` of the rows of a page.
///
/// Its model contains the identities of the rows, and changes only where these do, so the list keeps its position. The
/// widgets of visible rows are updated in place.
final class ListWidget {
    private var rows: [Page.Row] = []

    weak var actions: (any PageActions)?
    private let list: NativeObject
    private let model: NativeObject
    private let selection: NativeObject

    /// The widgets of the items for which GTK has made some.
    private var widgets: [NativeObject: RowWidget] = [:]

    /// Whether the list changes because the page has, and not because of the user.
    private var isUpdating = false

    /// - Parameter interface: The interface of the page.
    init(_ interface: Interface) {
        list = interface["list"]
        model = interface["model"]
        selection = interface["selection"]
        list.onNumber("activate") { [weak self] row in self?.actions?.activate(row: row) }
        selection.on("notify::selected") { [weak self] in self?.userSelected() }
        let factory = interface["factory"]
        factory.onObject("setup") { [weak self] item in self?.addWidget(to: item) }
        factory.onObject("bind") { [weak self] item in self?.update(item) }
        factory.onObject("teardown") { [weak self] item in self?.widgets[item] = nil }
    }

    /// Shows the rows of a page.
    func show(_ page: Page) {
        isUpdating = true
        defer { isUpdating = false }
        replaceItems(with: page.rows)
        for item in widgets.keys { update(item) }
        let selected = page.selection ?? -1
        guard selection.number("selected") != selected else { return }
        selection.set("selected", to: selected)
        scrollToSelection()
    }

    /// Moves the focus of the keyboard to the selected row.
    func focus() {
        scrollToSelection()
        let selected = selection.number("selected")
        let row = widgets.first { $0.key.number("position") == selected }?.value
        // A list without a focused row would move the focus to the first one.
        if let row { row.focus() } else { list.focus() }
    }

    private func scrollToSelection() {
        let selected = selection.number("selected")
        if rows.indices.contains(selected) { list.scroll(to: selected) }
    }

    private func replaceItems(with new: [Page.Row]) {
        let old = rows
        rows = new
        let start = zip(old, new).prefix { $0.id == $1.id }.count
        let limit = min(old.count, new.count) - start
        let end = zip(old.reversed(), new.reversed()).prefix(limit).prefix { $0.id == $1.id }.count
        let (removed, added) = (start..<old.count - end, start..<new.count - end)
        if !removed.isEmpty || !added.isEmpty { model.replace(removed, with: new.map(\.id)[added]) }
    }

    private func addWidget(to item: NativeObject) {
        widgets[item] = RowWidget(in: item) { [weak self, weak item] in
            guard let self, let position = item?.number("position"), rows.indices.contains(position) else { return }
            actions?.activate(row: position)
        }
    }

    private func update(_ item: NativeObject) {
        let position = item.number("position")
        guard rows.indices.contains(position) else { return }
        item.set("activatable", to: rows[position].action != nil)
        widgets[item]?.show(rows[position])
    }

    private func userSelected() {
        let selected = selection.number("selected")
        if !isUpdating, rows.indices.contains(selected) { actions?.select(row: selected) }
    }
}

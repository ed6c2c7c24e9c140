import CityGuideBase
import StoryCode

/// Passes the user's actions on a page on, after the window has noted them for the recorders of runs.
final class NotedActions: PageActions {
    private weak let widget: PageWidget?

    init(of widget: PageWidget) { self.widget = widget }

    func select(row: Int) { note("select", row)?.actions?.select(row: row) }

    func activate(row: Int) { note("tap", row)?.actions?.activate(row: row) }

    func search(for text: String) {
        widget?.window?.noteInput("search for \(text)")
        widget?.actions?.search(for: text)
    }

    func perform(_ command: Page.Command) {
        widget?.window?.noteInput("tap \(command.title)")
        widget?.actions?.perform(command)
    }

    private func note(_ verb: String, _ row: Int) -> PageWidget? {
        if let widget, widget.page.rows.indices.contains(row) {
            widget.window?.noteInput("\(verb) \(widget.page.rows[row].title)")
        }
        return widget
    }
}

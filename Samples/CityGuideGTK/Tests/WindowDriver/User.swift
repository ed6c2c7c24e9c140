import CGTK
import Foundation
import GTKToolkit
import GuideWidgets
import StoryCode

/// A simulated user that moves the pointer, presses keys and waits for changes of the window.
struct User {
    let session: GuideSession
    let data: URL
    let pictures: URL

    // MARK: Acting

    /// Clicks the widget with a text.
    func click(_ text: String) throws { try click { $0.typeName == "GtkLabel" && $0.text("label") == text } }

    /// Clicks the widget with a tooltip.
    func click(tooltip: String) throws { try click { $0.text("tooltip-text") == tooltip } }

    /// Clicks the search field.
    func clickSearch() throws { try click { $0.typeName == "GtkSearchEntry" } }

    private func click(_ isWanted: (NativeObject) -> Bool) throws {
        guard let widget = WidgetTree.visible.last(where: isWanted) else { throw failure("no widget to click") }
        let (x, y) = widget.middle
        run("xdotool search --onlyvisible --name ^\(widget.windowTitle)$ mousemove --window %1 \(x) \(y) click 1")
    }

    /// Presses keys, by the names of X.
    func press(_ keys: String) { run("xdotool key \(keys)") }

    /// Types a text.
    func type(_ text: String) { run("xdotool type \(text)") }

    /// Changes a window, as a window manager does.
    func window(_ title: String, _ command: String) {
        run("xdotool search --onlyvisible --name ^\(title)$ \(command)")
    }

    // MARK: Looking

    /// The texts that the user sees.
    var texts: [String] { WidgetTree.visible.filter { $0.typeName == "GtkLabel" }.map { $0.text("label") } }

    /// The text in the search field of the page.
    var searchText: String {
        WidgetTree.visible.last { $0.typeName == "GtkSearchEntry" }?.text("text") ?? "no search field"
    }

    /// The texts and the names of the icons in each widget of a class.
    func contents(of typeName: String) -> [String] {
        WidgetTree.visible.filter { $0.typeName == typeName }.map { widget in
            WidgetTree.widgets(in: widget).filter { unsafe gtk_widget_get_mapped($0.widget) != 0 }.compactMap { part in
                switch part.typeName {
                case "GtkLabel": part.text("label")
                case "GtkImage": part.text("icon-name")
                default: nil
                }
            }.joined(separator: " ")
        }
    }

    /// The labels of the tabs that are selected.
    var selectedTabs: [String] {
        WidgetTree.visible.filter { $0.typeName == "GtkToggleButton" && $0.flag("active") }.map { $0.text("label") }
    }

    /// The widget that receives keys: `list`, or the name of its class.
    var focus: String {
        let window = unsafe session.window.native.pointer.assumingMemoryBound(to: GtkWindow.self)
        guard let focused = unsafe gtk_window_get_focus(window) else { return "nothing" }
        let isInList = unsafe gtk_widget_get_ancestor(focused, gtk_list_view_get_type()) != nil
        return unsafe isInList ? "list" : NativeObject(gpointer(focused)).typeName
    }

    /// Waits for the last event, and until nothing moves.
    func see(event: String, count: Int = 1) async throws {
        try await wait(for: event) { session.events.filter { $0 == event }.count == count }
    }

    /// Waits for a text, and until nothing moves.
    func see(_ text: String) async throws { try await wait(for: text) { texts.contains(text) } }

    /// Waits for a condition, and until nothing moves.
    func wait(for what: String, _ condition: () -> Bool) async throws {
        let end = ContinuousClock.now + .seconds(10)
        while !condition() || isMoving {
            guard ContinuousClock.now < end else { throw failure("timed out waiting for '\(what)'") }
            // The display, GTK and the program need time of their own.
            try await Task.sleep(for: .milliseconds(10))
        }
    }

    /// Whether a stack moves from one page to another.
    private var isMoving: Bool {
        WidgetTree.visible.contains { $0.typeName == "GtkStack" && $0.flag("transition-running") }
    }

    /// Presses the key that makes the window dark or light, and waits until it is.
    func toggleDark() async throws {
        let isDark = Desktop.isDark
        press("F9")
        try await wait(for: isDark ? "light" : "dark") { Desktop.isDark != isDark }
    }

    /// Takes a picture of the display.
    func takePicture(_ name: String) async throws {
        // A frame shows what has changed before it, and buttons change their colours for 200 ms.
        let window = unsafe session.window.native.widget
        let clock = unsafe gtk_widget_get_frame_clock(window)
        let end = unsafe gdk_frame_clock_get_frame_counter(clock) + 2
        while unsafe gdk_frame_clock_get_frame_counter(clock) < end {
            unsafe gtk_widget_queue_draw(window)
            try await Task.sleep(for: .milliseconds(10))
        }
        try await Task.sleep(for: .milliseconds(500))
        run("import -window root \(pictures.appending(path: name).path).png")
    }

    private func failure(_ what: String) -> Failure {
        Failure(description: "\(what); visible: \(texts); frame: \(session.window.frame); events: \(session.events)")
    }

    /// Runs a program and waits for its end, outside of the main loop.
    private func run(_ command: String) { unsafe g_spawn_command_line_sync(command, nil, nil, nil, nil) }
}

struct Failure: Error, CustomStringConvertible {
    let description: String
}

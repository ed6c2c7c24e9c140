import CityGuideBase
import GTKToolkit

/// The widgets of an item of a list, which show one row after the other.
final class RowWidget {
    private let root: NativeObject
    private let mark: NativeObject
    private let title: NativeObject
    private let detail: NativeObject
    private let action: NativeObject
    private let click: NativeObject
    private var shown: Page.Row?

    /// - Parameter activate: Called when the user clicks the row.
    init(in item: NativeObject, activate: @escaping () -> Void) {
        let interface = Interface(PackageResources.row_ui)
        mark = interface["mark"]
        title = interface["title"]
        detail = interface["detail"]
        action = interface["action"]
        click = interface["click"]
        root = interface["row"]
        item.set("child", to: root)
        // Not the second click of two.
        click.onNumber("released") { [weak self] count in
            if count == 1, self?.shown?.action != nil { activate() }
        }
    }

    /// Moves the focus of the keyboard to the row.
    func focus() { root.parent?.focus() }

    func show(_ row: Page.Row) {
        guard row != shown else { return }
        // The widget of the item is larger than the row, and contains it since the first row.
        if shown == nil { root.addToParent(click) }
        shown = row
        mark.set("visible", to: row.isMarked)
        title.set("label", to: row.title)
        detail.set("label", to: row.detail)
        // A row without an action is a fact: it is dimmed, and has no arrow.
        title.setClass("dim-label", to: row.action == nil)
        action.set("visible", to: row.action != nil)
        let text = [row.title, row.detail, row.isMarked ? "★" : "", row.action ?? ""].filter { !$0.isEmpty }
        root.parent?.setAccessibleLabel(text.joined(separator: ", "))
    }
}

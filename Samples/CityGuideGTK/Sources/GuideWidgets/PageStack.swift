import GTKToolkit
import StoryCode

/// A `GtkStack` that shows one of the subviews of a view.
struct PageStack {
    let widget: NativeObject

    /// Shows a subview that was added.
    func show(_ subview: View, in view: View) {
        guard let shown = subview as? WidgetView else { return }
        // A view behind the others is the one to which the user goes back.
        let isBehind = subview !== view.subviews.last
        widget.set("transition-type", to: isBehind ? Self.slideRight : Self.slideLeft)
        widget.addPage(shown.root)
        widget.set("visible-child", to: shown.root)
        // After GTK has moved the focus to the widget after the focused one.
        shown.focus()
    }

    /// Removes a subview, and shows one that remains.
    func remove(_ subview: View, from view: View) {
        guard let root = (subview as? WidgetView)?.root else { return }
        let rest = view.subviews.last { $0 !== subview } as? WidgetView
        if let rest { widget.set("visible-child", to: rest.root) }
        widget.removePage(root)
    }

    // The values of `GtkStackTransitionType`.
    private static let slideRight = 2
    private static let slideLeft = 3
}

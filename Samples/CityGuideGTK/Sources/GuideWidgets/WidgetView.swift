package import GTKToolkit
package import StoryCode

/// A view that owns a widget, in which it shows its subviews.
///
/// StoryCode adds the views of controllers to the view and removes them; the widgets follow in the hooks of `View`. A
/// superview's widget retains the widget as long as the view is inside it, so no widget outlives its view.
package class WidgetView: View {
    /// The outermost widget of the view.
    package let root: NativeObject

    private let pages: PageStack?

    /// - Parameter pages: The `GtkStack` for the subviews, if there can be any.
    init(_ root: NativeObject, pages: NativeObject? = nil) {
        self.root = root
        self.pages = pages.map(PageStack.init)
        super.init()
    }

    /// Moves the focus of the keyboard to the contents of the view.
    func focus() { (subviews.last as? WidgetView)?.focus() }

    override package func didAddSubview(_ subview: View) { pages?.show(subview, in: self) }

    override package func willRemoveSubview(_ subview: View) { pages?.remove(subview, from: self) }
}

/// A weak reference to a window, which all views in the window share.
@MainActor
final class WindowReference {
    weak let window: Window?

    init(_ window: Window) { self.window = window }
}

/// The window that contains a view, known without a search.
@MainActor
struct WindowLink {
    /// Refers to the window, or is nil in a view that is in none; a released window removes it.
    fileprivate(set) var reference: WindowReference?

    /// Refers to the window that the view was notified of last.
    fileprivate var notified: WindowReference?
}

extension View {
    /// The window that contains the view, or nil.
    public var window: Window? { windowLink.reference?.window }

    /// Whether the view is in a window.
    var isInWindow: Bool { windowLink.reference != nil }

    /// Links a window to itself.
    func linkOwnWindow() {
        windowLink = WindowLink(reference: ownReference, notified: ownReference)
    }

    /// Links the view and the views inside it to the window of the superview, and returns those that have changed their
    /// window, the outermost first.
    func updateWindowLinks() -> [View] {
        let reference = superview?.windowLink.reference ?? ownReference
        guard windowLink.reference !== reference else { return [] }
        windowLink.reference = reference
        var changed = [self]
        if subviews.isEmpty { return changed }
        var queue = Array(subviews.reversed())
        while let view = queue.popLast() {
            view.windowLink.reference = reference
            changed.append(view)
            queue += view.subviews.reversed()
        }
        return changed
    }

    /// Notifies views of their window, once of each; a hook may move the views behind it.
    static func notifyOfWindow(_ views: [View]) {
        for view in views where view.windowLink.notified !== view.windowLink.reference {
            view.windowLink.notified = view.windowLink.reference
            view.didMoveToWindow()
        }
    }

    /// Calls the hooks of a view that was added to another one.
    ///
    /// - Parameter changed: The views that have changed their window.
    func wasAdded(to newSuperview: View, changed: [View]) {
        View.notifyOfWindow(changed)
        // A hook may have moved the view, and that move has called the other hooks.
        guard superview === newSuperview else { return }
        didMoveToSuperview()
        if superview === newSuperview { newSuperview.didAddSubview(self) }
    }

    /// Calls the hooks of a view that has no superview any more.
    func wasRemoved(changed: [View]) {
        View.notifyOfWindow(changed)
        if superview == nil { didMoveToSuperview() }
    }
}

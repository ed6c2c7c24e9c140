/// The window that a view has been notified of last.
///
/// Comparing it with that of the superview finds a change without searching for the window.
struct WindowLink {
    /// The identity is that of a window which exists, because a released window notifies its views.
    fileprivate var window: ObjectIdentifier?
}

extension View {
    /// Makes the view a window of its own views.
    func linkOwnWindow() { windowLink.window = linkedWindow }

    /// Calls the hooks of a view that was added to another one.
    func wasAdded(to newSuperview: View) {
        notifyOfWindow()
        // A hook may have moved the view, and that move has called the other hooks.
        guard superview === newSuperview else { return }
        didMoveToSuperview()
        if superview === newSuperview { newSuperview.didAddSubview(self) }
    }

    /// Calls the hooks of a view that has no superview any more.
    func wasRemoved() {
        notifyOfWindow()
        if superview == nil { didMoveToSuperview() }
    }

    /// Notifies the view and the views inside it of their window if it has changed, the outermost first.
    ///
    /// A hook may change the tree. From then on each view is compared with its superview, so that it is notified once of
    /// the window in which it is.
    private func notifyOfWindow() {
        let window = linkedWindow
        guard windowLink.window != window else { return }
        let treeChanges = View.treeChanges
        // Stays empty, without an allocation, for a view without subviews.
        var queue: [View] = []
        var next: View? = self
        while let view = next {
            let window = treeChanges == View.treeChanges ? window : view.linkedWindow
            if view.windowLink.window != window {
                view.windowLink.window = window
                view.didMoveToWindow()
                // Appending a reversed array would allocate a copy of it.
                for subview in view.subviews.reversed() { queue.append(subview) }
            }
            next = queue.popLast()
        }
    }

    /// The window of the superview, or that of the outermost view.
    private var linkedWindow: ObjectIdentifier? {
        if let superview { return superview.windowLink.window }
        return self is Window ? ObjectIdentifier(self) : nil
    }
}

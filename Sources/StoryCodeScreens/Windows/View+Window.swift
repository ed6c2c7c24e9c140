extension Window {
    /// A link to a window, which all views in the window share.
    @MainActor
    final class Reference {
        private let link: Link<Window>

        /// Identifies the window, also after its end.
        fileprivate let id: Int

        private static var references = 0

        @inline(__always) var window: Window? { link.target }

        /// Whether the window was released.
        private(set) var isReleased = false

        init(_ window: Window) {
            link = Link(window)
            Self.references += 1
            id = Self.references
        }

        /// States that the window was released.
        func release() { isReleased = true }
    }
}

extension View {
    /// The window that contains a view, known without a search.
    @MainActor
    struct WindowLink {
        /// Refers to the window, or is nil in a view that is in none; a released window removes it.
        fileprivate(set) var reference: Window.Reference?

        /// The identity of the window that the view was notified of last, or 0.
        fileprivate var notifiedID = 0

        /// The identity of the window, or 0.
        fileprivate var id: Int { reference?.id ?? 0 }
    }
}

extension View {
    /// The window that contains the view, or nil.
    public var window: Window? { windowLink.reference?.window }

    /// Whether the view is in a window.
    var isInWindow: Bool { windowLink.reference?.isReleased == false }

    /// Whether the window was released that contains the view, and the view has yet to be notified.
    var hasLostWindow: Bool { windowLink.reference?.isReleased == true }

    /// Links a window to itself.
    func linkOwnWindow() {
        windowLink.reference = ownReference
        windowLink.notifiedID = windowLink.id
    }

    /// Links the view and the views inside it to the window of the superview.
    ///
    /// - Returns: The views inside it, the outermost first, or nil if the view stays in its window.
    func updateWindowLinks() -> [View]? {
        let reference = superview?.windowLink.reference ?? ownReference
        guard windowLink.reference !== reference else { return nil }
        windowLink.reference = reference
        var changed: [View] = []
        var queue: [View] = []
        for view in subviews.reversed() { queue.append(view) }
        while let view = queue.popLast() {
            view.windowLink.reference = reference
            changed.append(view)
            for subview in view.subviews.reversed() { queue.append(subview) }
        }
        return changed
    }

    /// Notifies the view and views inside it of their window, once of each; a hook may move the views behind it.
    private func notifyOfWindow(changed: [View]?) {
        guard let changed else { return }
        notifyOfWindow()
        for view in changed { view.notifyOfWindow() }
    }

    private func notifyOfWindow() {
        let id = windowLink.id
        guard windowLink.notifiedID != id else { return }
        windowLink.notifiedID = id
        didMoveToWindow()
    }

    /// Calls the hooks of a view that was added to another one.
    ///
    /// - Parameter changed: The views inside it that have changed their window along with it, or nil without a change.
    func wasAdded(to newSuperview: View, changed: [View]?) {
        notifyOfWindow(changed: changed)
        // A hook may have moved the view, and that move has called the other hooks.
        guard superview === newSuperview else { return }
        didMoveToSuperview()
        if superview === newSuperview { newSuperview.didAddSubview(self) }
    }

    /// Calls the hooks of a view that has no superview any more.
    func wasRemoved(changed: [View]?) {
        notifyOfWindow(changed: changed)
        if superview == nil { didMoveToSuperview() }
    }
}

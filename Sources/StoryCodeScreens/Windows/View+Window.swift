import StoryCodeScenes

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

        /// The phase of the window that was announced last; `unattached` after its end.
        private(set) var announcedPhase = WindowPhase.unattached

        init(_ window: Window) {
            link = Link(window)
            Self.references += 1
            id = Self.references
        }

        /// States that the window was released.
        func release() { (isReleased, announcedPhase) = (true, .unattached) }

        /// States that the window announces a phase.
        func announce(_ phase: WindowPhase) { announcedPhase = phase }
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
    func linkOwnWindow() { windowLink.reference = ownReference }

    /// Links the view and the views inside it to the window of the superview.
    ///
    /// - Returns: The views inside it, the outermost first, or nil if the view stays in its window.
    func updateWindowLinks() -> [View]? {
        let reference = superview?.windowLink.reference ?? ownReference
        guard windowLink.reference !== reference else { return nil }
        windowLink.reference = reference
        var changed: [View] = []
        var (views, index) = (subviews, 0)
        var queue: [(views: [View], index: Int)] = []
        while true {
            guard index < views.count else {
                guard let next = queue.popLast() else { return changed }
                (views, index) = next
                continue
            }
            let view = views[index]
            index += 1
            view.windowLink.reference = reference
            changed.append(view)
            if !view.subviews.isEmpty {
                queue.append((views, index))
                (views, index) = (view.subviews, 0)
            }
        }
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

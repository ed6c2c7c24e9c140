import StoryCodeScenes

extension ViewController {
    /// Replaces the view of one child by that of another, in one transition.
    ///
    /// For custom containers that forward events automatically. Both controllers are children of this one, and the
    /// incoming one receives its events first. It is UIKit's method of this name, in the order that the tests of
    /// workflow-swift assert on UIKit.
    ///
    /// - Parameters:
    ///   - duration: The duration; zero for a transition without animation.
    ///   - completion: Called at the end.
    public func transition(
        from: ViewController,
        to: ViewController,
        duration: Duration = .zero,
        completion: (@MainActor () -> Void)? = nil
    ) {
        guard from.parent === self, to.parent === self, from !== to, forwardsAppearance, !managesChildren else {
            return DiagnosticHandler.report(.childTransitionUnsupported, self, from, to)
        }
        LifecycleTrace.trace(.requested(.replaceChild, to), of: self)
        defer { LifecycleTrace.traceEnd(of: self) }
        request { [self] in
            lifecycle.finish()
            replace(from, by: to, duration: duration, completion: completion)
        }
    }

    private func replace(
        _ from: ViewController,
        by to: ViewController,
        duration: Duration,
        completion: (@MainActor () -> Void)?
    ) {
        let position = from.viewIfLoaded.flatMap(View.Position.init)
        guard appearance.isVisible, let position else {
            // Without a window the views are exchanged and no event is delivered.
            if let position {
                from.viewIfLoaded?.removeFromSuperview()
                position.insert(to.view)
            }
            completion?()
            return
        }
        let transition = Transition(
            .replaceChild,
            incoming: .init(to.shownInPlace.map { .init($0, position: position) }),
            outgoing: .init(from.shownInPlace.map { .init($0) }),
            animation: .init(duration: duration > .zero ? duration : nil),
            scheduler: scheduler,
            container: self
        ) { [link = Link(self)] _ in
            link.target?.lifecycle.childTransitionEnded()
            completion?()
        }
        lifecycle.start(transition)
        transition.run()
    }
}

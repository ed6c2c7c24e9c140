import StoryCodeScenes

extension ViewController {
    /// Replaces one child's view by another's, in one transition.
    ///
    /// For containers of your own. Both are children of this controller, which tells them by itself: the one that
    /// comes hears first. UIKit's method of this name; the order is that of the program whose tests run on UIKit.
    ///
    /// - Parameters:
    ///   - from: The child whose view is there.
    ///   - to: The child whose view comes in its place.
    ///   - duration: How long it takes; zero means not animated.
    ///   - completion: Called at the end.
    public func transition(
        from: ViewController,
        to: ViewController,
        duration: Duration = .zero,
        completion: (@MainActor () -> Void)? = nil
    ) {
        guard from.parent === self, to.parent === self, from !== to, forwardsAppearance, !managesChildren else {
            return LifecycleDiagnostics.report(.childTransitionUnsupported, self, from, to)
        }
        whenNobodyIsTold { [self] in
            finishChildTransitions()
            replace(from, by: to, duration: duration, completion: completion)
        }
    }

    private func replace(
        _ from: ViewController,
        by to: ViewController,
        duration: Duration,
        completion: (@MainActor () -> Void)?
    ) {
        guard appearance.isUp, let place = from.viewIfLoaded.flatMap(ViewPosition.init) else {
            // Nobody sees it: the views change places, and nobody is told.
            if let view = from.viewIfLoaded, let place = ViewPosition(view) {
                view.removeFromSuperview()
                place.insert(to.view)
            }
            completion?()
            return
        }
        let transition = Transition(
            .replaceChild,
            incoming: to.shownInPlace.map { Participant($0, place: place) },
            outgoing: from.shownInPlace.map { Participant($0) },
            animation: .init(duration: duration > .zero ? duration : nil),
            scheduler: scheduler,
            container: self
        ) { [weak self] _ in
            self?.childTransition = nil
            completion?()
        }
        childTransition = transition
        transition.run()
    }
}

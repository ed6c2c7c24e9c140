import StoryCodeScenes

extension PresentationController {
    /// Begins to dismiss the presented controller as the user does, led by a finger.
    ///
    /// The delegate is asked first, unless ``ViewController/isModalInPresentation`` forbids it anyhow.
    ///
    /// - Returns: What leads the transition, or nil where it may not be dismissed, is not on top, or where something
    ///   else is under way.
    public func beginInteractiveDismissal() -> InteractiveTransition? {
        guard let presented = presentedViewController, dismissalWindow != nil else { return nil }
        guard !presented.isModalInPresentation, delegate?.presentationControllerShouldDismiss(self) != false else {
            delegate?.presentationControllerDidAttemptToDismiss(self)
            return nil
        }
        // The delegate may have dismissed it by itself.
        guard let host = presentingViewController, let window = dismissalWindow else { return nil }
        let duration = window.transitionDuration
        let transition = host.dismissal(
            animation: .init(duration: duration, cancelPlan: .cancelDismissal),
            in: window,
            isByUser: true,
            completion: nil
        )
        OutermostCall.enter()
        window.run(transition)
        OutermostCall.leave()
        return InteractiveTransition(transition, duration: duration)
    }

    /// Dismisses the presented controller as the user does, when nobody concerned is being told an event.
    func dismissByUser() {
        guard let host = presentingViewController else { return }
        LifecycleRuntime.perform {
            [host]
        } _: {
            host.afterLanding { _ in self.beginInteractiveDismissal()?.finish() }
        }
    }

    /// The window in which the user may begin to dismiss it now.
    private var dismissalWindow: Window? {
        guard let presented = presentedViewController, let host = presentingViewController,
            let window = presented.viewIfLoaded?.window, window.presentation == nil, presented.presented == nil,
            presented.appearance.state == .appeared, presentationStyle.isDismissibleByUser, !host.isBusyInside
        else { return nil }
        return window
    }
}

import StoryCodeScenes

extension ViewController {
    func carryOutDismiss(animated: Bool, completion: (@MainActor () -> Void)?) {
        guard let host = dismisser, let presented = host.presented else { return }
        let shown = host.presentedChain.last { $0.appearance.state != .disappeared }
        guard let window = shown?.viewIfLoaded?.window else {
            return LifecycleDiagnostics.report(.dismissedWhileNotShown, host, presented)
        }
        guard window.presentation == nil else {
            return LifecycleDiagnostics.report(.dismissedDuringTransition, self)
        }
        window.run(
            host.dismissal(
                animation: .init(duration: animated ? window.transitionDuration : nil),
                in: window,
                completion: completion
            )
        )
    }

    /// The transition in which everything that this controller presents goes.
    func dismissal(
        animation: Transition.Animation,
        in window: Window,
        isByUser: Bool = false,
        completion: (@MainActor () -> Void)?
    ) -> Transition {
        let chain = Array(presentedChain.reversed())
        let presentations = chain.map(\.presentationController)
        let lowest = presentations.last
        // Kept from when nobody presents them any more until they have heard that they are gone.
        var leaving: [ViewController] = []
        let returning = lowest?.presentationStyle.coversPresenter == true
        for presentation in presentations { presentation.cause = .dismissing }
        return Transition(
            .dismiss,
            incoming: returning ? [Participant(self, place: lowest?.presenterPlace)] : [],
            outgoing: chain.map { Participant($0) },
            animation: animation,
            scheduler: window.scheduler,
            container: self
        ) { [weak self, weak tenants = window.tenants] moment in
            switch moment {
            case .willShow where isByUser:
                lowest.map { $0.delegate?.presentationControllerWillDismiss($0) }
            case .restore:
                for presentation in presentations { presentation.cause = .none }
            case .unlink:
                leaving = presentations.compactMap(\.presentedViewController)
                for presentation in presentations { presentation.unlink() }
                self?.presented = nil
            case .end:
                for presentation in presentations { presentation.cause = .none }
                if isByUser, !leaving.isEmpty { lowest.map { $0.delegate?.presentationControllerDidDismiss($0) } }
                tenants?.presentationEnded(completion)
            default: break
            }
        }
    }

    /// Ends what is under way of a presentation over this controller, because its place is going.
    func finishPresentation() {
        guard presented != nil || presenter != nil else { return }
        viewIfLoaded?.window?.presentation?.finish()
        presented?.viewIfLoaded?.window?.presentation?.finish()
    }

    /// Dismisses everything over this controller, without an animation and without waiting.
    func dismissAtOnce() {
        finishPresentation()
        guard presented != nil else { return }
        let shown = presentedChain.last { $0.viewIfLoaded?.window != nil }
        if let window = shown?.viewIfLoaded?.window {
            let transition = dismissal(animation: .none, in: window, completion: nil)
            window.run(transition)
            transition.finish()
        } else {
            for controller in presentedChain.reversed() { controller.presentationController.unlink() }
            presented = nil
        }
    }
}

extension PresentationController {
    /// Forgets who presented the controller, and what that one presents.
    fileprivate func unlink() {
        presentingViewController?.presented = nil
        presentingViewController = nil
        presenterPlace = nil
        style = nil
    }
}

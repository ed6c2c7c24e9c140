import StoryCodeScenes

extension ViewController {
    /// Performs `present(_:animated:completion:)` when no affected controller is busy.
    func requestPresentation(
        of controller: ViewController,
        animated: Bool,
        completion: (@MainActor () -> Void)?
    ) {
        let style = controller.modalPresentationStyle
        LifecycleRuntime.perform(affecting: { [self] in [presenter(for: style), controller] }) { [self] in
            afterEndingPresentation { [self] in
                present(controller, style: style, animated: animated, completion: completion)
            }
        }
    }

    /// The controller over which a controller is presented: the farthest container, or the nearest one that defines a
    /// context.
    private func presenter(for style: ModalPresentationStyle) -> ViewController {
        var controller = self
        while let outer = controller.containerOrHost, !(style.isInContext && controller.definesPresentationContext) {
            controller = outer
        }
        return controller
    }

    /// The parent, or for a detached controller, the controller whose view contains its view.
    var containerOrHost: ViewController? { parent ?? (isDetached ? viewIfLoaded?.enclosingController : nil) }

    private func present(
        _ controller: ViewController,
        style: ModalPresentationStyle,
        animated: Bool,
        completion: (@MainActor () -> Void)?
    ) {
        let host = presenter(for: style)
        guard window(toPresent: controller, over: host) != nil else { return }
        LifecycleTrace.trace(.presented(by: host), of: controller)
        origin?.didAdd(controller, to: self)
        // Its `viewDidLoad()` may change the answer.
        controller.loadViewIfNeeded()
        guard let window = window(toPresent: controller, over: host) else { return }
        if isDetached, viewIfLoaded?.enclosingController != nil {
            DiagnosticHandler.report(.presenterIsDetached, self)
        }
        let presentation = controller.presentationController
        let position = host.viewIfLoaded.flatMap { view in
            style.isInContext ? view.superview.map { ViewPosition.front(of: $0, frame: view.frame) } : nil
        }
        window.run(
            Transition(
                .present,
                incoming: .init(.init(controller, position: position ?? .front(of: window))),
                outgoing: style.coversPresenter ? .init(.init(host)) : .init(),
                animation: .init(duration: animated ? window.transitionDuration : nil),
                scheduler: window.scheduler,
                container: host
            ) { [occupants = Link(window.occupants)] moment in
                switch moment {
                case .link:
                    presentation.link(to: host, style: style)
                    host.presentation.setPresented(controller)
                    LifecycleTrace.trace(.placed(.presented(over: host)), of: controller)
                case .end:
                    presentation.endChange()
                    occupants.target?.presentationEnded(completion)
                default: break
                }
            }
        )
    }

    /// Returns the window in which a controller may be presented, or reports why it may not and returns nil.
    private func window(toPresent controller: ViewController, over host: ViewController) -> Window? {
        if let presenter = controller.presenter {
            DiagnosticHandler.report(.presentedTwice, controller, presenter)
        } else if controller.parent != nil || controller.windows.root != nil
            || controller.appearance.state != .disappeared || host.isContained(by: controller)
        {
            DiagnosticHandler.report(.presentedIsActive, controller)
        } else if viewIfLoaded?.window?.presentation != nil {
            DiagnosticHandler.report(.presentedDuringTransition, controller, self)
        } else if let other = host.presented {
            DiagnosticHandler.report(.presenterIsPresenting, controller, self, other)
        } else if let window = viewIfLoaded?.window, !window.isHidden, host.appearance.isUp {
            return window
        } else {
            DiagnosticHandler.report(.presenterNotInWindow, controller, self)
        }
        return nil
    }

    /// Runs an action now, or after a presentation or dismissal whose last steps are running.
    fileprivate func afterEndingPresentation(_ action: @escaping @MainActor () -> Void) {
        let window = viewIfLoaded?.window ?? dismisser?.viewIfLoaded?.window
        if let window, window.presentation?.isEnding == true {
            window.occupants.afterPresentation(LifecycleTrace.deferred(.request, action))
        } else {
            action()
        }
    }
}

// MARK: - Dismissal

extension ViewController {
    /// Performs `dismiss(animated:completion:)` when no affected controller is busy.
    func requestDismissal(animated: Bool, completion: (@MainActor () -> Void)?) {
        LifecycleRuntime.perform(affecting: { [self] in [dismisser ?? self] }) { [self] in
            afterEndingPresentation { [self] in dismissPresented(animated: animated, completion: completion) }
        }
    }

    /// The controller that dismisses its presented controllers when this one is asked to dismiss.
    fileprivate var dismisser: ViewController? {
        sequence(first: self, next: \.containerOrHost).first { $0.presented != nil } ?? presentingViewController
    }

    private func dismissPresented(animated: Bool, completion: (@MainActor () -> Void)?) {
        guard let host = dismisser, let presented = host.presented else { return }
        let shown = host.presentedChain.last { $0.appearance.state != .disappeared }
        guard let window = shown?.viewIfLoaded?.window else {
            return DiagnosticHandler.report(.dismissedWhileNotShown, host, presented)
        }
        guard window.presentation == nil else {
            return DiagnosticHandler.report(.dismissedDuringTransition, self)
        }
        let animation = Transition.Animation(duration: animated ? window.transitionDuration : nil)
        window.run(host.dismissal(animation: animation, in: window, completion: completion))
    }

    /// Returns the transition that dismisses all controllers presented over this one.
    fileprivate func dismissal(
        animation: Transition.Animation,
        in window: Window,
        isByUser: Bool = false,
        completion: (@MainActor () -> Void)?
    ) -> Transition {
        let chain = Array(presentedChain.reversed())
        let presentations = chain.map(\.presentationController)
        let lowest = presentations.last
        // Retained from the time without a presenter until they have received `viewDidDisappear(_:)`.
        var leaving: [ViewController] = []
        let returns = lowest?.presentationStyle.coversPresenter == true
        for presentation in presentations { presentation.beginDismissal() }
        return Transition(
            .dismiss,
            incoming: .init(returns ? [.init(self, position: lowest?.presenterPosition)] : []),
            outgoing: .init(chain.map { .init($0) }),
            animation: animation,
            scheduler: window.scheduler,
            container: self
        ) { [link = Link(self), occupants = Link(window.occupants)] moment in
            switch moment {
            case .willShow where isByUser:
                lowest.map { $0.delegate?.presentationControllerWillDismiss($0) }
            case .restore:
                for presentation in presentations { presentation.endChange() }
            case .unlink:
                leaving = presentations.compactMap(\.presentedViewController)
                for presentation in presentations { presentation.unlink() }
                link.target?.presentation.removePresented()
            case .end:
                for presentation in presentations { presentation.endChange() }
                if isByUser, !leaving.isEmpty { lowest.map { $0.delegate?.presentationControllerDidDismiss($0) } }
                occupants.target?.presentationEnded(completion)
            default: break
            }
        }
    }

    /// Finishes a presentation or dismissal in progress over this controller, because its position is about to change.
    func finishPresentation() {
        guard presented != nil || presenter != nil else { return }
        let chain = [self] + presentedChain
        for controller in chain {
            guard let transition = controller.viewIfLoaded?.window?.presentation else { continue }
            if chain.contains(where: transition.affects) { transition.finish() }
        }
    }

    /// Dismisses all controllers over this one, without an animation and without waiting.
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
            presentation.removePresented()
        }
    }
}

// MARK: - Dismissal by the user

extension PresentationController {
    /// Begins an interactive dismissal by the user.
    ///
    /// The delegate decides first, unless ``ViewController/isModalInPresentation`` forbids the dismissal.
    ///
    /// - Returns: The transition, or nil if the controller may not be dismissed, is not topmost, or takes part in
    ///   another transition.
    public func beginInteractiveDismissal() -> InteractiveTransition? {
        guard let presented = presentedViewController, dismissalWindow != nil else { return nil }
        guard !presented.isModalInPresentation, delegate?.presentationControllerShouldDismiss(self) != false else {
            delegate?.presentationControllerDidAttemptToDismiss(self)
            return nil
        }
        // The delegate may have dismissed it.
        guard let host = presentingViewController, let window = dismissalWindow else { return nil }
        let duration = window.transitionDuration
        let transition = host.dismissal(
            animation: .init(duration: duration, cancelPlan: .cancelDismissal),
            in: window,
            isByUser: true,
            completion: nil
        )
        LifecycleRuntime.perform { window.run(transition) }
        return InteractiveTransition(transition, duration: duration)
    }

    /// Dismisses the presented controller on behalf of the user, when no affected controller is busy.
    func dismissByUser() {
        guard let host = presentingViewController else { return }
        LifecycleRuntime.perform(affecting: { [host] }) {
            host.afterEndingPresentation { self.beginInteractiveDismissal()?.finish() }
        }
    }

    /// The window in which the user may begin to dismiss the controller now.
    private var dismissalWindow: Window? {
        guard let presented = presentedViewController, let host = presentingViewController,
            let window = presented.viewIfLoaded?.window, window.presentation == nil, presented.presented == nil,
            presented.appearance.state == .appeared, presentationStyle.isDismissibleByUser, !host.isBusyInside
        else { return nil }
        return window
    }
}

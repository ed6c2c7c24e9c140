extension ViewController {
    /// How the controller is presented, or will be.
    public var presentationController: PresentationController {
        if let presentationIfMade { return presentationIfMade }
        let made = PresentationController(self)
        presentationIfMade = made
        return made
    }

    /// The controller that this one, or the nearest of its containers that does so, presents.
    public var presentedViewController: ViewController? { presented ?? parent?.presentedViewController }

    /// The controller that presents this one, or the nearest of its containers that is presented.
    ///
    /// As in UIKit it is there once the view of the presented controller is loaded, and gone before that hears
    /// `viewDidDisappear(_:)`.
    public var presentingViewController: ViewController? { presenter ?? parent?.presentingViewController }

    /// Shows a controller over this one.
    ///
    /// The styles and who disappears are those of UIKit. What takes part is the farthest container of this controller,
    /// or the nearest one that defines a context where the style asks for that. What UIKit warns about is reported and
    /// not done, and the completion is not called.
    ///
    /// - Parameters:
    ///   - controller: The controller to show.
    ///   - animated: Whether the transition is animated.
    ///   - completion: Called when it has appeared.
    public func present(
        _ controller: ViewController,
        animated: Bool,
        completion: (@MainActor () -> Void)? = nil
    ) {
        let style = controller.modalPresentationStyle
        Requests.perform { [self] in
            [presenter(for: style), controller]
        } _: { [self] in
            afterLanding { $0.carryOutPresent(controller, style: style, animated: animated, completion: completion) }
        }
    }

    /// Dismisses what this controller presents, with everything over it, or itself where it presents nothing.
    ///
    /// Where neither is presented, nothing happens. Only the top of several is seen to go; those between are gone
    /// with it.
    ///
    /// - Parameters:
    ///   - animated: Whether the transition is animated.
    ///   - completion: Called when it has disappeared.
    public func dismiss(animated: Bool, completion: (@MainActor () -> Void)? = nil) {
        Requests.perform { [self] in
            [dismisser ?? self]
        } _: { [self] in
            afterLanding { $0.carryOutDismiss(animated: animated, completion: completion) }
        }
    }
}

// MARK: - Who takes part

extension ViewController {
    /// The controller over which this one is presented.
    var presenter: ViewController? { presentationIfMade?.presentingViewController }

    /// Whether this controller, which is presented, takes its presenter's place.
    var coversPresenter: Bool { presentationIfMade?.presentationStyle.coversPresenter ?? false }

    /// Those presented over this one, the lowest first.
    var presentedChain: [ViewController] { presented.map { [$0] + $0.presentedChain } ?? [] }

    /// The container, or where there is none, the controller whose view the view is in.
    private var containerOrHost: ViewController? { parent ?? (isStray ? viewIfLoaded?.enclosingController : nil) }

    private func presenter(for style: ModalPresentationStyle) -> ViewController {
        var controller = self
        while let outer = controller.containerOrHost, !(style.isInContext && controller.definesPresentationContext) {
            controller = outer
        }
        return controller
    }

    /// The one whose presented controllers go when this one is asked to dismiss.
    private var dismisser: ViewController? {
        var next: ViewController? = self
        while let here = next {
            if here.presented != nil { return here }
            next = here.containerOrHost
        }
        return presentingViewController
    }

    /// Does something at the end of the presentation that is about to end, or now.
    fileprivate func afterLanding(_ action: @escaping @MainActor (ViewController) -> Void) {
        if let window = viewIfLoaded?.window ?? dismisser?.viewIfLoaded?.window,
            window.presentation?.isLanding == true
        {
            window.tenants.afterPresentation.append { action(self) }
        } else {
            action(self)
        }
    }
}

// MARK: - Presenting

extension ViewController {
    private func carryOutPresent(
        _ controller: ViewController,
        style: ModalPresentationStyle,
        animated: Bool,
        completion: (@MainActor () -> Void)?
    ) {
        let host = presenter(for: style)
        guard window(toPresent: controller, over: host) != nil else { return }
        LifecycleTrace.trace(.presented(by: host), of: controller)
        // What its `viewDidLoad()` does may change the answer.
        controller.loadViewIfNeeded()
        guard let window = window(toPresent: controller, over: host) else { return }
        if isStray, viewIfLoaded?.enclosingController != nil {
            LifecycleDiagnostics.report(.presenterIsDetached, self)
        }
        let presentation = controller.presentationController
        let place = host.viewIfLoaded.flatMap { view in
            style.isInContext ? view.superview.map { Place.inFrontOfAll(in: $0, frame: view.frame) } : nil
        }
        window.run(
            Transition(
                .present,
                incoming: [Participant(controller, place: place ?? .inFrontOfAll(in: window))],
                outgoing: style.coversPresenter ? [Participant(host)] : [],
                animation: .init(duration: animated ? window.transitionDuration : nil),
                scheduler: window.scheduler,
                container: host
            ) { [weak tenants = window.tenants] moment in
                switch moment {
                case .link:
                    presentation.style = style
                    presentation.presentingViewController = host
                    presentation.presenterPlace = host.viewIfLoaded.flatMap(Place.init)
                    presentation.cause = .presenting
                    host.presented = controller
                case .end:
                    presentation.cause = .none
                    tenants?.presentationEnded(completion)
                default: break
                }
            }
        )
    }

    /// The window in which a controller may be presented, or nil, after a report, where it may not.
    private func window(toPresent controller: ViewController, over host: ViewController) -> Window? {
        if let presenter = controller.presenter {
            LifecycleDiagnostics.report(.presentedTwice, controller, presenter)
        } else if controller.parent != nil || controller.rootWindow?.window != nil
            || controller.appearance.state != .disappeared || host.isContained(by: controller)
        {
            LifecycleDiagnostics.report(.presentedIsActive, controller)
        } else if viewIfLoaded?.window?.presentation != nil {
            LifecycleDiagnostics.report(.presentedDuringTransition, controller, self)
        } else if let other = host.presented {
            LifecycleDiagnostics.report(.presenterIsPresenting, controller, self, other)
        } else if let window = viewIfLoaded?.window, !window.isHidden, host.appearance.isUp {
            return window
        } else {
            LifecycleDiagnostics.report(.presenterNotInWindow, controller, self)
        }
        return nil
    }
}

// MARK: - Dismissing

extension ViewController {
    private func carryOutDismiss(animated: Bool, completion: (@MainActor () -> Void)?) {
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

// MARK: - By the user

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
        Requests.perform {
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

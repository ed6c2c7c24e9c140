import StoryCodeScenes

// MARK: - Presentation

extension PresentationController {
    /// Performs `present(_:animated:completion:)` of a controller when no affected controller is busy.
    static func present(
        _ controller: ViewController,
        by presenter: ViewController,
        animated: Bool,
        completion: (@MainActor () -> Void)?
    ) {
        let style = controller.modalPresentationStyle
        // The view of a controller that receives `viewDidLoad()` is in no window, even if it is about to enter one.
        if presenter.lifecycle.event == .viewDidLoad, presenter.appearance.state == .disappeared {
            return DiagnosticHandler.report(.presenterNotInWindow, controller, presenter)
        }
        LifecycleTrace.trace(.requested(.present, controller), of: presenter)
        defer { LifecycleTrace.traceEnd(of: presenter) }
        LifecycleRuntime.request(affecting: { [host(of: presenter, for: style), controller] }) {
            afterEnding(over: presenter) {
                present(controller, by: presenter, style: style, animated: animated, completion: completion)
            }
        }
    }

    /// The controller over which a controller is presented: the presenter's farthest container, or the nearest one that
    /// defines a context.
    private static func host(of presenter: ViewController, for style: ModalPresentationStyle) -> ViewController {
        var controller = presenter
        while let outer = controller.containerOrHost, !(style.isInContext && controller.definesPresentationContext) {
            controller = outer
        }
        return controller
    }

    private static func present(
        _ controller: ViewController,
        by presenter: ViewController,
        style: ModalPresentationStyle,
        animated: Bool,
        completion: (@MainActor () -> Void)?
    ) {
        let host = host(of: presenter, for: style)
        guard window(toPresent: controller, by: presenter, over: host) != nil else { return }
        LifecycleTrace.trace(.presented(by: host), of: controller)
        presenter.origin?.didAdd(controller, to: presenter)
        // Its `viewDidLoad()` may change the answer.
        controller.loadViewIfNeeded()
        guard let window = window(toPresent: controller, by: presenter, over: host) else { return }
        if presenter.isDetached, presenter.viewIfLoaded?.enclosingController != nil {
            DiagnosticHandler.report(.presenterIsDetached, presenter)
        }
        let presentation = controller.presentationController
        let context = style.isInContext ? host.viewIfLoaded : nil
        let position =
            context?.superview.map { .front(of: $0, frame: context?.frame) } ?? View.Position.front(of: window)
        window.run(
            Transition(
                .present,
                incoming: .init(.init(controller, position: position)),
                outgoing: style.coversPresenter ? .init(.init(host)) : .init(),
                animation: .init(duration: animated ? window.transitionDuration : nil),
                scheduler: window.scheduler,
                container: host
            ) { [occupants = Link(window.occupants)] step in
                switch step {
                case .link:
                    presentation.link(to: host, at: style.isInContext ? nil : position, style: style)
                    host.presentation.setPresented(controller)
                    // The window may be released after a host that only the program retains.
                    if host.isDetached { occupants.target?.addDetached(controller) }
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
    private static func window(
        toPresent controller: ViewController,
        by presenter: ViewController,
        over host: ViewController
    ) -> Window? {
        let window = presenter.viewIfLoaded?.window
        if let presenter = controller.presenter {
            DiagnosticHandler.report(.presentedTwice, controller, presenter)
        } else if controller.parent != nil || controller.windows.root != nil
            || controller.presented != nil || controller.appearance.state != .disappeared
            || host.isContained(by: controller)
        {
            DiagnosticHandler.report(.presentedIsActive, controller)
        } else if window?.presentation != nil {
            DiagnosticHandler.report(.presentedDuringTransition, controller, presenter)
        } else if let other = host.presented {
            DiagnosticHandler.report(.presenterIsPresenting, controller, presenter, other)
        } else if let window, !window.isHidden, host.appearance.isVisible {
            return window
        } else {
            DiagnosticHandler.report(.presenterNotInWindow, controller, presenter)
        }
        return nil
    }

    /// Runs an action now, or after a presentation or dismissal whose last steps are running.
    private static func afterEnding(over controller: ViewController, _ action: @escaping @MainActor () -> Void) {
        let window = controller.viewIfLoaded?.window ?? dismisser(for: controller)?.viewIfLoaded?.window
        if let window, window.presentation?.isEnding == true {
            window.occupants.afterPresentation(LifecycleTrace.deferred(.request, action))
        } else {
            action()
        }
    }
}

// MARK: - Dismissal

extension PresentationController {
    /// Performs `dismiss(animated:completion:)` of a controller when no affected controller is busy.
    static func dismiss(by controller: ViewController, animated: Bool, completion: (@MainActor () -> Void)?) {
        LifecycleTrace.trace(.requested(.dismiss, nil), of: controller)
        defer { LifecycleTrace.traceEnd(of: controller) }
        LifecycleRuntime.request(affecting: { [dismisser(for: controller) ?? controller] }) {
            afterEnding(over: controller) {
                dismissPresented(by: controller, animated: animated, completion: completion)
            }
        }
    }

    /// The controller that dismisses its presented controllers when another one is asked to dismiss.
    private static func dismisser(for controller: ViewController) -> ViewController? {
        sequence(first: controller, next: \.containerOrHost).first { $0.presented != nil }
            ?? controller.presentingViewController
    }

    private static func dismissPresented(
        by controller: ViewController,
        animated: Bool,
        completion: (@MainActor () -> Void)?
    ) {
        guard let host = dismisser(for: controller), let presented = host.presented else { return }
        let shown = host.presentation.chain.last { $0.appearance.state != .disappeared }
        guard let window = shown?.viewIfLoaded?.window else {
            return DiagnosticHandler.report(.dismissedWhileNotShown, host, presented)
        }
        guard window.presentation == nil else {
            return DiagnosticHandler.report(.dismissedDuringTransition, controller)
        }
        let animation = Transition.Animation(duration: animated ? window.transitionDuration : nil)
        window.run(dismissal(over: host, animation: animation, in: window, completion: completion))
    }

    /// Returns the transition that dismisses all controllers presented over another one.
    private static func dismissal(
        over host: ViewController,
        animation: Transition.Animation,
        in window: Window,
        isByUser: Bool = false,
        completion: (@MainActor () -> Void)?
    ) -> Transition {
        let chain = Array(host.presentation.chain.reversed())
        let presentations = chain.map(\.presentationController)
        let lowest = presentations.last
        // Retained from the time without a presenter until they have received `viewDidDisappear(_:)`.
        var leaving: [ViewController] = []
        let returns = lowest?.presentationStyle.coversPresenter == true
        for presentation in presentations { presentation.beginDismissal() }
        return Transition(
            .dismiss,
            incoming: .init(returns ? [.init(host, position: lowest?.presenterPosition)] : []),
            outgoing: .init(chain.map { .init($0) }),
            animation: animation,
            scheduler: window.scheduler,
            container: host
        ) { [occupants = Link(window.occupants)] step in
            switch step {
            case .willShow where isByUser:
                lowest.map { $0.delegate?.presentationControllerWillDismiss($0) }
            case .restore:
                for presentation in presentations { presentation.endChange() }
            case .unlink:
                leaving = presentations.compactMap(\.presentedViewController)
                for presentation in presentations { presentation.unlink() }
            case .end:
                for presentation in presentations { presentation.endChange() }
                if isByUser, !leaving.isEmpty { lowest.map { $0.delegate?.presentationControllerDidDismiss($0) } }
                occupants.target?.presentationEnded(completion)
            default: break
            }
        }
    }

    /// Finishes a presentation or dismissal in progress over a controller, because its position is about to change.
    static func finish(over host: ViewController) {
        guard host.presented != nil else { return }
        let chain = [host] + host.presentation.chain
        for controller in chain {
            guard let transition = controller.viewIfLoaded?.window?.presentation else { continue }
            if chain.contains(where: transition.affects) { transition.finish() }
        }
    }

    /// Dismisses all controllers over a controller, without an animation and without waiting.
    static func dismissAtOnce(over host: ViewController) {
        finish(over: host)
        guard host.presented != nil else { return }
        let chain = host.presentation.chain
        // If no presented view is left, a root returns all the same.
        let root = host.windows.root.flatMap { $0.isHidden ? nil : $0 }
        if let window = chain.last(where: { $0.viewIfLoaded?.window != nil })?.viewIfLoaded?.window ?? root {
            // There is at most one in each window.
            window.presentation?.finish()
            guard host.presented != nil else { return }
            let transition = dismissal(over: host, animation: .none, in: window, completion: nil)
            window.run(transition)
            transition.finish()
        } else {
            for controller in chain.reversed() { controller.presentationController.unlink() }
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
        let transition = Self.dismissal(
            over: host,
            animation: .init(duration: duration, cancelPlan: .cancelDismissal),
            in: window,
            isByUser: true,
            completion: nil
        )
        LifecycleTrace.trace(.requested(.beginDismissal, nil), of: presented)
        defer { LifecycleTrace.traceEnd(of: presented) }
        LifecycleRuntime.perform { window.run(transition) }
        return InteractiveTransition(transition, duration: duration)
    }

    /// Dismisses the presented controller on behalf of the user, when no affected controller is busy.
    func dismissByUser() {
        guard let host = presentingViewController else { return }
        LifecycleRuntime.request(affecting: { [host] }) {
            Self.afterEnding(over: host) { self.beginInteractiveDismissal()?.finish() }
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

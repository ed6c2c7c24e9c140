import StoryCodeScenes

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

    /// Carries out `present(_:animated:completion:)` when nobody concerned is being told an event.
    func askToPresent(_ controller: ViewController, animated: Bool, completion: (@MainActor () -> Void)?) {
        let style = controller.modalPresentationStyle
        LifecycleRuntime.perform { [self] in
            [presenter(for: style), controller]
        } _: { [self] in
            afterLanding { $0.carryOutPresent(controller, style: style, animated: animated, completion: completion) }
        }
    }

    /// Carries out `dismiss(animated:completion:)` when nobody concerned is being told an event.
    func askToDismiss(animated: Bool, completion: (@MainActor () -> Void)?) {
        LifecycleRuntime.perform { [self] in
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
    var dismisser: ViewController? {
        sequence(first: self, next: \.containerOrHost).first { $0.presented != nil } ?? presentingViewController
    }

    /// Does something at the end of the presentation that is about to end, or now.
    func afterLanding(_ action: @escaping @MainActor (ViewController) -> Void) {
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
        origin?.controllerCame(controller, to: self)
        // What its `viewDidLoad()` does may change the answer.
        controller.loadViewIfNeeded()
        guard let window = window(toPresent: controller, over: host) else { return }
        if isStray, viewIfLoaded?.enclosingController != nil {
            LifecycleDiagnostics.report(.presenterIsDetached, self)
        }
        let presentation = controller.presentationController
        let place = host.viewIfLoaded.flatMap { view in
            style.isInContext ? view.superview.map { ViewPosition.inFrontOfAll(in: $0, frame: view.frame) } : nil
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
                    presentation.presenterPlace = host.viewIfLoaded.flatMap(ViewPosition.init)
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

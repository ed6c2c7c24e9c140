import StoryCodeScenes

extension ViewController {
    /// How far the view has appeared or disappeared.
    ///
    /// It changes before the event is delivered: in `viewDidAppear(_:)` it is `appeared`. UIKit keeps it private.
    public var appearanceState: AppearanceState { appearance.state }

    /// Begins to make the view appear or disappear, on behalf of the container.
    ///
    /// For custom containers, as in UIKit: every `begin` needs one ``endAppearanceTransition()``. Calls in the same
    /// direction nest; a call in the other direction reverses. Unbalanced calls are reported and ignored. The view of an
    /// appearing controller is loaded first. A call that the container makes in its own appearance event is part of that
    /// event and never waits.
    public func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
        forwarded { [self] in
            if !isAppearing, parent != nil { finishPresentation() }
            forEachForwarded { $0.lifecycle.begin($0, up: isAppearing, animated: animated, by: .program) }
        }
    }

    /// Ends the transition that was begun last, on behalf of the container.
    public func endAppearanceTransition() {
        forwarded { [self] in
            forEachForwarded { $0.lifecycle.end($0, by: .program) }
        }
    }

    /// Performs a call at once if the container forwards its own event with it, or else as a request.
    private func forwarded(_ body: @escaping @MainActor () -> Void) {
        if parent?.lifecycleIfMade?.isReceivingAppearanceEvent == true, !isBusyInside {
            LifecycleRuntime.perform(body)
        } else {
            request(body)
        }
    }

    /// Calls a closure with each controller that receives manually forwarded events: those at this child's position.
    private func forEachForwarded(_ body: (ViewController) -> Void) {
        if parent == nil { body(self) } else { forEachInPlace(body) }
    }
}

// MARK: - Causes

// As in the archived View Controller Programming Guide, a cause is true only while the controller and its helpers receive
// one of the four appearance events, and not during loading or layout.
extension ViewController {
    /// Whether the controller appears because it is being presented.
    public var isBeingPresented: Bool { isReceiving(up: true) && presentation.cause == .presenting }

    /// Whether the controller disappears because it is being dismissed.
    public var isBeingDismissed: Bool { isReceiving(up: false) && presentation.cause == .dismissing }

    /// Whether the controller disappears because it, or a container of it, is being dismissed.
    ///
    /// UIKit's documentation is ambiguous. Our decision: ``isBeingDismissed`` is about the presented controller itself.
    public var isBeingDismissedByAncestor: Bool {
        isReceiving(up: false) && sequence(first: self, next: \.parent).contains { $0.presentation.cause == .dismissing }
    }

    /// Whether the controller appears because it was added to a container.
    public var isMovingToParent: Bool { isReceiving(up: true) && lifecycle.containment.isEntering }

    /// Whether the controller disappears because it is leaving its container.
    public var isMovingFromParent: Bool { isReceiving(up: false) && lifecycle.containment.isLeaving }

    private func isReceiving(up: Bool) -> Bool {
        switch lifecycleIfMade?.event {
        case .viewWillAppear, .viewDidAppear: up
        case .viewWillDisappear, .viewDidDisappear: !up
        default: false
        }
    }
}

// MARK: - Events

extension ViewEvent {
    /// Whether the event begins or ends an appearance or a disappearance.
    var isOfAppearance: Bool {
        switch self {
        case .viewWillAppear, .viewDidAppear, .viewWillDisappear, .viewDidDisappear: true
        default: false
        }
    }
}

extension ViewController {
    /// Calls the method of an event.
    func receive(_ event: ViewEvent) {
        switch event {
        case .viewDidLoad: viewDidLoad()
        case .viewWillAppear(let animated): viewWillAppear(animated)
        case .viewIsAppearing(let animated): viewIsAppearing(animated)
        case .viewDidAppear(let animated): viewDidAppear(animated)
        case .viewWillDisappear(let animated): viewWillDisappear(animated)
        case .viewDidDisappear(let animated): viewDidDisappear(animated)
        case .viewWillLayoutSubviews: viewWillLayoutSubviews()
        case .viewDidLayoutSubviews: viewDidLayoutSubviews()
        case .viewWillTearDown: viewWillTearDown()
        case .viewDidTearDown: viewDidTearDown()
        }
    }
}

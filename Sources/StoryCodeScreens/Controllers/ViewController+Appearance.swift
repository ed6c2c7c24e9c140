public import StoryCodeScenes

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
        LifecycleTrace.trace(.requested(isAppearing ? .beginAppearance : .beginDisappearance, nil), of: self)
        defer { LifecycleTrace.traceEnd(of: self) }
        ControllerLifecycle.perform(.begin(up: isAppearing, animated: animated), on: self)
    }

    /// Ends the transition that was begun last, on behalf of the container.
    public func endAppearanceTransition() {
        LifecycleTrace.trace(.requested(.endAppearance, nil), of: self)
        defer { LifecycleTrace.traceEnd(of: self) }
        ControllerLifecycle.perform(.end, on: self)
    }
}

// MARK: - Causes

// As in the archived View Controller Programming Guide, a cause is true only while the controller and its helpers receive
// one of the four appearance events, and not during loading or layout.
extension ViewController {
    /// Whether the controller appears because it is being presented.
    public var isBeingPresented: Bool {
        lifecycle.isReceiving(up: true) && presentation.cause == .presenting
    }

    /// Whether the controller disappears because it is being dismissed.
    public var isBeingDismissed: Bool {
        lifecycle.isReceiving(up: false) && presentation.cause == .dismissing
    }

    /// Whether the controller disappears because it, or a container of it, is being dismissed.
    ///
    /// UIKit's documentation is ambiguous. Our decision: ``isBeingDismissed`` is about the presented controller itself.
    public var isBeingDismissedByAncestor: Bool {
        lifecycle.isReceiving(up: false)
            && sequence(first: self, next: \.parent).contains { $0.presentation.cause == .dismissing }
    }

    /// Whether the controller appears because it was added to a container.
    public var isMovingToParent: Bool {
        lifecycle.isReceiving(up: true) && lifecycle.containment.isEntering
    }

    /// Whether the controller disappears because it is leaving its container.
    public var isMovingFromParent: Bool {
        lifecycle.isReceiving(up: false) && lifecycle.containment.isLeaving
    }
}

// MARK: - Events

extension ViewEvent {
    /// Calls the method of a controller that receives the event.
    @MainActor
    func call(on controller: ViewController) {
        switch self {
        case .viewDidLoad: controller.viewDidLoad()
        case .viewWillAppear(let animated): controller.viewWillAppear(animated)
        case .viewIsAppearing(let animated): controller.viewIsAppearing(animated)
        case .viewDidAppear(let animated): controller.viewDidAppear(animated)
        case .viewWillDisappear(let animated): controller.viewWillDisappear(animated)
        case .viewDidDisappear(let animated): controller.viewDidDisappear(animated)
        case .updateProperties: controller.updateProperties()
        case .viewWillLayoutSubviews: controller.viewWillLayoutSubviews()
        case .viewDidLayoutSubviews: controller.viewDidLayoutSubviews()
        case .windowPhaseDidChange(let earlier, let phase): controller.windowPhaseDidChange(from: earlier, to: phase)
        case .viewWillTearDown: controller.viewWillTearDown()
        case .viewDidTearDown: controller.viewDidTearDown()
        }
    }
}

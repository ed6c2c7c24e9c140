import StoryCodeScenes

extension ViewController {
    /// Begins to make the view appear or disappear, on behalf of the container.
    ///
    /// For custom containers, as in UIKit: every `begin` needs one ``endAppearanceTransition()``. Calls in the same
    /// direction nest; a call in the other direction reverses. Unbalanced calls are reported and ignored. The view of an
    /// appearing controller is loaded first.
    public func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
        request { [self] in
            if !isAppearing, parent != nil { finishPresentation() }
            forEachForwarded { $0.begin(up: isAppearing, animated: animated) }
        }
    }

    /// Ends the transition that was begun last, on behalf of the container.
    public func endAppearanceTransition() {
        request { [self] in
            forEachForwarded { $0.end() }
        }
    }

    /// Calls a closure with each controller that receives manually forwarded events: those at this child's position.
    private func forEachForwarded(_ body: (ViewController) -> Void) {
        if parent == nil { body(self) } else { forEachInPlace(body) }
    }
}

// MARK: - Appearance

extension ViewController {
    /// Begins a transition as a whole: requests of callbacks wait until it has begun.
    func begin(up: Bool, animated: Bool) {
        sceneEvents.performWhole {
            let isNewAppearance = up && appearance.state == .disappeared
            if isNewAppearance, viewIfLoaded == nil {
                let (parent, parentIsUp) = (parent, parent?.appearance.isUp == true)
                loadViewIfNeeded()
                // `viewDidLoad()` may have removed the controller, or a container around it.
                guard self.parent === parent, !parentIsUp || parent?.appearance.isUp == true else {
                    return appearance.cancelDrive()
                }
            }
            // Transitions between children end before these disappear.
            if !up, appearance.isUp { finishChildTransitions() }
            let outcome = appearance.begin(up: up, animated: animated)
            if isNewAppearance { viewIfLoaded?.setNeedsLayout() }
            deliver(outcome)
            if isNewAppearance { didBeginAppearance() }
        }
    }

    /// Ends a transition as a whole: requests of callbacks wait until it has ended.
    func end() {
        sceneEvents.performWhole {
            if appearance.isLastEndOfAppearing, let window = viewIfLoaded?.window {
                // A view in a window is laid out, and receives `viewIsAppearing(_:)`, before it has appeared.
                window.layoutIfNeeded()
                deliverIsAppearing()
            }
            if appearance.depth == 1 { endDetachedChildren() }
            deliver(appearance.end())
            // A callback may have finished the transition between children before the child has appeared.
            if appearance.state == .appeared, let parent, parent.childTransition == nil { parent.childrenDidAppear() }
        }
    }

    /// Ends a disappearance at once, whatever its nesting; does nothing in any other state.
    func endDisappearance(animated: Bool = false) {
        guard appearance.state == .disappearing else { return }
        sceneEvents.performWhole {
            endDetachedChildren()
            deliver(appearance.endDisappearance(animated: animated))
        }
    }

    private func deliver(_ outcome: Appearance.Outcome) {
        switch outcome {
        case .deliver(let event):
            let state = appearance.state
            drive(event)
            containment.finishEntering(in: appearance)
            // A callback may have moved the controller, and then its appearance has changed.
            if appearance.state == state { forward(event) }
        case .nested: break
        case .unbalanced: DiagnosticHandler.report(.unbalancedAppearanceTransition, self)
        }
    }

    /// Delivers `viewIsAppearing(_:)`, once in each appearance.
    func deliverIsAppearing() {
        if let event = appearance.takeIsAppearing() { drive(event) }
    }

    /// Delivers a layout event of a view, unless a callback has torn that view down.
    func deliverLayout(_ event: ViewEvent, of view: View) {
        if viewIfLoaded === view { drive(event) }
    }
}

// MARK: - Events

/// The event in progress of a controller.
///
/// Only this file changes it.
struct EventDispatch {
    /// The event being delivered to the controller and its helpers.
    fileprivate(set) var event: ViewEvent?

    /// The event whose override is running.
    fileprivate var override: ViewEvent?

    /// Whether that override has called `super`.
    fileprivate var didReachBase = false

    /// Whether a direct call of an event's method was reported.
    fileprivate var hasReportedDirectCall = false
}

extension ViewController {
    /// Delivers an event to the controller and its helpers, and retains the controller meanwhile.
    func drive(_ event: ViewEvent) {
        defer { extendLifetime(self) }
        let outer = dispatch.event
        dispatch.event = event
        sceneEvents.deliver(event) { callOverride(event) }
        dispatch.event = outer
        extrasIfMade?.didDeliver(event)
    }

    private func callOverride(_ event: ViewEvent) {
        let outer = (dispatch.override, dispatch.didReachBase)
        dispatch.override = event
        dispatch.didReachBase = false
        call(event)
        if !dispatch.didReachBase { DiagnosticHandler.report(.superNotCalled(event), self, if: .missingSuper) }
        (dispatch.override, dispatch.didReachBase) = outer
    }

    /// Handles a call of an event's method that reaches this class.
    ///
    /// Called with `super` by an override that the lifecycle calls, it has nothing to do: the helpers are notified when
    /// the override has returned. Otherwise the program has called the method directly.
    func reachedBase(_ event: ViewEvent) {
        if let current = dispatch.override, current.kind == event.kind { return dispatch.didReachBase = true }
        if !dispatch.hasReportedDirectCall {
            dispatch.hasReportedDirectCall = true
            DiagnosticHandler.report(.eventCalledDirectly(event), self)
        }
        sceneEvents.trace(event, of: self)
        sceneEvents.relay(event)
    }

    private func call(_ event: ViewEvent) {
        sceneEvents.trace(event, of: self)
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

import StoryCodeScenes

extension ViewController {
    /// Tells the controller, as its container, that its view starts to appear or to disappear.
    ///
    /// For containers of your own, as in UIKit: every `begin` wants one ``endAppearanceTransition()``. Calls in
    /// the same direction nest; a call in the other direction reverses. A call that does not fit is reported and
    /// ignored. A view that is to appear is loaded first.
    ///
    /// - Parameters:
    ///   - isAppearing: Whether the view appears.
    ///   - animated: Whether the transition is animated.
    public func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
        whenNobodyIsTold {
            if !isAppearing, self.isToldByHand { self.finishPresentation() }
            for shown in self.toldByHand { shown.begin(up: isAppearing, animated: animated) }
        }
    }

    /// Tells the controller, as its container, that the transition begun last is over.
    public func endAppearanceTransition() {
        whenNobodyIsTold {
            for shown in self.toldByHand { shown.end() }
        }
    }

    private var isToldByHand: Bool { parent != nil }

    /// Whom a container that tells its children by hand means: everybody who shows in the place of the child.
    private var toldByHand: [ViewController] { isToldByHand ? shownInPlace : [self] }
}

// MARK: - The driver

extension ViewController {
    /// Begins a transition whole: what a callback asks for meanwhile waits until it has begun.
    func begin(up: Bool, animated: Bool) {
        sceneEvents.performWhole {
            if up, appearance.state == .disappeared { loadViewIfNeeded() }
            // What the children are in the middle of is over before they go.
            if !up, appearance.isUp { finishChildTransitions() }
            let isNewAppearance = appearance.state == .disappeared
            let outcome = appearance.begin(up: up, animated: animated)
            if isNewAppearance, up {
                wasToldIsAppearing = false
                viewIfLoaded?.setNeedsLayout()
            }
            carryOut(outcome)
            if isNewAppearance, up { appearanceHasBegun() }
        }
    }

    /// Ends a transition whole: what a callback asks for meanwhile waits until it has ended.
    func end() {
        sceneEvents.performWhole {
            if appearance.isLastEndOfWayIn, let window = viewIfLoaded?.window {
                // A view in a window is told that it is appearing, and laid out, before it has appeared.
                window.layoutIfNeeded()
                driveIsAppearing()
            }
            if appearance.depth == 1 { endStrays() }
            carryOut(appearance.end())
        }
    }

    /// Ends a disappearance at once, whatever its nesting; does nothing in any other state.
    func endDisappearance(animated: Bool = false) {
        guard appearance.state == .disappearing else { return }
        sceneEvents.performWhole {
            endStrays()
            carryOut(appearance.endDisappearance(animated: animated))
        }
    }

    /// Does what the state machine has decided.
    func carryOut(_ outcome: Appearance.Outcome) {
        switch outcome {
        case .tell(let event):
            let (state, epoch) = (appearance.state, appearance.epoch)
            drive(event)
            // It has appeared in its container, also where nobody says that it has moved there.
            let hasAppeared = movement == .entering && appearance.state == .appeared
            if movement == .entered && appearance.depth == 0 || hasAppeared { movement = .none }
            // A callback may have given the controller another place, and with that it went on.
            if appearance.state == state, appearance.epoch == epoch { forward(event) }
        case .nothing: break
        case .unbalanced: LifecycleDiagnostics.report(.unbalancedAppearanceTransition, self)
        }
    }

    /// Tells that the view is appearing, once in each appearance.
    func driveIsAppearing() {
        guard appearance.state == .appearing, !wasToldIsAppearing else { return }
        wasToldIsAppearing = true
        drive(.viewIsAppearing(appearance.animated))
    }

    /// Tells of the layout of a view, unless a callback has dropped that view.
    func driveLayout(_ event: ViewEvent, of view: View) {
        if viewIfLoaded === view { drive(event) }
    }

    /// Tells the controller and its helpers an event, and keeps the controller until both were told.
    func drive(_ event: ViewEvent) {
        withExtendedLifetime(self) {
            let outerCause = eventWithCause
            eventWithCause = event
            sceneEvents.drive(event) {
                let outer = (drivenEvent, didReachBase)
                drivenEvent = event
                didReachBase = false
                call(event)
                if !didReachBase { LifecycleDiagnostics.report(.superNotCalled(event), self, if: .missingSuper) }
                (drivenEvent, didReachBase) = outer
            }
            eventWithCause = outerCause
            extrasIfMade?.didDeliver(event)
        }
    }

    /// Does what the base of an event's method has to do.
    ///
    /// Reached by `super` from an override that the driver calls, it has nothing to do: the driver tells the
    /// helpers when the override has returned. Otherwise the program called the method itself.
    func reachedBase(_ event: ViewEvent) {
        if let drivenEvent, drivenEvent.isSameKind(as: event) { return didReachBase = true }
        if !hasReportedDirectCall {
            hasReportedDirectCall = true
            LifecycleDiagnostics.report(.eventCalledDirectly(event), self)
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

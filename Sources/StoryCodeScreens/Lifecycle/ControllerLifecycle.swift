import StoryCodeScenes

/// The life of one controller: the only object that begins and ends its appearance, moves it between parents and tears
/// its view down.
///
/// Transitions, containers, windows and views ask it with an *owner* (``Appearance/Owner``), which alone ends what it has
/// begun. ``Appearance`` decides which event follows, and this object delivers it: to the controller, to its helpers and,
/// if the container forwards it, to the controllers inside.
///
/// A callback may change everything. Requests wait until the controller is no longer busy, and what a callback changes at
/// once gives the appearance another ``Appearance/version``. Each plan compares that number and drops the rest of its
/// work.
///
/// The controller retains this object, which does not refer back: each call is passed the controller.
@MainActor
final class ControllerLifecycle {
    private(set) var appearance = Appearance()

    private(set) var containment = Containment()

    /// The event that is being delivered to the controller and its helpers.
    private(set) var event: ViewEvent?

    /// The override that is running.
    private var override: Override?

    private struct Override {
        let kind: ViewEvent.Kind

        /// The version of the appearance when the override was called.
        let version: Int

        /// Whether the override has called `super`.
        var hasReachedBase = false
    }

    /// Whether a direct call of an event's method was reported.
    private var hasReportedDirectCall = false

    /// The containment method that is being called by this package.
    private var moveCall: MoveCall?

    private enum MoveCall {
        case willMove, didMove
    }

    /// The parent to which the controller is about to move.
    private(set) var nextParent = Link<ViewController>(nil)

    /// The number of controllers that are about to move to this one.
    private var arrivals = 0

    /// The transition between children that is in progress.
    private(set) var childTransition: Transition?

    /// The version of the appearance before the view is rebuilt, until an owner ends that appearance meanwhile.
    private var reloadedVersion: Int?

    /// Whether the next pass updates the content of the view.
    private(set) var needsUpdate = false

    /// Whether the content is being updated.
    private var isUpdating = false

    /// Whether the view may contain views of controllers without a parent.
    private var mayHaveDetachedChildren = false

    /// Creates the life of a controller that has not appeared.
    init() {}
}

// MARK: - Appearance

extension ControllerLifecycle {
    /// Begins to appear or to disappear as a whole: requests of callbacks wait until it has begun.
    func begin(_ controller: ViewController, up: Bool, animated: Bool, by owner: Appearance.Owner) {
        controller.sceneEvents.beginOperation()
        defer { controller.sceneEvents.endOperation() }
        let isNew = up && appearance.state == .disappeared
        if isNew {
            guard load(controller) else { return }
            controller.willBeginAppearance()
        }
        // Transitions between children end before these disappear.
        if !up, appearance.isVisible { finish() }
        let outcome = appearance.begin(up: up, animated: animated, by: owner)
        if isNew {
            controller.viewIfLoaded?.setNeedsLayout()
        } else if up {
            controller.viewIfLoaded?.setNeedsVisit()
        }
        if let event = event(of: outcome, for: controller) { deliver(event, to: controller) }
        if isNew { controller.didBeginAppearance() }
    }

    /// Ends an owner's part of the appearance or the disappearance as a whole.
    func end(_ controller: ViewController, by owner: Appearance.Owner) {
        // A container that forwards by hand may disappear in the callbacks of the layout.
        if owner == .program, !isLaidOut(controller, toEndBy: owner) { return }
        controller.sceneEvents.beginOperation()
        defer { controller.sceneEvents.endOperation() }
        if owner != .program {
            guard isLaidOut(controller, toEndBy: owner) else { return }
            if isEndOfAppearing(by: owner), !Self.isInPlace(controller) { return endOutOfPlace(controller) }
        }
        if appearance.isLastEnd(by: owner) { endDetachedChildren(controller) }
        if let event = event(of: appearance.end(by: owner), for: controller) { deliver(event, to: controller) }
        // The transition between children may have ended before the child has appeared.
        if appearance.state == .appeared, let parent = controller.parent, parent.childTransition == nil {
            parent.childrenDidAppear()
        }
    }

    private func isEndOfAppearing(by owner: Appearance.Owner) -> Bool {
        appearance.state == .appearing && appearance.isLastEnd(by: owner)
    }

    /// Lays out a view in a window, which receives `viewIsAppearing(_:)`, before it has appeared.
    ///
    /// - Returns: Whether the owner still ends the same appearance.
    private func isLaidOut(_ controller: ViewController, toEndBy owner: Appearance.Owner) -> Bool {
        guard isEndOfAppearing(by: owner), let window = controller.viewIfLoaded?.window else { return true }
        let version = appearance.version
        window.layoutIfNeeded()
        deliverIsAppearing(controller)
        return appearance.version == version
    }

    /// Ends an appearance that an owner has begun, unless another one has replaced it or the container ends it.
    func end(_ controller: ViewController, by owner: Appearance.Owner, of version: Int) {
        if version == reloadedVersion { reloadedVersion = nil }
        guard appearance.version == version, appearance.state == .appearing, !passToContainer(controller) else {
            return
        }
        end(controller, by: owner)
    }

    /// Disappears although its owner ends the appearance, because the view is no longer where it was to appear.
    func endOutOfPlace(_ controller: ViewController) {
        begin(controller, up: false, animated: false, by: .view)
        endDisappearance(controller)
    }

    /// Ends a disappearance at once, whatever its owner; does nothing in any other state.
    func endDisappearance(_ controller: ViewController, animated: Bool = false) {
        guard appearance.state == .disappearing else { return }
        controller.sceneEvents.perform {
            endDetachedChildren(controller)
            let outcome = appearance.endDisappearance(animated: animated)
            if let event = event(of: outcome, for: controller) { deliver(event, to: controller) }
        }
    }

    /// Disappears and removes the view, without a transition.
    func disappear(_ controller: ViewController) {
        let superview = controller.viewIfLoaded?.superview
        if appearance.isVisible { begin(controller, up: false, animated: false, by: .view) }
        // A callback may have shown it elsewhere.
        guard controller.viewIfLoaded?.superview === superview else { return }
        controller.viewIfLoaded?.removeFromSuperview()
        endDisappearance(controller)
    }

    /// Leaves the end of an appearance to what contains the controller, if that is still appearing.
    ///
    /// - Returns: Whether the container ends it.
    private func passToContainer(_ controller: ViewController) -> Bool {
        guard let container = controller.containerOrHost, container.appearance.state == .appearing,
            container.forwardsAppearance || controller.isDetached
        else { return false }
        appearance.pass(to: .parent)
        return true
    }

    /// Returns the event of a call of the state machine, or reports that the call does not fit.
    private func event(of outcome: Appearance.Outcome, for controller: ViewController) -> ViewEvent? {
        switch outcome {
        case .deliver(let event): return event
        case .nothing: return nil
        case .unbalanced:
            DiagnosticHandler.report(.unbalancedAppearanceTransition, controller)
            return nil
        }
    }

    /// Delivers `viewIsAppearing(_:)`, once after each `viewWillAppear(_:)`, when the traits are up to date.
    func deliverIsAppearing(_ controller: ViewController) {
        guard let event = appearance.takeIsAppearing() else { return }
        if controller.traitsIfMade != nil {
            let version = appearance.version
            controller.updateTraits(to: controller.traitCollection)
            // A handler may have hidden the controller.
            guard appearance.version == version else { return }
        }
        deliver(event, to: controller)
    }
}

// MARK: - Events

extension ControllerLifecycle {
    /// Delivers an event to the controller and its helpers, and then to the controllers inside.
    ///
    /// A callback that changes the appearance ends that. The controller is retained meanwhile.
    func deliver(_ event: ViewEvent, to controller: ViewController) {
        defer { extendLifetime(controller) }
        let outer = self.event
        let version = appearance.version
        self.event = event
        if case .viewDidAppear = event { controller.sceneEvents.willAppear(in: controller.windowPhase) }
        controller.sceneEvents.deliver(event, isDirectCall: false) { callOverride(of: event, in: controller) }
        self.event = outer
        if event.appearance != nil {
            containment.finishEntering(in: appearance)
            if appearance.version == version { forward(event, from: controller) }
        }
    }

    private func callOverride(of event: ViewEvent, in controller: ViewController) {
        let outer = override
        override = Override(kind: event.kind, version: appearance.version)
        controller.sceneEvents.trace(event, of: controller)
        event.call(on: controller)
        if override?.hasReachedBase == false {
            DiagnosticHandler.report(.superNotCalled(event), controller, if: .missingSuper)
        }
        override = outer
    }

    /// Handles a call of an event's method that reaches the base class.
    ///
    /// Called with `super` by an override that the lifecycle calls, it has nothing to do: the helpers are notified when
    /// the override has returned. Otherwise the program has called the method directly.
    @inline(__always)  // Where it is called, the kind of the event is known.
    func reachedBase(_ event: ViewEvent, of controller: ViewController) {
        if override?.kind == event.kind {
            override?.hasReachedBase = true
        } else {
            wasCalledDirectly(event, of: controller)
        }
    }

    private func wasCalledDirectly(_ event: ViewEvent, of controller: ViewController) {
        if !hasReportedDirectCall {
            hasReportedDirectCall = true
            DiagnosticHandler.report(.eventCalledDirectly(event), controller)
        }
        controller.sceneEvents.trace(event, of: controller)
        controller.sceneEvents.relay(event)
    }

    /// Whether the controller and its helpers receive an event of an appearance, or of a disappearance.
    func isReceiving(up: Bool) -> Bool {
        switch event {
        case .viewWillAppear, .viewDidAppear: up
        case .viewWillDisappear, .viewDidDisappear: !up
        default: false
        }
    }
}

// MARK: - Content

extension ControllerLifecycle {
    /// Requests `updateProperties()` in the next pass, if the view is loaded.
    func setNeedsUpdate(_ controller: ViewController) {
        needsUpdate = true
        controller.viewIfLoaded?.setNeedsVisit()
    }

    /// Delivers `updateProperties()` if it was requested, and not while the view is being loaded.
    func updateIfNeeded(_ controller: ViewController) {
        // An update that is requested in an update is part of the next pass.
        guard needsUpdate, !isUpdating, !controller.sceneEvents.isUpdatingHelpers, !controller.viewState.isLoading
        else {
            return
        }
        needsUpdate = false
        isUpdating = true
        defer { isUpdating = false }
        if Self.mayObserve(controller) {
            controller.sceneEvents.observe(.properties, of: controller) { deliver(.updateProperties, to: controller) }
        } else {
            deliver(.updateProperties, to: controller)
        }
    }

    /// Whether a pass may read observable objects: those of this package's own classes without helpers do not.
    static func mayObserve(_ controller: ViewController) -> Bool {
        let type = type(of: controller)
        return type != type.baseClass || controller.sceneEvents.hasObservers
    }
}

// MARK: - Calls of the program

extension ControllerLifecycle {
    /// A call of the program about the appearance of a controller.
    enum ProgramCall {
        case begin(up: Bool, animated: Bool)
        case end
    }

    /// Performs a call of the program at once, or when no controller inside is busy.
    ///
    /// A container forwards its own event with it; the call is dropped if that event no longer applies.
    static func perform(_ call: ProgramCall, on controller: ViewController) {
        guard !controller.isBusyInside else { return controller.request { performAtOnce(call, on: $1) } }
        if let container = controller.parent?.lifecycle, let override = container.override,
            override.kind.appearance != nil, override.version != container.appearance.version
        {
            return
        }
        LifecycleRuntime.perform { performAtOnce(call, on: controller) }
    }

    /// Performs a call on each controller that receives manually forwarded events: those at a child's position.
    private static func performAtOnce(_ call: ProgramCall, on controller: ViewController) {
        guard controller.parent != nil, controller.presented != nil else {
            return controller.lifecycle.perform(call, controller)
        }
        if case .begin(up: false, _) = call { PresentationController.finish(over: controller) }
        for shown in controller.shownInPlace { shown.lifecycle.perform(call, shown) }
    }

    private func perform(_ call: ProgramCall, _ controller: ViewController) {
        switch call {
        case .begin(let up, let animated): begin(controller, up: up, animated: animated, by: .program)
        case .end: end(controller, by: .program)
        }
    }
}

// MARK: - Controllers inside

extension ControllerLifecycle {
    /// Forwards an appearance event to the children, after the controller has received it.
    private func forward(_ event: ViewEvent, from controller: ViewController) {
        switch event {
        case .viewWillAppear(let animated): forwardBeginUp(from: controller, animated: animated)
        case .viewWillDisappear(let animated): forwardBeginDown(from: controller, animated: animated)
        case .viewDidAppear: forwardEnd(from: controller, up: true)
        case .viewDidDisappear: forwardEnd(from: controller, up: false)
        default: break
        }
    }

    private func forwardBeginUp(from controller: ViewController, animated: Bool) {
        if !controller.children.isEmpty, controller.forwardsAppearance {
            // A callback may have removed a child.
            for child in controller.managesChildren ? controller.visibleChildren : controller.children
            where Self.shows(child, in: controller) {
                child.forEachInPlace { beginUp($0, animated: animated) }
            }
        }
        if mayHaveDetachedChildren {
            for child in detachedChildren(of: controller) { beginUp(child, animated: animated) }
        }
        Self.insertVisibleChildren(of: controller)
    }

    private func beginUp(_ inner: ViewController, animated: Bool) {
        inner.lifecycle.begin(inner, up: true, animated: animated, by: .parent)
    }

    private func forwardBeginDown(from controller: ViewController, animated: Bool) {
        func begin(_ inner: ViewController) {
            guard inner.appearance.state != .disappeared else { return }
            inner.lifecycle.begin(inner, up: false, animated: animated, by: .parent)
        }
        if !controller.children.isEmpty, controller.forwardsAppearance {
            for child in controller.children {
                PresentationController.finish(over: child)
                child.forEachInPlace(begin)
            }
        }
        if mayHaveDetachedChildren { detachedChildren(of: controller).forEach(begin) }
    }

    private func forwardEnd(from controller: ViewController, up: Bool) {
        if !controller.children.isEmpty, controller.forwardsAppearance {
            for child in controller.children where childTransition?.involves(child) != true {
                let beginsLate = up && Self.hasMissedBegin(child, in: controller)
                child.forEachInPlace {
                    if beginsLate { beginUp($0, animated: false) }
                    end($0, up: up)
                }
                // Children of a managed container do not stay in `disappearing`.
                if !up, controller.managesChildren {
                    child.lifecycle.endDisappearance(child, animated: appearance.animated)
                }
            }
        }
        if up { controller.childrenDidAppear() }
    }

    /// Whether a callback has interrupted the event with which a child was to begin to appear.
    private static func hasMissedBegin(_ child: ViewController, in controller: ViewController) -> Bool {
        !controller.managesChildren && child.appearance.state == .disappeared && shows(child, in: controller)
            && !controller.hasLostWindow && !hasLeftWindow(controller)
    }

    /// Ends the transition of a controller inside this one.
    private func end(_ inner: ViewController, up: Bool) {
        let lifecycle = inner.lifecycle
        // A callback may have interrupted the event with which it was to begin.
        if !up, lifecycle.appearance.isVisible { lifecycle.begin(inner, up: false, animated: false, by: .parent) }
        if lifecycle.appearance.state == (up ? .appearing : .disappearing) { lifecycle.end(inner, by: .parent) }
    }

    /// Ends the transitions of detached children before the controller ends the same.
    ///
    /// The order is that of the one published log of such views.
    private func endDetachedChildren(_ controller: ViewController) {
        guard mayHaveDetachedChildren else { return }
        let up = appearance.state == .appearing
        for child in detachedChildren(of: controller) { end(child, up: up) }
    }

    /// The controllers without a parent that have their views in the controller's view, and those presented over them.
    func detachedChildren(of controller: ViewController) -> [ViewController] {
        guard mayHaveDetachedChildren, let view = controller.viewIfLoaded else { return [] }
        return view.controllersInside { $0.lowestPresenter.isDetached }
    }

    /// Expects views of controllers without a parent in the controller's view.
    func expectDetachedChildren() { mayHaveDetachedChildren = true }

    /// Starts a transition between children, which the controller retains.
    func start(_ transition: Transition) { childTransition = transition }

    /// Releases the transition between children, which has ended.
    func childTransitionEnded() { childTransition = nil }

    /// Finishes the transition between children in progress, and those queued behind it.
    func finish() {
        while let transition = childTransition { transition.finish() }
    }
}

// MARK: - Views that enter and leave

extension ControllerLifecycle {
    /// Begins to appear if the controller's view has entered a visible hierarchy.
    ///
    /// The times are UIKit's: `viewWillAppear(_:)` at once; `viewDidAppear(_:)` after that of a container that is
    /// appearing, or else a turn later.
    func viewEntered(_ controller: ViewController) {
        // The window makes its root appear.
        if controller.windows.root != nil { return }
        if controller.isDetached {
            if let host = controller.viewIfLoaded?.enclosingController {
                host.lifecycle.expectDetachedChildren()
            } else {
                controller.viewIfLoaded?.window?.occupants.addDetached(controller)
            }
        }
        controller.request { $0.enter($1) }
    }

    private func enter(_ controller: ViewController) {
        guard let superview = controller.viewIfLoaded?.superview else { return }
        if appearance.owner == .parent || appearance.owner == .view, controller.isDetached {
            // It has moved, and its former place no longer ends what that has begun.
            if appearance.state == .appearing { endInNextTurn(controller) }
            endDisappearance(controller)
        }
        guard appearance.state == .disappeared, Self.appears(controller, in: superview) else { return }
        let host = superview.enclosingOrOwnController
        let waits = host?.appearance.state == .appearing
        let animated = waits && host?.appearance.animated == true
        LifecycleTrace.trace(.requested(.addSubview, nil), of: controller)
        defer { LifecycleTrace.traceEnd(of: controller) }
        begin(controller, up: true, animated: animated, by: waits ? .parent : .view)
        if !waits { endInNextTurn(controller) }
    }

    /// Begins to disappear before the view is removed, or before its window is hidden.
    func viewIsLeaving(_ controller: ViewController, isRemoved: Bool = true) {
        controller.request { [self] in
            // Controllers that it presents are dismissed.
            if isRemoved, controller.isDetached { PresentationController.dismissAtOnce(over: controller) }
            if appearance.isVisible { begin(controller, up: false, animated: false, by: .view) }
        }
    }

    /// Ends the disappearance after the view was removed.
    func viewLeft(_ controller: ViewController) {
        controller.request { lifecycle, controller in
            lifecycle.endDisappearance(controller)
            // A callback may have inserted it again.
            lifecycle.viewEntered(controller)
        }
    }

    private func endInNextTurn(_ controller: ViewController) {
        appearance.pass(to: .view)
        let version = appearance.version
        let link = Link(controller)
        controller.scheduler.later(affecting: { link.target.map { [$0] } ?? [] }) {
            guard let controller = link.target else { return }
            controller.lifecycle.end(controller, by: .view, of: version)
        }
    }
}

// MARK: - Loading and teardown

extension ControllerLifecycle {
    /// Loads the view, and returns whether the controller is still where it was to appear.
    private func load(_ controller: ViewController) -> Bool {
        if controller.isViewLoaded {
            viewWasLoaded(controller)
            return true
        }
        let parent = controller.parent
        let parentIsVisible = parent?.appearance.isVisible == true
        controller.loadViewIfNeeded()
        // A `loadView()` that makes its own controller appear has a view that it did not set.
        viewWasLoaded(controller)
        return controller.parent === parent && (!parentIsVisible || parent?.appearance.isVisible == true)
    }

    /// Tears the view down, with both events.
    func tearDown(_ controller: ViewController) {
        guard controller.isViewLoaded else { return }
        if appearance.isVisible { begin(controller, up: false, animated: false, by: .view) }
        endDisappearance(controller)
        deliver(.viewWillTearDown, to: controller)
        // A callback may have shown it elsewhere.
        if appearance.state != .disappeared { disappear(controller) }
        // The view's deinitialiser may use the controller: it runs after the events.
        let view = controller.viewIfLoaded
        releaseView(of: controller)
        deliver(.viewDidTearDown, to: controller)
        extendLifetime(view)
    }

    /// Rebuilds the view, and leaves the end of an appearance to what has begun it.
    func reload(_ controller: ViewController) {
        guard controller.isViewLoaded else { return }
        let earlier = appearance
        let plan: TransitionPlan =
            switch earlier.state {
            case .disappeared, .disappearing: .reload
            case .appeared: .reloadVisible
            case .appearing: .reloadAppearing
            }
        reloadedVersion = earlier.version
        run(plan, of: controller)
        if earlier.state == .appearing, reloadedVersion == nil {
            end(controller, by: .transition)
        } else {
            appearance.resume(earlier)
        }
        reloadedVersion = nil
        appearance.ignoreEnds(of: earlier)
    }
}

// MARK: - Moving between parents

extension ControllerLifecycle {
    /// Moves a controller to a parent, with `willMove(toParent:)`; the container delivers `didMove(toParent:)`.
    func move(_ controller: ViewController, to parent: ViewController) {
        // Requests that the controller makes meanwhile run when it has its parent.
        controller.sceneEvents.perform {
            let outer = nextParent
            nextParent = Link(parent)
            parent.lifecycle.arrivals += 1
            willMove(controller, toParent: parent)
            parent.lifecycle.arrivals -= 1
            nextParent = outer
            parent.attach(controller)
            parent.origin?.didAdd(controller, to: parent)
        }
    }

    /// Moves a controller out of its parent, with `didMove(toParent:)`.
    func leaveParent(_ controller: ViewController) {
        LifecycleRuntime.perform {
            defer { extendLifetime(controller) }
            // Controllers presented in its place leave with it.
            for shown in controller.presentation.chain { shown.viewIfLoaded?.removeFromSuperview() }
            let isShown = controller.viewIfLoaded?.superview != nil
            let parent = controller.parent
            if isShown { parent?.lifecycle.expectDetachedChildren() }
            // Nothing in the container ends the direction any more that it has begun.
            if appearance.disappearsByOwner { endDisappearance(controller) }
            guard controller.parent === parent else { return }
            parent?.detach(controller)
            didMove(controller, toParent: nil)
            if !isShown { disappearWithoutPlace(controller) }
        }
    }

    /// Disappears if the controller was to appear in the parent that it has left, before its view was inserted there.
    private func disappearWithoutPlace(_ controller: ViewController) {
        guard appearance.isAppearingByOwner else { return }
        controller.request { lifecycle, controller in
            guard lifecycle.appearance.isAppearingByOwner, !Self.isInPlace(controller) else { return }
            lifecycle.endOutOfPlace(controller)
        }
    }

    /// Whether the controller receives `willMove(toParent:)`.
    var isReceivingWillMove: Bool { moveCall == .willMove }

    /// Whether a controller is about to move to this one.
    var expectsChildren: Bool { arrivals > 0 }

    /// Delivers `willMove(toParent:)`, whether or not an override calls `super`.
    func willMove(_ controller: ViewController, toParent parent: ViewController?) {
        call(.willMove, of: controller) {
            recordWillMove(controller, toParent: parent)
            controller.willMove(toParent: parent)
        }
    }

    /// Delivers `didMove(toParent:)`, whether or not an override calls `super`.
    ///
    /// - Parameter isFirst: Whether the controller has yet to appear in the container for the first time.
    func didMove(_ controller: ViewController, toParent parent: ViewController?, beforeAppearing isFirst: Bool = false)
    {
        call(.didMove, of: controller) {
            recordDidMove(controller, toParent: parent, isFirst: isFirst)
            controller.didMove(toParent: parent)
        }
    }

    /// Handles a call of `willMove(toParent:)` that reaches the base class.
    func reachedWillMove(_ controller: ViewController, toParent parent: ViewController?) {
        guard moveCall != .willMove else { return }
        recordWillMove(controller, toParent: parent)
        LifecycleTrace.traceEnd(of: controller)
    }

    /// Handles a call of `didMove(toParent:)` that reaches the base class.
    func reachedDidMove(_ controller: ViewController, toParent parent: ViewController?) {
        guard moveCall != .didMove else { return }
        recordDidMove(controller, toParent: parent, isFirst: false)
        LifecycleTrace.traceEnd(of: controller)
    }

    private func call(_ call: MoveCall, of controller: ViewController, _ body: () -> Void) {
        LifecycleRuntime.perform {
            let outer = moveCall
            moveCall = call
            body()
            LifecycleTrace.traceEnd(of: controller)
            extendLifetime(controller)
            moveCall = outer
        }
    }

    private func recordWillMove(_ controller: ViewController, toParent parent: ViewController?) {
        LifecycleTrace.trace(.willMove(toParent: parent), of: controller)
        containment.willMove(isEntering: parent != nil)
    }

    private func recordDidMove(_ controller: ViewController, toParent parent: ViewController?, isFirst: Bool) {
        LifecycleTrace.trace(.didMove(toParent: parent), of: controller)
        containment.didMove(
            isEntering: parent != nil,
            isFirst: isFirst,
            isAppearing: appearance.state == .appearing
        )
    }

    /// States that the controller is a member of a list.
    func join(_ list: Int) { containment.join(list) }

    /// States that the controller is no longer a member of a list.
    func leave(_ list: Int) { containment.leave(list) }
}

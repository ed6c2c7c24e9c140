import StoryCodeScenes

/// A container view controller of this package.
///
/// The engine in this file manages the children of all of them; each container configures it with these requirements.
@MainActor
protocol ContainerController: ViewController {
    /// The children, in the container's order.
    var membership: Membership { get }

    /// Returns the members that are visible while the container is, the rearmost first.
    func visible(of members: ChangedMembers) -> [ViewController]

    /// When a new member receives `didMove(toParent:)`.
    var arrival: Membership.Arrival { get }

    /// The order of events when other members become visible without an animation.
    var changePlan: TransitionPlan { get }

    /// Called when a transition has performed a step.
    func didPerform(_ step: TransitionPlan.ContainerStep, isAnimated: Bool)

    /// Called after a change, when no transition is in progress.
    func didChangeMembers()
}

extension ContainerController {
    func didPerform(_ step: TransitionPlan.ContainerStep, isAnimated: Bool) {}

    func didChangeMembers() {}
}

// MARK: - Changing members

extension ContainerController {
    var members: [ViewController] { membership.members }

    /// The members that are visible while the container is, the rearmost first.
    var visibleMembers: [ViewController] { visible(after: noChange) }

    /// The change of no member, after which other members may be visible.
    var noChange: MemberChange { MemberChange(kept: members.count) }

    private func visible(after change: MemberChange) -> [ViewController] {
        visible(of: ChangedMembers(membership: membership, change: change))
    }

    /// Performs a request when no controller inside, or in one of the new members, is busy, after the transition in
    /// progress.
    func requestChange(adding added: [ViewController] = [], _ body: @escaping @MainActor () -> Void) {
        guard appearance.state != .disappeared || membership.isChanging || added.contains(where: \.isBusyInside) else {
            return LifecycleRuntime.perform(body)
        }
        LifecycleRuntime.request(affecting: { [self] in [self] + added }) { [self] in
            lifecycle.finish()
            body()
        }
    }

    /// Changes the members to a list, in a transition if other members become visible.
    @discardableResult
    func change(
        to members: [ViewController],
        from visible: [ViewController]? = nil,
        animation: Transition.Animation = .none,
        performStep: @escaping @MainActor (TransitionPlan.ContainerStep) -> Void = { _ in }
    ) -> Transition? {
        change(
            MemberChange(from: self.members, to: members),
            from: visible,
            animation: animation,
            performStep: performStep
        )
    }

    /// Changes the members, in a transition if other members become visible.
    ///
    /// - Parameters:
    ///   - visible: The members visible before, if those are not the ones that the container shows now.
    ///   - plan: The order of events; ``changePlan`` by default.
    ///   - performStep: Performs the container's own steps, until the end.
    /// - Returns: The transition, or nil if none is needed or the change is not possible.
    @discardableResult
    func change(
        _ change: MemberChange,
        from visible: [ViewController]? = nil,
        by plan: TransitionPlan? = nil,
        animation: Transition.Animation = .none,
        performStep: @escaping @MainActor (TransitionPlan.ContainerStep) -> Void = { _ in }
    ) -> Transition? {
        for other in change.added where !mayContain(other) {
            reportInconsistency(of: other)
            performStep(.end)
            return nil
        }
        LifecycleRuntime.begin()
        defer { LifecycleRuntime.end() }
        // Requests that callbacks make here run when the transition is in progress, and finish it first.
        let transition = sceneEvents.perform {
            prepare(change, visible, plan ?? changePlan, animation, performStep)
        }
        transition?.run()
        if transition == nil {
            performStep(.end)
            showRest()
        }
        return transition
    }

    /// Changes the members at once, or returns the transition that does so.
    private func prepare(
        _ requested: MemberChange,
        _ visible: [ViewController]?,
        _ plan: TransitionPlan,
        _ animation: Transition.Animation,
        _ performStep: @escaping @MainActor (TransitionPlan.ContainerStep) -> Void
    ) -> Transition? {
        let change = freeing(requested)
        let visible = visible ?? visibleMembers
        guard appearance.isVisible, !hasLostWindow, visible != self.visible(after: change) else {
            update {
                willMove(change)
                didMove(change)
            }
            return nil
        }
        let progress = ChangeProgress(change, visible, of: self, isAnimated: animation.isAnimated, performStep)
        // A closure that captures one object needs no memory of its own.
        let transition = Transition(plan, animation: animation, scheduler: scheduler, container: self) {
            progress.perform($0)
        }
        lifecycle.start(transition)
        return transition
    }

    fileprivate func perform(_ step: TransitionPlan.ContainerStep, of progress: ChangeProgress<Self>) {
        switch step {
        case .willMove:
            update {
                let (version, visible) = willMove(progress.change)
                progress.version = version
                chooseParticipants(of: progress, from: membership.changes == version ? visible : visibleMembers)
            }
        case .chooseParticipants:
            if mayHaveOtherParticipants(progress) { chooseParticipants(of: progress, from: visibleMembers) }
        case .restore:
            update { progress.version = revert(progress.change, performedIn: progress.version) }
            progress.performed = progress.change.reversed
        case .didMove: update { didMove(progress.performed) }
        case .end: lifecycle.childTransitionEnded()
        case .willShow, .didShow, .link, .unlink: break
        }
    }

    /// Whether a change of the members, or a presentation over one of them, has changed the participants.
    private func mayHaveOtherParticipants(_ progress: ChangeProgress<Self>) -> Bool {
        guard membership.changes == progress.version, childTransition?.hasSeveralParticipants == false else {
            return true
        }
        for child in visibleMembers where child.presented != nil { return true }
        for child in progress.visible where child.presented != nil { return true }
        return false
    }

    /// Determines the participants of the transition; callbacks may have removed some of the members.
    private func chooseParticipants(of progress: ChangeProgress<Self>, from next: [ViewController]) {
        childTransition?.setParticipants(
            incoming: participants(next, without: progress.visible),
            outgoing: participants(progress.visible, without: next)
        )
    }

    fileprivate func end(_ progress: ChangeProgress<Self>) {
        if membership.changes == progress.version { endChange() } else { showRest() }
    }

    /// Removes a child: it disappears, leaves, and the container shows its next members.
    func removeMember(_ child: ViewController) {
        guard !membership.isChanging else {
            // A callback moves it elsewhere while the members change.
            if child.lifecycle.containment.isAwaitingDidMove { settle(child) }
            membership.remove(child)
            if !child.lifecycle.containment.isLeaving { child.lifecycle.willMove(child, toParent: nil) }
            child.lifecycle.disappear(child)
            return child.lifecycle.leaveParent(child)
        }
        lifecycle.finish()
        if membership.contains(child), let index = members.index(of: child, near: members.count - 1) {
            change(MemberChange(kept: index, old: [child]))
            lifecycle.finish()
        }
        if child.parent === self, !membership.contains(child) { child.lifecycle.leaveParent(child) }
    }

    /// Whether a list of members is invalid; reports why.
    func rejects(_ controllers: [ViewController]) -> Bool {
        var found: Set<ViewController> = []
        for controller in controllers {
            if !found.insert(controller).inserted {
                DiagnosticHandler.report(.pushedTwice, controller, self)
            } else if !membership.contains(controller), !mayContain(controller) {
                reportInconsistency(of: controller)
            } else {
                continue
            }
            return true
        }
        return false
    }

    /// Reports that a controller cannot become a member.
    func reportInconsistency(of controller: ViewController) {
        DiagnosticHandler.report(.memberInconsistency, controller, self)
    }
}

// MARK: - The engine

extension ContainerController {
    /// Shows the visible members that have not appeared, because a callback has changed the members.
    private func showRest() {
        guard childTransition == nil else { return }
        if appearance.isVisible, !hasLostWindow {
            let visible = visibleMembers
            let rest = visible.filter { $0.appearance.state == .disappeared && $0.presented == nil && !$0.isBusy }
            if !rest.isEmpty { change(noChange, from: visible.subtracting(rest)) }
        }
        endChange()
    }

    private func endChange() {
        guard childTransition == nil else { return }
        didChangeMembers()
        membership.announceChange()
    }

    /// The participants of a transition between children: each child and the controllers presented over it.
    private func participants(
        _ controllers: [ViewController],
        without others: [ViewController]
    ) -> Transition.Participants {
        var participants = Transition.Participants()
        for child in controllers where child.parent === self && !others.contains(child) {
            let frame = frame(of: child, in: view.bounds)
            child.forEachInPlace {
                participants.append(.init($0, position: $0.presentation.position(in: view, frame: frame)))
            }
        }
        return participants
    }

    /// Removes new members from their current parent, presenter or window, and returns the change that is still
    /// possible.
    ///
    /// The former container of a new member removes it completely before it is added here.
    private func freeing(_ change: MemberChange) -> MemberChange {
        let arriving = change.added
        guard !arriving.isEmpty else { return change }
        let (before, version) = (members, membership.changes)
        update {
            for controller in arriving { ControllerLifecycle.leavePlace(controller, for: self) }
        }
        func isPossible(_ controller: ViewController) -> Bool {
            controller.isDetached && mayContain(controller)
        }
        guard membership.changes == version else {
            let new = (before[..<change.kept] + change.new + before[(change.kept + change.old.count)...])
                .filter { membership.contains($0) || arriving.contains($0) && isPossible($0) }
            return MemberChange(from: members, to: new)
        }
        for controller in arriving where !isPossible(controller) {
            return MemberChange(kept: change.kept, old: change.old, new: change.new.filter(isPossible))
        }
        return change
    }

    /// Delivers `willMove(toParent:)` to the members that leave and arrive, and changes the members.
    ///
    /// - Returns: The number of changes of the members and the visible ones, if no callback changes them.
    @discardableResult
    private func willMove(_ change: MemberChange) -> (version: Int, visible: [ViewController]) {
        membership.apply(change)
        let version = membership.changes
        let visible = visibleMembers
        // A member that never appeared has moved here all the same, before it leaves or is covered.
        if let arriving = membership.arriving, !visible.contains(arriving) { settle(arriving) }
        for controller in change.removed where controller.parent === self {
            controller.lifecycle.willMove(controller, toParent: nil)
        }
        for controller in change.added {
            // A callback may have moved it elsewhere, or removed it.
            guard controller.isDetached, membership.contains(controller), mayContain(controller) else {
                membership.remove(controller)
                continue
            }
            controller.lifecycle.move(controller, to: self)
            // A request that its callback has made may have moved it elsewhere.
            guard controller.parent === self else { continue }
            switch arrival {
            case .immediately: controller.lifecycle.didMove(controller, toParent: self, beforeAppearing: true)
            case .inTransition: break
            case .afterAppearance where visible.contains(controller): membership.setArriving(controller)
            case .afterAppearance: controller.lifecycle.didMove(controller, toParent: self)
            }
        }
        arrange(change, since: version)
        return (version, visible)
    }

    /// Delivers `didMove(toParent:)` to the members that have left and arrived.
    private func didMove(_ change: MemberChange) {
        for controller in change.removed where controller.parent === self {
            if controller.viewIfLoaded?.superview === viewIfLoaded { controller.viewIfLoaded?.removeFromSuperview() }
            // A hook of the view may have moved it elsewhere.
            if controller.parent === self { controller.lifecycle.leaveParent(controller) }
        }
        if arrival == .inTransition {
            for controller in change.added where controller.parent === self {
                let isFirst = controller.appearance.state == .disappeared
                controller.lifecycle.didMove(controller, toParent: self, beforeAppearing: isFirst)
            }
        }
        settle()
    }

    /// Returns to the members before a change that the user has cancelled.
    ///
    /// - Parameter version: The number of changes of the members after that change.
    /// - Returns: The number of changes of the members after it, or nil if callbacks have changed the members before.
    private func revert(_ change: MemberChange, performedIn version: Int?) -> Int? {
        let isPlain = membership.changes == version
        if isPlain {
            membership.apply(change.reversed)
        } else {
            let kept = members.subtracting(change.new)
            membership.apply(MemberChange(from: members, to: kept + change.old.subtracting(kept)))
        }
        let version = isPlain ? membership.changes : nil
        for controller in change.old where controller.parent !== self { membership.remove(controller) }
        if arrival == .afterAppearance {
            for controller in change.removed where controller.parent === self { membership.setArriving(controller) }
        }
        for controller in change.added where controller.parent === self {
            controller.lifecycle.willMove(controller, toParent: nil)
        }
        return version
    }

    /// Orders the children as the members, after a change and the callbacks that it has called.
    private func arrange(_ change: MemberChange, since version: Int?) {
        guard membership.changes == version else { return arrangeChildren(members, from: 0) }
        // Of members that only leave, the order stays.
        if !change.new.isEmpty { arrangeChildren(Array(members[change.kept...]), from: change.kept) }
    }

    /// Delivers `didMove(toParent:)` to the visible member once it has appeared.
    func settle() {
        guard let arriving = membership.arriving else { return }
        let appearance = arriving.appearance
        // A member that returns to a released window does not appear, nor does a covered one. The program may end an
        // appearance much later.
        if appearance.state == .appeared || appearance.isLeftToProgram || arriving.presentation.isCovered
            || hasLostWindow && arriving.lifecycle.containment.isLeaving
        {
            settle(arriving)
        }
    }

    private func settle(_ controller: ViewController) {
        membership.setArriving(nil)
        if controller.parent === self { controller.lifecycle.didMove(controller, toParent: self) }
    }

    /// Changes the members as a whole: requests of callbacks wait.
    private func update(_ body: () -> Void) {
        sceneEvents.perform {
            let outer = membership.beginChange()
            body()
            membership.endChange(inside: outer)
        }
    }
}

/// A change of members in a transition.
@MainActor
private final class ChangeProgress<Container: ContainerController> {
    /// The change as requested.
    let change: MemberChange

    /// The members that are visible before it.
    let visible: [ViewController]

    /// The change that has happened, which cancelling it replaces by its reverse.
    var performed: MemberChange

    /// The number of changes of the members after it, or nil if callbacks have changed them.
    var version: Int?

    private let container: Link<Container>
    private let isAnimated: Bool
    private let performOwnStep: @MainActor (TransitionPlan.ContainerStep) -> Void

    init(
        _ change: MemberChange,
        _ visible: [ViewController],
        of container: Container,
        isAnimated: Bool,
        _ performOwnStep: @escaping @MainActor (TransitionPlan.ContainerStep) -> Void
    ) {
        self.change = change
        self.visible = visible
        performed = change
        self.container = Link(container)
        self.isAnimated = isAnimated
        self.performOwnStep = performOwnStep
    }

    func perform(_ step: TransitionPlan.ContainerStep) {
        guard let container = container.target else { return performOwnStep(step) }
        container.perform(step, of: self)
        container.didPerform(step, isAnimated: isAnimated)
        performOwnStep(step)
        if step == .end { container.end(self) }
    }
}

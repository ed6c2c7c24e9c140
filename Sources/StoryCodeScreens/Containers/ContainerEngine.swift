import StoryCodeScenes

/// A container view controller of this package.
///
/// The engine in this file manages the children of all of them; each container configures it with these requirements.
@MainActor
protocol ContainerController: ViewController {
    /// The children, in the container's order.
    var membership: Membership { get set }

    /// Returns the members that are visible while the container is, the rearmost first.
    func visible(of members: [ViewController]) -> ArraySlice<ViewController>

    /// When a new member receives `didMove(toParent:)`.
    var arrival: Membership.Arrival { get }

    /// The order of events when other members become visible without an animation.
    var changePlan: TransitionPlan { get }

    /// Called after a change, when no transition is in progress.
    func didChangeMembers()
}

extension ContainerController {
    func didChangeMembers() {}
}

/// The members of a container view controller.
///
/// Only this file changes them.
struct Membership {
    /// When a new member receives `didMove(toParent:)`.
    enum Arrival: Sendable {
        /// At once, before it appears.
        case immediately
        /// At the time that the transition plan states.
        case inTransition
        /// A visible member once it has appeared, other members at once.
        case afterAppearance
    }

    fileprivate(set) var members: [ViewController] = []

    /// Whether the members are changing and the affected controllers are being notified.
    fileprivate(set) var isChanging = false

    /// The visible member that receives `didMove(toParent:)` once it has appeared.
    fileprivate weak var arriving: ViewController?
}

/// The difference between two lists of members.
struct MemberChange {
    let old: [ViewController]
    let new: [ViewController]

    var added: [ViewController] { new.filter { !old.contains($0) } }

    var removed: [ViewController] { old.filter { !new.contains($0) } }

    var reversed: MemberChange { MemberChange(old: new, new: old) }
}

// MARK: - Changing members

extension ContainerController {
    var members: [ViewController] { membership.members }

    /// Performs a request when no controller inside is busy, after the transition in progress.
    func requestChange(_ body: @escaping @MainActor () -> Void) {
        guard appearance.isUp || membership.isChanging else { return LifecycleRuntime.perform(body) }
        request { [self] in
            finishChildTransitions()
            body()
        }
    }

    /// Changes the members, in a transition if other members become visible.
    ///
    /// - Parameters:
    ///   - visible: The members visible before, if that is not what ``visible(of:)`` returns for the current ones.
    ///   - plan: The order of events; ``changePlan`` by default.
    ///   - onMoment: Performs the container's own steps, until the end.
    /// - Returns: The transition, or nil if none is needed or the change is not possible.
    @discardableResult
    func change(
        to members: [ViewController],
        from visible: ArraySlice<ViewController>? = nil,
        by plan: TransitionPlan? = nil,
        animation: Transition.Animation = .none,
        onMoment: @escaping @MainActor (TransitionPlan.Moment) -> Void = { _ in }
    ) -> Transition? {
        if let other = members.first(where: { !self.members.contains($0) && !mayContain($0) }) {
            LifecycleDiagnostics.report(.hierarchyInconsistency, other, self)
            onMoment(.end)
            return nil
        }
        return LifecycleRuntime.perform {
            // Requests that callbacks make here run when the transition is in progress, and finish it first.
            let transition = sceneEvents.performWhole {
                prepare(members, visible, plan ?? changePlan, animation, onMoment)
            }
            transition?.run()
            if transition == nil {
                onMoment(.end)
                showRest()
            }
            return transition
        }
    }

    /// Changes the members at once, or returns the transition that does so.
    private func prepare(
        _ members: [ViewController],
        _ visible: ArraySlice<ViewController>?,
        _ plan: TransitionPlan,
        _ animation: Transition.Animation,
        _ onMoment: @escaping @MainActor (TransitionPlan.Moment) -> Void
    ) -> Transition? {
        let change = MemberChange(old: self.members, new: freeing(members))
        let visible = visible ?? self.visible(of: change.old)
        guard appearance.isUp, visible != self.visible(of: change.new) else {
            update {
                willMove(change)
                didMove(change)
            }
            return nil
        }
        let transition = Transition(plan, animation: animation, scheduler: scheduler, container: self) {
            [weak self] moment in
            self?.perform(moment, of: change, from: visible)
            onMoment(moment)
            guard moment == .end, let self else { return }
            if members != change.new, members != change.old { showRest() } else { endChange() }
        }
        beginChildTransition(transition)
        return transition
    }

    /// Removes a child: it disappears, leaves, and the container shows its next members.
    func removeMember(_ child: ViewController) {
        guard !membership.isChanging else {
            // A callback moves it elsewhere while the members change.
            if membership.arriving === child { settle(child) }
            membership.members.removeAll { $0 === child }
            if !child.containment.isLeaving { child.notifyWillMove(toParent: nil) }
            child.disappearAtOnce()
            return child.leaveParent()
        }
        finishChildTransitions()
        if members.contains(child) {
            change(to: members.filter { $0 !== child })
            finishChildTransitions()
        }
        if child.parent === self, !members.contains(child) { child.leaveParent() }
    }

    /// Whether a list of members is invalid; reports why.
    func rejects(_ controllers: [ViewController], with present: [ViewController]) -> Bool {
        for (index, controller) in controllers.enumerated() {
            if controllers[..<index].contains(controller) {
                LifecycleDiagnostics.report(.pushedTwice, controller, self)
            } else if !present.contains(controller), !mayContain(controller) {
                LifecycleDiagnostics.report(.hierarchyInconsistency, controller, self)
            } else {
                continue
            }
            return true
        }
        return false
    }
}

// MARK: - The engine

extension ContainerController {
    private func perform(
        _ moment: TransitionPlan.Moment,
        of change: MemberChange,
        from visible: ArraySlice<ViewController>
    ) {
        switch moment {
        case .willMove:
            update {
                willMove(change)
                // Callbacks may have removed some of the members.
                let next = self.visible(of: members)
                childTransition?.setParticipants(
                    incoming: participants(next, without: visible),
                    outgoing: participants(visible, without: next)
                )
            }
        case .didMove: update { didMove(members == change.old ? change.reversed : change) }
        case .restore: update { revert(change) }
        case .end: endChildTransition()
        case .willShow, .didShow, .link, .unlink: break
        }
    }

    /// Shows the visible members that have not appeared, because a callback has changed the members.
    private func showRest() {
        guard childTransition == nil else { return }
        let visible = visible(of: members)
        let rest = visible.filter { $0.appearance.state == .disappeared && $0.presented == nil }
        if appearance.isUp, !rest.isEmpty { change(to: members, from: visible.filter { !rest.contains($0) }[...]) }
        endChange()
    }

    private func endChange() {
        if childTransition == nil { didChangeMembers() }
    }

    /// The participants of a transition between children: each child and the controllers presented over it.
    private func participants(
        _ controllers: ArraySlice<ViewController>,
        without others: ArraySlice<ViewController>
    ) -> [Transition.Participant] {
        var participants: [Transition.Participant] = []
        for child in controllers where child.parent === self && !others.contains(child) {
            let position = ViewPosition.front(of: view, frame: frame(of: child, in: view.bounds))
            child.forEachInPlace { participants.append(.init($0, position: position)) }
        }
        return participants
    }

    /// Removes new members from their current parent, presenter or window, and returns the members that can still be
    /// added.
    ///
    /// The former container of a new member removes it completely before it is added here.
    private func freeing(_ new: [ViewController]) -> [ViewController] {
        let arriving = new.filter { !members.contains($0) }
        guard !arriving.isEmpty else { return new }
        update {
            for controller in arriving { controller.leaveHierarchy(for: self) }
        }
        func isPossible(_ controller: ViewController) -> Bool {
            members.contains(controller)
                || arriving.contains(controller) && controller.isDetached && mayContain(controller)
        }
        return new.allSatisfy(isPossible) ? new : new.filter(isPossible)
    }

    /// Delivers `willMove(toParent:)` to the members that leave and arrive, and changes the members.
    private func willMove(_ change: MemberChange) {
        membership.members = change.new
        let visible = visible(of: change.new)
        // A member that never appeared has moved here all the same, before it leaves or is covered.
        if let arriving = membership.arriving, !visible.contains(arriving) { settle(arriving) }
        for controller in change.removed where controller.parent === self {
            controller.notifyWillMove(toParent: nil)
        }
        for controller in change.added {
            // A callback may have moved it elsewhere, or removed it.
            guard controller.isDetached, members.contains(controller), mayContain(controller) else {
                membership.members.removeAll { $0 === controller }
                continue
            }
            take(controller)
            switch arrival {
            case .immediately: controller.notifyDidMove(toParent: self, beforeAppearing: true)
            case .inTransition: break
            case .afterAppearance where visible.contains(controller): membership.arriving = controller
            case .afterAppearance: controller.notifyDidMove(toParent: self)
            }
        }
        arrangeChildren(members.filter { $0.parent === self })
    }

    /// Delivers `didMove(toParent:)` to the members that have left and arrived.
    private func didMove(_ change: MemberChange) {
        for controller in change.removed where controller.parent === self && !members.contains(controller) {
            controller.endDisappearance()
            if controller.viewIfLoaded?.superview === viewIfLoaded { controller.viewIfLoaded?.removeFromSuperview() }
            controller.leaveParent()
        }
        if arrival == .inTransition {
            for controller in change.added where controller.parent === self {
                let isFirst = controller.appearance.state == .disappeared
                controller.notifyDidMove(toParent: self, beforeAppearing: isFirst)
            }
        }
        settle()
    }

    /// Returns to the members before a change that the user has cancelled.
    private func revert(_ change: MemberChange) {
        membership.members = change.old.filter { $0.parent === self }
        for controller in change.removed where controller.parent === self {
            controller.containment.cancelMove()
            if arrival == .afterAppearance { membership.arriving = controller }
        }
        for controller in change.added where controller.parent === self { controller.notifyWillMove(toParent: nil) }
        arrangeChildren(members)
    }

    /// Delivers `didMove(toParent:)` to the visible member once it has appeared.
    func settle() {
        if let arriving = membership.arriving, arriving.appearance.state == .appeared { settle(arriving) }
    }

    private func settle(_ controller: ViewController) {
        membership.arriving = nil
        controller.notifyDidMove(toParent: self)
    }

    /// Changes the members as a whole: requests of callbacks wait.
    private func update(_ body: () -> Void) {
        sceneEvents.performWhole {
            let wasChanging = membership.isChanging
            membership.isChanging = true
            body()
            membership.isChanging = wasChanging
        }
    }
}

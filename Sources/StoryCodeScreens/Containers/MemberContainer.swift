import StoryCodeScenes

/// A container whose children are its members, some of which show; they are exchanged in one transition.
@MainActor
protocol MemberContainer: ViewController {
    /// Those who belong to the container.
    var members: [ViewController] { get set }

    /// Whether the members are changing, and those concerned are being told.
    var isChanging: Bool { get set }

    /// How members that show are exchanged while nobody leads it.
    var exchangePlan: TransitionPlan { get }
}

extension MemberContainer {
    /// Does something when nobody inside is being told an event, and the transition under way is over.
    func ask(_ body: @escaping @MainActor () -> Void) {
        guard appearance.isUp || isChanging else {
            OutermostCall.enter()
            body()
            return OutermostCall.leave()
        }
        whenNobodyIsTold { [self] in
            finishChildTransitions()
            body()
        }
    }

    /// Makes others the members.
    ///
    /// - Parameters:
    ///   - members: The new members.
    ///   - shown: Who has been showing.
    ///   - plan: In which order those concerned are told, where they are seen.
    ///   - animation: How it moves.
    ///   - onMoment: Does what is left to do, until it is over.
    /// - Returns: The transition, or nil where nobody sees it or it cannot be done.
    @discardableResult
    func exchange(
        _ members: [ViewController],
        shown: [ViewController],
        by plan: TransitionPlan,
        animation: Transition.Animation = .none,
        onMoment: @escaping @MainActor (TransitionPlan.Moment) -> Void = { _ in }
    ) -> Transition? {
        let change = StackDifference(old: self.members, new: members)
        if let stranger = change.added.first(where: { !mayContain($0) }) {
            LifecycleDiagnostics.report(.hierarchyInconsistency, stranger, self)
            onMoment(.end)
            return nil
        }
        guard appearance.isUp else {
            writeBooks {
                willMove(change)
                didMove(change)
            }
            onMoment(.end)
            return nil
        }
        let transition = Transition(plan, animation: animation, scheduler: scheduler, container: self) {
            [weak self] moment in
            self?.take(moment, of: change, shown: shown)
            onMoment(moment)
            if moment == .end { self?.showRest() }
        }
        childTransition = transition
        transition.run()
        return transition
    }

    /// Lets a child go that is given another place.
    func release(_ child: ViewController) {
        guard !isChanging else {
            members.removeAll { $0 === child }
            return child.leaveForAnother()
        }
        finishChildTransitions()
        if members.contains(child) {
            exchange(members.filter { $0 !== child }, shown: shownChildren, by: exchangePlan)
            finishChildTransitions()
        }
        if child.parent === self, !members.contains(child) { child.leaveParent() }
    }

    private func take(_ moment: TransitionPlan.Moment, of change: StackDifference, shown: [ViewController]) {
        switch moment {
        case .willMove:
            writeBooks {
                willMove(change)
                // Callbacks may have taken some of them away.
                let coming = shownChildren
                childTransition?.takePart(
                    incoming: coming.filter { !shown.contains($0) }.flatMap(participants),
                    outgoing: shown.filter { !coming.contains($0) }.flatMap(participants)
                )
            }
        case .didMove: writeBooks { didMove(members == change.old ? change.reversed : change) }
        case .restore: writeBooks { takeBack(change) }
        case .end: childTransition = nil
        case .willShow, .didShow, .link, .unlink: break
        }
    }

    /// Shows those whose place is empty because a callback has given somebody another place.
    private func showRest() {
        guard appearance.isUp, childTransition == nil else { return }
        let rest = shownChildren.filter { $0.appearance.state == .disappeared && $0.presented == nil }
        guard !rest.isEmpty else { return }
        exchange(members, shown: shownChildren.filter { !rest.contains($0) }, by: exchangePlan)
    }
}

// MARK: - The books

extension MemberContainer {
    /// Tells those who go and those who come, and makes these children.
    private func willMove(_ change: StackDifference) {
        members = change.new
        for controller in change.removed where controller.parent === self {
            controller.tellWillMove(toParent: nil)
        }
        for controller in change.added {
            controller.leaveForAnotherPlace(in: self)
            // A callback may have given it another place, or taken it out again.
            guard controller.isStray, members.contains(controller), mayContain(controller) else {
                members.removeAll { $0 === controller }
                continue
            }
            take(controller)
        }
        children = members.filter { $0.parent === self } + children.filter { !members.contains($0) }
    }

    /// Tells those who have gone and those who have come.
    private func didMove(_ change: StackDifference) {
        for controller in change.removed where controller.parent === self && !members.contains(controller) {
            controller.endDisappearance()
            controller.viewIfLoaded?.removeFromSuperview()
            controller.leaveParent()
        }
        for controller in change.added where controller.parent === self {
            controller.tellDidMove(toParent: self, beforeAppearing: controller.appearance.state == .disappeared)
        }
    }

    /// Goes back to the members before a change that a finger has taken back.
    private func takeBack(_ change: StackDifference) {
        members = change.old.filter { $0.parent === self }
        for controller in change.removed where controller.parent === self { controller.movement = .none }
        for controller in change.added where controller.parent === self { controller.tellWillMove(toParent: nil) }
        children = members + children.filter { !members.contains($0) }
    }

    /// Changes the books, while what is asked for waits.
    private func writeBooks(_ body: () -> Void) {
        sceneEvents.performWhole {
            let wasChanging = isChanging
            isChanging = true
            body()
            isChanging = wasChanging
        }
    }
}

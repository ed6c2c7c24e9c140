import StoryCodeScenes

// What is asked of the stack, and its transitions, one after the other.
extension NavigationController {
    /// Whether a controller is of a kind that may be in a stack; reports where it is not.
    func accepts(_ controller: ViewController) -> Bool {
        if Self.mayHold(controller) { return true }
        LifecycleDiagnostics.report(.pushedContainer, controller, self)
        return false
    }

    /// Whether a controller is of a kind that may be in a stack.
    static func mayHold(_ controller: ViewController) -> Bool {
        !(controller is NavigationController || controller is TabBarController || controller is SplitViewController)
    }

    /// The stack when all that was asked for is done.
    var plannedStack: [ViewController] { waiting.reduce(stack) { $1.change.applied(to: $0) } }

    /// Changes the stack now, or when it is this change's turn.
    ///
    /// - Returns: The controllers that go, the lowest first.
    @discardableResult
    func request(_ change: StackChange, animated: Bool) -> [ViewController] {
        let difference = StackDifference(old: plannedStack, new: change.applied(to: plannedStack))
        if !appearance.isUp, childTransition == nil, waiting.isEmpty, !isChanging {
            carryOut(change)
        } else {
            if childTransition != nil || !waiting.isEmpty { LifecycleDiagnostics.report(.navigationQueued, self, if: .queuedNavigation) }
            waiting.append((change, animated))
            goOn()
        }
        return difference.removed
    }

    /// Carries out what waits, one after the other, when nobody inside is being told an event.
    private func goOn() {
        guard childTransition == nil, !isChanging, !waiting.isEmpty, !isWaitingForTurn else { return }
        isWaitingForTurn = true
        whenNobodyIsTold { [self] in
            isWaitingForTurn = false
            while childTransition == nil, !waiting.isEmpty {
                let next = waiting.removeFirst()
                carryOut(next.change, animated: next.animated)
            }
        }
    }

    /// Lets a child go that is given another place, and shows who is on top then.
    func takeOut(_ child: ViewController) {
        guard !isChanging else { return strike(child) }
        finishChildTransitions()
        carryOut(.set(stack.filter { $0 !== child }))
        finishChildTransitions()
        if child.parent === self, !stack.contains(child) { child.leaveParent() }
    }

    private func carryOut(_ change: StackChange, animated: Bool = false) {
        let difference = StackDifference(old: stack, new: change.applied(to: stack))
        guard difference.old != difference.new else { return }
        if let stranger = difference.added.first(where: { !mayContain($0) }) {
            LifecycleDiagnostics.report(.hierarchyInconsistency, stranger, self)
        } else if !appearance.isUp || difference.old.last === difference.new.last {
            OutermostCall.enter()
            writeBooks {
                willMove(difference)
                didMove(difference)
            }
            showTop()
            goOn()
            OutermostCall.leave()
        } else {
            let duration = animated ? windowAhead?.transitionDuration ?? .zero : nil
            move(difference, animation: .init(duration: duration))
        }
    }

    /// Shows another top.
    @discardableResult
    func move(_ difference: StackDifference, animation: Transition.Animation) -> Transition {
        let transition = Transition(
            animation.isAnimated ? .navigate : .navigateInNextTurn,
            animation: animation,
            scheduler: scheduler,
            container: self
        ) { [weak self] moment in
            self?.take(moment, of: difference, animated: animation.isAnimated)
        }
        childTransition = transition
        transition.run()
        return transition
    }

    /// Shows the top where a callback has given another place to the one that was to be shown.
    private func showTop() {
        guard appearance.isUp, childTransition == nil, let top = stack.last, top.appearance.state == .disappeared,
            top.presented == nil
        else { return }
        move(StackDifference(old: stack, new: stack), animation: .none)
    }

    /// Writes the books, and then knows who takes part: callbacks may have taken some of them away.
    private func begin(_ difference: StackDifference) {
        writeBooks {
            willMove(difference)
            let (leaving, coming) = (difference.old.last, stack.last)
            guard leaving !== coming || coming?.appearance.isUp == false else { return }
            childTransition?.takePart(
                incoming: participants(coming),
                outgoing: leaving === coming ? [] : participants(leaving)
            )
        }
    }

    /// Changes the books, while nobody appears and what is asked for waits.
    private func writeBooks(_ body: () -> Void) {
        let wasChanging = isChanging
        isChanging = true
        sceneEvents.performWhole(body)
        isChanging = wasChanging
    }

    private func take(_ moment: TransitionPlan.Moment, of difference: StackDifference, animated: Bool) {
        switch moment {
        case .willMove: begin(difference)
        case .didMove: didMove(difference)
        case .restore: takeBack(difference)
        case .willShow:
            guard let top = stack.last else { return }
            delegate?.navigationController(self, willShow: top, animated: animated)
        case .didShow:
            guard let top = stack.last else { return }
            delegate?.navigationController(self, didShow: top, animated: animated)
        case .link, .unlink: break
        case .end:
            childTransition = nil
            showTop()
            goOn()
        }
    }
}

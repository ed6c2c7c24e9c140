import StoryCodeScenes

/// The changes of a navigation stack that wait for their turn, and the stack after them.
@MainActor
struct StackChangeQueue {
    /// A change that waits.
    struct Item {
        let change: StackChange
        let animated: Bool
        /// The request of the change, if a tracer shows it and if other changes precede it.
        let request: DeferredWork?
    }

    private var changes: [Item] = []

    /// The stack after all queued changes; made when it is needed.
    private var plan: Plan?

    private var isAwaitingTurn = false

    fileprivate struct Plan {
        var stack: [ViewController]
        var controllers: Set<ViewController>

        /// The number of changes of the members for which the plan holds.
        let version: Int
    }

    var isEmpty: Bool { changes.isEmpty }

    /// The controllers that the next change may add.
    var firstAdded: [ViewController] {
        switch changes.first?.change {
        case .push(let controller): [controller]
        case .set(let controllers): controllers
        case .pop, .popTo, .popToRoot, nil: []
        }
    }

    /// Whether the stack contains a controller after all queued changes.
    mutating func contains(_ controller: ViewController, of membership: Membership) -> Bool {
        if isEmpty { return membership.contains(controller) }
        updatePlan(of: membership)
        return plan?.controllers.contains(controller) == true
    }

    /// Returns what a change does to the stack after all queued changes.
    mutating func plan(_ change: StackChange, of membership: Membership) -> MemberChange {
        if isEmpty { return change.applied(to: membership.members, containing: membership.contains) }
        updatePlan(of: membership)
        return plan?.change(change) ?? MemberChange(kept: 0)
    }

    /// Adds a change.
    mutating func append(_ change: StackChange, animated: Bool, request: DeferredWork?) {
        changes.append(Item(change: change, animated: animated, request: request))
        plan?.apply(change)
    }

    /// Begins to wait for a turn, and returns whether there is something to wait for.
    mutating func beginTurn() -> Bool {
        guard !isEmpty, !isAwaitingTurn else { return false }
        isAwaitingTurn = true
        return true
    }

    mutating func endTurn() { isAwaitingTurn = false }

    /// Removes and returns the next change, which the caller performs.
    mutating func popFirst() -> Item? {
        if isEmpty { return nil }
        // Performing the change makes another plan necessary.
        plan = nil
        return changes.removeFirst()
    }

    private mutating func updatePlan(of membership: Membership) {
        guard plan?.version != membership.changes else { return }
        let members = membership.members
        var plan = Plan(stack: members, controllers: Set(members), version: membership.changes)
        for item in changes { plan.apply(item.change) }
        self.plan = plan
    }
}

@MainActor
extension StackChangeQueue.Plan {
    func change(_ change: StackChange) -> MemberChange {
        change.applied(to: stack, containing: controllers.contains)
    }

    mutating func apply(_ change: StackChange) {
        let change = self.change(change)
        for controller in change.old { controllers.remove(controller) }
        change.apply(to: &stack)
        controllers.formUnion(change.new)
    }
}

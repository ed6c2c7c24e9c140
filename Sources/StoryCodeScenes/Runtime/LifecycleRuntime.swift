/// Decides what runs now and what runs later, for every scene, controller and window of the process.
///
/// A call that can change a screen runs in a *scope*, which ``perform(_:)`` opens. The scope of an event, or of an
/// operation that is performed as a whole, also makes its node busy. Three rules order everything that happens:
///
/// 1. *Events.* While a scene delivers an event, further events of that scene are queued, first in, first out. The
///    controller is notified at once; its helpers are notified when the event in progress has reached all of them.
/// 2. *Requests.* A request names the nodes that it affects. It runs at once, unless one of them, or a node inside one of
///    them, is busy. Then it is queued whole. Requests that affect the same nodes keep their order.
/// 3. *Turns.* Work that is scheduled for the next turn of ``ImmediateLifecycleScheduler`` runs when the outermost scope
///    ends.
///
/// ```
///   perform { … }                       the outermost scope
///      │
///      ├─ deliver(event)                one scene is busy: controller, then helpers
///      │     ├─ an event sent by a callback ──────> queued for the scene ──┐
///      │     ├─ a request made by a callback ─────> queued                 │ rule 2
///      │     └─ end: queued events <───────────────────────────────────────┘ rule 1
///      │            then the queued requests that nothing blocks
///      │
///      └─ end: turns of the immediate scheduler, until none is left            rule 3
/// ```
///
/// When the outermost scope has ended, only requests of nodes that are still busy remain, and the work of a scheduler
/// that exceeded its limit.
@MainActor
package enum LifecycleRuntime {
    private struct Request {
        /// The affected nodes, evaluated each time because the tree changes meanwhile.
        let nodes: @MainActor () -> [any RuntimeNode]
        let action: @MainActor () -> Void
    }

    /// The number of nested scopes.
    private static var depth = 0

    /// The number of scopes that make a node busy.
    private static var busyCount = 0

    /// Whether a request is queued.
    ///
    /// For each event, reading a flag costs less than reading the array.
    private(set) static var hasRequests = false
    private static var requests = RequestQueue<Request>()

    /// The nodes affected by the queued requests that are in progress.
    private static var running: [[any RuntimeNode]] = []

    /// The number of requests at the front of the queue that wait for the queued requests in progress to end.
    private static var waitingCount = 0

    /// The nodes on which an operation is performed as a whole.
    private static var wholes: [any RuntimeNode] = []

    /// The number of pieces of work that one call may lead to.
    private(set) static var limit = WorkQueue.limit

    /// The number of queued requests that the outermost scope has run.
    private static var requestCount = 0

    /// Whether ``turns`` is not empty.
    ///
    /// A flag for the same reason.
    private static var hasTurns = false

    /// The schedulers with work that waits for the outermost scope to end.
    private static var turns = RequestQueue<ImmediateLifecycleScheduler>()

    /// Whether a task will run the turns that wait.
    private static var runsTurnsSoon = false

    /// The schedulers with work that waits for the next outermost scope to end.
    private static var turnsOfNextCall = RequestQueue<ImmediateLifecycleScheduler>()
    private static var hasTurnsOfNextCall = false

    /// The actions that wait until a node is at rest.
    private static var rests: ContiguousArray<Rest> = []

    /// Whether ``rests`` is not empty.
    private static var hasRests = false

    private struct Rest {
        let node: @MainActor () -> (any RuntimeNode)?
        let action: @MainActor () -> Void
    }
}

// MARK: - Scopes and turns

extension LifecycleRuntime {
    /// Runs a call that can change a screen. When the outermost scope ends, runs the work scheduled for its end.
    //
    // Inlinable, so that the generic result costs nothing in the modules above.
    @inlinable
    package static func perform<Result>(_ body: @MainActor () throws -> Result) rethrows -> Result {
        begin()
        defer { end() }
        return try body()
    }

    /// Runs a closure in which a call may lead to fewer pieces of work, for tests of work without end.
    package static func withLimit<Result>(_ limit: Int, _ body: () throws -> Result) rethrows -> Result {
        let outer = exchange(&self.limit, with: limit)
        defer { self.limit = outer }
        return try body()
    }

    /// Performs an operation on a node and everything inside it as a whole: requests of callbacks run after it.
    package static func perform(whole node: any RuntimeNode, _ body: () -> Void) {
        beginBusy()
        changeWholes { $0.append(node) }
        body()
        changeWholes { $0.removeLast() }
        endBusy()
    }

    // Changed outside the property, which is then accessed without a check of exclusive access.
    private static func changeWholes(_ change: (inout [any RuntimeNode]) -> Void) {
        var changed: [any RuntimeNode] = []
        swap(&changed, &wholes)
        change(&changed)
        swap(&changed, &wholes)
    }

    /// Whether an operation is being performed on a node as a whole.
    package static func isPerforming(whole node: any RuntimeNode) -> Bool { wholes.contains { $0 === node } }

    /// Begins the scope of an event or of an operation, in which a node is busy.
    @usableFromInline
    package static func beginBusy() {
        depth += 1
        busyCount += 1
    }

    /// Ends the scope of an event or of an operation, and runs the requests that waited for it.
    @usableFromInline
    package static func endBusy() {
        busyCount -= 1
        if hasRequests { runRequests() }
        end()
    }

    /// Runs the work of a scheduler when the outermost scope ends: the one in progress, or else the next one.
    static func runWhenCallEnds(_ scheduler: ImmediateLifecycleScheduler) {
        turns.append(scheduler)
        hasTurns = true
    }

    /// Runs the work of a scheduler when the scope after the one that is ending ends.
    static func runWhenNextCallEnds(_ scheduler: ImmediateLifecycleScheduler) {
        turnsOfNextCall.append(scheduler)
        hasTurnsOfNextCall = true
    }

    /// Runs the work that waits for a scope to end in a task, unless a scope is open that will end.
    ///
    /// For changes that no call of this package has made.
    static func runTurnsSoon() {
        guard depth == 0, hasTurns, !runsTurnsSoon else { return }
        runsTurnsSoon = true
        Task { @MainActor in
            runsTurnsSoon = false
            perform {}
        }
    }

    /// Begins a scope; ``perform(_:)`` pairs it with its end.
    @usableFromInline
    package static func begin() { depth += 1 }

    /// Ends a scope.
    @usableFromInline
    package static func end() {
        if depth == 1 {
            while hasTurns { popTurn()?.run() }
            if hasRests { announceRest() }
            if hasTurnsOfNextCall { beginTurnsOfNextCall() }
            if requestCount > 0 { requestCount = 0 }
        }
        depth -= 1
    }

    /// Removes and returns the next scheduler with work.
    private static func popTurn() -> ImmediateLifecycleScheduler? {
        var changed = RequestQueue<ImmediateLifecycleScheduler>()
        swap(&changed, &turns)
        let next = changed.popFirst()
        hasTurns = !changed.isEmpty
        swap(&changed, &turns)
        return next
    }

    /// Keeps the schedulers that exceeded their limit for the next outermost scope.
    private static func beginTurnsOfNextCall() {
        swap(&turns, &turnsOfNextCall)
        (hasTurns, hasTurnsOfNextCall) = (true, false)
    }
}

// MARK: - Requests

/// A node of the tree of windows and controllers, which requests can affect.
@MainActor
package protocol RuntimeNode: AnyObject {
    /// Whether the node is delivering an event or performing an operation as a whole.
    var isBusy: Bool { get }

    /// The node that contains this one.
    var containingNode: (any RuntimeNode)? { get }

    /// Whether a node inside this one is busy.
    var hasBusyContents: Bool { get }

    /// Whether the node, or a node inside it, is in transition or waits for a turn.
    var isInTransition: Bool { get }
}

extension RuntimeNode {
    /// Whether the node, or one inside it, is busy.
    package var isBusyInside: Bool { LifecycleRuntime.isBusy && (isBusy || hasBusyContents) }

    /// False.
    package var isInTransition: Bool { false }

    /// Whether one of the two nodes contains the other.
    fileprivate func overlaps(_ other: any RuntimeNode) -> Bool { isInside(other) || other.isInside(self) }

    /// Whether the node is another one or is contained in it.
    fileprivate func isInside(_ other: any RuntimeNode) -> Bool {
        var node: (any RuntimeNode)? = self
        while let current = node {
            if current === other { return true }
            node = current.containingNode
        }
        return false
    }
}

extension LifecycleRuntime {
    /// Performs a request now, or queues it until no affected node is busy and no earlier request affects the same.
    package static func request(
        affecting nodes: @escaping @MainActor () -> [any RuntimeNode],
        _ action: @escaping @MainActor () -> Void
    ) {
        begin()
        if isIdle || !isBlocked(nodes()) {
            action()
        } else {
            requests.append(Request(nodes: nodes, action: LifecycleTrace.deferred(.request, action)))
            hasRequests = true
            // Requests that the last scope has left start again with the next one.
            if busyCount == 0 { runRequests() }
        }
        end()
    }

    /// Whether a request that affects one node would run at once.
    ///
    /// Callers that perform it directly then need no closure, and no array of nodes.
    package static func isFree(_ node: any RuntimeNode) -> Bool {
        !hasRequests && running.isEmpty && !node.isBusyInside
    }

    /// Whether nothing can block a request.
    package static var isIdle: Bool { busyCount == 0 && !hasRequests && running.isEmpty }

    /// Whether any node is busy.
    fileprivate static var isBusy: Bool { busyCount > 0 }

    /// Runs the queued requests that nothing blocks any more, up to the limit of one scope.
    private static func runRequests() {
        var index = waitingCount
        while index < requests.count {
            let nodes = requests[index].nodes()
            if overlap(nodes, running) {
                if index == waitingCount { waitingCount += 1 }
                index += 1
            } else if isBusy(nodes) || overlap(nodes, [wholes]) || isQueued(before: index, nodes) {
                index += 1
            } else {
                guard countRequest() else { break }
                run(requests.remove(at: index), affecting: nodes)
                // The request may have freed the nodes of others.
                index = waitingCount
            }
        }
        hasRequests = !requests.isEmpty
    }

    private static func run(_ request: Request, affecting nodes: [any RuntimeNode]) {
        let outer = waitingCount
        running.append(nodes)
        request.action()
        running.removeLast()
        waitingCount = outer
    }

    /// Whether an earlier request in the queue affects the same nodes.
    private static func isQueued(before index: Int, _ nodes: [any RuntimeNode]) -> Bool {
        (0..<index).contains { overlap(nodes, [requests[$0].nodes()]) }
    }

    /// Counts a piece of work of the outermost scope, and returns whether it is within the limit.
    private static func countRequest() -> Bool {
        requestCount += 1
        if requestCount == limit + 1 { DiagnosticHandler.report(.neverAtRest(work: limit)) }
        return requestCount <= limit
    }

    /// Whether a new request waits: for a busy node, for an earlier request, or for a running one of a node inside.
    ///
    /// A request for a node inside those of a running request is part of what that request does.
    private static func isBlocked(_ nodes: [any RuntimeNode]) -> Bool {
        // A busy node is the usual reason, and earlier requests can be many.
        isBusy(nodes) || running.contains { $0.contains { other in nodes.contains { other.isInside($0) } } }
            || requests.contains { overlap(nodes, [$0.nodes()]) }
    }

    private static func isBusy(_ nodes: [any RuntimeNode]) -> Bool { nodes.contains { $0.isBusyInside } }

    private static func overlap(_ nodes: [any RuntimeNode], _ others: [[any RuntimeNode]]) -> Bool {
        others.contains { $0.contains { other in nodes.contains { $0.overlaps(other) } } }
    }
}

// MARK: - Rest

extension LifecycleRuntime {
    /// Whether nothing in a node is busy, in transition, queued or waiting for a turn.
    package static func isAtRest(_ node: any RuntimeNode) -> Bool {
        !node.isBusyInside && !node.isInTransition
            && !requests.contains { overlap([node], [$0.nodes()]) } && !overlap([node], running + [wholes])
    }

    /// Performs an action once, when a node is at rest: now, or when the scope ends that brings it to rest.
    ///
    /// The node is not retained. The action is dropped if the node is released before.
    package static func whenAtRest(_ node: some RuntimeNode, _ action: @escaping @MainActor () -> Void) {
        perform {
            rests.append(Rest(node: { [weak node] in node }, action: LifecycleTrace.deferred(.request, action)))
            hasRests = true
        }
    }

    private static func announceRest() {
        var hasActed: Bool
        repeat {
            hasActed = false
            for rest in exchange(&rests, with: []) {
                guard let node = rest.node() else { continue }
                if isAtRest(node), countRequest() {
                    hasActed = true
                    rest.action()
                } else {
                    rests.append(rest)
                }
            }
            while hasTurns { popTurn()?.run() }
        } while hasActed && !rests.isEmpty
        hasRests = !rests.isEmpty
    }
}

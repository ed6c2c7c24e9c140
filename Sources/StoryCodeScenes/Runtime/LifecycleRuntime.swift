/// Decides what runs now and what runs later, for every scene, controller and window of the process.
///
/// A call that can change a screen runs inside ``perform(_:)``. Three rules order everything that happens in it:
///
/// 1. *Events.* While a scene delivers an event, further events of that scene are queued, first in, first out. The
///    controller is notified at once; its helpers are notified when the event in progress has reached all of them.
/// 2. *Requests.* A request names the controllers that it affects. It runs at once, unless one of them, or a controller
///    inside one of them, is busy: delivering an event, or performing an operation as a whole. Then it is queued whole.
///    Requests that affect the same controllers keep their order.
/// 3. *Turns.* Work that is scheduled for the next turn of ``ImmediateLifecycleScheduler`` runs when the outermost call
///    ends.
///
/// ```
///   perform { … }                       the outermost call
///      │
///      ├─ deliver(event)                one scene: controller, then helpers
///      │     ├─ an event sent by a callback ──────> queued for the scene ──┐
///      │     ├─ a request made by a callback ─────> queued                 │ rule 2
///      │     └─ end: queued events <───────────────────────────────────────┘ rule 1
///      │            then the queued requests that nothing blocks
///      │
///      └─ end: turns of the immediate scheduler, until none is left            rule 3
/// ```
///
/// When the outermost call has ended, only requests of controllers that are still performing an operation remain, and the
/// work of a scheduler that exceeded its limit.
@MainActor
package enum LifecycleRuntime {
    private struct Request {
        /// The affected nodes, evaluated each time because the tree changes meanwhile.
        let nodes: @MainActor () -> [any RuntimeNode]
        let action: @MainActor () -> Void
    }

    /// The number of nested calls.
    private static var depth = 0

    /// The number of deliveries and operations in progress, in all scenes.
    private static var busyCount = 0

    /// Whether a request is queued.
    ///
    /// For each event, reading a flag costs less than reading the array.
    private(set) static var hasRequests = false
    private static var requests: ContiguousArray<Request> = []

    /// The nodes affected by the queued requests that are running.
    private static var running: [[any RuntimeNode]] = []

    /// The number of elements of ``running``.
    ///
    /// For each request, reading a number costs less than reading the array.
    private static var runningCount = 0

    /// The number of queued requests that the outermost call has run.
    private static var requestCount = 0

    /// Whether ``turns`` is not empty.
    ///
    /// A flag for the same reason.
    private static var hasTurns = false

    /// The schedulers with work that waits for the outermost call to end.
    private static var turns: ContiguousArray<ImmediateLifecycleScheduler> = []

    /// The schedulers with work that waits for the next outermost call to end.
    private static var turnsOfNextCall: ContiguousArray<ImmediateLifecycleScheduler> = []
}

// MARK: - Calls and turns

extension LifecycleRuntime {
    /// Runs a call that can change a screen. When the outermost call ends, runs the work scheduled for its end.
    //
    // Inlinable, so that the generic result costs nothing in the modules above.
    @inlinable
    package static func perform<Result>(_ body: @MainActor () throws -> Result) rethrows -> Result {
        begin()
        defer { end() }
        return try body()
    }

    /// Runs the work of a scheduler when the outermost call ends: the call in progress, or else the next one.
    static func runWhenCallEnds(_ scheduler: ImmediateLifecycleScheduler) {
        turns.append(scheduler)
        hasTurns = true
    }

    /// Runs the work of a scheduler when the call after the one that is ending ends.
    static func runWhenNextCallEnds(_ scheduler: ImmediateLifecycleScheduler) {
        turnsOfNextCall.append(scheduler)
    }

    @usableFromInline
    static func begin() { depth += 1 }

    @usableFromInline
    static func end() {
        if depth == 1, hasTurns {
            while !turns.isEmpty { turns.removeFirst().run() }
            swap(&turns, &turnsOfNextCall)
            hasTurns = !turns.isEmpty
        }
        depth -= 1
        if depth == 0, requestCount > 0 { requestCount = 0 }
    }
}

// MARK: - Events and operations

extension LifecycleRuntime {
    /// Begins the delivery of an event, a call in which a scene is busy; ``SceneEvents`` pairs it with its end.
    static func beginDelivery() {
        begin()
        busyCount += 1
    }

    /// Ends the delivery of an event and runs the requests that waited for it.
    static func endDelivery() {
        endOperation()
        end()
    }

    /// Begins an operation that is performed as a whole; ``SceneEvents/performWhole(_:)`` pairs it with its end.
    static func beginOperation() { busyCount += 1 }

    /// Whether any node is busy.
    fileprivate static var isBusy: Bool { busyCount > 0 }

    /// Ends an operation and runs the requests that waited for it.
    static func endOperation() {
        busyCount -= 1
        if hasRequests { runRequests() }
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
}

extension RuntimeNode {
    /// Whether the node, or one inside it, is busy.
    package var isBusyInside: Bool { LifecycleRuntime.isBusy && (isBusy || hasBusyContents) }

    /// Whether one of the two nodes contains the other.
    fileprivate func overlaps(_ other: any RuntimeNode) -> Bool { isInside(other) || other.isInside(self) }

    private func isInside(_ other: any RuntimeNode) -> Bool {
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
    package static func perform(
        affecting nodes: @escaping @MainActor () -> [any RuntimeNode],
        _ action: @escaping @MainActor () -> Void
    ) {
        begin()
        if isIdle || !isBlocked(nodes()) {
            action()
        } else {
            requests.append(Request(nodes: nodes, action: LifecycleTrace.deferred(.request, action)))
            hasRequests = true
            // Requests that the last call has left start again with the next one.
            if busyCount == 0, runningCount == 0 { runRequests() }
        }
        end()
    }

    /// Performs a request that affects one node.
    package static func perform(affecting node: any RuntimeNode, _ action: @escaping @MainActor () -> Void) {
        if isIdle { perform(action) } else { perform(affecting: { [node] }, action) }
    }

    /// Whether nothing can block a request.
    private static var isIdle: Bool { busyCount == 0 && !hasRequests && runningCount == 0 }

    /// Runs the queued requests that nothing blocks any more, up to the limit of one call.
    private static func runRequests() {
        var index = 0
        var earlier: [[any RuntimeNode]] = []
        while index < requests.count {
            let nodes = requests[index].nodes()
            guard !isBlocked(nodes, by: earlier) else {
                earlier.append(nodes)
                index += 1
                continue
            }
            guard requestCount < WorkQueue.limit else {
                if requestCount == WorkQueue.limit {
                    requestCount += 1
                    DiagnosticHandler.report(.neverAtRest(work: WorkQueue.limit))
                }
                break
            }
            requestCount += 1
            let request = requests.remove(at: index)
            running.append(nodes)
            runningCount += 1
            request.action()
            runningCount -= 1
            running.removeLast()
            // The request may have freed the nodes of others.
            index = 0
            earlier = []
        }
        hasRequests = !requests.isEmpty
    }

    private static func isBlocked(_ nodes: [any RuntimeNode]) -> Bool {
        isBlocked(nodes, by: requests.map { $0.nodes() })
    }

    private static func isBlocked(_ nodes: [any RuntimeNode], by earlier: [[any RuntimeNode]]) -> Bool {
        func overlap(_ others: [any RuntimeNode]) -> Bool {
            others.contains { other in nodes.contains { $0.overlaps(other) } }
        }
        return running.contains(where: overlap) || earlier.contains(where: overlap)
            || nodes.contains { $0.isBusyInside }
    }
}

/// Somebody of whom something can be asked, and who contains others: a controller in the tree of controllers.
@MainActor
protocol RequestNode: AnyObject {
    /// Whether it is being told an event, or doing something whole.
    var isBusy: Bool { get }

    /// The one that contains it.
    var nodeAround: (any RequestNode)? { get }

    /// Those that it contains.
    var nodesInside: [any RequestNode] { get }
}

extension RequestNode {
    /// Whether it, or one inside it, is busy.
    var isBusyInside: Bool { isBusy || nodesInside.contains { $0.isBusyInside } }

    /// Whether one of the two contains the other.
    fileprivate func overlaps(_ other: any RequestNode) -> Bool { isInside(other) || other.isInside(self) }

    private func isInside(_ other: any RequestNode) -> Bool {
        var node: (any RequestNode)? = self
        while let here = node {
            if here === other { return true }
            node = here.nodeAround
        }
        return false
    }
}

/// What was asked of controllers and waits for an event that one of them is being told.
///
/// No event overtakes another: what a callback asks of its controller, of one that contains it, or of a window
/// around it runs when that event has reached everybody. Requests that concern the same controllers run in the
/// order in which they were made.
@MainActor
enum Requests {
    private struct Request {
        /// Whom it concerns, with everybody inside; looked up when it matters, for the tree changes meanwhile.
        let nodes: @MainActor () -> [any RequestNode]
        let action: @MainActor () -> Void
    }

    private static var waiting: ContiguousArray<Request> = []

    /// Whom the waiting requests that run now concern.
    private static var running: [[any RequestNode]] = []

    /// How many are busy anywhere; where nobody is, there is nothing to look up.
    static var busy = 0

    /// Whether ``settle()`` is worth a call; on the way of every event, a flag is cheaper to read.
    private(set) static var areWaiting = false

    /// Carries out a request now, or when nobody whom it concerns is busy and the earlier ones are through.
    ///
    /// - Parameters:
    ///   - nodes: Whom the request concerns, with everybody inside.
    ///   - action: What to do.
    static func perform(
        concerning nodes: @escaping @MainActor () -> [any RequestNode],
        _ action: @escaping @MainActor () -> Void
    ) {
        OutermostCall.enter()
        if (busy == 0 && waiting.isEmpty && running.isEmpty) || !isBlocked(nodes()) {
            action()
        } else {
            waiting.append(Request(nodes: nodes, action: action))
            areWaiting = true
        }
        OutermostCall.leave()
    }

    /// Carries out the waiting requests whose time has come.
    static func settle() {
        var place = 0
        var earlier: [[any RequestNode]] = []
        while place < waiting.count {
            let nodes = waiting[place].nodes()
            guard !isBlocked(nodes, by: earlier) else {
                earlier.append(nodes)
                place += 1
                continue
            }
            let request = waiting.remove(at: place)
            running.append(nodes)
            request.action()
            running.removeLast()
            // It may have changed whatever the others wait for.
            place = 0
            earlier = []
        }
        areWaiting = !waiting.isEmpty
    }

    private static func isBlocked(_ nodes: [any RequestNode]) -> Bool {
        isBlocked(nodes, by: waiting.map { $0.nodes() })
    }

    private static func isBlocked(_ nodes: [any RequestNode], by earlier: [[any RequestNode]]) -> Bool {
        func overlap(_ others: [any RequestNode]) -> Bool {
            others.contains { other in nodes.contains { $0.overlaps(other) } }
        }
        return running.contains(where: overlap) || earlier.contains(where: overlap)
            || nodes.contains { $0.isBusyInside }
    }
}

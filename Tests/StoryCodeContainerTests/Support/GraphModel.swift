import TestSupport

/// A model of the rules: which components match a request, and which requests are mistakes.
///
/// The model caches nothing: it repeats all lookups after each registration.
final class GraphModel {
    /// A component in the container that registers it, as another container resolves it.
    struct Node: Hashable {
        let component: Int
        let home: Int
        let container: Int
    }

    /// One container.
    struct ModelContainer {
        let parent: Int?
        /// The components of overridden containers, the oldest first, and last its own.
        var layers: [[Int]] = [[]]
        var all: [Int] { layers.flatMap(\.self) }
    }

    /// A mistake, as an error describes it.
    struct Mistake: Error, Hashable {
        enum Reason: Hashable {
            case missing, cyclic, failing
            case unknownName(Set<String>)
            case ambiguous(Set<Int>)
        }

        let reason: Reason
        /// The service that is missing or ambiguous.
        var wanted = ""
        /// The component that makes the request, depends on itself or fails.
        var component: Int?
        /// The components of the cycle.
        var cycle: Set<Int> = []
    }

    /// One dependency, with its resolution.
    struct Edge {
        let request: PieceRequest
        let found: Result<[Node], Mistake>

        var targets: [Node] { (try? found.get()) ?? [] }
    }

    private(set) var shelves = [ModelContainer(parent: nil)]
    private(set) var plans: [Int: ComponentPlan] = [:]
    private(set) var knownPhases: [Node: [[Edge]]] = [:]
    private var knownCycles: [Node: Set<Node>] = [:]
    private var knownImpossibleCycles: [Node: Set<Node>] = [:]

    func child(of parent: Int) { shelves.append(ModelContainer(parent: parent)) }

    func overriding(_ base: Int) {
        shelves.append(ModelContainer(parent: shelves[base].parent, layers: shelves[base].layers + [[]]))
    }

    func register(_ plan: ComponentPlan, in shelf: Int) {
        plans[plan.id] = plan
        shelves[shelf].layers[shelves[shelf].layers.count - 1].append(plan.id)
        knownPhases = [:]
        knownCycles = [:]
        knownImpossibleCycles = [:]
    }

    func plan(_ node: Node) -> ComponentPlan { plan(node.component) }

    func plan(_ component: Int) -> ComponentPlan {
        guard let plan = plans[component] else { preconditionFailure("a component has a plan") }
        return plan
    }

    /// Returns the component that a container resolves.
    func node(_ component: Int, home: Int, asked container: Int) -> Node {
        Node(component: component, home: home, container: plan(component).lifetime.isPerContainer ? container : home)
    }

    /// A container, its parent, and so on.
    private func upwards(_ shelf: Int) -> [Int] { [shelf] + (shelves[shelf].parent.map(upwards) ?? []) }

    /// The components of one container that match a request; overriding layers replace the inherited ones, key by key.
    func offers(_ shelf: Int, _ suits: (PieceKey) -> Bool) -> [Int] {
        var covered: Set<PieceKey> = []
        var offers: [Int] = []
        for layer in shelves[shelf].layers.reversed() {
            offers = layer.filter { plan($0).keys.contains { suits($0) && !covered.contains($0) } } + offers
            covered.formUnion(layer.flatMap { plan($0).keys })
        }
        return offers
    }

    /// Resolves a request of a component, or of the program.
    func edge(_ request: PieceRequest, home: Int, asked container: Int, for component: Int? = nil) -> Edge {
        func mistake(_ reason: Mistake.Reason) -> Edge {
            Edge(
                request: request,
                found: .failure(Mistake(reason: reason, wanted: request.key.text, component: component))
            )
        }
        let shelves = upwards(home)
        if request.cardinality == .many {
            let found = shelves.flatMap { shelf in
                offers(shelf) { $0.unnamed == request.key }.map { node($0, home: shelf, asked: container) }
            }
            return Edge(request: request, found: .success(found))
        }
        for shelf in shelves {
            var found = offers(shelf) { $0 == request.key }
            let defaults = found.filter { plan($0).isDefault }
            if found.count > 1, !defaults.isEmpty { found = defaults }
            if found.count > 1 { return mistake(.ambiguous(Set(found))) }
            if let only = found.first {
                return Edge(request: request, found: .success([node(only, home: shelf, asked: container)]))
            }
        }
        if request.cardinality == .optional { return Edge(request: request, found: .success([])) }
        guard request.key.name != nil else { return mistake(.missing) }
        let names = ["red", "blue"].filter { name in
            var other = request.key
            other.name = name
            return shelves.contains { !offers($0) { $0 == other }.isEmpty }
        }
        return mistake(names.isEmpty ? .missing : .unknownName(Set(names.map { "named \"\($0)\"" })))
    }

    /// The dependencies of the initialiser, followed by those of each injection.
    func phases(_ node: Node) -> [[Edge]] {
        if let known = knownPhases[node] { return known }
        let phases = plan(node).phases.map { requests in
            requests.map { edge($0, home: node.home, asked: node.container, for: node.component) }
        }
        knownPhases[node] = phases
        return phases
    }

    /// The components that a component depends on and that depend on it; empty if it does not depend on itself.
    func cycle(_ node: Node) -> Set<Node> {
        if let known = knownCycles[node] { return known }
        let cycle = loop(node) { self.phases($0).joined().flatMap(\.targets) }
        knownCycles[node] = cycle
        for other in cycle { knownCycles[other] = cycle }
        return cycle
    }

    /// The cycle that makes a component impossible to create; empty if there is none.
    func impossibleCycle(_ node: Node) -> Set<Node> {
        if let known = knownImpossibleCycles[node] { return known }
        var cycle = loop(node) { self.phases($0)[0].filter { !$0.request.isDeferred }.flatMap(\.targets) }
        if cycle.isEmpty, !plan(node).lifetime.isReused {
            cycle = loop(node) { node in
                let targets = self.phases(node).joined().filter { !$0.request.isDeferred }.flatMap(\.targets)
                return targets.filter { !self.plan($0).lifetime.isReused }
            }
        }
        knownImpossibleCycles[node] = cycle
        return cycle
    }

    /// The components that one leads to and that lead to it.
    private func loop(_ start: Node, _ next: (Node) -> [Node]) -> Set<Node> {
        let reached = reach(start, next)
        guard reached.contains(start) else { return [] }
        return reached.filter { reach($0, next).contains(start) }
    }

    private func reach(_ start: Node, _ next: (Node) -> [Node]) -> Set<Node> {
        var reached: Set<Node> = []
        var queue = next(start)
        while let node = queue.popLast() {
            if reached.insert(node).inserted { queue += next(node) }
        }
        return reached
    }
}

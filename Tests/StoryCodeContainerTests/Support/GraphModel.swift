import TestSupport

/// What the rules say of a container: who offers what, what leads where, and what is wrong.
///
/// A plain interpreter that looks everything up again whenever something was registered.
final class GraphModel {
    /// A component where it is registered, and the container that was asked for it.
    struct Node: Hashable {
        let component: Int
        let home: Int
        let container: Int
    }

    /// One container.
    struct Shelf {
        let parent: Int?
        /// What was taken over from a container that it overrides, as that one had it, and last its own.
        var layers: [[Int]] = [[]]
        var all: [Int] { layers.flatMap(\.self) }
    }

    /// A mistake, as an error tells it.
    struct Mistake: Error, Hashable {
        enum Reason: Hashable {
            case missing, cyclic, failing
            case unknownName(Set<String>)
            case ambiguous(Set<Int>)
        }

        let reason: Reason
        /// The service that is missing or ambiguous.
        var wanted = ""
        /// The component that asks for it, that needs itself, or that fails.
        var component: Int?
        /// The components that need each other where one needs itself.
        var cycle: Set<Int> = []
    }

    /// One dependency, with what was found for it.
    struct Edge {
        let ask: PieceAsk
        let found: Result<[Node], Mistake>

        var targets: [Node] { (try? found.get()) ?? [] }
    }

    private(set) var shelves = [Shelf(parent: nil)]
    private(set) var plans: [Int: ComponentPlan] = [:]
    private(set) var knownPhases: [Node: [[Edge]]] = [:]
    private var knownCircles: [Node: Set<Node>] = [:]
    private var knownCycles: [Node: Set<Node>] = [:]

    func child(of parent: Int) { shelves.append(Shelf(parent: parent)) }

    func overriding(_ base: Int) {
        shelves.append(Shelf(parent: shelves[base].parent, layers: shelves[base].layers + [[]]))
    }

    func register(_ plan: ComponentPlan, in shelf: Int) {
        plans[plan.id] = plan
        shelves[shelf].layers[shelves[shelf].layers.count - 1].append(plan.id)
        knownPhases = [:]
        knownCircles = [:]
        knownCycles = [:]
    }

    func plan(_ node: Node) -> ComponentPlan { plan(node.component) }

    func plan(_ component: Int) -> ComponentPlan {
        guard let plan = plans[component] else { preconditionFailure("a component has a plan") }
        return plan
    }

    /// A component as a container sees it.
    func node(_ component: Int, home: Int, asked container: Int) -> Node {
        Node(component: component, home: home, container: plan(component).lifetime.isOfTheAsking ? container : home)
    }

    /// A container, its parent and so on.
    private func upwards(_ shelf: Int) -> [Int] { [shelf] + (shelves[shelf].parent.map(upwards) ?? []) }

    /// Who offers what suits in one container: what overrides replaces what is inherited, key by key.
    func offers(_ shelf: Int, _ suits: (PieceKey) -> Bool) -> [Int] {
        var covered: Set<PieceKey> = []
        var offers: [Int] = []
        for layer in shelves[shelf].layers.reversed() {
            offers = layer.filter { plan($0).keys.contains { suits($0) && !covered.contains($0) } } + offers
            covered.formUnion(layer.flatMap { plan($0).keys })
        }
        return offers
    }

    /// What is found for a dependency of what is registered in a container, or of the program.
    ///
    /// - Parameters:
    ///   - ask: The dependency.
    ///   - home: Where it is looked up.
    ///   - container: The container that is asked.
    ///   - component: The component that needs it.
    /// - Returns: The dependency and what was found.
    func edge(_ ask: PieceAsk, home: Int, asked container: Int, for component: Int? = nil) -> Edge {
        func mistake(_ reason: Mistake.Reason) -> Edge {
            Edge(ask: ask, found: .failure(Mistake(reason: reason, wanted: ask.key.text, component: component)))
        }
        let shelves = upwards(home)
        if ask.manner == .many {
            let found = shelves.flatMap { shelf in
                offers(shelf) { $0.unnamed == ask.key }.map { node($0, home: shelf, asked: container) }
            }
            return Edge(ask: ask, found: .success(found))
        }
        for shelf in shelves {
            var found = offers(shelf) { $0 == ask.key }
            let defaults = found.filter { plan($0).isDefault }
            if found.count > 1, !defaults.isEmpty { found = defaults }
            if found.count > 1 { return mistake(.ambiguous(Set(found))) }
            if let only = found.first {
                return Edge(ask: ask, found: .success([node(only, home: shelf, asked: container)]))
            }
        }
        if ask.manner == .optional { return Edge(ask: ask, found: .success([])) }
        guard ask.key.name != nil else { return mistake(.missing) }
        let names = ["red", "blue"].filter { name in
            var other = ask.key
            other.name = name
            return shelves.contains { !offers($0) { $0 == other }.isEmpty }
        }
        return mistake(names.isEmpty ? .missing : .unknownName(Set(names.map { "named \"\($0)\"" })))
    }

    /// What a component asks for: its initialiser, and then each injection.
    func phases(_ node: Node) -> [[Edge]] {
        if let known = knownPhases[node] { return known }
        let phases = plan(node).phases.map { asks in
            asks.map { edge($0, home: node.home, asked: node.container, for: node.component) }
        }
        knownPhases[node] = phases
        return phases
    }

    /// Those that a component needs by some way, and that need it; empty if it does not need itself.
    func circle(_ node: Node) -> Set<Node> {
        if let known = knownCircles[node] { return known }
        let circle = loop(node) { self.phases($0).joined().flatMap(\.targets) }
        knownCircles[node] = circle
        for other in circle { knownCircles[other] = circle }
        return circle
    }

    /// Those with which a component can never be made; empty if it can.
    func cycle(_ node: Node) -> Set<Node> {
        if let known = knownCycles[node] { return known }
        var cycle = loop(node) { self.phases($0)[0].filter { !$0.ask.isLater }.flatMap(\.targets) }
        if cycle.isEmpty, !plan(node).lifetime.isRemembered {
            cycle = loop(node) { node in
                let targets = self.phases(node).joined().filter { !$0.ask.isLater }.flatMap(\.targets)
                return targets.filter { !self.plan($0).lifetime.isRemembered }
            }
        }
        knownCycles[node] = cycle
        return cycle
    }

    /// Those that one leads to and that lead to it.
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

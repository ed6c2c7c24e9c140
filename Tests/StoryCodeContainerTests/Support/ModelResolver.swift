import TestSupport

/// A piece as the model expects it.
final class ModelPiece {
    let component: Int
    var given: [ModelGift]
    var injected: [(injection: Int, gifts: [ModelGift])] = []

    init(component: Int, given: [ModelGift]) {
        self.component = component
        self.given = given
    }
}

/// The pieces that a piece is expected to receive for one dependency.
enum ModelGift {
    case one(ModelPiece?)
    case many([ModelPiece])
    case lazy(() throws -> ModelPiece)
    case provider(() throws -> ModelPiece)
}

/// A resolver that creates pieces by the documented rules.
final class ModelResolver {
    typealias Node = GraphModel.Node

    /// Identifies where the shared piece of a component is stored.
    private struct Place: Hashable {
        let component: Int
        let container: Int
    }

    /// The pieces that one resolution creates once, and the work that waits until a cycle is closed.
    private final class Resolution {
        /// The cycle with the shared pieces that the resolution creates.
        let cycle: Set<Node>
        var pieces: [Node: ModelPiece] = [:]
        var open: [(cycle: Set<Node>, waiting: [() throws -> Void], endings: [() -> Void])] = []
        var keeping: [() -> Void] = []

        init(cycle: Set<Node> = []) { self.cycle = cycle }
    }

    let graph = GraphModel()
    private(set) var made: [Int: Int] = [:]
    private var kept: [Place: ModelPiece] = [:]
    private var attempts: [Int: Int] = [:]
    private var resets = [Int](repeating: 0, count: PieceLifetime.scopes)
    private var pieces: [ModelPiece] = []

    /// Resolves a request of the program.
    func resolve(_ request: PieceRequest, from container: Int) throws -> [ModelPiece] {
        try give(graph.edge(request, home: container, asked: container))
    }

    private func give(_ edge: GraphModel.Edge) throws -> [ModelPiece] {
        try graph.check(edge)
        let resolution = Resolution()
        return try edge.targets.map { try get($0, resolution) }
    }

    func reset(_ scope: Int) {
        resets[scope] += 1
        kept = kept.filter { graph.plan($0.key.component).lifetime != .scope(scope) }
    }

    /// Releases all pieces that are not stored.
    func forget() {
        for piece in pieces {
            piece.given = []
            piece.injected = []
        }
        pieces = []
        kept = kept.filter { graph.plan($0.key.component).lifetime != .weak }
    }

    private func get(_ node: Node, _ resolution: Resolution) throws -> ModelPiece {
        let lifetime = graph.plan(node).lifetime
        if lifetime == .prototype { return try build(node, resolution) }
        let cycle = graph.cycle(node)
        let isJoined = lifetime.isShared && !cycle.isEmpty && resolution.cycle == cycle
        if !lifetime.isShared || isJoined, let known = resolution.pieces[node] { return known }
        if !lifetime.isShared { return try build(node, resolution) }
        let place = Place(component: node.component, container: node.container)
        if let kept = kept[place] { return kept }

        // A shared piece is created in a resolution of its own, or in that of its cycle.
        let own = isJoined ? resolution : Resolution(cycle: cycle)
        let before = resets
        let piece = try build(node, own)
        own.keeping.append { [unowned self] in
            if case .scope(let scope) = lifetime, resets[scope] != before[scope] { return }
            kept[place] = piece
        }
        if !isJoined { for keep in own.keeping { keep() } }
        return piece
    }

    /// Creates a piece and runs its injections; those into its cycle wait until the first piece of the cycle is created.
    private func build(_ node: Node, _ resolution: Resolution) throws -> ModelPiece {
        let cycle = graph.cycle(node)
        let isFirst = !cycle.isEmpty && !resolution.open.contains { $0.cycle == cycle }
        if isFirst { resolution.open.append((cycle, [], [])) }
        let phases = graph.phases(node)
        let piece = try make(node, try phases[0].map { try gift($0, node, resolution) })
        if graph.plan(node).lifetime.isReused { resolution.pieces[node] = piece }
        for (place, edges) in phases.dropFirst().enumerated() {
            let inject = { [unowned self] in
                piece.injected.append((place, try edges.map { try gift($0, node, resolution) }))
            }
            if edges.contains(where: { !$0.request.isDeferred && !cycle.isDisjoint(with: $0.targets) }) {
                wait(cycle, resolution, inject)
            } else {
                try inject()
            }
        }
        if graph.plan(node).hasEnd {
            let end = { piece.injected.append((-1, [])) }
            if let place = resolution.open.firstIndex(where: { $0.cycle == cycle }) {
                resolution.open[place].endings.append(end)
            } else {
                end()
            }
        }
        if isFirst { try close(cycle, resolution) }
        return piece
    }

    private func wait(_ cycle: Set<Node>, _ resolution: Resolution, _ what: @escaping () throws -> Void) {
        guard let place = resolution.open.firstIndex(where: { $0.cycle == cycle }) else { return }
        resolution.open[place].waiting.append(what)
    }

    private func close(_ cycle: Set<Node>, _ resolution: Resolution) throws {
        while let place = resolution.open.firstIndex(where: { $0.cycle == cycle }) {
            if !resolution.open[place].waiting.isEmpty {
                try resolution.open[place].waiting.removeFirst()()
            } else if !resolution.open[place].endings.isEmpty {
                resolution.open[place].endings.removeFirst()()
            } else {
                resolution.open.remove(at: place)
            }
        }
    }

    private func make(_ node: Node, _ gifts: [ModelGift]) throws -> ModelPiece {
        let plan = graph.plan(node)
        attempts[plan.id, default: 0] += 1
        if let scope = plan.resets { reset(scope) }
        if attempts[plan.id, default: 0] <= plan.failures {
            throw GraphModel.Mistake(reason: .failing, component: plan.id)
        }
        made[plan.id, default: 0] += 1
        let piece = ModelPiece(component: plan.id, given: gifts)
        pieces.append(piece)
        return piece
    }

    private func gift(_ edge: GraphModel.Edge, _ node: Node, _ resolution: Resolution) throws -> ModelGift {
        // Deferred requests are resolved later.
        let later = { [unowned self] in
            let now = graph.phases(node).joined().first { $0.request == edge.request } ?? edge
            guard let piece = try give(now).first else { preconditionFailure("what is missing is a mistake") }
            return piece
        }
        switch edge.request.cardinality {
        case .one, .optional: return .one(try edge.targets.first.map { try get($0, resolution) })
        case .many: return .many(try edge.targets.map { try get($0, resolution) })
        case .provider: return .provider(later)
        case .lazy:
            var known: ModelPiece?
            return .lazy {
                if let known { return known }
                let piece = try later()
                known = piece
                return piece
            }
        }
    }
}

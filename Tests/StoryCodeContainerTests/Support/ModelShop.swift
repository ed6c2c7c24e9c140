import TestSupport

/// A piece as the rules say it should be.
final class ModelPiece {
    let component: Int
    var given: [ModelGift]
    var injected: [(injection: Int, gifts: [ModelGift])] = []

    init(component: Int, given: [ModelGift]) {
        self.component = component
        self.given = given
    }
}

/// What a piece should be given for one dependency.
enum ModelGift {
    case one(ModelPiece?)
    case many([ModelPiece])
    case lazy(() throws -> ModelPiece)
    case provider(() throws -> ModelPiece)
}

/// Makes pieces as the rules say.
final class ModelShop {
    typealias Node = GraphModel.Node

    /// Where the piece of a component is kept that resolutions share.
    private struct Place: Hashable {
        let component: Int
        let container: Int
    }

    /// What one resolution makes once, and what waits until a circle is closed.
    private final class Resolution {
        /// The circle whose shared pieces are made in it.
        let circle: Set<Node>
        var pieces: [Node: ModelPiece] = [:]
        var open: [(circle: Set<Node>, waiting: [() throws -> Void], endings: [() -> Void])] = []
        var keeping: [() -> Void] = []

        init(circle: Set<Node> = []) { self.circle = circle }
    }

    let graph = GraphModel()
    private(set) var made: [Int: Int] = [:]
    private var kept: [Place: ModelPiece] = [:]
    private var attempts: [Int: Int] = [:]
    private var resets = [Int](repeating: 0, count: PieceLifetime.scopes)
    private var pieces: [ModelPiece] = []

    /// Gives what the program asks a container for.
    func resolve(_ ask: PieceAsk, from container: Int) throws -> [ModelPiece] {
        try give(graph.edge(ask, home: container, asked: container))
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

    /// Lets go of all pieces but those that are kept.
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
        let circle = graph.circle(node)
        let isJoined = lifetime.isShared && !circle.isEmpty && resolution.circle == circle
        if !lifetime.isShared || isJoined, let known = resolution.pieces[node] { return known }
        if !lifetime.isShared { return try build(node, resolution) }
        let place = Place(component: node.component, container: node.container)
        if let kept = kept[place] { return kept }

        // A shared piece is made in a resolution of its own, or in that of its circle.
        let own = isJoined ? resolution : Resolution(circle: circle)
        let before = resets
        let piece = try build(node, own)
        own.keeping.append { [unowned self] in
            if case .scope(let scope) = lifetime, resets[scope] != before[scope] { return }
            kept[place] = piece
        }
        if !isJoined { for keep in own.keeping { keep() } }
        return piece
    }

    /// Makes a piece and injects it; what leads into its circle waits until the first of it has been made.
    private func build(_ node: Node, _ resolution: Resolution) throws -> ModelPiece {
        let circle = graph.circle(node)
        let isFirst = !circle.isEmpty && !resolution.open.contains { $0.circle == circle }
        if isFirst { resolution.open.append((circle, [], [])) }
        let phases = graph.phases(node)
        let piece = try make(node, try phases[0].map { try gift($0, node, resolution) })
        if graph.plan(node).lifetime.isRemembered { resolution.pieces[node] = piece }
        for (place, edges) in phases.dropFirst().enumerated() {
            let inject = { [unowned self] in
                piece.injected.append((place, try edges.map { try gift($0, node, resolution) }))
            }
            if edges.contains(where: { !$0.ask.isLater && !circle.isDisjoint(with: $0.targets) }) {
                wait(circle, resolution, inject)
            } else {
                try inject()
            }
        }
        if graph.plan(node).hasEnd {
            let end = { piece.injected.append((-1, [])) }
            if let place = resolution.open.firstIndex(where: { $0.circle == circle }) {
                resolution.open[place].endings.append(end)
            } else {
                end()
            }
        }
        if isFirst { try close(circle, resolution) }
        return piece
    }

    private func wait(_ circle: Set<Node>, _ resolution: Resolution, _ what: @escaping () throws -> Void) {
        guard let place = resolution.open.firstIndex(where: { $0.circle == circle }) else { return }
        resolution.open[place].waiting.append(what)
    }

    private func close(_ circle: Set<Node>, _ resolution: Resolution) throws {
        while let place = resolution.open.firstIndex(where: { $0.circle == circle }) {
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
        // What is asked for later is looked up then.
        let later = { [unowned self] in
            let now = graph.phases(node).joined().first { $0.ask == edge.ask } ?? edge
            guard let piece = try give(now).first else { preconditionFailure("what is missing is a mistake") }
            return piece
        }
        switch edge.ask.manner {
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

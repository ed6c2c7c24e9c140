import StoryCode
import TestSupport

/// Runs a plan in real containers and in the model, and compares them.
struct GraphSimulation {
    struct Failure {
        /// The kind of failure, without numbers.
        let kind: String
        let text: String
        /// The step after which the failure was found.
        let step: Int
    }

    /// The counts of the operations of a simulation.
    struct Count {
        var resolved = 0
        var failed = 0
        var faulty = 0
    }

    private let cast: GraphRegistrar
    private let shop = ModelResolver()
    private var containers = [Container(name: "0")]
    private var failure: Failure?
    private var step = 0
    private(set) var count = Count()

    /// The texts of the errors, if they are to be reported.
    private var messages: [String]?

    /// The real piece of each piece of the model.
    private var models: [Int: ModelPiece] = [:]
    private var serials: [ObjectIdentifier: Int] = [:]
    /// The deferred parameters of pieces that were compared.
    private var later: [(real: () throws -> AnyPiece, model: () throws -> ModelPiece)] = []

    private init(_ cast: GraphRegistrar = GraphRegistrar()) { self.cast = cast }

    /// Runs a simulation with asynchronous components, and returns the failure, if any, and the counts.
    ///
    /// - Parameter isMixed: Whether half of the components remain synchronous.
    static func run(_ program: GraphProgram, isMixed: Bool) async -> (failure: Failure?, count: Count) {
        var life = GraphSimulation(GraphRegistrar { !isMixed || $0.id.isMultiple(of: 2) })
        for (place, step) in program.immediate(isMixed: isMixed).steps.enumerated() where life.failure == nil {
            life.step = place
            if case .resolve(let request, let container) = step {
                await life.resolveAsync(request, container % life.containers.count)
            } else {
                life.perform(step)
            }
        }
        life.finish()
        return (life.failure, life.count)
    }

    private mutating func resolveAsync(_ request: PieceRequest, _ place: Int) async {
        let container = containers[place]
        func real<Asked: PieceCarrier>(_ type: Asked.Type) async throws -> [AnyPiece] {
            switch request.cardinality {
            case .many: try await container.resolve(async: Many<Asked>.self).objects.map(\.piece)
            case .optional:
                try await [container.resolve(async: Asked?.self, name: request.key.name)].compactMap { $0?.piece }
            default: try await [container.resolve(async: type, name: request.key.name).piece]
            }
        }
        let shop = shop
        let found: Result<[AnyPiece], any Error>
        do { found = .success(try await real(request.key.type)) } catch { found = .failure(error) }
        compare({ try found.get() }, { try shop.resolve(request, from: place) })
    }

    /// Runs a simulation, and returns the failure, if any, and the counts.
    static func run(_ program: GraphProgram) -> (failure: Failure?, count: Count) {
        var life = GraphSimulation()
        for (place, step) in program.steps.enumerated() where life.failure == nil {
            life.step = place
            life.perform(step)
        }
        life.finish()
        return (life.failure, life.count)
    }

    /// Runs a simulation, and returns what its containers report about themselves.
    static func reports(of program: GraphProgram) -> [String] {
        var life = GraphSimulation()
        life.messages = []
        for step in program.steps { life.perform(step) }
        let reports = life.containers.flatMap { container in
            let graph = container.graph
            var lines = graph.nodes.map { "\($0)" }
            lines += graph.edges.map { "\($0)" }
            lines += graph.notes.map { "\($0)" }
            lines += graph.explanations.map { "\($0)" }
            lines += graph.mistakes.map { "\($0.locatedMessage) \($0.advice)" }
            lines += graph.optionalDependencies.map { "\($0)" }
            return lines
        }
        return (life.messages ?? []) + reports
    }

    private mutating func perform(_ step: GraphStep) {
        switch step {
        case .child(let parent):
            containers.append(Container(parent: containers[parent % containers.count], name: "child"))
            shop.graph.child(of: parent % (containers.count - 1))
        case .overriding(let base):
            containers.append(Container(overriding: containers[base % containers.count], name: "overriding"))
            shop.graph.overriding(base % (containers.count - 1))
        case .register(let plan, let place):
            cast.register(plan, in: containers[place % containers.count])
            shop.graph.register(plan, in: place % containers.count)
        case .resolve(let request, let place): resolve(request, place % containers.count)
        case .validate(let place): validate(place % containers.count)
        case .request(let number):
            guard !later.isEmpty else { return }
            let (real, model) = later[number % later.count]
            compare({ [try real()] }, { [try model()] })
        case .reset(let scope):
            cast.scopes[scope].reset()
            shop.reset(scope)
        case .forget:
            later = []
            cast.forget()
            shop.forget()
        }
    }

    private mutating func resolve(_ request: PieceRequest, _ place: Int) {
        let container = containers[place]
        func real<Asked: PieceCarrier>(_ type: Asked.Type) throws -> [AnyPiece] {
            switch request.cardinality {
            case .many: try container.resolveAll(type).map(\.piece)
            case .optional: try [container.optional(type, name: request.key.name)].compactMap { $0?.piece }
            default:
                if let name = request.key.name {
                    [try container.resolve(type, name: name).piece]
                } else {
                    [try container.resolve(type).piece]
                }
            }
        }
        let shop = shop
        compare({ try real(request.key.type) }, { try shop.resolve(request, from: place) })
    }

    /// Compares the result of the container with that of the model.
    private mutating func compare(_ real: () throws -> [AnyPiece], _ model: () throws -> [ModelPiece]) {
        let expected = Result { try model() }
        let found = Result { try real() }
        switch (found, expected) {
        case (.success(let found), .success(let expected)):
            count.resolved += 1
            match(found, expected)
        case (.failure(let error), .failure(let expected)):
            count.failed += 1
            messages?.append("\(error)")
            if !Self.isWay(error, shop.graph) { fail("no way", "\(error)") }
            if !Self.isSame(error, expected) { fail("another error", "\(error)\n  instead of \(expected)") }
        case (.success(let found), .failure(let error)): fail("no error", "\(found.count) pieces, not \(error)")
        case (.failure(let error), .success): fail("an error", "\(error)")
        }
        if cast.made != shop.made { fail("another number made", "\(cast.made) instead of \(shop.made)") }
    }

    /// Compares two graphs of pieces.
    private mutating func match(_ found: [AnyPiece], _ expected: [ModelPiece]) {
        guard found.count == expected.count else { return fail("another count", "\(found.count), \(expected.count)") }
        for (piece, model) in zip(found, expected) {
            let known = (models[piece.serial], serials[ObjectIdentifier(model)])
            guard known.0 != nil || known.1 != nil else {
                models[piece.serial] = model
                serials[ObjectIdentifier(model)] = piece.serial
                guard piece.component == model.component else {
                    return fail("another component", "\(piece.component) instead of \(model.component)")
                }
                match(piece.given, model.given)
                let orders = (piece.injected.map(\.injection), model.injected.map(\.injection))
                if orders.0 != orders.1 { return fail("other injections", "\(model.component): \(orders)") }
                for (real, model) in zip(piece.injected, model.injected) { match(real.gifts, model.gifts) }
                continue
            }
            if known.0 !== model {
                let texts = (known.0.map { "of \($0.component) known" } ?? "new", known.1.map { "as \($0)" } ?? "new")
                return fail("another piece", "of \(piece.component), \(texts.0), should be \(texts.1)")
            }
        }
    }

    private mutating func match(_ found: [Gift], _ expected: [ModelGift]) {
        guard found.count == expected.count else { return fail("other gifts", "\(found), \(expected)") }
        for (real, model) in zip(found, expected) {
            switch (real, model) {
            case (.one(let one), .one(let other)): match([one].compactMap(\.self), [other].compactMap(\.self))
            case (.many(let some), .many(let others)): match(some, others)
            case (.lazy(let real), .lazy(let model)), (.provider(let real), .provider(let model)):
                later.append((real, model))
            default: fail("another gift", "\(real), \(model)")
            }
        }
    }

    mutating func fail(_ kind: String, _ text: String) {
        if failure == nil { failure = Failure(kind: kind, text: text, step: step) }
    }

    /// Releases everything, and finds pieces that leak.
    private mutating func finish() {
        guard failure == nil else { return cast.forget() }
        later = []
        models = [:]
        containers = []
        cast.forget()
        shop.forget()
        let left = cast.ever.compactMap { $0.piece?.component }
        if !left.isEmpty { fail("leaks", "pieces of \(left)") }
    }

    private mutating func validate(_ place: Int) {
        let expected = shop.graph.mistakes(place)
        do {
            let notes = Set(try containers[place].validate().map(Self.note))
            if !expected.isEmpty { return fail("valid", "but \(expected)") }
            let expectedNotes = shop.graph.notes(place)
            if notes != expectedNotes { fail("other notes", "\(notes), not \(expectedNotes)") }
        } catch let error as ValidationError {
            count.faulty += 1
            for mistake in expected where !error.errors.contains(where: { Self.tells($0, mistake) }) {
                fail("not found", "\(mistake) in \(error)")
            }
            for error in error.errors {
                let isOne = expected.contains { Self.isSame(error, $0) }
                if !isOne { fail("no mistake", "\(error), not \(expected)") }
                if !Self.isWay(error, shop.graph) { fail("no way", "\(error)") }
            }
            let others = error.errors.filter { $0.reason != .cyclic }.count
            let isTwice = Set(error.errors.map { Set($0.path) }).count < error.errors.count
            if isTwice || others != expected.filter({ $0.reason != .cyclic }).count { fail("twice", "\(error)") }
        } catch {
            fail("not a validation error", "\(error)")
        }
    }
}

import StoryCode
import TestSupport

/// The error of a failing factory.
struct PieceFailure: Error, Hashable {
    let component: Int
}

/// Registers planned components in real containers, and counts the pieces that they create.
// Unchecked: one thread runs a simulation.
final class GraphRegistrar: @unchecked Sendable {
    /// Returns whether the factory of a component is asynchronous.
    private let isAsync: @Sendable (ComponentPlan) -> Bool
    let scopes = (0..<PieceLifetime.scopes).map { Scope(name: "scope \($0)") }
    /// All pieces that the simulation retains.
    private(set) var pieces: [AnyPiece] = []
    /// The number of pieces that each component has created.
    private(set) var made: [Int: Int] = [:]
    /// Pieces that are expected to be released.
    private(set) var ever: [WeakPiece] = []
    private var attempts: [Int: Int] = [:]

    struct WeakPiece {
        weak let piece: AnyPiece?
    }

    init(isAsync: @escaping @Sendable (ComponentPlan) -> Bool = { _ in false }) { self.isAsync = isAsync }

    /// Releases all pieces and their dependencies.
    func forget() {
        for piece in pieces { piece.forget() }
        pieces = []
    }

    private func make<Tag: PieceTag>(_ plan: ComponentPlan, _ tag: Tag.Type, _ gifts: [Gift]) throws -> Piece<Tag> {
        attempts[plan.id, default: 0] += 1
        if let scope = plan.resets { scopes[scope].reset() }
        if attempts[plan.id, default: 0] <= plan.failures { throw PieceFailure(component: plan.id) }
        made[plan.id, default: 0] += 1
        let piece = Piece<Tag>(component: plan.id, serial: ever.count, given: gifts)
        pieces.append(piece)
        ever.append(WeakPiece(piece: piece))
        return piece
    }

    /// Registers a component.
    func register(_ plan: ComponentPlan, in container: Container) {
        func register<Tag: PieceTag>(_ tag: Tag.Type) { self.register(plan, tag, in: container) }
        register(PieceTags.all[plan.tag])
    }

    private func register<Tag: PieceTag>(_ plan: ComponentPlan, _ tag: Tag.Type, in container: Container) {
        func add<each Parameter: PieceParameter>(
            _ make: @escaping @Sendable (repeat each Parameter) throws -> Piece<Tag>
        ) -> Component<Piece<Tag>, Never> {
            guard isAsync(plan) else { return container.register(make, fileID: "Plan", line: UInt(plan.id)) }
            return container.register(
                async: { (parameter: repeat each Parameter) in
                    await Task.yield()
                    return try make(repeat each parameter)
                },
                fileID: "Plan",
                line: UInt(plan.id)
            )
        }
        func none() -> Component<Piece<Tag>, Never> { add { try self.make(plan, tag, []) } }
        func one<A: PieceParameter>(_: A.Type) -> Component<Piece<Tag>, Never> {
            let make: @Sendable (A) throws -> Piece<Tag> = { try self.make(plan, tag, [$0.gift]) }
            return add(make)
        }
        func two<A: PieceParameter, B: PieceParameter>(_: A.Type, _: B.Type) -> Component<Piece<Tag>, Never> {
            let make: @Sendable (A, B) throws -> Piece<Tag> = { try self.make(plan, tag, [$0.gift, $1.gift]) }
            return add(make)
        }
        func three<A: PieceParameter, B: PieceParameter, C: PieceParameter>(
            _: A.Type,
            _: B.Type,
            _: C.Type
        ) -> Component<Piece<Tag>, Never> {
            let make: @Sendable (A, B, C) throws -> Piece<Tag> = {
                try self.make(plan, tag, [$0.gift, $1.gift, $2.gift])
            }
            return add(make)
        }
        let types = plan.parameters.map(\.type)
        let component =
            switch types.count {
            case 0: none()
            case 1: one(types[0])
            case 2: two(types[0], types[1])
            default: three(types[0], types[1], types[2])
            }
        for (place, request) in plan.parameters.enumerated() {
            if let name = request.key.name { component.parameter(place, name: name) }
        }
        say(plan, component)
    }

    /// Configures everything but the initialiser.
    private func say<Tag: PieceTag>(_ plan: ComponentPlan, _ component: Component<Piece<Tag>, Never>) {
        switch plan.lifetime {
        case .prototype: break
        case .objectGraph: component.lifetime(.objectGraph)
        case .single: component.lifetime(.single)
        case .container: component.lifetime(.container)
        case .weak: component.lifetime(.weak)
        case .scope(let scope): component.lifetime(.scope(scopes[scope]))
        }
        if plan.isDefault { component.default() }
        for service in plan.services {
            func offer<Other: PieceTag>(_ other: Other.Type) {
                component.as(Role<Other>.self) { Role<Other>(piece: $0) }
            }
            if service.isRole {
                offer(PieceTags.all[service.tag])
            } else {
                component.as(Piece<Tag>.self, name: service.name) { $0 }
            }
        }
        for (place, requests) in plan.injections.enumerated() { inject(component, place, requests) }
        if plan.hasEnd { component.postInit { $0.take(-1, []) } }
    }

    private func inject<Tag: PieceTag>(
        _ component: Component<Piece<Tag>, Never>,
        _ place: Int,
        _ requests: [PieceRequest]
    ) {
        func one<A: PieceParameter>(_: A.Type) {
            let inject: @Sendable (inout Piece<Tag>, A) -> Void = { $0.take(place, [$1.gift]) }
            if let name = requests[0].key.name {
                component.injection(name: name, inject)
            } else {
                component.injection(inject)
            }
        }
        func two<A: PieceParameter, B: PieceParameter>(_: A.Type, _: B.Type) {
            let inject: @Sendable (inout Piece<Tag>, A, B) -> Void = { $0.take(place, [$1.gift, $2.gift]) }
            component.injection(inject)
        }
        let types = requests.map(\.type)
        if types.count == 1 { one(types[0]) } else { two(types[0], types[1]) }
    }
}

extension PieceRequest {
    /// The type of the parameter that makes the request.
    var type: any PieceParameter.Type {
        func type<Asked: PieceCarrier & PieceParameter>(_: Asked.Type) -> any PieceParameter.Type {
            switch cardinality {
            case .one: Asked.self
            case .optional: Asked?.self
            case .many: Many<Asked>.self
            case .lazy: Lazy<Asked>.self
            case .provider: Provider<Asked>.self
            }
        }
        return type(key.type)
    }
}

extension PieceKey {
    /// The service's type.
    var type: any (PieceCarrier & PieceParameter).Type {
        func type<Tag: PieceTag>(_: Tag.Type) -> any (PieceCarrier & PieceParameter).Type {
            isRole ? Role<Tag>.self : Piece<Tag>.self
        }
        return type(PieceTags.all[tag])
    }
}

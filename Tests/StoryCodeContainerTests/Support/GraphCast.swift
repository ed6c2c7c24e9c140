import StoryCode
import TestSupport

/// What a factory throws that fails.
struct PieceFailure: Error, Hashable {
    let component: Int
}

/// Registers planned components in real containers, and counts what they make.
// Unchecked: a random graph is driven by one thread.
final class GraphCast: @unchecked Sendable {
    let scopes = (0..<PieceLifetime.scopes).map { Scope(name: "scope \($0)") }
    /// All pieces that live because of the program.
    private(set) var pieces: [AnyPiece] = []
    /// How many pieces each component has made.
    private(set) var made: [Int: Int] = [:]
    /// Pieces that nobody should hold for ever.
    private(set) var ever: [WeakPiece] = []
    private var attempts: [Int: Int] = [:]

    struct WeakPiece {
        weak let piece: AnyPiece?
    }

    /// Lets go of all pieces, and of what they hold.
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
        func none() -> Component<Piece<Tag>, Never> {
            container.register({ try self.make(plan, tag, []) }, fileID: "Plan", line: UInt(plan.id))
        }
        func one<A: PieceParameter>(_: A.Type) -> Component<Piece<Tag>, Never> {
            let make: @Sendable (A) throws -> Piece<Tag> = { try self.make(plan, tag, [$0.gift]) }
            return container.register(make, fileID: "Plan", line: UInt(plan.id))
        }
        func two<A: PieceParameter, B: PieceParameter>(_: A.Type, _: B.Type) -> Component<Piece<Tag>, Never> {
            let make: @Sendable (A, B) throws -> Piece<Tag> = { try self.make(plan, tag, [$0.gift, $1.gift]) }
            return container.register(make, fileID: "Plan", line: UInt(plan.id))
        }
        func three<A: PieceParameter, B: PieceParameter, C: PieceParameter>(
            _: A.Type,
            _: B.Type,
            _: C.Type
        ) -> Component<Piece<Tag>, Never> {
            let make: @Sendable (A, B, C) throws -> Piece<Tag> = {
                try self.make(plan, tag, [$0.gift, $1.gift, $2.gift])
            }
            return container.register(make, fileID: "Plan", line: UInt(plan.id))
        }
        let types = plan.parameters.map(\.type)
        let component =
            switch types.count {
            case 0: none()
            case 1: one(types[0])
            case 2: two(types[0], types[1])
            default: three(types[0], types[1], types[2])
            }
        for (place, ask) in plan.parameters.enumerated() {
            if let name = ask.key.name { component.parameter(place, name: name) }
        }
        say(plan, component)
    }

    /// Says everything but the initialiser.
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
        for (place, asks) in plan.injections.enumerated() { inject(component, place, asks) }
        if plan.hasEnd { component.postInit { $0.take(-1, []) } }
    }

    private func inject<Tag: PieceTag>(_ component: Component<Piece<Tag>, Never>, _ place: Int, _ asks: [PieceAsk]) {
        func one<A: PieceParameter>(_: A.Type) {
            let inject: @Sendable (inout Piece<Tag>, A) -> Void = { $0.take(place, [$1.gift]) }
            if let name = asks[0].key.name {
                component.injection(name: name, inject)
            } else {
                component.injection(inject)
            }
        }
        func two<A: PieceParameter, B: PieceParameter>(_: A.Type, _: B.Type) {
            let inject: @Sendable (inout Piece<Tag>, A, B) -> Void = { $0.take(place, [$1.gift, $2.gift]) }
            component.injection(inject)
        }
        let types = asks.map(\.type)
        if types.count == 1 { one(types[0]) } else { two(types[0], types[1]) }
    }
}

extension PieceAsk {
    /// The type of the parameter that asks for it.
    var type: any PieceParameter.Type {
        func type<Asked: PieceCarrier & PieceParameter>(_: Asked.Type) -> any PieceParameter.Type {
            switch manner {
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

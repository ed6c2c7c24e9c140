import StoryCode
import TestSupport

/// A service: a class of pieces or a role, with or without a name.
struct PieceKey: Hashable, Sendable {
    static let roles = 3

    let tag: Int
    var isRole = false
    var name: String?

    /// The service without the name.
    var unnamed: PieceKey { PieceKey(tag: tag, isRole: isRole) }

    /// The name of the service in errors.
    var text: String {
        func text<Tag: PieceTag>(_ tag: Tag.Type) -> String { isRole ? "\(Role<Tag>.self)" : "\(Piece<Tag>.self)" }
        let type = text(PieceTags.all[tag])
        return name.map { "\(type) named \"\($0)\"" } ?? type
    }
}

/// One dependency of a component.
struct PieceRequest: Hashable, Sendable {
    enum Cardinality: Sendable { case one, optional, many, lazy, provider }

    var cardinality: Cardinality
    var key: PieceKey

    var isDeferred: Bool { cardinality == .lazy || cardinality == .provider }
}

/// The lifetime of a component.
enum PieceLifetime: Hashable, Sendable {
    case prototype, objectGraph, single, container, weak
    case scope(Int)

    static let scopes = 2

    var isReused: Bool { self != .prototype }
    var isShared: Bool { self != .prototype && self != .objectGraph }
    /// Whether each container that resolves the component has its own object.
    var isPerContainer: Bool { self == .prototype || self == .objectGraph || self == .container }
}

/// A component of a random graph.
struct ComponentPlan: Sendable {
    /// The number of the component, which is also the line of its registration.
    let id: Int
    let tag: Int
    var lifetime: PieceLifetime
    var isDefault = false
    /// The services that the component offers besides its class.
    var services: [PieceKey] = []
    var parameters: [PieceRequest] = []
    var injections: [[PieceRequest]] = []
    /// Whether the component has a `postInit` closure.
    var hasEnd = false
    /// The number of times that the factory throws before it creates an object.
    var failures = 0
    /// A scope that the factory resets.
    var resets: Int?

    var keys: [PieceKey] { [PieceKey(tag: tag)] + services }
    /// The requests of the initialiser, followed by those of each injection.
    var phases: [[PieceRequest]] { [parameters] + injections }
}

/// A step of a plan; container numbers wrap around.
enum GraphStep: Sendable {
    case child(of: Int)
    case overriding(Int)
    case register(ComponentPlan, in: Int)
    case resolve(PieceRequest, from: Int)
    case validate(Int)
    /// Calls one of the lazy objects and providers that pieces have received.
    case request(Int)
    case reset(Int)
    /// Releases everything that was resolved.
    case forget
}

/// The steps of a simulation, which can be repeated and shrunk because they contain nothing random.
struct GraphProgram: Sendable, CustomStringConvertible {
    let seed: UInt64
    var steps: [GraphStep] = []

    var description: String { "seed \(seed):\n" + steps.map { "  \($0)" }.joined(separator: "\n") }

    /// The program without deferred parameters, which cannot resolve asynchronous components.
    ///
    /// - Parameter isMixed: Whether only some components are asynchronous. Then no factory fails or resets a scope,
    ///   because an asynchronous dependency is created before the others.
    func immediate(isMixed: Bool) -> GraphProgram {
        func immediate(_ requests: [PieceRequest]) -> [PieceRequest] {
            requests.map { PieceRequest(cardinality: $0.isDeferred ? .one : $0.cardinality, key: $0.key) }
        }
        var program = self
        program.steps = steps.map { step in
            guard case .register(var plan, let place) = step else { return step }
            plan.parameters = immediate(plan.parameters)
            plan.injections = plan.injections.map(immediate)
            if isMixed { (plan.failures, plan.resets) = (0, nil) }
            return .register(plan, in: place)
        }
        return program
    }
}

/// What is known of a component, its type forgotten; ``Registration`` knows it.
///
/// Changed and read under the lock of its container's hierarchy alone.
// Unchecked: changed only under the lock of the container's hierarchy, where it is read, too.
@usableFromInline
package class AnyRegistration: @unchecked Sendable {
    package final let type: TypeIdentity
    final let location: CodeLocation
    /// Where it comes in the order of registration.
    final var index = 0
    /// The part that registered it.
    final var loading: PartLoading?
    /// The framework to which it belongs.
    final var framework: TypeIdentity? { loading?.framework }
    /// Whether its factory runs on the main actor.
    final let isMain: Bool
    /// Whether its object cannot leave the main actor.
    final var isConfined = false

    final var services: [RegisteredService] = []
    final var lifetime = LifetimeKind.prototype
    final var isDefault = false
    /// What others have said of it.
    package final var annotations = Annotations()
    /// Names and tags of parameters of the initialiser, by place.
    package final var qualifiers: [Int: Qualifier] = [:]

    @usableFromInline
    init(_ type: Any.Type, _ location: CodeLocation, isMain: Bool) {
        self.type = TypeIdentity(type)
        self.location = location
        self.isMain = isMain
    }

    /// Whether something can make it, or only what was made elsewhere is injected.
    var canBeMade: Bool { preconditionFailure("a registration knows its type") }

    /// Whether making it is awaited.
    var isAwaited: Bool { preconditionFailure("a registration knows its type") }

    /// What the initialiser parameters for, and then what each injection does.
    var requests: [[DependencyRequest]] { preconditionFailure("a registration knows its type") }

    /// The types of the arguments that its initialiser takes.
    final private(set) lazy var argumentTypes = requests[0]
        .filter { $0.cardinality == .argument && !$0.isDeferred }.map(\.key.type)

    /// Makes the entry under one of its services.
    func service(of component: AnyResolvedComponent, _ key: ServiceKey) -> AnyResolvedService {
        preconditionFailure("a registration knows its type")
    }

    /// Makes what a container knows of the component.
    func makeComponent(in container: Container, home: Container) -> AnyResolvedComponent {
        preconditionFailure("a registration knows its type")
    }

    /// The same component for another container.
    func copy() -> AnyRegistration { preconditionFailure("a registration knows its type") }

    /// Whether an object can be injected by it.
    func suits(_ object: Any) -> Bool { preconditionFailure("a registration knows its type") }

    /// Whether a type is this component's, or a class derived of it.
    package func covers(_ other: Any.Type) -> Bool { preconditionFailure("a registration knows its type") }
}

/// A service that a component says with `as`.
struct RegisteredService: Sendable {
    let key: ServiceKey
    /// Makes the entry, specialised where it was said.
    let makeService: @Sendable (AnyResolvedComponent, ServiceKey) -> AnyResolvedService
    /// Whether the two types can never be the same object's.
    let isImpossible: Bool
}

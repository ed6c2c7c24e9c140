/// The registration of a component, without its type.
///
/// A class instead of a protocol, because its subclasses are accessed by unchecked downcasts.
// Unchecked: read and changed only under the lock of the container's hierarchy.
@usableFromInline
package class AnyRegistration: @unchecked Sendable {
    package final let type: TypeIdentity
    final let location: CodeLocation
    /// The position in the order of registration.
    final var index = 0
    final var loading: PartLoading?
    final var framework: TypeIdentity? { loading?.framework }
    /// Whether the factory runs on the main actor.
    final var isMain: Bool
    /// What the compiler knew to be `Sendable`.
    final let sendability: Sendability
    /// Whether the object cannot leave the main actor.
    final var isConfined = false
    /// Whether the object is `Sendable` and takes dependencies that are not known to be.
    final var allowsNonSendable = false

    final var services: [RegisteredService] = []
    final var lifetime = LifetimeKind.prototype
    final var isDefault = false
    /// Data that another module attaches to the component.
    package final var annotations = Annotations()
    /// The names and tags of the initialiser's parameters, by index.
    package final var qualifiers: [Int: Qualifier] = [:]

    @usableFromInline
    init(_ type: Any.Type, _ location: CodeLocation, isMain: Bool, _ sendability: Sendability) {
        self.type = TypeIdentity(type)
        self.location = location
        self.isMain = isMain
        self.sendability = sendability
    }

    /// Whether the container can create the object, instead of only injecting into one that exists.
    var hasFactory: Bool { mustOverride() }

    var isAwaited: Bool { mustOverride() }

    /// The requests of the initialiser, followed by those of each injection.
    var requests: [[DependencyRequest]] { mustOverride() }

    /// The types of the initialiser's arguments.
    final private(set) lazy var argumentTypes = requests[0]
        .filter { $0.cardinality == .argument && !$0.isDeferred }.map(\.key.type)

    /// Creates the resolved service of a component for one of its keys.
    func service(of component: AnyResolvedComponent, _ key: ServiceKey) -> AnyResolvedService { mustOverride() }

    func makeComponent(in container: Container, home: Container) -> AnyResolvedComponent { mustOverride() }

    func copy() -> AnyRegistration { mustOverride() }

    /// Returns whether the component can inject into an object.
    func matches(_ object: Any) -> Bool { mustOverride() }

    /// Returns whether a type is the component's type, or a subclass of it.
    package func covers(_ other: Any.Type) -> Bool { mustOverride() }
}

/// A service that `as` adds to a component.
struct RegisteredService: Sendable {
    let key: ServiceKey
    /// Creates the resolved service, specialised where the service was added.
    let makeService: @Sendable (AnyResolvedComponent, ServiceKey) -> AnyResolvedService
    /// Whether no object of the component can have the service's type.
    let isImpossible: Bool
    /// Whether every object of the service is `Sendable`.
    let isSendable: Bool
}

/// Stops the program in a method that every subclass overrides.
func mustOverride(_ method: StaticString = #function) -> Never { preconditionFailure("\(method) is not overridden") }

/// The registration of a component, without its type.
///
/// A class instead of a protocol, because its subclasses are accessed by unchecked downcasts.
// Unchecked: read and changed only under the lock of the container's hierarchy.
@usableFromInline
package class AnyRegistration: @unchecked Sendable {
    package final let type: TypeIdentity
    /// Whether the container can create the object, instead of only injecting into one that exists.
    final let hasFactory: Bool
    /// Whether the factory is asynchronous.
    final let isAwaited: Bool
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

    final let parameters: @Sendable () -> ParameterList
    /// The parameters of each injection.
    final var injectionParameters: [InjectionParameters] = []

    final var services: [RegisteredService] = []
    final var lifetime = LifetimeKind.prototype
    final var isDefault = false
    /// Data that another module attaches to the component.
    package final var annotations = Annotations()
    /// The names and tags of the initialiser's parameters, by index.
    package final var qualifiers: [Int: Qualifier] = [:]

    @usableFromInline
    init(
        _ type: Any.Type,
        _ location: CodeLocation,
        hasFactory: Bool,
        isAwaited: Bool,
        isMain: Bool,
        _ sendability: Sendability,
        parameters: @escaping @Sendable () -> ParameterList
    ) {
        self.type = TypeIdentity(type)
        self.hasFactory = hasFactory
        self.isAwaited = isAwaited
        self.parameters = parameters
        self.location = location
        self.isMain = isMain
        self.sendability = sendability
    }

    /// The component in the path of an error.
    final var step: ContainerError.Step { ContainerError.Step(type.description, location) }

    /// Whether the object is `Sendable`, also if the program has registered it in a generic function.
    final var isSendable: Bool { sendability.contains(.object) || type.type is any Actor.Type }

    /// The constraints of the component without those of its dependencies.
    final var ownConstraints: Constraints {
        var constraints: Constraints = []
        if isMain { constraints.insert(.main) }
        if isConfined { constraints.insert(.confined) }
        if isAwaited { constraints.insert(.await) }
        if !argumentTypes.isEmpty { constraints.insert(.arguments) }
        return constraints
    }

    /// Returns the requests of the initialiser, or those of an injection, counted from 1.
    final func requests(_ phase: Int) -> [DependencyRequest] {
        if phase > 0 {
            let parameters = injectionParameters[phase - 1]
            return parameters.list().requests.map { $0.qualified(parameters.qualifier) }
        }
        var requests = parameterRequests
        for (index, qualifier) in qualifiers where requests.indices.contains(index) {
            requests[index] = requests[index].qualified(qualifier)
        }
        return requests
    }

    /// The requests of the initialiser, without names and tags.
    final private lazy var parameterRequests = parameters().requests

    /// Whether the compiler knew that all parameters of the initialiser, or of an injection, are `Sendable`.
    final func takesSendable(_ phase: Int) -> Bool {
        phase == 0 ? sendability.contains(.parameters) : injectionParameters[phase - 1].areSendable
    }

    /// The types of the initialiser's arguments.
    final private(set) lazy var argumentTypes =
        parameterRequests.filter { $0.cardinality == .argument && !$0.isDeferred }.map(\.key.type)

    /// Creates the resolved service of a component for one of its keys.
    final func service(of component: AnyResolvedComponent, _ key: ServiceKey) -> AnyResolvedService {
        let added = services.first { $0.key == key }
        let service = added?.makeService(component, key) ?? makeService(of: component, key)
        unsafe service.isSendable = added?.isSendable ?? sendability.contains(.object)
        service.isUnchecked = added?.isUnchecked ?? false
        return service
    }

    func makeComponent(in container: Container, home: Container) -> AnyResolvedComponent { mustOverride() }

    /// Creates the resolved service of the component's own type.
    func makeService(of component: AnyResolvedComponent, _ key: ServiceKey) -> AnyResolvedService { mustOverride() }

    func copy() -> AnyRegistration { mustOverride() }

    /// Returns whether the component can inject into an object.
    final func matches(_ object: Any) -> Bool {
        type.matches(object) && (type.type is AnyClass || TypeIdentity(Swift.type(of: object)) == type)
    }

    /// Returns whether a type is the component's type, or a subclass of it.
    package final func covers(_ other: Any.Type) -> Bool { TypeIdentity(other).isKind(of: type) }
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
    /// Whether only a cast at run time converts the object, to a type that is not a class.
    let isUnchecked: Bool
}

/// Stops the program in a method that every subclass overrides.
func mustOverride(_ method: StaticString = #function) -> Never { preconditionFailure("\(method) is not overridden") }

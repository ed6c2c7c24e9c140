/// The registration of a component.
// Unchecked: read and changed only under the lock of the container's hierarchy.
@usableFromInline
package final class Registration: @unchecked Sendable {
    package let type: TypeIdentity
    /// How objects of a component are created.
    @usableFromInline
    package enum Making: Sendable {
        case factory(Factory<Untyped>)
        case async(AsyncFactory)
        /// Other code creates them; the component has injections only.
        case elsewhere
    }

    /// Returns a closure that creates the object with the dependencies that a resolution provides.
    @usableFromInline package typealias AsyncFactory =
        @Sendable (inout Resolution) throws -> @concurrent () async throws -> Any

    let making: Making
    let location: CodeLocation
    /// The position in the order of registration.
    var index = 0
    var loading: PartLoading?
    var framework: TypeIdentity? { loading?.framework }
    /// Whether the factory runs on the main actor.
    var isMain: Bool
    /// What the compiler knew to be `Sendable`.
    let sendability: Sendability
    /// Whether the object cannot leave the main actor.
    var isConfined: Bool
    /// Whether the object is `Sendable` and takes dependencies that are not known to be.
    var allowsNonSendable = false

    let parameters: @Sendable () -> ParameterList
    /// The parameters of each injection.
    var injectionParameters: [InjectionParameters] = []

    var services: [RegisteredService] = []
    var lifetime = LifetimeKind.prototype
    var isDefault = false
    /// Data that another module attaches to the component.
    package var annotations = Annotations()
    /// The names and tags of the initialiser's parameters, by index.
    package var qualifiers: [Int: Qualifier] = [:]

    var injections: [Injection<Untyped>] = []
    var finishers: [Injection<Untyped>] = []

    @usableFromInline
    package init(
        _ type: Any.Type,
        _ location: CodeLocation,
        isMain: Bool = false,
        _ sendability: Sendability,
        _ making: Making,
        parameters: @escaping @Sendable () -> ParameterList
    ) {
        self.type = TypeIdentity(type)
        self.making = making
        self.parameters = parameters
        self.location = location
        self.isMain = isMain
        self.sendability = sendability
        isConfined = isMain && !sendability.contains(.object)
    }

    /// Whether the container can create the object, instead of only injecting into one that exists.
    var hasFactory: Bool { if case .elsewhere = making { false } else { true } }

    /// Whether the factory is asynchronous.
    var isAwaited: Bool { if case .async = making { true } else { false } }

    /// The component in the path of an error.
    var step: ContainerError.Step { ContainerError.Step(type.description, location) }

    /// Whether the object is `Sendable`, also if the program has registered it in a generic function.
    var isSendable: Bool { sendability.contains(.object) || type.type is any Actor.Type }

    /// The constraints of the component without those of its dependencies.
    var ownConstraints: Constraints {
        var constraints: Constraints = []
        if isMain { constraints.insert(.main) }
        if isConfined { constraints.insert(.confined) }
        if isAwaited { constraints.insert(.await) }
        if !argumentTypes.isEmpty { constraints.insert(.arguments) }
        return constraints
    }

    /// Returns the requests of the initialiser, or those of an injection, counted from 1.
    func requests(_ phase: Int) -> [DependencyRequest] {
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
    private lazy var parameterRequests = parameters().requests

    /// Whether the compiler knew that all parameters of the initialiser, or of an injection, are `Sendable`.
    func takesSendable(_ phase: Int) -> Bool {
        phase == 0 ? sendability.contains(.parameters) : injectionParameters[phase - 1].areSendable
    }

    /// The types of the initialiser's arguments.
    private(set) lazy var argumentTypes =
        parameterRequests.filter { $0.cardinality == .argument && !$0.isDeferred }.map(\.key.type)

    /// Creates the resolved service of a component for one of its keys.
    func service(of component: ResolvedComponent, _ key: ServiceKey) -> ResolvedService {
        let added = services.first { $0.key == key }
        let service = ResolvedService(component, key, added?.conversion)
        unsafe service.isSendable = added?.isSendable ?? sendability.contains(.object)
        service.isUnchecked = added?.isUnchecked ?? false
        return service
    }

    func copy() -> Registration {
        let copy = Registration(type.type, location, isMain: isMain, sendability, making, parameters: parameters)
        copy.index = index
        copy.loading = loading
        copy.isConfined = isConfined
        copy.allowsNonSendable = allowsNonSendable
        copy.services = services
        copy.lifetime = lifetime
        copy.isDefault = isDefault
        copy.qualifiers = qualifiers
        copy.injectionParameters = injectionParameters
        copy.injections = injections
        copy.finishers = finishers
        copy.annotations = annotations
        return copy
    }

    /// Returns whether the component can inject into an object.
    func matches(_ object: Any) -> Bool {
        type.matches(object) && (type.type is AnyClass || TypeIdentity(Swift.type(of: object)) == type)
    }

    /// Returns whether a type is the component's type, or a subclass of it.
    package func covers(_ other: Any.Type) -> Bool { TypeIdentity(other).isKind(of: type) }
}

/// A service that `as` adds to a component.
struct RegisteredService: Sendable {
    let key: ServiceKey
    let conversion: ServiceConversion
    /// Whether no object of the component can have the service's type.
    let isImpossible: Bool
    /// Whether every object of the service is `Sendable`.
    let isSendable: Bool
    /// Whether only a cast at run time converts the object, to a type that is not a class.
    let isUnchecked: Bool
}

/// The conversion of a component's objects to a service.
@usableFromInline
struct ServiceConversion: Sendable {
    /// Resolves the object, and converts it; specialised where the service was added.
    let get: ServiceGetter<Untyped>
    /// Converts an object that was resolved.
    let convert: @Sendable (Any) throws -> Any

    @usableFromInline
    init(_ get: ServiceGetter<Untyped>, convert: @escaping @Sendable (Any) throws -> Any) {
        self.get = get
        self.convert = convert
    }
}

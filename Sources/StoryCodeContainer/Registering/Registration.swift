/// The registration of a component.
// Unchecked: read and changed only under the lock of the container's hierarchy.
package final class Registration: @unchecked Sendable {
    package let type: TypeIdentity
    /// How objects of a component are created.
    enum Making: Sendable {
        case factory(Factory<Untyped>)
        case async(AsyncFactory)
        /// Other code creates them; the component has injections only.
        case elsewhere
    }

    /// Returns a closure that creates the object with the dependencies that a resolution provides.
    typealias AsyncFactory =
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
    /// Whether the object is `Sendable` and takes dependencies that are not known to be.
    var allowsNonSendable = false
    var isDefault = false
    /// Whether registered views of a controller are injected, or nil if its container decides.
    package var injectsToSubviews: Bool?

    var services: [RegisteredService] = []
    var lifetime = LifetimeKind.prototype
    /// What another module registers together with the component.
    package var content: (any RegisteredContent)?
    /// The names and tags of the initialiser's parameters, by index.
    package var qualifiers: [Int: Qualifier] = [:]

    var injections: [RegisteredInjection] = []
    var finishers: [Injection<Untyped>] = []

    init(_ type: Any.Type, _ location: CodeLocation, isMain: Bool = false, _ sendable: Sendability, _ making: Making) {
        self.type = TypeIdentity(type)
        self.making = making
        self.location = location
        self.isMain = isMain
        sendability = sendable
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
        if isMain { constraints.formUnion(isSendable ? .main : [.main, .confined]) }
        if isAwaited { constraints.insert(.await) }
        if !argumentTypes.isEmpty { constraints.insert(.arguments) }
        return constraints
    }

    /// Returns the requests of the initialiser, or those of an injection, counted from 1.
    func requests(_ phase: Int) -> [DependencyRequest] {
        if phase > 0 {
            let injection = injections[phase - 1]
            return injection.parameters().map { $0.qualified(injection.qualifier) }
        }
        var requests = parameterRequests
        for (index, qualifier) in qualifiers where requests.indices.contains(index) {
            requests[index] = requests[index].qualified(qualifier)
        }
        return requests
    }

    /// The requests of the initialiser, without names and tags.
    private lazy var parameterRequests = Resolution.requests { [making] resolution in
        switch making {
        case .factory(let factory): _ = try factory.call(&resolution)
        case .async(let factory): _ = try factory(&resolution)
        case .elsewhere: break
        }
    }

    /// Whether the compiler knew that all parameters of the initialiser, or of an injection, are `Sendable`.
    func takesSendable(_ phase: Int) -> Bool {
        phase == 0 ? sendability.contains(.parameters) : injections[phase - 1].takesSendable
    }

    /// The types of the initialiser's arguments.
    package var argumentTypes: [TypeIdentity] {
        parameterRequests.filter { $0.cardinality == .argument && !$0.isDeferred }.map(\.key.type)
    }

    /// The keys under which the component is found.
    var keys: [ServiceKey] { [ServiceKey(type.type)] + services.map(\.key) }

    func copy() -> Registration {
        let copy = Registration(type.type, location, isMain: isMain, sendability, making)
        copy.index = index
        copy.loading = loading
        copy.allowsNonSendable = allowsNonSendable
        copy.services = services
        copy.lifetime = lifetime
        copy.isDefault = isDefault
        copy.qualifiers = qualifiers
        copy.injections = injections
        copy.finishers = finishers
        copy.content = content
        copy.injectsToSubviews = injectsToSubviews
        return copy
    }

    /// Returns whether the component can inject into an object.
    func matches(_ object: Any) -> Bool {
        type.matches(object) && (type.type is AnyClass || TypeIdentity(Swift.type(of: object)) == type)
    }

    /// Returns whether a type is the component's type, or a subclass of it.
    package func covers(_ other: Any.Type) -> Bool { TypeIdentity(other).isKind(of: type) }
}

/// What another module registers together with a component, such as the scenes of a storyboard.
package protocol RegisteredContent: AnyObject, Sendable {
    /// Returns the mistakes, under the lock of the container that registers the component.
    func mistakes(in container: Container) -> [ContainerError]
}

/// A service that `as` adds to a component.
struct RegisteredService: Sendable {
    let key: ServiceKey
    /// Resolves the object, and converts it.
    let get: ServiceGetter<Untyped>
    /// Converts an object that was resolved.
    let convert: @Sendable (Any) throws -> Any
    /// Whether no object of the component can have the service's type.
    let isImpossible: Bool
    /// Whether every object of the service is `Sendable`.
    let isSendable: Bool
    /// Whether only a cast at run time converts the object, to a type that is not a class.
    let isUnchecked: Bool
}

/// An injection of a component, and what its parameters request.
struct RegisteredInjection: Sendable {
    let parameters: @Sendable () -> [DependencyRequest]
    /// The name or tag under which the parameters are requested.
    let qualifier: Qualifier
    /// Whether the compiler knew that all parameters are `Sendable`.
    let takesSendable: Bool
    let injection: Injection<Untyped>

    init<Instance, each Parameter>(
        _ types: repeat (each Parameter).Type,
        qualifier: Qualifier,
        takesSendable: Bool,
        _ inject: @escaping @Sendable (inout Instance, inout Resolution) throws -> Void
    ) {
        parameters = { ParameterTypes<repeat each Parameter>.requests }
        self.qualifier = qualifier
        self.takesSendable = takesSendable
        injection = Injection(inject).untyped
    }
}

/// The services that satisfy one request of a component or of the program.
// Unchecked: immutable once other threads can access it, as a resolved component is.
package final class ResolvedDependency: @unchecked Sendable {
    let request: DependencyRequest
    unowned let container: Container
    /// The component that makes the request, or nil for the program.
    let requester: Requester?
    /// The services: none for a missing optional, any number for many.
    package let targets: [ResolvedService]
    package var failure: ContainerError?
    /// The services that a ``Named`` parameter may select, none of which is a target.
    var named: [ResolvedService] = []
    /// The names and tags under which the service of a missing optional is registered.
    var existing: [String] = []
    /// The container's generation in which the dependency is valid.
    let generation: Int
    /// The selected registration, if the dependency is on one of many services.
    private(set) var selected: Registration?
    /// Whether the dependency is awaited before the component is created; set once all constraints are known.
    var isAwaited = false

    init(
        _ request: DependencyRequest,
        _ targets: [ResolvedService],
        in container: Container,
        for requester: Requester?,
        generation: Int
    ) {
        self.request = request
        self.targets = targets
        self.container = container
        self.requester = requester
        self.generation = generation
    }

    /// Whether the object is passed without conversion.
    var isPlain: Bool { request.isPlain && failure == nil && !isAwaited }

    /// Whether the dependency is resolved when the component is created or injected.
    package var isImmediate: Bool { !request.isDeferred }

    /// Throws if the caller requests a `Sendable` type and the objects are not known to be `Sendable`.
    func checkSendable() throws {
        for target in targets { try target.checkSendable() }
    }

    /// Whether the type of the parameter is `Sendable`, as far as it is known: `any P & Sendable` may also be `any P`.
    var isKnownSendable: Bool {
        if request.isAlwaysSendable || request.cardinality == .argument { return true }
        let isNominal = request.key.type.type is AnyClass || request.key.type.isExact
        return isNominal && !targets.isEmpty && targets.allSatisfy(\.isSendable)
    }

    func leads(to cycle: DependencyCycle) -> Bool { targets.contains { $0.component.cycle === cycle } }

    func resolve<Parameter>(_ parameter: Parameter.Type, _ resolution: inout Resolution) throws -> Parameter {
        if let special = dependencyParameter(parameter) {
            return try cast(special.resolve(self, &resolution))
        }
        if let failure { throw failure }
        guard let service = targets.first else { preconditionFailure("a missing target is a failure") }
        return try object(of: service, &resolution)
    }

    /// Returns the object of a service: one that was awaited, or a resolved one.
    private func object<Service>(of service: ResolvedService, _ resolution: inout Resolution) throws -> Service {
        if let object = resolution.nextGiven() { return cast(object) }
        assert(service.key.type.id == ObjectIdentifier(Service.self))
        return try service.resolve(Service.self, &resolution)
    }

    /// Resolves each of the services, as it is or as a parameter such as ``Lazy``.
    func resolveEach<Service>(_ resolution: inout Resolution) throws -> [Service] {
        if let failure { throw failure }
        let arguments = resolution.arguments
        return try targets.map { target in
            // Each component receives all arguments.
            resolution.arguments = arguments
            guard dependencyParameter(Service.self) != nil else { return try object(of: target, &resolution) }
            return try selecting(target.component.registration).resolve(Service.self, &resolution)
        }
    }

    /// Returns the dependency on only one of the services.
    func selecting(_ registration: Registration) -> ResolvedDependency {
        let selected = targets.filter { $0.component.registration === registration }
        let dependency = ResolvedDependency(request, selected, in: container, for: requester, generation: generation)
        dependency.failure = selected.isEmpty ? ContainerError(.missing, [request.step]) : failure
        dependency.selected = registration
        return dependency
    }
}

/// The component that makes a request.
struct Requester: Sendable {
    /// The container that registers it: the one that resolves the request or an ancestor, so it outlives the request.
    unowned let home: Container
    let framework: TypeIdentity?
    let type: TypeIdentity
    let location: CodeLocation

    /// The component in the path of an error.
    var step: ContainerError.Step { ContainerError.Step(type.description, location) }
}

/// Casts a value to the type that it is known to have.
package func cast<Value>(_ value: Any) -> Value {
    guard let value = value as? Value else { preconditionFailure("\(type(of: value)) is not \(Value.self)") }
    return value
}

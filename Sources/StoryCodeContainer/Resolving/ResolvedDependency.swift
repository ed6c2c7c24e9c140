/// What was found for one dependency of a component.
// Unchecked: as a node, it stays the same once somebody else can see it.
@usableFromInline
package final class ResolvedDependency: @unchecked Sendable {
    let request: DependencyRequest
    /// The container that is asked.
    unowned let container: Container
    /// Who parameters; nil where it is the program.
    let requester: Requester?
    /// What gives it: none for an optional, several for many.
    package let targets: [AnyResolvedService]
    /// Why it cannot be given.
    package var failure: ContainerError?
    /// The names and tags that there are instead of an optional one that there is not.
    let existing: [String]
    /// The table of the container when it was found; whatever is registered later makes another.
    let generation: Int
    /// The one that is meant of several.
    private(set) var chosen: AnyRegistration?
    /// Whether it was awaited before its component is made; known when the component's obstacles are.
    var isAwaited = false

    init(
        _ request: DependencyRequest,
        in container: Container,
        requester: Requester?,
        targets: [AnyResolvedService],
        failure: ContainerError?,
        existing: [String] = [],
        generation: Int
    ) {
        self.request = request
        self.container = container
        self.requester = requester
        self.targets = targets
        self.failure = failure
        self.existing = existing
        self.generation = generation
    }

    var isPlain: Bool { request.isPlain && failure == nil && !isAwaited }

    /// Whether it is resolved when the component is made or injected.
    package var isImmediate: Bool { !request.isDeferred }

    func leads(to cycle: DependencyCycle) -> Bool { targets.contains { $0.component.cycle === cycle } }

    /// Gives what was found, as the parameter wants it.
    func take<Parameter>(_ parameter: Parameter.Type, _ resolution: inout Resolution) throws -> Parameter {
        if let special = parameter as? any DependencyParameter.Type {
            return try same(special.take(self, &resolution))
        }
        return try one(parameter, &resolution)
    }

    /// Gives the one that was found.
    private func one<Parameter>(_ parameter: Parameter.Type, _ resolution: inout Resolution) throws -> Parameter {
        if let failure { throw failure }
        guard let service = targets.first else { preconditionFailure("what is missing is a failure") }
        return try unsafe unsafeDowncast(service, to: ResolvedService<Parameter>.self).take(&resolution)
    }

    /// Gives each of those that were found, as it is or as a parameter of a kind of its own, such as a ``Lazy``.
    func takeEach<Service>(_ resolution: inout Resolution) throws -> [Service] {
        if let failure { throw failure }
        let arguments = resolution.arguments
        return try targets.map { target in
            // Each is passed the same.
            resolution.arguments = arguments
            guard Service.self is any DependencyParameter.Type else {
                return try unsafe unsafeDowncast(target, to: ResolvedService<Service>.self).take(&resolution)
            }
            return try only(target.component.registration).take(Service.self, &resolution)
        }
    }

    /// The same for only one of those that were found.
    func only(_ registration: AnyRegistration) -> ResolvedDependency {
        let chosen = targets.filter { $0.component.registration === registration }
        let wanted = ContainerError.Step(request.key.description)
        let only = ResolvedDependency(
            request,
            in: container,
            requester: requester,
            targets: chosen,
            failure: chosen.isEmpty ? ContainerError(.missing, [wanted]) : failure,
            generation: generation
        )
        only.chosen = registration
        return only
    }
}

/// Who parameters for a dependency.
struct Requester: Sendable {
    /// Where it is registered: in the container that is asked, or above, so it is there as long as that is.
    unowned let home: Container
    let framework: TypeIdentity?
    let step: ContainerError.Step
}

/// A value by a type that it is known to have.
@usableFromInline
func same<Value>(_ value: Any) -> Value {
    guard let value = value as? Value else { preconditionFailure("\(type(of: value)) is not \(Value.self)") }
    return value
}

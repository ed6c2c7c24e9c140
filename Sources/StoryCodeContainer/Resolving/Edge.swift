/// What was found for one dependency of a component.
// Unchecked: as a node, it stays the same once somebody else can see it.
@usableFromInline
package final class Edge: @unchecked Sendable {
    let dependency: Dependency
    /// The container that is asked.
    unowned let container: Container
    /// Who asks; nil where it is the program.
    let requester: Requester?
    /// What gives it: none for an optional, several for many.
    package let targets: [AnyEntry]
    /// Why it cannot be given.
    package var failure: ContainerError?
    /// The names and tags that there are instead of an optional one that there is not.
    let existing: [String]
    /// The table of the container when it was found; whatever is registered later makes another.
    let generation: Int
    /// The one that is meant of several.
    private(set) var chosen: AnyRecord?
    /// Whether it was awaited before its component is made; known when the component's obstacles are.
    var isAwaited = false

    init(
        _ dependency: Dependency,
        in container: Container,
        requester: Requester?,
        targets: [AnyEntry],
        failure: ContainerError?,
        existing: [String] = [],
        generation: Int
    ) {
        self.dependency = dependency
        self.container = container
        self.requester = requester
        self.targets = targets
        self.failure = failure
        self.existing = existing
        self.generation = generation
    }

    var isPlain: Bool { dependency.isPlain && failure == nil && !isAwaited }

    /// Whether it is resolved when the component is made or injected.
    package var isNow: Bool { !dependency.isLater }

    func leads(to circle: Circle) -> Bool { targets.contains { $0.node.circle === circle } }

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
        guard let entry = targets.first else { preconditionFailure("what is missing is a failure") }
        return try unsafe unsafeDowncast(entry, to: Entry<Parameter>.self).take(&resolution)
    }

    /// Gives each of those that were found, as it is or as a parameter of a kind of its own, such as a ``Lazy``.
    func takeEach<Service>(_ resolution: inout Resolution) throws -> [Service] {
        if let failure { throw failure }
        let arguments = resolution.arguments
        return try targets.map { target in
            // Each is passed the same.
            resolution.arguments = arguments
            guard Service.self is any DependencyParameter.Type else {
                return try unsafe unsafeDowncast(target, to: Entry<Service>.self).take(&resolution)
            }
            return try only(target.node.record).take(Service.self, &resolution)
        }
    }

    /// The same for only one of those that were found.
    func only(_ record: AnyRecord) -> Edge {
        let chosen = targets.filter { $0.node.record === record }
        let wanted = ContainerError.Step(dependency.key.description)
        let only = Edge(
            dependency,
            in: container,
            requester: requester,
            targets: chosen,
            failure: chosen.isEmpty ? ContainerError(.missing, [wanted]) : failure,
            generation: generation
        )
        only.chosen = record
        return only
    }
}

/// Who asks for a dependency.
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

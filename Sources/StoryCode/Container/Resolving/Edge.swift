/// What was found for one dependency of a component.
// Unchecked: as a node, it stays the same once somebody else can see it.
@usableFromInline
final class Edge: @unchecked Sendable {
    let dependency: Dependency
    /// The container that is asked.
    unowned let container: Container
    /// Who asks; nil where it is the program.
    let requester: Requester?
    /// What gives it: none for an optional, several for many.
    let targets: [AnyEntry]
    /// Why it cannot be given.
    var failure: ContainerError?
    /// The table of the container when it was found; whatever is registered later makes another.
    let generation: Int
    /// Whether it was awaited before its component is made; known when the component's obstacles are.
    var isAwaited = false

    init(
        _ dependency: Dependency,
        in container: Container,
        requester: Requester?,
        targets: [AnyEntry],
        failure: ContainerError?,
        generation: Int
    ) {
        self.dependency = dependency
        self.container = container
        self.requester = requester
        self.targets = targets
        self.failure = failure
        self.generation = generation
    }

    var isPlain: Bool { dependency.isPlain && failure == nil && !isAwaited }

    /// Whether it is resolved when the component is made or injected.
    var isNow: Bool { !dependency.isLater }

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

    /// The same for only one of those that were found.
    func only(_ entry: AnyEntry) -> Edge {
        Edge(
            dependency,
            in: container,
            requester: requester,
            targets: [entry],
            failure: failure,
            generation: generation
        )
    }
}

/// Who asks for a dependency.
struct Requester: Sendable {
    /// Where it is registered; not held, for it holds the edges.
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

/// What is resolved later, and from which container.
///
/// It holds neither the container nor what was found there, which leads to shared objects: so no object holds itself.
struct Deferred: Sendable {
    private weak let container: Container?
    private let dependency: Dependency
    private let requester: Requester?
    /// What was found when it was made; good as long as nothing else is registered.
    private weak let edge: Edge?

    init(_ edge: Edge) {
        container = edge.container
        dependency = edge.dependency
        requester = edge.requester
        self.edge = edge
    }

    /// What is found now, with its container.
    ///
    /// - Throws: The mistakes in what it needs.
    func found() throws -> (container: Container, edge: Edge) {
        guard let container else {
            throw ContainerError(.containerIsGone, [ContainerError.Step(dependency.key.description)])
        }
        return (container, try container.current(edge, dependency, requester))
    }
}

extension Container {
    /// What the program asks for later.
    func deferred<Parameter>(_ parameter: Parameter.Type, _ qualifier: Qualifier) -> Deferred {
        Deferred(
            locked {
                edge(Dependency(of: parameter).qualified(qualifier), for: nil)
            }
        )
    }

    /// What is found now for a dependency that may have been looked up before.
    fileprivate func current(_ known: Edge?, _ dependency: Dependency, _ requester: Requester?) throws -> Edge {
        try locked {
            let isGood = known?.generation == registry.generation
            let edge = isGood ? known : nil
            let now = edge ?? self.edge(dependency, for: requester)
            try check(now)
            return now
        }
    }
}

/// What is resolved later, and from which container; it does not hold the container, so no object holds its own.
struct Deferred: Sendable {
    private weak let container: Container?
    /// What was found when it was made; good as long as nothing else is registered.
    private let edge: Edge

    init(_ edge: Edge) {
        container = edge.container
        self.edge = edge
    }

    /// What is found now, with its container.
    ///
    /// - Throws: The mistakes in what it needs.
    func found() throws -> (container: Container, edge: Edge) {
        guard let container else {
            throw ContainerError(.containerIsGone, [ContainerError.Step(edge.dependency.key.description)])
        }
        return (container, try container.current(edge))
    }
}

extension Container {
    /// What the program asks for later.
    func deferred<Parameter>(_ parameter: Parameter.Type, _ qualifier: Qualifier) -> Deferred {
        Deferred(locked { edge(Dependency(of: parameter).qualified(qualifier), for: nil) })
    }

    /// What is found now for a dependency that was looked up before.
    func current(_ edge: Edge) throws -> Edge {
        try locked {
            let isGood = edge.generation == registry.generation
            if isGood {
                try check(edge)
                return edge
            }
            let found = self.edge(edge.dependency, for: edge.requester)
            let now = edge.chosen.map(found.only) ?? found
            try check(now)
            return now
        }
    }
}

/// What is resolved later, and from which container; it does not hold the container, so no object holds its own.
// Unchecked: what was found for it stays the same, and belongs to the container.
struct Deferred: @unchecked Sendable {
    private weak let container: Container?
    private let dependency: Dependency
    private let requester: Requester.Later?
    /// What was found when it was made; good as long as nothing else is registered.
    private let edge: Edge

    init(_ edge: Edge) {
        container = edge.container
        dependency = edge.dependency
        requester = edge.requester.map(Requester.Later.init)
        self.edge = edge
    }

    /// What is found now, with its container.
    ///
    /// - Throws: The mistakes in what it needs.
    func found() throws -> (container: Container, edge: Edge) {
        guard let container else {
            throw ContainerError(.containerIsGone, [ContainerError.Step(dependency.key.description)])
        }
        return (container, try container.current(edge, dependency, requester?.now))
    }
}

extension Requester {
    /// The same for one who does not hold the container.
    struct Later: Sendable {
        private weak let home: Container?
        private let framework: TypeIdentity?
        private let step: ContainerError.Step

        init(_ requester: Requester) {
            home = requester.home
            framework = requester.framework
            step = requester.step
        }

        var now: Requester? { home.map { Requester(home: $0, framework: framework, step: step) } }
    }
}

extension Container {
    /// What the program asks for later.
    func deferred<Parameter>(_ parameter: Parameter.Type, _ qualifier: Qualifier) -> Deferred {
        Deferred(locked { edge(Dependency(of: parameter).qualified(qualifier), for: nil) })
    }

    /// What is found now for a dependency that was looked up before.
    func current(_ edge: Edge, _ dependency: Dependency, _ requester: Requester?) throws -> Edge {
        try locked {
            var now = edge
            if edge.generation != registry.generation {
                now = self.edge(dependency, for: requester)
            }
            try check(now)
            return now
        }
    }
}

/// What is resolved later, and from which container; it does not hold the container, so no object holds its own.
struct Deferred: Sendable {
    private weak let container: Container?
    /// What was found when it was made; good as long as nothing else is registered.
    private let dependency: ResolvedDependency

    init(_ dependency: ResolvedDependency) {
        container = dependency.container
        self.dependency = dependency
    }

    /// What is found now, with its container.
    ///
    /// - Throws: The mistakes in what it needs.
    func found() throws -> (container: Container, dependency: ResolvedDependency) {
        guard let container else {
            throw ContainerError(.containerIsGone, [ContainerError.Step(dependency.request.key.description)])
        }
        return (container, try container.current(dependency))
    }
}

extension Container {
    /// What the program parameters for later.
    func deferred<Parameter>(_ parameter: Parameter.Type, _ qualifier: Qualifier) -> Deferred {
        Deferred(locked { dependency(DependencyRequest(of: parameter).qualified(qualifier), for: nil) })
    }

    /// What is found now for a dependency that was looked up before.
    func current(_ dependency: ResolvedDependency) throws -> ResolvedDependency {
        try locked {
            let isGood = dependency.generation == registry.generation
            if isGood {
                try check(dependency)
                return dependency
            }
            let found = self.dependency(dependency.request, for: dependency.requester)
            let now = dependency.chosen.map(found.only) ?? found
            try check(now)
            return now
        }
    }
}

/// A dependency that is resolved later.
///
/// It does not retain the container, so that an object does not retain the container that stores it.
struct Deferred: Sendable, CustomReflectable {
    private weak let container: Container?
    /// The dependency, which is resolved again if the container has changed since.
    private let dependency: ResolvedDependency

    init(_ dependency: ResolvedDependency) {
        container = dependency.container
        self.dependency = dependency
    }

    /// A mirror without children: reflecting the dependency of a released container would stop the program.
    var customMirror: Mirror { Mirror(self, children: [:]) }

    /// Returns the container and the current dependency, after checking it.
    func current() throws -> (container: Container, dependency: ResolvedDependency) {
        guard let container else { throw ContainerError(.containerIsGone, [dependency.request.step]) }
        return (container, try container.current(dependency))
    }
}

extension Container {
    /// Resolves a request of the program for later.
    func deferred<Parameter>(_ parameter: Parameter.Type, _ qualifier: Qualifier) -> Deferred {
        Deferred(locked { dependency(DependencyRequest(of: parameter).qualified(qualifier), for: nil) })
    }

    /// Returns a dependency that was resolved before, or resolves it again if the container has changed since.
    fileprivate func current(_ dependency: ResolvedDependency) throws -> ResolvedDependency {
        try locked {
            guard dependency.generation != registry.generation else {
                try check(dependency)
                return dependency
            }
            let resolved = self.dependency(dependency.request, for: dependency.requester)
            let current = dependency.selected.map(resolved.selecting) ?? resolved
            try check(current)
            return current
        }
    }
}

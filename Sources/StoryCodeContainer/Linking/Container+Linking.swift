// Resolves registrations and requests. All of it runs under the lock of the hierarchy.

extension Container {
    /// The container, its parent, its parent's parent, and so on.
    package var selfAndAncestors: some Sequence<Container> { sequence(first: self, next: \.parent) }

    /// Returns the component of a registration in this container, with all its dependencies resolved.
    ///
    /// The home is the container that has the registration: this one or an ancestor.
    func component(of registration: Registration, home: Container) -> ResolvedComponent {
        linking { $0.component(of: registration, home: home) }
    }

    /// Returns the component of a prototype that no registry contains, such as a scene; the caller retains it.
    ///
    /// The component is valid until the generation of the container changes.
    package func unregisteredComponent(
        of registration: Registration
    ) -> (component: ResolvedComponent, generation: Int) {
        registry.recordLookup()
        let component = ResolvedComponent(registration, in: self, home: self)
        linking { $0.add(component) }
        // The caller uses it without the lock.
        component.publish()
        return (component, registry.generation)
    }

    /// A number that increases when a change in this container or an ancestor invalidates what was resolved.
    package var generation: Int { locked { registry.generation } }

    /// Resolves a request that no registration contains: of the program, or of a deferred parameter.
    func dependency(_ request: DependencyRequest, for requester: Requester?) -> ResolvedDependency {
        let identity = Registry.RequestIdentity(request, requester)
        if let known = registry.dependencies[identity] { return known }
        let dependency = newDependency(request, for: requester)
        // There is no limit to the number of names that are unknown.
        if !dependency.targets.isEmpty || request.key.qualifier == .none {
            registry.dependencies[identity] = dependency
        }
        return dependency
    }

    /// Resolves a request that no registration contains, without storing the result.
    func newDependency(_ request: DependencyRequest, for requester: Requester?) -> ResolvedDependency {
        linking { $0.dependency(request, requester) }
    }

    private func linking<Result>(_ body: (inout Linker) -> Result) -> Result {
        var linker = Linker(self)
        let result = body(&linker)
        linker.finish()
        return result
    }
}

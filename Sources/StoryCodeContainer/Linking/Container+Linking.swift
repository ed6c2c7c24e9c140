// Resolves registrations to components with their dependencies. All of it runs under the lock of the hierarchy.

extension Container {
    /// The container, its parent, its parent's parent, and so on.
    package var selfAndAncestors: some Sequence<Container> { sequence(first: self, next: \.parent) }

    /// Returns the component of a registration in this container, with all its dependencies resolved.
    ///
    /// The home is the container that has the registration: this one or an ancestor.
    func component(of registration: Registration, home: Container) -> ResolvedComponent {
        linking { new in unlinkedComponent(of: registration, home: home, &new) }
    }

    /// Returns the component of a prototype that no registry contains, such as a scene; the caller retains it.
    ///
    /// The component is valid until the generation of the container changes.
    package func unregisteredComponent(
        of registration: Registration
    ) -> (component: ResolvedComponent, generation: Int) {
        registry.recordLookup()
        let component = linking { new in
            new = [ResolvedComponent(registration, in: self, home: self)]
            return new[0]
        }
        // The caller uses it without the lock.
        component.publish()
        return (component, registry.generation)
    }

    /// A number that increases when a change in this container or an ancestor invalidates what was resolved.
    package var generation: Int { locked { registry.generation } }

    /// Resolves a request that no registration contains: of the program, or of a deferred parameter.
    func dependency(_ request: DependencyRequest, for requester: Requester?) -> ResolvedDependency {
        let identity = Registry.RequestIdentity(
            request: request,
            home: requester.map { ObjectIdentifier($0.home) },
            framework: requester?.framework,
            type: requester?.type,
            location: requester?.location
        )
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
        linking { new in dependency(request, requester, &new) }
    }

    /// Resolves the dependencies of the new components that a closure adds to a list, which adds further components, and
    /// then analyses them all.
    private func linking<Result>(_ body: (inout [ResolvedComponent]) -> Result) -> Result {
        var new: [ResolvedComponent] = []
        let result = body(&new)
        var index = 0
        while index < new.count {
            link(new[index], &new)
            index += 1
        }
        if !new.isEmpty { analyse(new) }
        return result
    }

    /// Returns the known component of a registration, or a new one without resolved dependencies.
    private func unlinkedComponent(
        of registration: Registration,
        home: Container,
        _ new: inout [ResolvedComponent]
    ) -> ResolvedComponent {
        if home !== self, !registration.lifetime.isPerContainer { return home.component(of: registration, home: home) }
        let identity = Registry.ComponentIdentity(
            registration: ObjectIdentifier(registration),
            home: ObjectIdentifier(home)
        )
        if let component = registry.components[identity] { return component }
        let component = ResolvedComponent(registration, in: self, home: home)
        registry.components[identity] = component
        registry.recordLookup()
        new.append(component)
        return component
    }

    /// What most components have, without an array of their own.
    private static let noDependencies: [[ResolvedDependency]] = [[]]

    private func link(_ component: ResolvedComponent, _ new: inout [ResolvedComponent]) {
        let registration = component.registration
        if registration.injections.isEmpty, registration.requests(0).isEmpty {
            component.dependencies = Self.noDependencies
            return
        }
        let requester = Requester(
            home: component.home,
            framework: registration.framework,
            type: registration.type,
            location: registration.location
        )
        component.dependencies = (0...registration.injections.count).map { phase in
            registration.requests(phase).map { request in
                let dependency = dependency(request, requester, &new)
                if request.cardinality == .argument, phase > 0 || request.isDeferred {
                    let argument = ContainerError.Step("Argument<\(request.key)>")
                    dependency.failure = ContainerError(.misplacedArgument, [argument])
                }
                return dependency
            }
        }
    }

    private func dependency(
        _ request: DependencyRequest,
        _ requester: Requester?,
        _ new: inout [ResolvedComponent]
    ) -> ResolvedDependency {
        let home = requester?.home ?? self
        var targets: [ResolvedService] = []
        var named: [ResolvedService] = []
        var reason: ContainerError.Reason?
        var existing: [String] = []
        switch request.cardinality {
        case .argument: break
        case .anyName:
            for container in home.selfAndAncestors {
                let index = container.registry.currentServiceIndex()
                for (key, registration) in index.qualifiedRegistrations(of: request.key.type) {
                    named.append(unlinkedComponent(of: registration, home: container, &new).service(key))
                }
            }
            if named.isEmpty { reason = .missing }
        case .one, .optional, .many:
            switch home.find(request, for: requester?.framework) {
            case .one(let registration, let home):
                targets = [unlinkedComponent(of: registration, home: home, &new).service(request.key)]
            case .many(let found):
                targets = found.map { key, registration, home in
                    unlinkedComponent(of: registration, home: home, &new).service(key)
                }
            // An optional dependency may be missing, but not ambiguous.
            case .failure(let missing) where request.cardinality == .optional && missing.candidates.isEmpty:
                existing = missing.existing
            case .failure(let failure): reason = failure
            }
        }
        var failure = reason.map { ContainerError($0, [request.step]) }
        for target in targets where failure == nil { failure = mismatch(of: target, with: request, requester) }
        let dependency = ResolvedDependency(
            request,
            in: self,
            requester: requester,
            targets: targets,
            failure: failure,
            generation: registry.generation
        )
        (dependency.named, dependency.existing) = (named, existing)
        return dependency
    }

    /// Returns the error of a service that matches the key of a request but cannot satisfy it, or nil.
    private func mismatch(
        of target: ResolvedService,
        with request: DependencyRequest,
        _ requester: Requester?
    ) -> ContainerError? {
        let registration = target.component.registration
        var step: ContainerError.Step { ContainerError.Step(request.key.description, registration.location) }
        if requester == nil, !registration.hasFactory { return ContainerError(.isMadeElsewhere, [step]) }
        if registration.services.contains(where: { $0.key == target.key && $0.isImpossible }) {
            return ContainerError(.wrongType(found: registration.type.description), [step])
        }
        guard requester != nil else { return nil }
        let expected = registration.argumentTypes
        guard expected != request.arguments else { return nil }
        let reason = ContainerError.Reason.arguments(
            expected: expected.map(\.description),
            passed: request.arguments.map(\.description)
        )
        return ContainerError(reason, [step])
    }
}

extension Container {
    /// This container, its parent, and so on.
    package var selfAndAncestors: some Sequence<Container> { sequence(first: self, next: \.parent) }

    /// What a component is in this container, with all that it needs.
    ///
    /// - ParameterList:
    ///   - record: The component.
    ///   - home: Where it is registered: here, or above.
    /// - Returns: The node, complete.
    func component(of registration: AnyRegistration, home: Container) -> AnyResolvedComponent {
        var new: [AnyResolvedComponent] = []
        let component = shell(of: registration, home: home, &new)
        complete(&new)
        return component
    }

    /// What a component is that is registered nowhere, such as a scene; whoever parameters for it keeps it.
    ///
    /// - Parameter record: The component; a prototype.
    /// - Returns: The node, complete, with what the container counts as changes so far: later it is another.
    package func unregisteredComponent(
        of registration: AnyRegistration
    ) -> (component: AnyResolvedComponent, generation: Int) {
        registry.recordLookup()
        let component = registration.makeComponent(in: self, home: self)
        var new = [component]
        complete(&new)
        return (component, registry.generation)
    }

    /// Counts what was registered here and above since something was found.
    package var generation: Int { locked { registry.generation } }

    /// Finds all that noted components need, and what that means for each.
    private func complete(_ new: inout [AnyResolvedComponent]) {
        var place = 0
        while place < new.count {
            link(new[place], &new)
            place += 1
        }
        if !new.isEmpty { analyse(new) }
    }

    /// Notes a component whose dependencies are yet to be found.
    private func shell(
        of registration: AnyRegistration,
        home: Container,
        _ new: inout [AnyResolvedComponent]
    ) -> AnyResolvedComponent {
        if home !== self, !registration.lifetime.isPerContainer { return home.component(of: registration, home: home) }
        let identity = Registry.ComponentIdentity(
            registration: ObjectIdentifier(registration),
            home: ObjectIdentifier(home)
        )
        if let component = registry.components[identity] { return component }
        let component = registration.makeComponent(in: self, home: home)
        registry.components[identity] = component
        registry.keep(component)
        new.append(component)
        return component
    }

    private func link(_ component: AnyResolvedComponent, _ new: inout [AnyResolvedComponent]) {
        let requester = Requester(
            home: component.home,
            framework: component.registration.framework,
            step: component.step
        )
        component.dependencies = component.registration.requests.enumerated().map { phase, requests in
            requests.map { request in
                let dependency = dependency(request, requester, &new)
                if request.cardinality == .argument, phase > 0 || request.isDeferred {
                    let wanted = ContainerError.Step("Argument<\(request.key)>")
                    dependency.failure = ContainerError(.misplacedArgument, [wanted])
                }
                return dependency
            }
        }
    }

    /// What is found for a dependency, for a component or for the program.
    private func dependency(
        _ request: DependencyRequest,
        _ requester: Requester?,
        _ new: inout [AnyResolvedComponent]
    ) -> ResolvedDependency {
        var targets: [AnyResolvedService] = []
        var failure: ContainerError.Reason?
        var existing: [String] = []
        if request.cardinality == .anyName {
            if (requester?.home ?? self).selfAndAncestors.allSatisfy({ container in
                container.registry.currentServiceIndex().qualifiers(request.key.type).isEmpty
            }) {
                failure = .missing
            }
        } else if request.cardinality != .argument {
            switch (requester?.home ?? self).find(request, for: requester?.framework) {
            case .found(let serviceIndex):
                targets = serviceIndex.map { key, registration, home in
                    shell(of: registration, home: home, &new).service(key)
                }
            case .failure(.missing) where request.cardinality == .optional: break
            case .failure(.unknownName(let names)) where request.cardinality == .optional: existing = names
            case .failure(let reason): failure = reason
            }
        }
        let wanted = ContainerError.Step(request.key.description)
        var error = failure.map { ContainerError($0, [wanted]) }
        for target in targets where error == nil { error = refusal(of: target, for: request, requester) }
        return ResolvedDependency(
            request,
            in: self,
            requester: requester,
            targets: targets,
            failure: error,
            existing: existing,
            generation: registry.generation
        )
    }

    /// Why a component cannot be a dependency.
    private func refusal(
        of target: AnyResolvedService,
        for request: DependencyRequest,
        _ requester: Requester?
    ) -> ContainerError? {
        let registration = target.component.registration
        let step = ContainerError.Step(request.key.description, registration.location)
        if requester == nil, !registration.canBeMade { return ContainerError(.isMadeElsewhere, [step]) }
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

    /// What is found for a dependency that nobody registered: of the program, or of a ``Lazy``.
    func dependency(_ request: DependencyRequest, for requester: Requester?) -> ResolvedDependency {
        let identity = Registry.RequestIdentity(
            request: request,
            home: requester.map { ObjectIdentifier($0.home) },
            framework: requester?.framework,
            step: requester?.step
        )
        if let known = registry.dependencies[identity] { return known }
        var new: [AnyResolvedComponent] = []
        let dependency = dependency(request, requester, &new)
        complete(&new)
        registry.dependencies[identity] = dependency
        return dependency
    }
}

extension Container {
    /// Finds every mistake in the registrations without creating an object.
    ///
    /// Checks the immediate and deferred dependencies of the components of this container, and of the ancestors'
    /// components that they need. Finds dependencies that are missing, ambiguous, cyclic, of the wrong type, without a
    /// factory, or requested with other arguments. Does not find dependencies that the body of a closure resolves
    /// directly.
    ///
    /// ```swift
    /// @Test func theContainerIsComplete() throws {
    ///     try AppContainer.make().validate()
    /// }
    /// ```
    ///
    /// Returns a note for each optional dependency for which nothing is registered.
    ///
    /// - Throws: ``ValidationError``, with all mistakes.
    @discardableResult
    public func validate() throws -> [ValidationNote] {
        let (errors, notes) = lockedWithTree { findMistakes() }
        guard errors.isEmpty else { throw ValidationError(errors: errors, container: name) }
        return notes
    }

    /// Finds every mistake, and every optional dependency for which nothing is registered, in a locked container.
    func findMistakes() -> ([ContainerError], [ValidationNote]) { Validation(self).result }
}

/// The search for all mistakes in a locked container.
private struct Validation {
    /// The components of the container, and the ancestors' components that they need.
    private let components: [ResolvedComponent]

    private var search = GraphSearch<ResolvedComponent>()

    init(_ container: Container) {
        // A component is not checked if all its services are overridden.
        let index = container.registry.currentServiceIndex()
        let own = container.registry.registrations.filter(index.contains).map {
            container.component(of: $0, home: container)
        }
        let isNeeded = Set(own.flatMap { component in component.targets.filter { $0 !== component } })
        // Paths start at components that no other component needs. The components that remain are in cycles.
        for start in own.filter({ !isNeeded.contains($0) }) + own { search.search(from: [start], \.targets) }
        components = own + search.found.filter { $0.home !== container }
    }

    var result: ([ContainerError], [ValidationNote]) {
        var errors: [ContainerError] = []
        var notes: [ValidationNote] = []
        var seen: Set<ContainerError> = []
        var cycles: Set<Set<ContainerError.Step>> = []
        func add(_ error: ContainerError) {
            if seen.insert(error).inserted { errors.append(error) }
        }
        var registrations: Set<ObjectIdentifier> = []
        for component in components {
            // A cycle is one mistake of all its components.
            if let failure = component.failure, cycles.insert(Set(failure.path)).inserted { add(failure) }
            // An ancestor's component may be resolved twice, for the ancestor and for this container, where only one of
            // both may be in a cycle.
            guard registrations.insert(ObjectIdentifier(component.registration)).inserted else { continue }
            for error in ownErrors(of: component) { add(error) }
            for dependency in component.dependencies.joined() {
                if let failure = dependency.failure {
                    add(failure.reached(by: path(to: component)))
                } else if dependency.request.cardinality == .optional, dependency.targets.isEmpty {
                    let path = path(to: component) + [dependency.request.step]
                    notes.append(ValidationNote(path: path, existing: dependency.existing))
                }
            }
        }
        return (errors, notes)
    }

    private func ownErrors(of component: ResolvedComponent) -> [ContainerError] {
        var errors: [ContainerError] = []
        let registration = component.registration
        let count = component.dependencies[0].count
        for index in registration.qualifiers.keys.sorted() where !(0..<count).contains(index) {
            errors.append(ContainerError(.noSuchParameter(index: index, count: count), [component.step]))
        }
        if registration.services.isEmpty, dependencyParameter(registration.type.type) != nil {
            errors.append(ContainerError(.isNeverFound, [component.step]))
        }
        for service in registration.services where service.isImpossible {
            let step = ContainerError.Step(service.key.description, registration.location)
            errors.append(ContainerError(.wrongType(found: registration.type.description), [step]))
        }
        errors += registration.content?.mistakes(in: component.home) ?? []
        if registration.lifetime.isReused, !registration.argumentTypes.allSatisfy({ $0.type is any Hashable.Type }) {
            errors.append(ContainerError(.argumentIsNotHashable, [component.step]))
        }
        return errors
    }

    private func path(to component: ResolvedComponent) -> [ContainerError.Step] {
        search.path(to: component).map(\.step)
    }
}

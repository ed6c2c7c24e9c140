/// All mistakes of a container at once.
public struct ValidationError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The mistakes, in the order of registration of the components that make them.
    public let errors: [ContainerError]

    package init(errors: [ContainerError]) {
        self.errors = errors
    }

    /// One line for each.
    public var description: String {
        let count = errors.count == 1 ? "1 mistake" : "\(errors.count) mistakes"
        return "\(count) in what is registered\n" + errors.map { "  \($0)" }.joined(separator: "\n")
    }
}

/// Something that is no mistake, and worth knowing.
public struct ValidationNote: Hashable, Sendable, CustomStringConvertible {
    /// The way to an optional dependency for which nothing is registered.
    public let path: [ContainerError.Step]

    /// The names and tags under which the same type is registered, if it was asked for under another.
    public let existing: [String]

    /// What is noted.
    public var description: String {
        let others = existing.isEmpty ? "" : ", but for \(existing.joined(separator: ", "))"
        return "Nothing is registered for \(path.last?.name ?? ""), which is optional\(others): "
            + path.map(\.description).joined(separator: " → ")
    }
}

extension Container {
    /// Finds every mistake in what is registered, without making an object.
    ///
    /// It knows what the components of this container, and those above that they need, ask for, at once and later, and so whatever is missing, ambiguous,
    /// cyclic, of the wrong type, made elsewhere or asked for with other arguments. Only what a closure parameters of a
    /// container by itself it cannot know.
    ///
    /// ```swift
    /// @Test func theContainerIsComplete() throws {
    ///     try AppContainer.make().validate()
    /// }
    /// ```
    ///
    /// - Returns: What is no mistake, and worth knowing: optional dependencies that nothing is registered for.
    /// - Throws: ``ValidationError``, with all mistakes.
    @discardableResult
    public func validate() throws -> [ValidationNote] {
        let (errors, notes) = lockedWithTree { Validation(self).result }
        guard errors.isEmpty else { throw ValidationError(errors: errors) }
        return notes
    }
}

/// The search for all mistakes.
private struct Validation {
    /// The components of the container, and those above that they need.
    private let components: [AnyResolvedComponent]
    /// How each component was reached first, from one that nobody needs.
    private let before: [ObjectIdentifier: AnyResolvedComponent]

    /// - Parameter container: A container that is locked.
    init(_ container: Container) {
        // Components that are overridden altogether are none any more.
        let serviceIndex = container.registry.currentServiceIndex()
        let own = container.registry.registrations.filter(serviceIndex.contain).map {
            container.component(of: $0, home: container)
        }
        var isNeeded: Set<ObjectIdentifier> = []
        for component in own {
            for target in component.dependencies.joined().flatMap(\.targets) where target.component !== component {
                isNeeded.insert(ObjectIdentifier(target.component))
            }
        }
        var components = own
        var before: [ObjectIdentifier: AnyResolvedComponent] = [:]
        var seen: Set<ObjectIdentifier> = []
        // Those that somebody needs are starts, too, where they are in a cycle that nobody else needs.
        for start in own.filter({ !isNeeded.contains(ObjectIdentifier($0)) }) + own
        where seen.insert(ObjectIdentifier(start)).inserted {
            var queue = [start]
            var place = 0
            while place < queue.count {
                for target in queue[place].dependencies.joined().flatMap(\.targets)
                where seen.insert(ObjectIdentifier(target.component)).inserted {
                    before[ObjectIdentifier(target.component)] = queue[place]
                    queue.append(target.component)
                    if target.component.home !== container { components.append(target.component) }
                }
                place += 1
            }
        }
        self.components = components
        self.before = before
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
        // A component above may be known twice: as it is there, and as it is for this container.
        for component in components where registrations.insert(ObjectIdentifier(component.registration)).inserted {
            // A cycle is one mistake of all who are in it.
            if let failure = component.failure, cycles.insert(Set(failure.path)).inserted { add(failure) }
            for error in ownErrors(of: component) { add(error) }
            for dependency in component.dependencies.joined() {
                if let failure = dependency.failure {
                    add(failure.reached(by: way(to: component)))
                } else if dependency.request.cardinality == .optional, dependency.targets.isEmpty {
                    let wanted = ContainerError.Step(dependency.request.key.description)
                    notes.append(ValidationNote(path: way(to: component) + [wanted], existing: dependency.existing))
                }
            }
        }
        return (errors, notes)
    }

    /// What is wrong with a component itself.
    private func ownErrors(of component: AnyResolvedComponent) -> [ContainerError] {
        var errors: [ContainerError] = []
        let registration = component.registration
        let count = component.dependencies[0].count
        for place in registration.qualifiers.keys.sorted() where !(0..<count).contains(place) {
            errors.append(ContainerError(.noSuchParameter(place: place, count: count), [component.step]))
        }
        if registration.services.isEmpty, registration.type.type is any DependencyParameter.Type {
            errors.append(ContainerError(.isNeverFound, [component.step]))
        }
        for service in registration.services where service.isImpossible {
            let step = ContainerError.Step(service.key.description, registration.location)
            errors.append(ContainerError(.wrongType(found: registration.type.description), [step]))
        }
        if let check = registration.annotations[ComponentCheck.self] { errors += check.mistakes(component.home) }
        if registration.lifetime.isReused, !registration.argumentTypes.allSatisfy({ $0.type is any Hashable.Type }) {
            errors.append(ContainerError(.argumentIsNotHashable, [component.step]))
        }
        return errors
    }

    /// The way to a component, itself included.
    private func way(to component: AnyResolvedComponent) -> [ContainerError.Step] {
        var steps = [component.step]
        var here = component
        while let earlier = before[ObjectIdentifier(here)] {
            steps.append(earlier.step)
            here = earlier
        }
        return steps.reversed()
    }
}

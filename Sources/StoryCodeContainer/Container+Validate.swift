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
    /// cyclic, of the wrong type, made elsewhere or asked for with other arguments. Only what a closure asks of a
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
    private let nodes: [AnyNode]
    /// How each component was reached first, from one that nobody needs.
    private let before: [ObjectIdentifier: AnyNode]

    /// - Parameter container: A container that is locked.
    init(_ container: Container) {
        // Components that are overridden altogether are none any more.
        let offers = container.registry.currentOffers()
        let own = container.registry.records.filter(offers.contain).map { container.node(of: $0, home: container) }
        var isNeeded: Set<ObjectIdentifier> = []
        for node in own {
            for target in node.edges.joined().flatMap(\.targets) where target.node !== node {
                isNeeded.insert(ObjectIdentifier(target.node))
            }
        }
        var nodes = own
        var before: [ObjectIdentifier: AnyNode] = [:]
        var seen: Set<ObjectIdentifier> = []
        // Those that somebody needs are starts, too, where they are in a circle that nobody else needs.
        for start in own.filter({ !isNeeded.contains(ObjectIdentifier($0)) }) + own
        where seen.insert(ObjectIdentifier(start)).inserted {
            var queue = [start]
            var place = 0
            while place < queue.count {
                for target in queue[place].edges.joined().flatMap(\.targets)
                where seen.insert(ObjectIdentifier(target.node)).inserted {
                    before[ObjectIdentifier(target.node)] = queue[place]
                    queue.append(target.node)
                    if target.node.home !== container { nodes.append(target.node) }
                }
                place += 1
            }
        }
        self.nodes = nodes
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
        var records: Set<ObjectIdentifier> = []
        // A component above may be known twice: as it is there, and as it is for this container.
        for node in nodes where records.insert(ObjectIdentifier(node.record)).inserted {
            // A cycle is one mistake of all who are in it.
            if let failure = node.failure, cycles.insert(Set(failure.path)).inserted { add(failure) }
            for error in ownErrors(of: node) { add(error) }
            for edge in node.edges.joined() {
                if let failure = edge.failure {
                    add(failure.reached(by: way(to: node)))
                } else if edge.dependency.manner == .optional, edge.targets.isEmpty {
                    let wanted = ContainerError.Step(edge.dependency.key.description)
                    notes.append(ValidationNote(path: way(to: node) + [wanted], existing: edge.existing))
                }
            }
        }
        return (errors, notes)
    }

    /// What is wrong with a component itself.
    private func ownErrors(of node: AnyNode) -> [ContainerError] {
        var errors: [ContainerError] = []
        let record = node.record
        let count = node.edges[0].count
        for place in record.qualifiers.keys.sorted() where !(0..<count).contains(place) {
            errors.append(ContainerError(.noSuchParameter(place: place, count: count), [node.step]))
        }
        if record.services.isEmpty, record.type.type is any DependencyParameter.Type {
            errors.append(ContainerError(.isNeverFound, [node.step]))
        }
        for service in record.services where service.isImpossible {
            let step = ContainerError.Step(service.key.description, record.location)
            errors.append(ContainerError(.wrongType(found: record.type.description), [step]))
        }
        if let check = record.notes[ComponentCheck.self] { errors += check.mistakes(node.home) }
        if record.lifetime.isRemembered, !record.argumentTypes.allSatisfy({ $0.type is any Hashable.Type }) {
            errors.append(ContainerError(.argumentIsNotHashable, [node.step]))
        }
        return errors
    }

    /// The way to a component, itself included.
    private func way(to node: AnyNode) -> [ContainerError.Step] {
        var steps = [node.step]
        var here = node
        while let earlier = before[ObjectIdentifier(here)] {
            steps.append(earlier.step)
            here = earlier
        }
        return steps.reversed()
    }
}

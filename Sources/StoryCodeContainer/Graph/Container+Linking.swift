extension Container {
    /// This container, its parent, and so on.
    package var hierarchyUpwards: some Sequence<Container> { sequence(first: self, next: \.parent) }

    /// What a component is in this container, with all that it needs.
    ///
    /// - Parameters:
    ///   - record: The component.
    ///   - home: Where it is registered: here, or above.
    /// - Returns: The node, complete.
    func node(of record: AnyRecord, home: Container) -> AnyNode {
        var new: [AnyNode] = []
        let node = shell(of: record, home: home, &new)
        complete(&new)
        return node
    }

    /// What a component is that is registered nowhere, such as a scene; whoever asks for it keeps it.
    ///
    /// - Parameter record: The component; a prototype.
    /// - Returns: The node, complete, with what the container counts as changes so far: later it is another.
    package func looseNode(of record: AnyRecord) -> (node: AnyNode, generation: Int) {
        registry.noteFinding()
        let node = record.makeNode(in: self, home: self)
        var new = [node]
        complete(&new)
        return (node, registry.generation)
    }

    /// Counts what was registered here and above since something was found.
    package var generation: Int { locked { registry.generation } }

    /// Finds all that noted components need, and what that means for each.
    private func complete(_ new: inout [AnyNode]) {
        var place = 0
        while place < new.count {
            link(new[place], &new)
            place += 1
        }
        if !new.isEmpty { analyse(new) }
    }

    /// Notes a component whose dependencies are yet to be found.
    private func shell(of record: AnyRecord, home: Container, _ new: inout [AnyNode]) -> AnyNode {
        if home !== self, !record.lifetime.isOfTheAsking { return home.node(of: record, home: home) }
        let identity = Registry.NodeIdentity(record: ObjectIdentifier(record), home: ObjectIdentifier(home))
        if let node = registry.nodes[identity] { return node }
        let node = record.makeNode(in: self, home: home)
        registry.nodes[identity] = node
        registry.keep(node)
        new.append(node)
        return node
    }

    private func link(_ node: AnyNode, _ new: inout [AnyNode]) {
        let requester = Requester(home: node.home, framework: node.record.framework, step: node.step)
        node.edges = node.record.dependencies.enumerated().map { phase, dependencies in
            dependencies.map { dependency in
                let edge = edge(dependency, requester, &new)
                if dependency.manner == .argument, phase > 0 || dependency.isLater {
                    let wanted = ContainerError.Step("Argument<\(dependency.key)>")
                    edge.failure = ContainerError(.misplacedArgument, [wanted])
                }
                return edge
            }
        }
    }

    /// What is found for a dependency, for a component or for the program.
    private func edge(_ dependency: Dependency, _ requester: Requester?, _ new: inout [AnyNode]) -> Edge {
        var targets: [AnyEntry] = []
        var failure: ContainerError.Reason?
        var existing: [String] = []
        if dependency.manner == .anyName {
            if (requester?.home ?? self).hierarchyUpwards.allSatisfy({ container in
                container.registry.currentOffers().qualifiers(dependency.key.type).isEmpty
            }) {
                failure = .missing
            }
        } else if dependency.manner != .argument {
            switch (requester?.home ?? self).find(dependency, for: requester?.framework) {
            case .found(let offers):
                targets = offers.map { key, record, home in shell(of: record, home: home, &new).entry(key) }
            case .failure(.missing) where dependency.manner == .optional: break
            case .failure(.unknownName(let names)) where dependency.manner == .optional: existing = names
            case .failure(let reason): failure = reason
            }
        }
        let wanted = ContainerError.Step(dependency.key.description)
        var error = failure.map { ContainerError($0, [wanted]) }
        for target in targets where error == nil { error = refusal(of: target, for: dependency, requester) }
        return Edge(
            dependency,
            in: self,
            requester: requester,
            targets: targets,
            failure: error,
            existing: existing,
            generation: registry.generation
        )
    }

    /// Why a component cannot be a dependency.
    private func refusal(of target: AnyEntry, for dependency: Dependency, _ requester: Requester?) -> ContainerError? {
        let record = target.node.record
        let step = ContainerError.Step(dependency.key.description, record.location)
        if requester == nil, !record.canBeMade { return ContainerError(.isMadeElsewhere, [step]) }
        if record.services.contains(where: { $0.key == target.key && $0.isImpossible }) {
            return ContainerError(.wrongType(found: record.type.description), [step])
        }
        guard requester != nil else { return nil }
        let expected = record.argumentTypes
        guard expected != dependency.arguments else { return nil }
        let reason = ContainerError.Reason.arguments(
            expected: expected.map(\.description),
            passed: dependency.arguments.map(\.description)
        )
        return ContainerError(reason, [step])
    }

    /// What is found for a dependency that nobody registered: of the program, or of a ``Lazy``.
    func edge(_ dependency: Dependency, for requester: Requester?) -> Edge {
        let identity = Registry.EdgeIdentity(
            dependency: dependency,
            home: requester.map { ObjectIdentifier($0.home) },
            framework: requester?.framework,
            step: requester?.step
        )
        if let known = registry.edges[identity] { return known }
        var new: [AnyNode] = []
        let edge = edge(dependency, requester, &new)
        complete(&new)
        registry.edges[identity] = edge
        return edge
    }
}

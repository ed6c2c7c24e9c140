extension Container {
    /// Finds the circles among components whose dependencies are known, and why some cannot simply be resolved.
    ///
    /// No component that was known before leads to one of them, for all that it leads to would be known, too.
    func analyse(_ nodes: [AnyNode]) {
        let places = Dictionary(uniqueKeysWithValues: nodes.enumerated().map { (ObjectIdentifier($1), $0) })
        /// Where the edges of a component lead among the new ones.
        func successors(_ place: Int, where suits: (_ phase: Int, Edge) -> Bool) -> [Int] {
            var successors: [Int] = []
            for (phase, edges) in nodes[place].edges.enumerated() {
                for edge in edges where suits(phase, edge) {
                    for target in edge.targets {
                        if let next = places[ObjectIdentifier(target.node)] { successors.append(next) }
                    }
                }
            }
            return successors
        }
        for component in Circles(nodes.count, successors: { successors($0) { _, _ in true } }).components {
            let isCircle = component.count > 1 || successors(component[0]) { _, _ in true }.contains(component[0])
            if isCircle {
                let circle = Circle()
                for place in component { nodes[place].circle = circle }
                let shared = component.lazy.map { nodes[$0] }.filter { $0.slot != nil }
                circle.slot = shared.min { $0.record.index < $1.record.index }?.slot
                let inner = Set(component)
                // What a component needs before it is made is made before.
                fail(component, nodes) { place in
                    successors(place) { phase, edge in phase == 0 && edge.isNow }.filter(inner.contains)
                }
                // Where nothing is remembered, everything is made again for ever.
                let fleeting = inner.filter { !nodes[$0].lifetime.isRemembered }
                fail(component.filter(fleeting.contains), nodes) { place in
                    successors(place) { _, edge in edge.isNow }.filter(fleeting.contains)
                }
            }
            addObstacles(component.map { nodes[$0] })
        }
        for node in nodes {
            refuseWhatIsMadeElsewhere(node)
            refuseWhatIsNotOvercome(node)
            refuseWhatIsConfined(node)
            node.complete()
        }
    }

    /// Notes where a component needs one that nothing can make.
    ///
    /// Within the circle of an object that is injected, the object itself is what the others are given.
    private func refuseWhatIsMadeElsewhere(_ node: AnyNode) {
        for edge in node.edges.joined() where edge.failure == nil {
            for target in edge.targets where !target.node.record.canBeMade {
                if target.node.circle != nil, target.node.circle === node.circle, target.node.lifetime.isRemembered {
                    continue
                }
                edge.failure = ContainerError(.isMadeElsewhere, [target.step])
            }
        }
    }

    /// Notes where a component asks later, and at once, for what is awaited or belongs to the main actor.
    private func refuseWhatIsNotOvercome(_ node: AnyNode) {
        for edge in node.edges.joined() where !edge.isNow && edge.failure == nil {
            for target in edge.targets {
                let left = target.node.obstacles.subtracting(edge.dependency.overcomes)
                if left.contains(.await) { edge.failure = ContainerError(.isAwaited, [target.step]) }
                if left.contains(.main) { edge.failure = ContainerError(.belongsToMainActor, [target.step]) }
            }
        }
    }

    /// Notes where an awaited factory, which is on no actor, asks for what cannot leave the main actor.
    private func refuseWhatIsConfined(_ node: AnyNode) {
        for edge in node.edges[0] where node.record.isAwaited && edge.isNow && edge.failure == nil {
            for target in edge.targets where target.node.obstacles.contains(.confined) {
                edge.failure = ContainerError(.belongsToMainActor, [target.step])
            }
        }
    }

    /// Notes the components that need themselves by some of their edges, each with its own way back.
    ///
    /// Where very many need each other, one way is that of all, for looking for each one's would take too long.
    private func fail(_ vertices: [Int], _ nodes: [AnyNode], _ successors: (Int) -> [Int]) {
        let numbers = Dictionary(uniqueKeysWithValues: vertices.enumerated().map { ($1, $0) })
        let circles = Circles(vertices.count) { successors(vertices[$0]).compactMap { numbers[$0] } }
        for component in circles.components {
            let inner = Set(component.map { vertices[$0] })
            let first = inner.min { nodes[$0].record.index < nodes[$1].record.index }
            var way: [Int]?
            for place in inner.sorted() where nodes[place].failure == nil {
                if way == nil || inner.count <= 100 {
                    let start = inner.count <= 100 ? place : first ?? place
                    way = Circles.shortest(from: start) { successors($0).filter(inner.contains) }
                }
                nodes[place].failure = way.map { ContainerError(.cyclic, $0.map { nodes[$0].step }) }
            }
        }
    }

    /// Notes why components that may be a circle cannot simply be resolved; all below them is known.
    private func addObstacles(_ nodes: [AnyNode]) {
        for node in nodes {
            if node.record.isMain { node.obstacles.insert(.main) }
            if node.record.isConfined { node.obstacles.insert(.confined) }
            if node.record.isAwaited { node.obstacles.insert(.await) }
            if !node.record.argumentTypes.isEmpty { node.obstacles.insert(.arguments) }
        }
        var isChanged = true
        while isChanged {
            isChanged = false
            for node in nodes {
                var obstacles = node.obstacles
                for edge in node.edges.joined() where edge.isNow {
                    for target in edge.targets {
                        obstacles.formUnion(target.node.obstacles.intersection(.inherited))
                    }
                }
                if obstacles != node.obstacles {
                    node.obstacles = obstacles
                    isChanged = true
                }
            }
        }
    }

    /// Makes sure that everything is there that is needed at once for what was asked for.
    ///
    /// - Parameter edge: What was asked for.
    /// - Throws: The first mistake, with the way to it.
    func check(_ edge: Edge) throws {
        let way = edge.requester.map { [$0.step] } ?? []
        if let failure = edge.failure { throw failure.reached(by: way) }
        try check(edge.targets.map(\.node), reached: way)
    }

    /// Makes sure that everything is there that components need at once.
    ///
    /// - Parameters:
    ///   - nodes: The components.
    ///   - before: How they were reached.
    /// - Throws: The first mistake, with the way to it.
    package func check(_ nodes: [AnyNode], reached before: [ContainerError.Step]) throws {
        var visited: [AnyNode] = []
        var seen: Set<ObjectIdentifier> = []
        // Those that a component needs are visited one after the other, so that none is on the way to the next.
        var way: [(node: AnyNode, edges: ArraySlice<Edge>, targets: ArraySlice<AnyEntry>)] = []

        func enter(_ node: AnyNode) throws {
            guard !node.isSound, seen.insert(ObjectIdentifier(node)).inserted else { return }
            if let failure = node.failure { throw failure.reached(by: before + way.map(\.node.step)) }
            visited.append(node)
            way.append((node, node.edges.joined().filter(\.isNow)[...], []))
        }

        for node in nodes {
            try enter(node)
            while !way.isEmpty {
                if let target = way[way.count - 1].targets.popFirst() {
                    try enter(target.node)
                    continue
                }
                guard let next = way[way.count - 1].edges.popFirst() else {
                    way.removeLast()
                    continue
                }
                if let failure = next.failure { throw failure.reached(by: before + way.map(\.node.step)) }
                way[way.count - 1].targets = next.targets[...]
            }
        }
        for node in visited { node.isSound = true }
    }
}

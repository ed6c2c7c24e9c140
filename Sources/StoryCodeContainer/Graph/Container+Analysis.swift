extension Container {
    /// Finds the cycles among components whose dependencies are known, and why some cannot simply be resolved.
    ///
    /// No component that was known before leads to one of them, for all that it leads to would be known, too.
    func analyse(_ components: [AnyResolvedComponent]) {
        let places = Dictionary(uniqueKeysWithValues: components.enumerated().map { (ObjectIdentifier($1), $0) })
        /// Where the edges of a component lead among the new ones.
        func successors(_ place: Int, where suits: (_ phase: Int, ResolvedDependency) -> Bool) -> [Int] {
            var successors: [Int] = []
            for (phase, dependencies) in components[place].dependencies.enumerated() {
                for dependency in dependencies where suits(phase, dependency) {
                    for target in dependency.targets {
                        if let next = places[ObjectIdentifier(target.component)] { successors.append(next) }
                    }
                }
            }
            return successors
        }
        for group in StronglyConnectedComponents(components.count, successors: { successors($0) { _, _ in true } })
            .groups
        {
            let isCycle = group.count > 1 || successors(group[0]) { _, _ in true }.contains(group[0])
            if isCycle {
                let cycle = DependencyCycle()
                for place in group { components[place].cycle = cycle }
                let shared = group.lazy.map { components[$0] }.filter { $0.store != nil }
                cycle.store = shared.min { $0.registration.index < $1.registration.index }?.store
                let inner = Set(group)
                // What a component needs before it is made is made before.
                fail(group, components) { place in
                    successors(place) { phase, dependency in phase == 0 && dependency.isImmediate }.filter(
                        inner.contains
                    )
                }
                // Where nothing is remembered, everything is made again for ever.
                let fleeting = inner.filter { !components[$0].lifetime.isReused }
                fail(group.filter(fleeting.contains), components) { place in
                    successors(place) { _, dependency in dependency.isImmediate }.filter(fleeting.contains)
                }
            }
            addConstraints(group.map { components[$0] })
        }
        for component in components {
            refuseWhatIsMadeElsewhere(component)
            refuseWhatIsNotOvercome(component)
            refuseWhatIsConfined(component)
            component.complete()
        }
    }

    /// Notes where a component needs one that nothing can make.
    ///
    /// Within the cycle of an object that is injected, the object itself is what the others are given.
    private func refuseWhatIsMadeElsewhere(_ component: AnyResolvedComponent) {
        for dependency in component.dependencies.joined() where dependency.failure == nil {
            for target in dependency.targets where !target.component.registration.canBeMade {
                if target.component.cycle != nil, target.component.cycle === component.cycle,
                    target.component.lifetime.isReused
                {
                    continue
                }
                dependency.failure = ContainerError(.isMadeElsewhere, [target.step])
            }
        }
    }

    /// Notes where a component parameters later, and at once, for what is awaited or belongs to the main actor.
    private func refuseWhatIsNotOvercome(_ component: AnyResolvedComponent) {
        for dependency in component.dependencies.joined() where !dependency.isImmediate && dependency.failure == nil {
            for target in dependency.targets {
                let left = target.component.constraints.subtracting(dependency.request.liftedConstraints)
                if left.contains(.await) { dependency.failure = ContainerError(.isAwaited, [target.step]) }
                if left.contains(.main) { dependency.failure = ContainerError(.belongsToMainActor, [target.step]) }
            }
        }
    }

    /// Notes where an awaited factory, which is on no actor, parameters for what cannot leave the main actor.
    private func refuseWhatIsConfined(_ component: AnyResolvedComponent) {
        for dependency in component.dependencies[0]
        where component.registration.isAwaited && dependency.isImmediate && dependency.failure == nil {
            for target in dependency.targets where target.component.constraints.contains(.confined) {
                dependency.failure = ContainerError(.belongsToMainActor, [target.step])
            }
        }
    }

    /// Notes the components that need themselves by some of their edges, each with its own way back.
    ///
    /// Where very many need each other, one way is that of all, for looking for each one's would take too long.
    private func fail(_ vertices: [Int], _ components: [AnyResolvedComponent], _ successors: (Int) -> [Int]) {
        let numbers = Dictionary(uniqueKeysWithValues: vertices.enumerated().map { ($1, $0) })
        let cycles = StronglyConnectedComponents(vertices.count) { successors(vertices[$0]).compactMap { numbers[$0] } }
        for group in cycles.groups {
            let inner = Set(group.map { vertices[$0] })
            let first = inner.min { components[$0].registration.index < components[$1].registration.index }
            var way: [Int]?
            for place in inner.sorted() where components[place].failure == nil {
                if way == nil || inner.count <= 100 {
                    let start = inner.count <= 100 ? place : first ?? place
                    way = StronglyConnectedComponents.shortestCycle(from: start) {
                        successors($0).filter(inner.contains)
                    }
                }
                components[place].failure = way.map { ContainerError(.cyclic, $0.map { components[$0].step }) }
            }
        }
    }

    /// Notes why components that may be a cycle cannot simply be resolved; all below them is known.
    private func addConstraints(_ components: [AnyResolvedComponent]) {
        for component in components {
            if component.registration.isMain { component.constraints.insert(.main) }
            if component.registration.isConfined { component.constraints.insert(.confined) }
            if component.registration.isAwaited { component.constraints.insert(.await) }
            if !component.registration.argumentTypes.isEmpty { component.constraints.insert(.arguments) }
        }
        var isChanged = true
        while isChanged {
            isChanged = false
            for component in components {
                var constraints = component.constraints
                for dependency in component.dependencies.joined() where dependency.isImmediate {
                    for target in dependency.targets {
                        constraints.formUnion(target.component.constraints.intersection(.inherited))
                    }
                }
                if constraints != component.constraints {
                    component.constraints = constraints
                    isChanged = true
                }
            }
        }
    }

    /// Makes sure that everything is there that is needed at once for what was asked for.
    ///
    /// - Parameter edge: What was asked for.
    /// - Throws: The first mistake, with the way to it.
    func check(_ dependency: ResolvedDependency) throws {
        let way = dependency.requester.map { [$0.step] } ?? []
        if let failure = dependency.failure { throw failure.reached(by: way) }
        try check(dependency.targets.map(\.component), reached: way)
    }

    /// Makes sure that everything is there that components need at once.
    ///
    /// - ParameterList:
    ///   - nodes: The components.
    ///   - before: How they were reached.
    /// - Throws: The first mistake, with the way to it.
    package func check(_ components: [AnyResolvedComponent], reached before: [ContainerError.Step]) throws {
        var visited: [AnyResolvedComponent] = []
        var seen: Set<ObjectIdentifier> = []
        // Those that a component needs are visited one after the other, so that none is on the way to the next.
        var way:
            [(
                component: AnyResolvedComponent, dependencies: ArraySlice<ResolvedDependency>,
                targets: ArraySlice<AnyResolvedService>
            )] = []

        func enter(_ component: AnyResolvedComponent) throws {
            guard !component.isChecked, seen.insert(ObjectIdentifier(component)).inserted else { return }
            if let failure = component.failure { throw failure.reached(by: before + way.map(\.component.step)) }
            visited.append(component)
            way.append((component, component.dependencies.joined().filter(\.isImmediate)[...], []))
        }

        for component in components {
            try enter(component)
            while !way.isEmpty {
                if let target = way[way.count - 1].targets.popFirst() {
                    try enter(target.component)
                    continue
                }
                guard let next = way[way.count - 1].dependencies.popFirst() else {
                    way.removeLast()
                    continue
                }
                if let failure = next.failure { throw failure.reached(by: before + way.map(\.component.step)) }
                way[way.count - 1].targets = next.targets[...]
            }
        }
        for component in visited { component.isChecked = true }
    }
}

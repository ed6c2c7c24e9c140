// Finds cycles and mistakes among resolved components. All of it runs under the lock of the hierarchy.

extension Container {
    /// Finds the cycles, constraints and mistakes of new components with resolved dependencies.
    ///
    /// No component that was resolved earlier leads to a new one, because all its dependencies were resolved with it.
    func analyse(_ components: [AnyResolvedComponent]) {
        if components.count == 1, components[0].dependencies.allSatisfy(\.isEmpty) {
            let component = components[0]
            component.traits = component.ownTraits
            component.constraints = component.registration.ownConstraints
            component.isChecked = true
            return component.finishLinking()
        }
        let indices = Dictionary(uniqueKeysWithValues: components.enumerated().map { (ObjectIdentifier($1), $0) })
        func successors(_ index: Int, where isIncluded: (_ phase: Int, ResolvedDependency) -> Bool) -> [Int] {
            var successors: [Int] = []
            for (phase, dependencies) in components[index].dependencies.enumerated() {
                for dependency in dependencies where isIncluded(phase, dependency) {
                    for target in dependency.targets {
                        if let index = indices[ObjectIdentifier(target.component)] { successors.append(index) }
                    }
                }
            }
            return successors
        }
        func allSuccessors(_ index: Int) -> [Int] { successors(index) { _, _ in true } }
        for group in StronglyConnectedComponents(components.count, successors: allSuccessors).groups {
            if group.count > 1 || allSuccessors(group[0]).contains(group[0]) {
                let cycle = DependencyCycle()
                for index in group { components[index].cycle = cycle }
                let shared = group.lazy.map { components[$0] }.filter { $0.store != nil }
                cycle.store = shared.min { $0.registration.index < $1.registration.index }?.store
                let indices = Set(group)
                // A cycle of initialisers cannot be created.
                addCycleFailures(group, components) { index in
                    successors(index) { phase, dependency in phase == 0 && dependency.isImmediate }
                        .filter(indices.contains)
                }
                // A cycle of prototypes would create objects without end.
                let prototypes = indices.filter { !components[$0].lifetime.isReused }
                addCycleFailures(group.filter(prototypes.contains), components) { index in
                    successors(index) { _, dependency in dependency.isImmediate }.filter(prototypes.contains)
                }
            }
            let members = group.map { components[$0] }
            addConstraints(members)
            addDepth(members)
        }
        for component in components where component.traits == .both {
            let analysis = IsolationAnalysis(component)
            if analysis.isConfined { component.constraints.insert(.confined) }
            if component.failure == nil { component.failure = analysis.failure }
        }
        for component in components {
            for (phase, dependencies) in component.dependencies.enumerated() {
                for dependency in dependencies where dependency.failure == nil {
                    dependency.failure = failure(of: dependency, of: component, phase: phase)
                }
            }
            component.finishLinking()
        }
    }

    /// Returns the error of a dependency that was found but cannot be provided, or nil.
    private func failure(
        of dependency: ResolvedDependency,
        of component: AnyResolvedComponent,
        phase: Int
    ) -> ContainerError? {
        var failure: ContainerError?
        for target in dependency.targets where !target.component.registration.hasFactory {
            // Within the cycle of an object that is injected, the other components receive that object.
            let isInCycle = target.component.cycle != nil && target.component.cycle === component.cycle
            if isInCycle, target.component.lifetime.isReused { continue }
            failure = ContainerError(.isMadeElsewhere, [target.step])
        }
        if let failure { return failure }
        if let target = nonSendableTarget(of: dependency, of: component, phase: phase) {
            let takesSendable = component.registration.takesSendable(phase)
            return ContainerError(takesSendable ? .notSendable : .nonSendableDependency, [target.step])
        }
        for target in dependency.targets {
            let constraints = target.allConstraints
            if !dependency.isImmediate {
                // A deferred parameter resolves in a call that lifts some constraints.
                let remaining = constraints.subtracting(dependency.request.liftedConstraints)
                if remaining.contains(.await) {
                    failure = ContainerError(.isAwaited, target.component.path(to: .await, from: target.step))
                }
                if remaining.contains(.main) {
                    failure = ContainerError(.belongsToMainActor, target.component.path(to: .main, from: target.step))
                }
            } else if phase == 0, component.registration.isAwaited, constraints.contains(.confined) {
                // An asynchronous factory runs on no actor.
                failure = ContainerError(
                    .belongsToMainActor,
                    target.component.path(to: .confined, from: target.step)
                )
            }
        }
        return failure
    }

    /// Returns a service that the component may use as `Sendable` although it is not known to be, or nil.
    private func nonSendableTarget(
        of dependency: ResolvedDependency,
        of component: AnyResolvedComponent,
        phase: Int
    ) -> AnyResolvedService? {
        let registration = component.registration
        if dependency.request.isAlwaysSendable { return nil }
        if registration.takesSendable(phase) { return dependency.targets.first { !$0.isKnownSendable } }
        guard component.lifetime.isShared, registration.hasFactory, !registration.allowsNonSendable else { return nil }
        // Not all parameters are Sendable. If no other one can be the cause, the type of this one is not Sendable.
        let others = component.dependencies[phase].lazy.filter { $0 !== dependency }
        guard others.contains(where: { !$0.isKnownSendable }) else { return nil }
        return dependency.targets.first {
            !$0.isKnownSendable && !(registration.isMain && $0.key.type.type is AnyClass)
        }
    }

    /// Adds a failure to each component that is in a cycle, with the shortest path back to itself.
    ///
    /// If more than 100 components are in one cycle, they share one path, because finding a path for each takes long.
    private func addCycleFailures(
        _ vertices: [Int],
        _ components: [AnyResolvedComponent],
        _ successors: (Int) -> [Int]
    ) {
        let numbers = Dictionary(uniqueKeysWithValues: vertices.enumerated().map { ($1, $0) })
        let graph = StronglyConnectedComponents(vertices.count) { successors(vertices[$0]).compactMap { numbers[$0] } }
        for group in graph.groups {
            let members = Set(group.map { vertices[$0] })
            let first = members.min { components[$0].registration.index < components[$1].registration.index }
            var path: [Int]?
            for index in members.sorted() where components[index].failure == nil {
                if path == nil || members.count <= 100 {
                    let start = members.count <= 100 ? index : first ?? index
                    path = StronglyConnectedComponents.shortestCycle(from: start) {
                        successors($0).filter(members.contains)
                    }
                }
                components[index].failure = path.map { ContainerError(.cyclic, $0.map { components[$0].step }) }
            }
        }
    }

    /// Sets the depth of a strongly connected group, after that of its other dependencies is known.
    private func addDepth(_ components: [AnyResolvedComponent]) {
        var deepest = 0
        for component in components {
            for target in component.immediateTargets
            where component.cycle == nil || target.cycle !== component.cycle { deepest = max(deepest, target.depth) }
        }
        for component in components { component.depth = deepest + components.count }
    }

    /// Adds the constraints of a strongly connected group, after those of its other dependencies are known.
    private func addConstraints(_ components: [AnyResolvedComponent]) {
        for component in components {
            component.traits = component.ownTraits
            component.constraints = component.registration.ownConstraints
        }
        var isChanged = true
        while isChanged {
            isChanged = false
            for component in components {
                var (constraints, traits) = (component.constraints, component.traits)
                for target in component.dependencies.joined().lazy.filter(\.isImmediate).flatMap(\.targets) {
                    var inherited = target.allConstraints.intersection(.inherited)
                    // A Sendable object may leave the main actor, and its dependencies do not leave with it.
                    if inherited.contains(.confined), component.registration.isSendable { inherited.remove(.confined) }
                    constraints.formUnion(inherited)
                    traits.formUnion(target.component.traits)
                }
                if traits.contains(.graphObject), component.protectsItself { traits.insert(.domain) }
                if constraints != component.constraints || traits != component.traits {
                    component.constraints = constraints
                    component.traits = traits
                    isChanged = true
                }
            }
        }
    }
}

// MARK: - Checks

extension Container {
    /// Throws the first mistake in a dependency, or in what it immediately depends on.
    func check(_ dependency: ResolvedDependency) throws {
        let path = dependency.requester.map { [$0.step] } ?? []
        if let failure = dependency.failure { throw failure.reached(by: path) }
        try check(dependency.targets.map(\.component), reached: path)
    }

    /// Throws the first mistake in components that are reached by a path, or in what they immediately depend on.
    ///
    /// The search uses no recursion, so that a long chain does not overflow the stack.
    package func check(_ components: [AnyResolvedComponent], reached prefix: [ContainerError.Step]) throws {
        struct Visit {
            let component: AnyResolvedComponent
            var dependencies: ArraySlice<ResolvedDependency>
            var targets: ArraySlice<AnyResolvedService> = []
        }
        var visited: [AnyResolvedComponent] = []
        var seen: Set<ObjectIdentifier> = []
        var path: [Visit] = []
        var steps: [ContainerError.Step] { prefix + path.map(\.component.step) }

        func enter(_ component: AnyResolvedComponent) throws {
            guard !component.isChecked, seen.insert(ObjectIdentifier(component)).inserted else { return }
            if let failure = component.failure { throw failure.reached(by: steps) }
            visited.append(component)
            let dependencies = component.dependencies.joined().filter(\.isImmediate)
            path.append(Visit(component: component, dependencies: dependencies[...]))
        }

        for component in components where !component.isChecked {
            try enter(component)
            while !path.isEmpty {
                if let target = path[path.count - 1].targets.popFirst() {
                    try enter(target.component)
                    continue
                }
                guard let next = path[path.count - 1].dependencies.popFirst() else {
                    path.removeLast()
                    continue
                }
                if let failure = next.failure { throw failure.reached(by: steps) }
                path[path.count - 1].targets = next.targets[...]
            }
        }
        for component in visited { component.isChecked = true }
    }
}

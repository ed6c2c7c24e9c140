// Finds cycles and mistakes among resolved components. All of it runs under the lock of the hierarchy.

extension Container {
    /// Finds the cycles, constraints and mistakes of new components with resolved dependencies.
    ///
    /// No component that was resolved earlier leads to a new one, because all its dependencies were resolved with it.
    func analyse(_ components: [ResolvedComponent]) {
        if components.count == 1, !components[0].hasDependencies {
            let component = components[0]
            component.traits = component.ownTraits
            component.constraints = component.registration.ownConstraints
            return component.finishLinking()
        }
        let groups =
            components.count == 1
            ? [components] : StronglyConnectedComponents(components, successors: \.targets).groups
        for group in groups {
            if group.count > 1 || group[0].targets.contains(group[0]) { addCycle(group) }
            addConstraints(group)
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
        for group in groups { markMistakes(group) }
    }

    /// Returns the error of a dependency that was found but cannot be provided, or nil.
    private func failure(
        of dependency: ResolvedDependency,
        of component: ResolvedComponent,
        phase: Int
    ) -> ContainerError? {
        var failure: ContainerError?
        for target in dependency.targets where !target.component.registration.hasFactory {
            // Within the cycle of an object that is injected, the other components receive that object.
            if component.isInCycle(with: target.component), target.component.lifetime.isReused { continue }
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
                if remaining.contains(.await) { failure = target.error(of: .await) }
                if remaining.contains(.main) { failure = target.error(of: .main) }
            } else if phase == 0, component.registration.isAwaited, constraints.contains(.confined) {
                // An asynchronous factory runs on no actor.
                failure = target.error(of: .confined)
            }
        }
        return failure
    }

    /// Returns a service that the component may use as `Sendable` although it is not known to be, or nil.
    private func nonSendableTarget(
        of dependency: ResolvedDependency,
        of component: ResolvedComponent,
        phase: Int
    ) -> ResolvedService? {
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

    private func addCycle(_ components: [ResolvedComponent]) {
        let cycle = DependencyCycle()
        for component in components { component.cycle = cycle }
        let shared = components.filter { $0.store != nil }
        cycle.store = shared.min { $0.registration.index < $1.registration.index }?.store
        // A cycle of initialisers cannot be created.
        addCycleFailures(components) { component in
            component.dependencies[0].filter(\.isImmediate).flatMap(\.targets).map(\.component)
        }
        // A cycle of prototypes would create objects without end.
        addCycleFailures(components.filter { !$0.lifetime.isReused }) { Array($0.immediateTargets) }
    }

    /// Adds a failure to each component that is in a cycle, with the shortest path back to itself.
    ///
    /// If more than 100 components are in one cycle, they share one path, because finding a path for each takes long.
    private func addCycleFailures(
        _ components: [ResolvedComponent],
        _ successors: (ResolvedComponent) -> [ResolvedComponent]
    ) {
        for group in StronglyConnectedComponents(components, successors: successors).groups {
            let members = Set(group)
            let first = group.min { $0.registration.index < $1.registration.index }
            var path: [ResolvedComponent]?
            for component in group where component.failure == nil {
                if path == nil || group.count <= 100 {
                    let start = group.count <= 100 ? component : first ?? component
                    path = StronglyConnectedComponents.shortestCycle(from: start) {
                        successors($0).filter(members.contains)
                    }
                }
                component.failure = path.map { ContainerError(.cyclic, $0.map(\.step)) }
            }
        }
    }

    /// Sets the depth and the constraints of a strongly connected group, after those of its other dependencies are known.
    private func addConstraints(_ components: [ResolvedComponent]) {
        var deepest = 0
        for component in components {
            component.traits = component.ownTraits
            component.constraints = component.registration.ownConstraints
            for target in component.immediateTargets where !component.isInCycle(with: target) {
                deepest = max(deepest, target.depth)
            }
        }
        for component in components { component.depth = deepest + components.count }
        repeatedly(change: components) { component in
            var (constraints, traits) = (component.constraints, component.traits)
            let isSendable = component.registration.isSendable
            for target in component.dependencies.joined().lazy.filter(\.isImmediate).flatMap(\.targets) {
                var inherited = target.allConstraints.intersection(.inherited)
                // A Sendable object may leave the main actor, and its dependencies do not leave with it.
                if isSendable { inherited.remove(.confined) }
                constraints.formUnion(inherited)
                traits.formUnion(target.component.traits)
            }
            if traits.contains(.graphObject), component.protectsItself { traits.insert(.domain) }
            defer { (component.constraints, component.traits) = (constraints, traits) }
            return constraints != component.constraints || traits != component.traits
        }
    }

    /// Finds the components with mistakes in a strongly connected group, after those of its other dependencies.
    private func markMistakes(_ components: [ResolvedComponent]) {
        repeatedly(change: components) { component in
            guard !component.hasMistake else { return false }
            let dependencies = component.dependencies.joined().lazy.filter(\.isImmediate)
            component.hasMistake =
                component.failure != nil
                || dependencies.contains { $0.failure != nil || $0.targets.contains(where: \.component.hasMistake) }
            return component.hasMistake
        }
    }

    /// Changes components, with a closure that returns whether it has changed one, until none of them changes.
    private func repeatedly(change components: [ResolvedComponent], _ change: (ResolvedComponent) -> Bool) {
        while components.reduce(false, { change($1) || $0 }) {}
    }
}

// MARK: - Checks

extension Container {
    /// Throws the first mistake in a dependency, or in what it immediately depends on.
    func check(_ dependency: ResolvedDependency) throws {
        var path: [ContainerError.Step] { dependency.requester.map { [$0.step] } ?? [] }
        if let failure = dependency.failure { throw failure.reached(by: path) }
        for target in dependency.targets where target.component.hasMistake {
            try check([target.component], reached: path)
        }
    }

    /// Throws the first mistake in components that are reached by a path, or in what they immediately depend on.
    ///
    /// The search uses no recursion, so that a long chain does not overflow the stack.
    package func check(_ components: [ResolvedComponent], reached prefix: [ContainerError.Step]) throws {
        guard let start = components.first(where: \.hasMistake) else { return }
        var path = [start]
        var seen = Set(path)
        while let last = path.last {
            var steps: [ContainerError.Step] { prefix + path.map(\.step) }
            if let failure = last.failure { throw failure.reached(by: steps.dropLast()) }
            var next: ResolvedComponent?
            for dependency in last.dependencies.joined() where dependency.isImmediate && next == nil {
                if let failure = dependency.failure { throw failure.reached(by: steps) }
                next = dependency.targets.map(\.component).first { $0.hasMistake && seen.insert($0).inserted }
            }
            if let next { path.append(next) } else { path.removeLast() }
        }
    }
}

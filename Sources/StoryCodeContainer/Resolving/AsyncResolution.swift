/// One asynchronous resolution.
///
/// Applies the rules of a synchronous resolution to one component after another. A synchronous component is resolved
/// directly, a main-actor component on the main actor, and a component with asynchronous dependencies after them.
final class AsyncResolution {
    private let graph: ObjectGraph
    /// The injections that are postponed until a cycle is closed.
    private var injections: ArraySlice<(component: AnyResolvedComponent, object: Any, phase: Int)> = []
    /// The components with `postInit` closures that wait for all injections of the cycle.
    private var finishers: ArraySlice<(component: AnyResolvedComponent, object: Any)> = []

    init(cycle: DependencyCycle? = nil) {
        graph = ObjectGraph(cycle: cycle, isAsync: true)
    }

    func object(of service: AnyResolvedService, _ arguments: [any Sendable] = []) async throws -> Any {
        let component = service.component
        if !component.constraints.contains(.await) {
            // A factory that runs on another thread would block this one, of which there are few.
            if let store = component.lockingStore { await store.lock.waitUntilFree() }
            return try await run(on: component) { try service.object(&$0) }
        }
        return try service.converted(try await object(of: component, arguments))
    }

    func resolve<Value>(
        _ type: Value.Type,
        _ dependency: ResolvedDependency,
        _ arguments: [any Sendable]
    ) async throws -> Value {
        if let failure = dependency.failure { throw failure }
        let request = DependencyRequest(of: type)
        if request.isDeferred || request.cardinality == .anyName || request.cardinality == .argument {
            var resolution = Resolution(isMain: false, graph: graph)
            return try dependency.resolve(type, &resolution)
        }
        var objects: [Any] = []
        for target in dependency.targets {
            if target.constraints.contains(.confined) { throw ContainerError(.belongsToMainActor, [target.step]) }
            objects.append(try await object(of: target, try target.component.checked(arguments)))
        }
        return wrapped(objects)
    }

    private func object(of component: AnyResolvedComponent, _ arguments: [any Sendable]) async throws -> Any {
        let key = try component.key(of: arguments[...])
        switch component.lifetime {
        case .prototype: return try await build(component, arguments, key)
        case .objectGraph:
            if let known = graph.object(of: component, key) { return known }
            return try await build(component, arguments, key)
        case .single, .container, .weak, .scope: return try await share(component, arguments, key)
        }
    }

    /// Returns the shared object, and creates it if there is none.
    private func share(
        _ component: AnyResolvedComponent,
        _ arguments: [any Sendable],
        _ key: ArgumentsKey
    ) async throws -> Any {
        guard let store = component.store else { preconditionFailure("a shared component has a store") }
        if let cycle = component.cycle, graph.cycle === cycle {
            if let known = graph.object(of: component, key) ?? store.object(component.lifetime, key) { return known }
            let resets = component.lifetime.resets
            let object = try await build(component, arguments, key)
            graph.onCompletion { store.insert(object, component.lifetime, key, since: resets) }
            return object
        }
        if let existing = store.object(component.lifetime, key) { return existing }
        let construct = {
            // The component may have been synchronous until a registration during the construction.
            await store.lock.waitUntilFree()
            if let existing = store.object(component.lifetime, key) { return existing }
            // Not before the task owns the lock: a reset while it waited concerns the objects of others.
            let resets = component.lifetime.resets
            let inner = AsyncResolution(cycle: component.cycle)
            let object = try await inner.build(component, arguments, key)
            store.insert(object, component.lifetime, key, since: resets)
            inner.graph.complete()
            return object
        }
        guard let lockingStore = component.lockingStore, lockingStore !== store else {
            return try await AsyncConstruction.hold(store, for: component, construct)
        }
        // The component may have joined the cycle by a registration during its construction.
        return try await AsyncConstruction.hold(lockingStore, for: component) {
            try await AsyncConstruction.hold(store, for: component, construct)
        }
    }

    /// Creates an object and runs its injections.
    private func build(
        _ component: AnyResolvedComponent,
        _ arguments: [any Sendable],
        _ key: ArgumentsKey
    ) async throws -> Any {
        let isFirst = component.cycle.map { graph.open($0) } ?? false
        do {
            var object = try await make(component, arguments)
            if component.lifetime.isReused { graph.insert(object, of: component, key) }
            try await inject(&object, component)
            if component.lifetime.isReused, !(type(of: object) is AnyClass) {
                graph.insert(object, of: component, key)
            }
            if isFirst, let cycle = component.cycle { try await close(cycle, component) }
            return object
        } catch {
            if isFirst, let cycle = component.cycle { graph.abandon(cycle) }
            throw error
        }
    }

    private func make(_ component: AnyResolvedComponent, _ arguments: [any Sendable]) async throws -> Any {
        let awaited = try await dependencies(of: component, phase: 0, arguments)
        if component.registration.isAwaited {
            return try await AsyncConstruction.run(component) {
                try await Container.withCurrent(component.container) {
                    do { return try await component.make(awaited) } catch { throw component.passing(error) }
                }
            }
        }
        return try await run(on: component) { resolution in
            resolution.arguments = arguments[...]
            resolution.awaited = awaited
            return try component.make(&resolution)
        }
    }

    private func inject(_ object: inout Any, _ component: AnyResolvedComponent) async throws {
        for phase in component.dependencies.indices.dropFirst() {
            let isOfCycle = component.cycle.map { cycle in
                component.dependencies[phase].contains { $0.isImmediate && $0.leads(to: cycle) }
            }
            if isOfCycle == true {
                guard type(of: object) is AnyClass else { throw ContainerError(.valueInCycle, [component.step]) }
                injections.append((component, object, phase))
            } else {
                object = try await apply(phase, to: object, component)
            }
        }
        if component.cycle != nil, type(of: object) is AnyClass {
            finishers.append((component, object))
        } else {
            object = try await finish(object, component)
        }
    }

    /// Runs the postponed work of a cycle, and the work that this adds.
    private func close(_ cycle: DependencyCycle, _ component: AnyResolvedComponent) async throws {
        let graph = graph
        try await run(on: component) { try graph.close(cycle, &$0) }
        while true {
            if let next = injections.popFirst() {
                _ = try await apply(next.phase, to: next.object, next.component)
            } else if let next = finishers.popFirst() {
                _ = try await finish(next.object, next.component)
            } else {
                return
            }
        }
    }

    private func apply(_ phase: Int, to object: Any, _ component: AnyResolvedComponent) async throws -> Any {
        let awaited = try await dependencies(of: component, phase: phase, [])
        return try await run(on: component) { resolution in
            resolution.awaited = awaited
            return try component.apply(phase, to: object, &resolution)
        }
    }

    private func finish(_ object: Any, _ component: AnyResolvedComponent) async throws -> Any {
        try await run(on: component) { _ in try component.finish(object) }
    }

    /// Awaits the asynchronous dependencies of the initialiser or an injection.
    private func dependencies(
        of component: AnyResolvedComponent,
        phase: Int,
        _ arguments: [any Sendable]
    ) async throws -> AsyncDependencies {
        var awaited: [[Any]] = []
        for dependency in component.dependencies[phase] where dependency.isAwaited {
            var objects: [Any] = []
            for target in dependency.targets { objects.append(try await object(of: target)) }
            awaited.append(objects)
        }
        return AsyncDependencies(
            awaited,
            dependencies: component.dependencies[phase],
            graph: graph,
            arguments: arguments
        )
    }

    /// Runs a synchronous part of the resolution, on the main actor if the component requires it.
    private func run<Result>(
        on component: AnyResolvedComponent,
        _ body: @escaping (inout Resolution) throws -> Result
    ) async throws -> Result {
        let step = SynchronousStep(component: component, graph: graph, body: body)
        if component.constraints.contains(.main) { return try await step.runOnMain().value }
        return try step.run(isMain: false).value
    }
}

import Synchronization

/// One resolution of something that is awaited.
///
/// It goes from component to component: what needs no waiting is resolved at once, what belongs to the main actor there,
/// and a component that needs something awaited is made when that is there. The rules are those of a resolution at once.
final class AsyncResolution {
    private let graph: ObjectGraph
    /// The injections that wait until a cycle is closed.
    private var injections: ArraySlice<(component: AnyResolvedComponent, object: Any, phase: Int)> = []
    /// The objects that do something last when all of their cycle are injected.
    private var endings: ArraySlice<(component: AnyResolvedComponent, object: Any)> = []

    /// What is being made, in this task and those that it is part of.
    private final class Hold: Sendable {
        let store: InstanceStore
        /// What tells the resolutions of one caller from those of others.
        let caller: Int
        let isOver = Atomic(false)

        init(_ store: InstanceStore, _ caller: Int) {
            self.store = store
            self.caller = caller
        }

        @TaskLocal static var all: [Hold] = []

        private static let callers = Atomic(0)

        /// The caller of the task, or another one.
        static var caller: Int { all.first?.caller ?? callers.add(1, ordering: .relaxed).newValue }

        /// Who holds and who waits, in the whole program; only touched when shared objects are made.
        static let waiting = Mutex(WaitGraph<Int>())
    }

    init(cycle: DependencyCycle? = nil) {
        graph = ObjectGraph(cycle: cycle, isAwaited: true)
    }

    /// Gives what an entry leads to.
    func object(of service: AnyResolvedService, _ arguments: [any Sendable] = []) async throws -> Any {
        let component = service.component
        if !component.constraints.contains(.await) {
            return try await run(on: component) { try service.object(&$0) }
        }
        return try service.converted(try await object(of: component, arguments))
    }

    /// Gives what was found for a parameter.
    func take<Value>(
        _ type: Value.Type,
        _ dependency: ResolvedDependency,
        _ arguments: [any Sendable]
    ) async throws -> Value {
        if let failure = dependency.failure { throw failure }
        let wanted = DependencyRequest(of: type)
        if wanted.isDeferred || wanted.cardinality == .anyName || wanted.cardinality == .argument {
            var resolution = Resolution(isMain: false, graph: graph)
            return try dependency.take(type, &resolution)
        }
        var objects: [Any] = []
        for target in dependency.targets {
            if target.constraints.contains(.confined) { throw ContainerError(.belongsToMainActor, [target.step]) }
            objects.append(try await object(of: target, try target.component.accept(arguments)))
        }
        return parameter(objects)
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

    /// Gives a shared object, and makes it if nobody has.
    private func share(
        _ component: AnyResolvedComponent,
        _ arguments: [any Sendable],
        _ key: ArgumentsKey
    ) async throws -> Any {
        guard let store = component.store else { preconditionFailure("what is shared has a place") }
        let resets = component.lifetime.resets
        if let cycle = component.cycle, graph.cycle === cycle {
            if let known = graph.object(of: component, key) ?? store.object(component.lifetime, key) { return known }
            let object = try await build(component, arguments, key)
            graph.onCompletion { store.keep(object, component.lifetime, key, since: resets) }
            return object
        }
        if let kept = store.object(component.lifetime, key) { return kept }
        let held = component.cycle?.store ?? store
        if Hold.all.contains(where: { $0.store === held && !$0.isOver.load(ordering: .relaxed) }) {
            throw ContainerError(.cyclic, [component.step, component.step])
        }
        let (caller, place) = (Hold.caller, ObjectIdentifier(held))
        guard Hold.waiting.withLock({ $0.wait(caller, for: place) }) else {
            throw ContainerError(.cyclic, [component.step, component.step])
        }
        do {
            try await held.asyncLock.lock()
        } catch {
            Hold.waiting.withLock { $0.stop(caller, place) }
            throw error
        }
        Hold.waiting.withLock { $0.take(caller, place) }
        let hold = Hold(held, caller)
        defer {
            hold.isOver.store(true, ordering: .relaxed)
            Hold.waiting.withLock { $0.leave(place) }
            held.asyncLock.unlock()
        }
        if let kept = store.object(component.lifetime, key) { return kept }
        let inner = AsyncResolution(cycle: component.cycle)
        let object = try await Hold.$all.withValue(Hold.all + [hold]) {
            try await inner.build(component, arguments, key)
        }
        store.keep(object, component.lifetime, key, since: resets)
        inner.graph.keep()
        return object
    }

    /// Makes an object and injects it.
    private func build(
        _ component: AnyResolvedComponent,
        _ arguments: [any Sendable],
        _ key: ArgumentsKey
    ) async throws -> Any {
        let isFirst = component.cycle.map { graph.begin($0) } ?? false
        do {
            var object = try await make(component, arguments)
            if component.lifetime.isReused { graph.remember(object, of: component, key) }
            try await inject(&object, component)
            if component.lifetime.isReused, !(type(of: object) is AnyClass) {
                graph.remember(object, of: component, key)
            }
            if isFirst, let cycle = component.cycle { try await close(cycle, component) }
            return object
        } catch {
            if isFirst, let cycle = component.cycle { graph.abandon(cycle) }
            throw error
        }
    }

    private func make(_ component: AnyResolvedComponent, _ arguments: [any Sendable]) async throws -> Any {
        let awaited = try await requests(of: component, phase: 0, arguments)
        if component.registration.isAwaited {
            return try await Container.withCurrent(component.container) { try await component.make(awaited) }
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
            endings.append((component, object))
        } else {
            object = try await finish(object, component)
        }
    }

    /// Carries out what has waited for the end of a cycle, and what it adds.
    private func close(_ cycle: DependencyCycle, _ component: AnyResolvedComponent) async throws {
        let graph = graph
        try await run(on: component) { try graph.close(cycle, &$0) }
        while true {
            if let next = injections.popFirst() {
                _ = try await apply(next.phase, to: next.object, next.component)
            } else if let next = endings.popFirst() {
                _ = try await finish(next.object, next.component)
            } else {
                return
            }
        }
    }

    private func apply(_ phase: Int, to object: Any, _ component: AnyResolvedComponent) async throws -> Any {
        let awaited = try await requests(of: component, phase: phase, [])
        return try await run(on: component) { resolution in
            resolution.awaited = awaited
            return try component.apply(phase, to: object, &resolution)
        }
    }

    private func finish(_ object: Any, _ component: AnyResolvedComponent) async throws -> Any {
        try await run(on: component) { _ in try component.finish(object) }
    }

    /// Awaits what a factory or an injection needs.
    private func requests(
        of component: AnyResolvedComponent,
        phase: Int,
        _ arguments: [any Sendable]
    ) async throws -> AsyncDependencies {
        var found: [[Any]] = []
        for dependency in component.dependencies[phase] where dependency.isAwaited {
            var objects: [Any] = []
            for target in dependency.targets { objects.append(try await object(of: target)) }
            found.append(objects)
        }
        return AsyncDependencies(found, dependencies: component.dependencies[phase], graph: graph, arguments: arguments)
    }

    /// Does something that needs no waiting, on the main actor if the component belongs to it.
    private func run<Result>(
        on component: AnyResolvedComponent,
        _ body: @escaping (inout Resolution) throws -> Result
    ) async throws -> Result {
        let step = SynchronousStep(component: component, graph: graph, body: body)
        if component.constraints.contains(.main) { return try await step.runOnMain().value }
        return try step.run(isMain: false).value
    }
}

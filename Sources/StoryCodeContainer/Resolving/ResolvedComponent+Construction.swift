extension ResolvedComponent {
    /// Returns an object of a component that is not plain.
    @usableFromInline
    func getShared(_ resolution: inout Resolution) throws -> Instance {
        try checkStack()
        let arguments = try key(of: resolution.arguments)
        switch lifetime {
        case .prototype: return try build(&resolution, arguments)
        case .objectGraph:
            if let known = resolution.graph?.object(of: self, arguments) { return cast(known) }
            return try build(&resolution, arguments)
        case .single, .container, .weak, .scope: return try share(&resolution, arguments)
        }
    }

    /// Creates an object, or uses one that other code created, and runs its injections.
    ///
    /// Injections that close a cycle run after the component of the cycle that was resolved first is created.
    func build(_ resolution: inout Resolution, _ arguments: ArgumentsKey, given: Instance? = nil) throws -> Instance {
        guard cycle != nil || lifetime.isReused else {
            var object = try given ?? make(&resolution, at: 0)
            try inject(&object, &resolution, nil)
            return object
        }
        let graph = resolution.openGraph()
        let isFirst = cycle.map { graph.open($0) } ?? false
        var isClosed = false
        defer {
            if isFirst, !isClosed, let cycle { graph.abandon(cycle) }
        }
        var object = try given ?? graph.constructing(self, arguments) { try make(&resolution, at: 0) }
        if lifetime.isReused { graph.insert(object, of: self, arguments) }
        try inject(&object, &resolution, graph)
        // The injections have changed a value after it was copied.
        if lifetime.isReused, !isObject(object) { graph.insert(object, of: self, arguments) }
        if isFirst, let cycle {
            try graph.close(cycle, &resolution)
            isClosed = true
        }
        return object
    }

    private func inject(_ object: inout Instance, _ resolution: inout Resolution, _ graph: ObjectGraph?) throws {
        recordInjection(of: object)
        var next = dependencies[0].count
        for phase in injections.indices {
            let (injection, dependencies, first) = (injections[phase], dependencies[phase + 1], next)
            next += dependencies.count
            if let graph, let cycle, dependencies.contains(where: { $0.isImmediate && $0.leads(to: cycle) }) {
                guard isObject(object) else { throw ContainerError(.valueInCycle, [step]) }
                var object = object
                graph.postpone(cycle) { try self.apply(injection, to: &object, &$0, at: first) }
            } else {
                try apply(injection, to: &object, &resolution, at: first)
            }
        }
        guard !finishers.isEmpty else { return }
        if let graph, let cycle, isObject(object) {
            var object = object
            graph.postpone(cycle, finisher: { try self.finish(&object) })
        } else {
            try finish(&object)
        }
    }

    func recordInjection(of object: Instance) {
        if recordsInjection { (object as? any InjectionTracking)?.recordInjection() }
    }

    /// Runs one injection with the dependencies from an index on.
    func apply(
        _ injection: Injection<Instance>,
        to object: inout Instance,
        _ resolution: inout Resolution,
        at first: Int
    ) throws {
        let outer = unsafe resolution.dependencies
        if let own = unsafe facts.pointee.dependencies {
            unsafe resolution.dependencies = UnsafePointer(own) + first
        }
        defer { unsafe resolution.dependencies = outer }
        do { try injection.apply(&object, &resolution) } catch { throw passing(error) }
    }

    func finish(_ object: inout Instance) throws {
        do {
            for finisher in finishers { try finisher(&object) }
        } catch {
            throw passing(error)
        }
    }

    private func isObject(_ instance: Instance) -> Bool { type(of: instance as Any) is AnyClass }
}

// MARK: - Shared objects

extension ResolvedComponent {
    /// Returns the shared object, and creates it if there is none.
    private func share(_ resolution: inout Resolution, _ arguments: ArgumentsKey) throws -> Instance {
        guard let store else { preconditionFailure("a shared component has a store") }
        if let graph = resolution.graph, let cycle, graph.cycle === cycle, !graph.isAsync {
            return try join(graph, &resolution, arguments)
        }
        if let existing = store.object(lifetime, arguments) { return cast(existing) }

        let lockingStore = lockingStore ?? store
        let holder = unsafe ResolutionStack.first { $0.store === lockingStore }
        if let graph = unsafe holder?.pointee.graph {
            // This thread is creating the object, or one of its cycle, and a factory has called the container.
            if let known = graph.object(of: self, arguments) { return cast(known) }
            guard !graph.isConstructing(self, arguments) else { throw cycleError }
            if cycle == nil { return try construct(store, resolution.isMain, resolution.arguments, arguments) }
            var inner = Resolution(isMain: resolution.isMain, graph: graph)
            inner.arguments = resolution.arguments
            return try join(graph, &inner, arguments)
        }
        let (isMain, passed) = (resolution.isMain, resolution.arguments)
        let thread = ResolutionStack.thread
        let create = { [self] () throws -> SharedObject? in
            if let existing = store.object(lifetime, arguments) { return SharedObject(object: existing) }
            // The component was asynchronous until a registration during the construction.
            if store.asyncLock.isLocked { throw ContainerError(.isAwaited, ResolutionStack.path(to: self)) }
            return SharedObject(object: try construct(lockingStore, isMain, passed, arguments))
        }
        let shared = try lockingStore.lock.withLock(thread) {
            // The component may have joined the cycle by a registration during its construction.
            lockingStore === store ? try create() : try store.lock.withLock(thread, create)
        }
        guard let shared else { throw cycleError }
        return cast(shared.object)
    }

    /// Creates a shared object in a resolution of its own.
    private func construct(
        _ lockingStore: InstanceStore,
        _ isMain: Bool,
        _ passed: ArraySlice<any Sendable>,
        _ arguments: ArgumentsKey
    ) throws -> Instance {
        let graph = ObjectGraph(cycle: cycle)
        var frame = ResolutionFrame(self)
        frame.session = ConstructionSession(graph, lockingStore)
        var inner = Resolution(isMain: isMain, graph: graph)
        inner.arguments = passed
        let resets = lifetime.resets
        let object = try frame.run { try build(&inner, arguments) }
        store?.insert(object, lifetime, arguments, since: resets)
        graph.complete()
        return object
    }

    /// Creates a shared object in the resolution of its cycle, which another component of the cycle has started.
    private func join(
        _ graph: ObjectGraph,
        _ resolution: inout Resolution,
        _ arguments: ArgumentsKey
    ) throws -> Instance {
        if let known = graph.object(of: self, arguments) { return cast(known) }
        if let existing = store?.object(lifetime, arguments) { return cast(existing) }
        let resets = lifetime.resets
        let object = try build(&resolution, arguments)
        graph.onCompletion { [store, lifetime] in store?.insert(object, lifetime, arguments, since: resets) }
        return object
    }

    /// The error of a cycle that is caused by factories that call a container.
    private var cycleError: ContainerError { ContainerError(.cyclic, ResolutionStack.path(to: self)) }
}

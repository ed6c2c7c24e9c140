import StoryCodeLocks

extension ResolvedComponent {
    /// Returns an object of a component that is not plain.
    @usableFromInline
    func getShared<Instance>(_ resolution: inout Resolution) throws -> Instance {
        assert(registration.type.id == ObjectIdentifier(Instance.self))
        try checkStack()
        let arguments = try key(of: resolution.arguments)
        if lifetime.isShared { return try share(&resolution, arguments) }
        if let known = known(in: resolution.graph, arguments) { return cast(known) }
        return try build(&resolution, arguments)
    }

    /// Returns the object that a resolution has created, or a shared object of an earlier one.
    func known(in graph: ObjectGraph?, _ arguments: ArgumentsKey) -> Any? {
        graph?.object(of: self, arguments) ?? store?.object(lifetime, arguments)
    }

    /// Whether a resolution has to know the object while it runs.
    var usesGraph: Bool { cycle != nil || lifetime.isReused }

    /// Creates an object, or uses one that other code created, and runs its injections.
    ///
    /// - Parameter isRecorded: Whether the object remembers the injection already.
    func build<Instance>(
        _ resolution: inout Resolution,
        _ arguments: ArgumentsKey,
        given: Instance? = nil,
        isRecorded: Bool = false
    ) throws -> Instance {
        assert(registration.type.id == ObjectIdentifier(Instance.self))
        var construction = Construction(self, arguments, in: usesGraph ? resolution.openGraph() : nil)
        defer { construction.end() }
        var object: Instance = try given ?? construction.create { try make(Instance.self, &resolution) }
        construction.insert(object)
        while let step = try construction.next(for: object) {
            switch step {
            case .own(let phase): try run(phase, on: &object, &resolution, isRecorded: isRecorded)
            case .postponed(let step): _ = try step.component.run(step.phase, onAny: step.object, &resolution)
            }
        }
        construction.store(object)
        return object
    }

    /// Runs an injection, counted from 1, or after the injections the `postInit` closures.
    func run<Instance>(
        _ phase: Int,
        on object: inout Instance,
        _ resolution: inout Resolution,
        isRecorded: Bool = false
    ) throws {
        if recordsInjection, !isRecorded { (object as? any InjectionTracking)?.recordInjection(by: self) }
        try withDependencies(phase, &resolution) { resolution in
            for injection in phase > injections.count ? finishers[...] : injections[phase - 1..<phase] {
                // Created for this type; see ``Untyped``.
                try unsafe unsafeBitCast(injection, to: Injection<Instance>.self).call(&object, &resolution)
            }
        }
    }

    /// Runs an injection on an object of which the type is not known, and returns the changed object.
    func run(_ phase: Int, onAny object: Any, _ resolution: inout Resolution) throws -> Any {
        func run<Instance>(_ type: Instance.Type, _ resolution: inout Resolution) throws -> Any {
            var instance: Instance = cast(object)
            try self.run(phase, on: &instance, &resolution)
            return instance
        }
        return try run(registration.type.type, &resolution)
    }

    /// Calls the factory of an object of which the type is not known.
    func makeAny(_ resolution: inout Resolution) throws -> Any { try make(registration.type.type, &resolution) }

    /// Returns an object of which the type is not known: a new one, or the shared one.
    func object(_ resolution: inout Resolution) throws -> Any { try get(registration.type.type, &resolution) }

    /// Runs the injections on an object that other code has created, and returns it.
    func injected(_ object: Any, isRecorded: Bool, _ resolution: inout Resolution) throws -> Any {
        func build<Instance>(_: Instance.Type, _ resolution: inout Resolution) throws -> Instance {
            try self.build(&resolution, .none, given: cast(object), isRecorded: isRecorded)
        }
        return try build(registration.type.type, &resolution)
    }

    /// Runs a closure with the dependencies of a phase.
    func withDependencies<Result>(
        _ phase: Int,
        _ resolution: inout Resolution,
        _ body: (inout Resolution) throws -> Result
    ) throws -> Result {
        let outer = unsafe resolution.dependencies
        let first = dependencies.prefix(phase).reduce(0) { $0 + $1.count }
        unsafe resolution.dependencies = facts.pointee.dependencies + first
        defer { unsafe resolution.dependencies = outer }
        do { return try body(&resolution) } catch { throw passing(error) }
    }
}

// MARK: - Shared objects

extension ResolvedComponent {
    /// Returns the shared object, and creates it if there is none.
    private func share<Instance>(_ resolution: inout Resolution, _ arguments: ArgumentsKey) throws -> Instance {
        guard let store else { preconditionFailure("a shared component has a store") }
        if let existing = store.object(lifetime, arguments) { return cast(existing) }

        let lockingStore = lockingStore ?? store
        let holder = unsafe ResolutionStack.first { $0.store === lockingStore }
        if let graph = unsafe holder?.pointee.graph {
            // This thread is creating the object, or one of its cycle, and a factory has called the container.
            if let known = graph.object(of: self, arguments) { return cast(known) }
            guard !graph.isConstructing(self, arguments) else { throw cycleError }
            if cycle == nil { return try construct(store, resolution.isMain, resolution.arguments, arguments) }
            var inner = Resolution(isMain: resolution.isMain, graph: graph, arguments: resolution.arguments)
            if let known = known(in: graph, arguments) { return cast(known) }
            return try build(&inner, arguments)
        }
        let (isMain, passed) = (resolution.isMain, resolution.arguments)
        let thread = ResolutionStack.thread
        let create = { [self] () throws -> SharedObject? in
            if let existing = store.object(lifetime, arguments) { return SharedObject(object: existing) }
            // The component was asynchronous until a registration during the construction.
            if store.asyncLock.isLocked { throw ContainerError(.isAwaited, ResolutionStack.path(to: self)) }
            return SharedObject(object: try construct(lockingStore, isMain, passed, arguments) as Instance)
        }
        let shared = try lockingStore.lock.withLock(thread) {
            // The component may have joined the cycle by a registration during its construction.
            lockingStore === store ? try create() : try store.lock.withLock(thread, create)
        }
        guard let shared else { throw cycleError }
        return cast(shared.object)
    }

    /// Creates a shared object in a resolution of its own.
    private func construct<Instance>(
        _ lockingStore: InstanceStore,
        _ isMain: Bool,
        _ passed: ArraySlice<any Sendable>,
        _ arguments: ArgumentsKey
    ) throws -> Instance {
        let graph = ObjectGraph(cycle: cycle)
        var frame = ResolutionFrame(self)
        (frame.graph, frame.store) = (graph, lockingStore)
        var inner = Resolution(isMain: isMain, graph: graph, arguments: passed)
        let object: Instance = try frame.run { try build(&inner, arguments) }
        graph.complete()
        return object
    }

    /// The error of a cycle that is caused by factories that call a container.
    var cycleError: ContainerError {
        let path = ResolutionStack.path(to: self)
        // Another path leads to a factory that requests its own object.
        return ContainerError(.cyclic, path.count > 1 && path.first == step ? path : [step, step])
    }
}

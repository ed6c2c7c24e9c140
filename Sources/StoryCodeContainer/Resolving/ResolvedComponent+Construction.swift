extension ResolvedComponent {
    /// Gives an object that is not made by a factory alone.
    @usableFromInline
    func getShared(_ resolution: inout Resolution) throws -> Instance {
        let arguments = try key(of: resolution.arguments)
        switch lifetime {
        case .prototype: return try build(&resolution, arguments)
        case .objectGraph:
            if let known = resolution.graph?.object(of: self, arguments) { return same(known) }
            return try build(&resolution, arguments)
        case .single, .container, .weak, .scope: return try share(&resolution, arguments)
        }
    }

    /// Makes an object and injects it.
    ///
    /// What is injected in a cycle waits until the cycle is closed: until the first of its components that was
    /// needed has been made.
    ///
    /// - ParameterList:
    ///   - resolution: The resolution that is under way.
    ///   - arguments: What tells the object apart from others of the component.
    ///   - given: The object, if it was made elsewhere.
    /// - Returns: The object.
    /// - Throws: What a factory or an injection throws.
    func build(
        _ resolution: inout Resolution,
        _ arguments: ArgumentsKey,
        given: Instance? = nil
    ) throws -> Instance {
        guard cycle != nil || lifetime.isReused else {
            var object = try given ?? make(&resolution, at: 0)
            try inject(&object, &resolution, nil)
            return object
        }
        let graph = resolution.openGraph()
        let isFirst = cycle.map { graph.begin($0) } ?? false
        var isClosed = false
        defer {
            if isFirst, !isClosed, let cycle { graph.abandon(cycle) }
        }
        var object = try given ?? graph.making(self, arguments) { try make(&resolution, at: 0) }
        if lifetime.isReused { graph.remember(object, of: self, arguments) }
        try inject(&object, &resolution, graph)
        // A value has been copied, and has changed since.
        if lifetime.isReused, !isObject(object) { graph.remember(object, of: self, arguments) }
        if isFirst, let cycle {
            try graph.close(cycle, &resolution)
            isClosed = true
        }
        return object
    }

    private func inject(_ object: inout Instance, _ resolution: inout Resolution, _ graph: ObjectGraph?) throws {
        recordInjection(of: object)
        var first = dependencies[0].count
        for phase in injections.indices {
            let (injection, dependencies, place) = (injections[phase], dependencies[phase + 1], first)
            first += dependencies.count
            if let graph, let cycle, dependencies.contains(where: { $0.isImmediate && $0.leads(to: cycle) }) {
                guard isObject(object) else { throw ContainerError(.valueInCycle, [step]) }
                var object = object
                graph.postpone(cycle) { try self.apply(injection, to: &object, &$0, at: place) }
            } else {
                try apply(injection, to: &object, &resolution, at: place)
            }
        }
        guard !finishers.isEmpty else { return }
        if let graph, let cycle, isObject(object) {
            var object = object
            graph.postpone(cycle, ending: { try self.finish(&object) })
        } else {
            try finish(&object)
        }
    }

    /// Lets an object remember that it is injected, if it can.
    func recordInjection(of object: Instance) {
        if recordsInjection { (object as? any InjectionTracking)?.recordInjection() }
    }

    /// Carries out one injection.
    func apply(
        _ injection: Injection<Instance>,
        to object: inout Instance,
        _ resolution: inout Resolution,
        at place: Int
    ) throws {
        let before = unsafe resolution.steps
        if let steps = unsafe facts.pointee.steps { unsafe resolution.steps = UnsafePointer(steps) + place }
        defer { unsafe resolution.steps = before }
        try injection.apply(&object, &resolution)
    }

    /// Does what the component does last.
    func finish(_ object: inout Instance) throws {
        for finisher in finishers { try finisher(&object) }
    }

    private func isObject(_ instance: Instance) -> Bool { type(of: instance as Any) is AnyClass }

    /// Gives the shared object, and makes it if nobody has.
    private func share(_ resolution: inout Resolution, _ arguments: ArgumentsKey) throws -> Instance {
        guard let store else { preconditionFailure("what is shared has a place") }
        if let graph = resolution.graph, let cycle, graph.cycle === cycle, !graph.isAwaited {
            return try join(graph, &resolution, arguments)
        }
        if let kept = store.object(lifetime, arguments) { return same(kept) }

        let lockingStore = cycle?.store ?? store
        let holder = unsafe ResolutionStack.first { $0.store === lockingStore }
        if let graph = unsafe holder?.pointee.graph {
            // A factory has asked a container by itself while this thread makes the object, or one of its cycle.
            if let known = graph.object(of: self, arguments) { return same(known) }
            guard !graph.isMaking(self, arguments) else { throw cycleError }
            if cycle == nil { return try begin(store, resolution.isMain, resolution.arguments, arguments) }
            var inner = Resolution(isMain: resolution.isMain, graph: graph)
            inner.arguments = resolution.arguments
            return try join(graph, &inner, arguments)
        }
        let (isMain, passed) = (resolution.isMain, resolution.arguments)
        let shared = try lockingStore.lock.withLock(ResolutionStack.thread) {
            if let kept = store.object(lifetime, arguments) { return SharedObject(object: kept) }
            return SharedObject(object: try begin(lockingStore, isMain, passed, arguments))
        }
        guard let shared else { throw cycleError }
        return same(shared.object)
    }

    /// Makes a shared object in a resolution of its own, which ends with it.
    private func begin(
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
        store?.keep(object, lifetime, arguments, since: resets)
        graph.keep()
        return object
    }

    /// Makes a shared object in the resolution of its cycle, which others of the cycle began.
    private func join(
        _ graph: ObjectGraph,
        _ resolution: inout Resolution,
        _ arguments: ArgumentsKey
    ) throws -> Instance {
        if let known = graph.object(of: self, arguments) { return same(known) }
        if let kept = store?.object(lifetime, arguments) { return same(kept) }
        let resets = lifetime.resets
        let object = try build(&resolution, arguments)
        graph.onCompletion { [store, lifetime] in store?.keep(object, lifetime, arguments, since: resets) }
        return object
    }

    /// The error of a component that needs itself by a way that only its factories know.
    private var cycleError: ContainerError { ContainerError(.cyclic, ResolutionStack.path(to: self)) }
}

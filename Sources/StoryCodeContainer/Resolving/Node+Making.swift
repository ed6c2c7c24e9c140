extension Node {
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
    /// What is injected in a circle waits until the circle is closed: until the first of its components that was
    /// needed has been made.
    ///
    /// - Parameters:
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
        guard circle != nil || lifetime.isRemembered else {
            var object = try given ?? make(&resolution, at: 0)
            try inject(&object, &resolution, nil)
            return object
        }
        let graph = resolution.openGraph()
        let isFirst = circle.map { graph.begin($0) } ?? false
        var isClosed = false
        defer {
            if isFirst, !isClosed, let circle { graph.abandon(circle) }
        }
        var object = try given ?? graph.making(self, arguments) { try make(&resolution, at: 0) }
        if lifetime.isRemembered { graph.remember(object, of: self, arguments) }
        try inject(&object, &resolution, graph)
        // A value has been copied, and has changed since.
        if lifetime.isRemembered, !isObject(object) { graph.remember(object, of: self, arguments) }
        if isFirst, let circle {
            try graph.close(circle, &resolution)
            isClosed = true
        }
        return object
    }

    private func inject(_ object: inout Instance, _ resolution: inout Resolution, _ graph: ObjectGraph?) throws {
        noteInjection(of: object)
        var first = edges[0].count
        for phase in injections.indices {
            let (injection, edges, place) = (injections[phase], edges[phase + 1], first)
            first += edges.count
            if let graph, let circle, edges.contains(where: { $0.isNow && $0.leads(to: circle) }) {
                guard isObject(object) else { throw ContainerError(.valueInCircle, [step]) }
                var object = object
                graph.postpone(circle) { try self.apply(injection, to: &object, &$0, at: place) }
            } else {
                try apply(injection, to: &object, &resolution, at: place)
            }
        }
        guard !finishers.isEmpty else { return }
        if let graph, let circle, isObject(object) {
            var object = object
            graph.postpone(circle, ending: { try self.finish(&object) })
        } else {
            try finish(&object)
        }
    }

    /// Lets an object remember that it is injected, if it can.
    func noteInjection(of object: Instance) {
        if notesInjection { (object as? any Injectee)?.noteInjection() }
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
        guard let slot else { preconditionFailure("what is shared has a place") }
        if let graph = resolution.graph, let circle, graph.circle === circle, !graph.isAwaited {
            return try join(graph, &resolution, arguments)
        }
        if let kept = slot.object(lifetime, arguments) { return same(kept) }

        let lockSlot = circle?.slot ?? slot
        let holder = unsafe ThreadFrames.first { $0.slot === lockSlot }
        if let graph = unsafe holder?.pointee.graph {
            // A factory has asked a container by itself while this thread makes the object, or one of its circle.
            if let known = graph.object(of: self, arguments) { return same(known) }
            guard !graph.isMaking(self, arguments) else { throw cycle }
            if circle == nil { return try begin(slot, resolution.isMain, resolution.arguments, arguments) }
            var inner = Resolution(isMain: resolution.isMain, graph: graph)
            inner.arguments = resolution.arguments
            return try join(graph, &inner, arguments)
        }
        let (isMain, passed) = (resolution.isMain, resolution.arguments)
        let shared = try lockSlot.lock.withLock(ThreadFrames.thread) {
            if let kept = slot.object(lifetime, arguments) { return SharedObject(object: kept) }
            return SharedObject(object: try begin(lockSlot, isMain, passed, arguments))
        }
        guard let shared else { throw cycle }
        return same(shared.object)
    }

    /// Makes a shared object in a resolution of its own, which ends with it.
    private func begin(
        _ lockSlot: AnySlot,
        _ isMain: Bool,
        _ passed: ArraySlice<any Sendable>,
        _ arguments: ArgumentsKey
    ) throws -> Instance {
        let graph = ObjectGraph(circle: circle)
        var frame = Frame(self)
        frame.session = Session(graph, lockSlot)
        var inner = Resolution(isMain: isMain, graph: graph)
        inner.arguments = passed
        let resets = lifetime.resets
        let object = try frame.run { try build(&inner, arguments) }
        slot?.keep(object, lifetime, arguments, since: resets)
        graph.keep()
        return object
    }

    /// Makes a shared object in the resolution of its circle, which others of the circle began.
    private func join(
        _ graph: ObjectGraph,
        _ resolution: inout Resolution,
        _ arguments: ArgumentsKey
    ) throws -> Instance {
        if let known = graph.object(of: self, arguments) { return same(known) }
        if let kept = slot?.object(lifetime, arguments) { return same(kept) }
        let resets = lifetime.resets
        let object = try build(&resolution, arguments)
        graph.whenAllIsWell { [slot, lifetime] in slot?.keep(object, lifetime, arguments, since: resets) }
        return object
    }

    /// The error of a component that needs itself by a way that only its factories know.
    private var cycle: ContainerError { ContainerError(.cyclic, ThreadFrames.path(to: self)) }
}

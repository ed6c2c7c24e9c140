import StoryCodeLocks

extension ResolvedComponent {
    /// Returns an object for an asynchronous resolution: a new one, or the shared one.
    func object(_ resolution: AsyncResolution, _ arguments: [any Sendable]) async throws -> Any {
        let key = try key(of: arguments[...])
        guard let store, cycle == nil || cycle !== resolution.graph.cycle else {
            return try await build(resolution, arguments, key)
        }
        if let existing = store.object(lifetime, key) { return existing }
        let create = { [self] in
            // The component may have been synchronous until a registration during the construction.
            await store.lock.waitUntilFree()
            let inner = AsyncResolution(ObjectGraph(cycle: cycle, isAsync: true))
            let object = try await build(inner, arguments, key)
            inner.graph.complete()
            return object
        }
        guard let lockingStore, lockingStore !== store else {
            return try await AsyncConstruction.hold(store, for: self, create)
        }
        // The component may have joined the cycle by a registration during its construction.
        return try await AsyncConstruction.hold(lockingStore, for: self) {
            try await AsyncConstruction.hold(store, for: self, create)
        }
    }

    /// Creates an object and runs its injections, unless the object is known.
    private func build(
        _ resolution: AsyncResolution,
        _ arguments: [any Sendable],
        _ key: ArgumentsKey
    ) async throws -> Any {
        if let known = known(in: resolution.graph, key) { return known }
        var construction = Construction(self, key, in: usesGraph ? resolution.graph : nil)
        defer { construction.end() }
        var object = try await make(resolution, arguments, construction)
        construction.insert(object)
        while let step = try construction.next(for: object) {
            switch step {
            case .own(let phase):
                object = try await resolution.run(on: self, phase) { [object] in
                    try self.run(phase, onAny: object, &$0)
                }
            case .postponed(let step):
                _ = try await resolution.run(on: step.component, step.phase) {
                    try step.component.run(step.phase, onAny: step.object, &$0)
                }
            }
        }
        construction.store(object)
        return object
    }

    private func make(
        _ resolution: AsyncResolution,
        _ arguments: [any Sendable],
        _ construction: Construction
    ) async throws -> Any {
        guard case .async(let factory) = registration.making else {
            return try await resolution.run(on: self, 0, arguments) { resolution in
                try construction.create { try self.makeAny(&resolution) }
            }
        }
        // Not on the main actor, although dependencies that were awaited may belong to it.
        let make: @concurrent () async throws -> Any = cast(
            try await resolution.run(on: self, 0, arguments, isMain: false) { resolution in
                try self.withDependencies(0, &resolution, factory)
            }
        )
        return try await AsyncConstruction.run(self) {
            try await Container.withCurrent(container) {
                do { return try await make() } catch { throw passing(error) }
            }
        }
    }
}

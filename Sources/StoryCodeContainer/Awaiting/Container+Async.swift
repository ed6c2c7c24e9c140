extension Container {
    /// Registers a component with an asynchronous factory.
    ///
    /// Resolve it with `resolve(async:name:tag:arguments:)`. A shared object is created exactly once; other callers
    /// wait for it without blocking a thread. The factory starts on no actor.
    ///
    /// ```swift
    /// container.register(async: { try await Database.open($0) }).lifetime(.single)
    /// let database = try await container.resolve(async: Database.self)
    /// ```
    @discardableResult
    public func register<Instance, each Parameter>(
        async make: @escaping @concurrent @Sendable (repeat each Parameter) async throws -> Instance,
        fileID: String = #fileID,
        line: UInt = #line
    ) -> Component<Instance, Never> {
        add(.async(make, CodeLocation(fileID: fileID, line: line), .none))
    }

    /// Registers a component with an asynchronous factory and a `Sendable` object.
    @discardableResult
    public func register<Instance: Sendable, each Parameter>(
        async make: @escaping @concurrent @Sendable (repeat each Parameter) async throws -> Instance,
        fileID: String = #fileID,
        line: UInt = #line
    ) -> Component<Instance, Never> {
        add(.async(make, CodeLocation(fileID: fileID, line: line), .object))
    }

    /// Registers a component with an asynchronous factory and `Sendable` dependencies only.
    @discardableResult
    public func register<Instance, each Parameter: Sendable>(
        async make: @escaping @concurrent @Sendable (repeat each Parameter) async throws -> Instance,
        fileID: String = #fileID,
        line: UInt = #line
    ) -> Component<Instance, Never> {
        add(.async(make, CodeLocation(fileID: fileID, line: line), .parameters))
    }

    /// Registers a component with an asynchronous factory, a `Sendable` object and `Sendable` dependencies only.
    @discardableResult
    public func register<Instance: Sendable, each Parameter: Sendable>(
        async make: @escaping @concurrent @Sendable (repeat each Parameter) async throws -> Instance,
        fileID: String = #fileID,
        line: UInt = #line
    ) -> Component<Instance, Never> {
        add(.async(make, CodeLocation(fileID: fileID, line: line), .all))
    }

    /// Resolves any component, and suspends for asynchronous components and those of the main actor.
    ///
    /// The object is created in the caller's task. If that task is cancelled, its factories observe the cancellation,
    /// and another caller that waits for the same shared object creates it.
    ///
    /// - Throws: ``ContainerError``, the error of a factory, or `CancellationError`.
    public func resolve<Service, each Value: Sendable>(
        async type: Service.Type,
        name: String? = nil,
        tag: (any Any.Type)? = nil,
        arguments: repeat each Value
    ) async throws -> sending Service {
        try await lookUp(async: type, Qualifier(name: name, tag: tag), Call(repeat each arguments))
    }

    /// Resolves any component with a `Sendable` object, and suspends for asynchronous components and those of the main
    /// actor.
    ///
    /// - Throws: ``ContainerError``, the error of a factory, or `CancellationError`.
    public func resolve<Service: Sendable, each Value: Sendable>(
        async type: Service.Type,
        name: String? = nil,
        tag: (any Any.Type)? = nil,
        arguments: repeat each Value
    ) async throws -> Service {
        try await lookUp(async: type, Qualifier(name: name, tag: tag), Call(repeat each arguments, asSendable: true))
    }

    private func lookUp<Service>(
        async type: Service.Type,
        _ qualifier: Qualifier,
        _ call: Call
    ) async throws -> sending Service {
        do {
            let request = DependencyRequest(of: type).qualified(qualifier)
            let (dependency, retained) = try checkedDependency(request, call)
            defer { withExtendedLifetime(retained) {} }
            return try await disconnected(AsyncResolution().resolve(type, dependency, call))
        } catch {
            throw named(error)
        }
    }
}

extension Container {
    /// Registers a component with an asynchronous factory.
    ///
    /// Resolve it with ``resolve(async:name:tag:arguments:)``. A shared object is created exactly once; other callers
    /// wait for it without blocking a thread. The factory starts on no actor.
    ///
    /// ```swift
    /// container.register(async: { try await Database.open($0) }).lifetime(.single)
    /// let database = try await container.resolve(async: Database.self)
    /// ```
    @discardableResult
    @inlinable
    public func register<Instance, each Parameter>(
        async make: @escaping @concurrent @Sendable (repeat each Parameter) async throws -> Instance,
        fileID: String = #fileID,
        line: UInt = #line
    ) -> Component<Instance, Never> {
        add(
            fileID,
            line,
            isMain: false,
            .async { dependencies in try await make(repeat dependencies.next((each Parameter).self)) },
            parameters: { parameterList(of: repeat (each Parameter).self) }
        )
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
        let request = DependencyRequest(of: type).qualified(Qualifier(name: name, tag: tag))
        let dependency = try checkedDependency(request, for: nil)
        let passed = list(repeat each arguments)
        // The object is new, and refers only to other new objects and to shared, Sendable objects.
        nonisolated(unsafe) let object = try await AsyncResolution().resolve(type, dependency, passed)
        return unsafe object
    }
}

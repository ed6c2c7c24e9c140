extension Container {
    /// Registers a component whose initialiser is awaited.
    ///
    /// It is given by ``resolve(async:name:tag:arguments:)``. A shared one is made exactly once; those who ask meanwhile
    /// wait without blocking a thread.
    ///
    /// ```swift
    /// container.register(async: { try await Database.open($0) }).lifetime(.single)
    /// let database = try await container.resolve(async: Database.self)
    /// ```
    ///
    /// - ParameterList:
    ///   - make: Makes the object. It begins on no actor.
    ///   - fileID: Where it is registered.
    ///   - line: Where it is registered.
    /// - Returns: The component, to say more of it.
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
            .awaited { awaited in try await make(repeat awaited.take((each Parameter).self)) },
            parameters: { parameterList(of: repeat (each Parameter).self) }
        )
    }

    /// Gives the object of any component, and waits where one is awaited or belongs to the main actor.
    ///
    /// It is made in the caller's task: if that is cancelled, its factories see so, and others who wait for the same
    /// shared object make it.
    ///
    /// - ParameterList:
    ///   - type: The service.
    ///   - name: The name that it is registered under.
    ///   - tag: The tag that it is registered under.
    ///   - arguments: What its ``Argument`` parameters are passed.
    /// - Returns: The object.
    /// - Throws: ``ContainerError``, what a factory throws, or `CancellationError`.
    public func resolve<Service, each Value: Sendable>(
        async type: Service.Type,
        name: String? = nil,
        tag: (any Any.Type)? = nil,
        arguments: repeat each Value
    ) async throws -> sending Service {
        let dependency = try checkedDependency(
            DependencyRequest(of: type).qualified(Qualifier(name: name, tag: tag)),
            for: nil
        )
        let passed = list(repeat each arguments)
        // Just made, of nothing but what factories make and what is shared: nobody else knows it.
        nonisolated(unsafe) let object = try await AsyncResolution().take(type, dependency, passed)
        return unsafe object
    }
}

// Resolving by type is inlinable, so that it is specialised for the types of the program: as generic code it takes
// ten times as long.

extension Container {
    /// Gives the object of a component, and makes it and all that it needs.
    ///
    /// ```swift
    /// let car = try container.resolve(Car.self)
    /// let engine: any Engine = try container.resolve()
    /// ```
    ///
    /// Works from any thread. A component of the main actor is given by ``resolve(main:name:tag:arguments:)``, one that
    /// is awaited by ``resolve(async:name:tag:arguments:)``.
    ///
    /// If something throws, nothing is kept of what was made for it, but for shared objects that were complete.
    ///
    /// - Parameter type: The service.
    /// - Returns: The object.
    /// - Throws: ``ContainerError``, or what a factory throws.
    @inlinable
    public func resolve<Service>(_ type: Service.Type = Service.self) throws -> sending Service {
        if let found = unsafe cachedService(ObjectIdentifier(type)) {
            return try unsafe found._withUnsafeGuaranteedRef {
                try unsafe construct(unsafeDowncast($0, to: ResolvedService<Service>.self))
            }
        }
        return try lookUp(type, .none, isMain: false)
    }

    /// Gives the object of a component that is registered under a name.
    ///
    /// - ParameterList:
    ///   - type: The service.
    ///   - name: The name.
    /// - Returns: The object.
    /// - Throws: ``ContainerError``, or what a factory throws.
    @inlinable
    public func resolve<Service>(_ type: Service.Type = Service.self, name: String) throws -> sending Service {
        let qualifier = Qualifier.name(name)
        if let found = unsafe cachedService(ServiceKey(type, qualifier)) {
            return try unsafe found._withUnsafeGuaranteedRef {
                try unsafe construct(unsafeDowncast($0, to: ResolvedService<Service>.self))
            }
        }
        return try lookUp(type, qualifier, isMain: false)
    }

    /// Gives the object of a component that is registered under a tag.
    ///
    /// - ParameterList:
    ///   - type: The service.
    ///   - tag: The tag: any type.
    /// - Returns: The object.
    /// - Throws: ``ContainerError``, or what a factory throws.
    @inlinable
    public func resolve<Service>(_ type: Service.Type = Service.self, tag: Any.Type) throws -> sending Service {
        let qualifier = Qualifier(name: nil, tag: tag)
        if let found = unsafe cachedService(ServiceKey(type, qualifier)) {
            return try unsafe found._withUnsafeGuaranteedRef {
                try unsafe construct(unsafeDowncast($0, to: ResolvedService<Service>.self))
            }
        }
        return try lookUp(type, qualifier, isMain: false)
    }

    /// Gives the object of a component that takes arguments.
    ///
    /// They are passed to the ``Argument`` parameters of its initialiser, in order. Objects that are shared are shared
    /// by those who pass equal arguments.
    ///
    /// - ParameterList:
    ///   - type: The service.
    ///   - name: The name that it is registered under.
    ///   - tag: The tag that it is registered under.
    ///   - arguments: The arguments.
    /// - Returns: The object.
    /// - Throws: ``ContainerError``, or what a factory throws.
    public func resolve<Service, each Value: Sendable>(
        _ type: Service.Type = Service.self,
        name: String? = nil,
        tag: Any.Type? = nil,
        arguments: repeat each Value
    ) throws -> sending Service {
        try lookUp(Service.self, Qualifier(name: name, tag: tag), list(repeat each arguments), isMain: false)
    }

    /// Gives the object of a component that belongs to the main actor, or needs one that does.
    ///
    /// Any other component is given, too. Outside the main actor the call is awaited, and gives only what is Sendable,
    /// as objects of a main actor class are: anything else may be known to the main actor.
    ///
    /// - ParameterList:
    ///   - type: The service.
    ///   - name: The name that it is registered under.
    ///   - tag: The tag that it is registered under.
    ///   - arguments: What its ``Argument`` parameters are passed.
    /// - Returns: The object.
    /// - Throws: ``ContainerError``, or what a factory throws.
    @MainActor
    public func resolve<Service, each Value: Sendable>(
        main type: Service.Type,
        name: String? = nil,
        tag: Any.Type? = nil,
        arguments: repeat each Value
    ) throws -> Service {
        try lookUp(Service.self, Qualifier(name: name, tag: tag), list(repeat each arguments), isMain: true)
    }

    /// Gives the objects of all components that are registered for a service, under whatever name or tag.
    ///
    /// On the main actor, and where some are awaited, ask for a ``Many`` by the other forms of `resolve`.
    ///
    /// - Parameter type: The service.
    /// - Returns: One object of each component, in the order of registration, the parent's last.
    /// - Throws: ``ContainerError``, or what a factory throws.
    public func resolveAll<Service>(_ type: Service.Type = Service.self) throws -> sending [Service] {
        try construct(parameter: Many<Service>.self, DependencyRequest(of: Many<Service>.self), isMain: false).objects
    }

    /// Gives the object of a component, or nil if none is registered.
    ///
    /// - ParameterList:
    ///   - type: The service.
    ///   - name: The name that it is registered under.
    ///   - tag: The tag that it is registered under.
    /// - Returns: The object.
    /// - Throws: ``ContainerError`` of any other mistake, or what a factory throws.
    public func optional<Service>(
        _ type: Service.Type = Service.self,
        name: String? = nil,
        tag: Any.Type? = nil
    ) throws -> sending Service? {
        let request = DependencyRequest(of: Service?.self).qualified(Qualifier(name: name, tag: tag))
        return try construct(parameter: Service?.self, request, isMain: false)
    }
}

// Inlinable, so that resolving by type is specialised for the types of the program. Unspecialised, a shared object takes
// three times as long.

extension Container {
    /// Resolves a service: creates the object of its component and everything that it depends on.
    ///
    /// ```swift
    /// let car = try container.resolve(Car.self)
    /// let engine: any Engine = try container.resolve()
    /// ```
    ///
    /// Thread-safe. `resolve(main:name:tag:arguments:)` resolves components of the main actor, and
    /// `resolve(async:name:tag:arguments:)` asynchronous ones. The call blocks its thread while another one creates a
    /// shared object that it needs; in a task, `resolve(async:name:tag:arguments:)` waits without blocking.
    ///
    /// If an error is thrown, everything that was created is released, except shared objects that were complete.
    ///
    /// - Throws: ``ContainerError``, or the error of a factory.
    @inlinable
    public func resolve<Service>(_ type: Service.Type = Service.self) throws -> sending Service {
        try resolve(type, asSendable: false)
    }

    /// Resolves a service with a `Sendable` object.
    ///
    /// - Throws: ``ContainerError``, or the error of a factory.
    @inlinable
    public func resolve<Service: Sendable>(_ type: Service.Type = Service.self) throws -> Service {
        try resolve(type, asSendable: true)
    }

    /// Resolves a service that is registered under a name or a tag, and passes arguments to its component.
    ///
    /// The tag is any type. The ``Argument`` parameters of the initialiser receive the arguments in order. Callers that
    /// pass equal arguments of the same types share the same shared object.
    ///
    /// - Throws: ``ContainerError``, or the error of a factory.
    public func resolve<Service, each Value: Sendable>(
        _ type: Service.Type = Service.self,
        name: String? = nil,
        tag: Any.Type? = nil,
        arguments: repeat each Value
    ) throws -> sending Service {
        try lookUp(type, Qualifier(name: name, tag: tag), Call(repeat each arguments))
    }

    /// Resolves a service with a `Sendable` object that is registered under a name or a tag, and passes arguments to its
    /// component.
    ///
    /// - Throws: ``ContainerError``, or the error of a factory.
    public func resolve<Service: Sendable, each Value: Sendable>(
        _ type: Service.Type = Service.self,
        name: String? = nil,
        tag: Any.Type? = nil,
        arguments: repeat each Value
    ) throws -> Service {
        try lookUp(type, Qualifier(name: name, tag: tag), Call(repeat each arguments, asSendable: true))
    }

    /// Resolves a service on the main actor.
    ///
    /// Resolves any component that is not asynchronous. Outside the main actor the call is awaited and returns only
    /// `Sendable` objects, such as instances of a `@MainActor` class.
    ///
    /// - Throws: ``ContainerError``, or the error of a factory.
    @MainActor
    public func resolve<Service, each Value: Sendable>(
        main type: Service.Type,
        name: String? = nil,
        tag: Any.Type? = nil,
        arguments: repeat each Value
    ) throws -> Service {
        try lookUp(type, Qualifier(name: name, tag: tag), Call(repeat each arguments, isMain: true))
    }

    /// Resolves a service with a `Sendable` object on the main actor.
    ///
    /// - Throws: ``ContainerError``, or the error of a factory.
    @MainActor
    public func resolve<Service: Sendable, each Value: Sendable>(
        main type: Service.Type,
        name: String? = nil,
        tag: Any.Type? = nil,
        arguments: repeat each Value
    ) throws -> Service {
        try lookUp(type, Qualifier(name: name, tag: tag), Call(repeat each arguments, isMain: true, asSendable: true))
    }

    /// Resolves all components that are registered for a service, under any name or tag.
    ///
    /// Returns one object for each component, in the order of registration, followed by those of the parent. On the
    /// main actor, or if a component is asynchronous, resolve ``Many`` with the other forms of `resolve`.
    ///
    /// - Throws: ``ContainerError``, or the error of a factory.
    public func resolveAll<Service>(_ type: Service.Type = Service.self) throws -> sending [Service] {
        try lookUp(Many<Service>.self, .none, Call()).objects
    }

    /// Resolves all components that are registered for a service with `Sendable` objects, under any name or tag.
    ///
    /// - Throws: ``ContainerError``, or the error of a factory.
    public func resolveAll<Service: Sendable>(_ type: Service.Type = Service.self) throws -> [Service] {
        try lookUp(Many<Service>.self, .none, Call(asSendable: true)).objects
    }

    /// Resolves a service, and returns nil if no component is registered for it.
    ///
    /// - Throws: ``ContainerError`` for any other mistake, or the error of a factory.
    public func optional<Service>(
        _ type: Service.Type = Service.self,
        name: String? = nil,
        tag: Any.Type? = nil
    ) throws -> sending Service? {
        try lookUp(Service?.self, Qualifier(name: name, tag: tag), Call())
    }

    /// Resolves a service with a `Sendable` object, and returns nil if no component is registered for it.
    ///
    /// - Throws: ``ContainerError`` for any other mistake, or the error of a factory.
    public func optional<Service: Sendable>(
        _ type: Service.Type = Service.self,
        name: String? = nil,
        tag: Any.Type? = nil
    ) throws -> Service? {
        try lookUp(Service?.self, Qualifier(name: name, tag: tag), Call(asSendable: true))
    }

    @inlinable
    @inline(__always)
    func resolve<Service>(_ type: Service.Type, asSendable: Bool) throws -> sending Service {
        if let found = unsafe cachedService(ObjectIdentifier(type)) {
            return try unsafe found._withUnsafeGuaranteedRef { try construct($0, asSendable: asSendable) }
        }
        return try lookUp(type, asSendable: asSendable)
    }
}

/// A parameter that creates objects on demand.
///
/// ```swift
/// container.register { CityList(makePresenter: $0) }   // makePresenter: Provider<CityPresenter, Int>
/// let presenter = try makePresenter(7)
/// ```
///
/// Each call is a separate resolution, in the container that created the owner of the provider. The provider does not
/// retain that container. A provider can be part of a cycle of initialisers.
///
/// See <doc:Registering-components>.
public struct Provider<Value, each Passed: Sendable>: Sendable {
    private let make: @Sendable (_ asSendable: Bool, repeat each Passed) throws -> Value

    init(_ deferred: Deferred) {
        make = { (asSendable: Bool, argument: repeat each Passed) in
            try deferred.construct(Call(repeat each argument, asSendable: asSendable))
        }
    }

    /// Creates a provider without a container.
    public init(_ make: @escaping @Sendable (repeat each Passed) throws -> Value) {
        self.make = { (_: Bool, argument: repeat each Passed) in try make(repeat each argument) }
    }

    /// Resolves an object, and passes the arguments to the ``Argument`` parameters of its initialiser.
    ///
    /// - Throws: ``ContainerError``, or the error of a factory.
    public func callAsFunction(_ argument: repeat each Passed) throws -> sending Value {
        return try disconnected(make(false, repeat each argument))
    }
}

extension Provider where Value: Sendable {
    /// Resolves a `Sendable` object, and passes the arguments to the ``Argument`` parameters of its initialiser.
    ///
    /// - Throws: ``ContainerError``, or the error of a factory.
    public func callAsFunction(_ argument: repeat each Passed) throws -> Value {
        try make(true, repeat each argument)
    }
}

extension Provider: DeferredParameter {
    static var request: DependencyRequest {
        DependencyRequest(of: Value.self).changing { request in
            (request.isDeferred, request.isAlwaysSendable) = (true, true)
            repeat request.arguments.append(TypeIdentity((each Passed).self))
        }
    }
}

/// A ``Provider`` of components of the main actor; outside it, calls are awaited.
///
/// See <doc:Registering-components>.
public struct MainProvider<Value, each Passed: Sendable>: Sendable {
    private let make: @MainActor @Sendable (_ asSendable: Bool, repeat each Passed) throws -> Value

    init(_ deferred: Deferred) {
        make = { (asSendable: Bool, argument: repeat each Passed) in
            try deferred.construct(Call(repeat each argument, isMain: true, asSendable: asSendable))
        }
    }

    /// Creates a provider without a container.
    public init(_ make: @escaping @MainActor @Sendable (repeat each Passed) throws -> Value) {
        self.make = { (_: Bool, argument: repeat each Passed) in try make(repeat each argument) }
    }

    /// Resolves an object, and passes the arguments to the ``Argument`` parameters of its initialiser.
    ///
    /// - Throws: ``ContainerError``, or the error of a factory.
    @MainActor
    public func callAsFunction(_ argument: repeat each Passed) throws -> Value { try make(false, repeat each argument) }
}

extension MainProvider where Value: Sendable {
    /// Resolves a `Sendable` object, and passes the arguments to the ``Argument`` parameters of its initialiser.
    ///
    /// - Throws: ``ContainerError``, or the error of a factory.
    @MainActor
    public func callAsFunction(_ argument: repeat each Passed) throws -> Value { try make(true, repeat each argument) }
}

extension MainProvider: DeferredParameter {
    static var request: DependencyRequest {
        Provider<Value, repeat each Passed>.request.changing { $0.liftedConstraints = .main }
    }
}

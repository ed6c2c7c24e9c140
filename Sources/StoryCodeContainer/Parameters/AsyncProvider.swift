/// A ``Provider`` of any component, including asynchronous and main-actor components; calls are awaited.
///
/// With it, a synchronous component can depend on an asynchronous one.
///
/// See <doc:Isolating-components>.
public struct AsyncProvider<Value, each Passed: Sendable>: Sendable {
    private let make: @Sendable (_ asSendable: Bool, repeat each Passed) async throws -> Value

    init(_ deferred: Deferred) {
        make = { (asSendable: Bool, argument: repeat each Passed) in
            let (container, dependency, retained) = try deferred.current()
            // The caller may release the container while it waits.
            defer { withExtendedLifetime((container, retained)) {} }
            if asSendable { try dependency.checkSendable() }
            return try await AsyncResolution().resolve(Value.self, dependency, Call(repeat each argument))
        }
    }

    /// Creates a provider without a container.
    public init(_ make: @escaping @concurrent @Sendable (repeat each Passed) async throws -> Value) {
        self.make = { (_: Bool, argument: repeat each Passed) in try await make(repeat each argument) }
    }

    /// Resolves an object, and passes the arguments to the ``Argument`` parameters of its initialiser.
    ///
    /// - Throws: ``ContainerError``, the error of a factory, or `CancellationError`.
    public func callAsFunction(_ argument: repeat each Passed) async throws -> Value {
        try await make(false, repeat each argument)
    }
}

extension AsyncProvider where Value: Sendable {
    /// Resolves a `Sendable` object, and passes the arguments to the ``Argument`` parameters of its initialiser.
    ///
    /// - Throws: ``ContainerError``, the error of a factory, or `CancellationError`.
    public func callAsFunction(_ argument: repeat each Passed) async throws -> Value {
        try await make(true, repeat each argument)
    }
}

extension AsyncProvider: DeferredParameter {
    static var request: DependencyRequest {
        Provider<Value, repeat each Passed>.request.changing { $0.liftedConstraints = [.main, .await] }
    }
}

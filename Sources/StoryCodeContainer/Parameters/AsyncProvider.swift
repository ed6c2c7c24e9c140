/// A ``Provider`` of any component, including asynchronous and main-actor components; calls are awaited.
///
/// With it, a synchronous component can depend on an asynchronous one.
public struct AsyncProvider<Value, each Passed: Sendable>: Sendable {
    /// The dependency, or nil if a closure creates the objects.
    private let deferred: Deferred?
    private let make: (@concurrent @Sendable (repeat each Passed) async throws -> Value)?

    init(_ deferred: Deferred) {
        self.deferred = deferred
        make = nil
    }

    /// Creates a provider without a container.
    public init(_ make: @escaping @concurrent @Sendable (repeat each Passed) async throws -> Value) {
        self.make = make
        deferred = nil
    }

    /// Resolves an object, and passes the arguments to the ``Argument`` parameters of its initialiser.
    ///
    /// - Throws: ``ContainerError``, the error of a factory, or `CancellationError`.
    public func callAsFunction(_ argument: repeat each Passed) async throws -> Value {
        try await resolve(repeat each argument, asSendable: false)
    }

    private func resolve(_ argument: repeat each Passed, asSendable: Bool) async throws -> Value {
        if let make { return try await make(repeat each argument) }
        guard let deferred else { preconditionFailure("a provider has a container or a closure") }
        let (container, dependency, isReading) = try deferred.current()
        // This also retains the container, which the caller may release while it waits.
        defer { withExtendedLifetime(container) { $0.endReading(isReading) } }
        if asSendable { try dependency.checkSendable() }
        return try await AsyncResolution().resolve(Value.self, dependency, list(repeat each argument))
    }
}

extension AsyncProvider where Value: Sendable {
    /// Resolves a `Sendable` object, and passes the arguments to the ``Argument`` parameters of its initialiser.
    ///
    /// - Throws: ``ContainerError``, the error of a factory, or `CancellationError`.
    public func callAsFunction(_ argument: repeat each Passed) async throws -> Value {
        try await resolve(repeat each argument, asSendable: true)
    }
}

extension AsyncProvider: DeferredParameter {
    static var request: DependencyRequest {
        var request = Provider<Value, repeat each Passed>.request
        request.liftedConstraints = [.main, .await]
        return request
    }
}

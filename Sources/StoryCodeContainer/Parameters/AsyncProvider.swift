/// Makes objects that are awaited, when somebody needs them, as a parameter.
///
/// It is ``Provider`` for components that are awaited; any other component is given, too, those of the main actor
/// included. It is also how a component that is not awaited itself may depend on one that is.
public struct AsyncProvider<Value, each Passed: Sendable>: Sendable {
    /// Where the objects come from, unless they are made by hand.
    private let deferred: Deferred?
    private let make: (@concurrent @Sendable (repeat each Passed) async throws -> Value)?

    init(_ deferred: Deferred) {
        self.deferred = deferred
        make = nil
    }

    /// Makes one of a closure, for those who wire by hand.
    ///
    /// - Parameter make: Makes an object.
    public init(_ make: @escaping @concurrent @Sendable (repeat each Passed) async throws -> Value) {
        self.make = make
        deferred = nil
    }

    /// Gives an object.
    ///
    /// - Parameter argument: What the ``Argument`` parameters of its initialiser are passed.
    /// - Returns: The object.
    /// - Throws: ``ContainerError``, what a factory throws, or `CancellationError`.
    public func callAsFunction(_ argument: repeat each Passed) async throws -> Value {
        if let make { return try await make(repeat each argument) }
        guard let deferred else { preconditionFailure("a provider is made by hand or by a container") }
        let (_, dependency) = try deferred.found()
        return try await AsyncResolution().take(Value.self, dependency, list(repeat each argument))
    }
}

extension AsyncProvider: CustomReflectable {
    /// Shows nothing of the container, which may have gone.
    public var customMirror: Mirror { Mirror(self, children: [:]) }
}

extension AsyncProvider: DependencyParameter {
    static var request: DependencyRequest {
        var request = Provider<Value, repeat each Passed>.request
        request.liftedConstraints = [.main, .await]
        return request
    }

    static func take(_ dependency: ResolvedDependency, _ resolution: inout Resolution) throws -> Self {
        Self(Deferred(dependency))
    }
}

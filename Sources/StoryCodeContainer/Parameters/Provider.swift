/// Makes objects when somebody needs them, as a parameter: as many as are asked for.
///
/// ```swift
/// container.register { CityList(makePresenter: $0) }   // makePresenter: Provider<CityPresenter, Int>
/// let presenter = try makePresenter(7)
/// ```
///
/// Each call is a resolution of its own, from the container that made its owner; the provider does not hold that
/// container. It may close a cycle of initialisers.
public struct Provider<Value, each Passed: Sendable>: Sendable {
    private let make: @Sendable (repeat each Passed) throws -> Value

    init(_ deferred: Deferred) {
        make = { (argument: repeat each Passed) in
            let (container, dependency) = try deferred.found()
            let passed = list(repeat each argument)
            return try container.construct(parameter: Value.self, dependency, passed, isMain: false)
        }
    }

    /// Makes one of a closure, for those who wire by hand.
    ///
    /// - Parameter make: Makes an object.
    public init(_ make: @escaping @Sendable (repeat each Passed) throws -> Value) {
        self.make = make
    }

    /// Gives an object.
    ///
    /// - Parameter argument: What the ``Argument`` parameters of its initialiser are passed.
    /// - Returns: The object.
    /// - Throws: ``ContainerError``, or what a factory throws.
    public func callAsFunction(_ argument: repeat each Passed) throws -> sending Value {
        // Just made, and known to nobody else unless it is shared, and then it is Sendable.
        nonisolated(unsafe) let object = try make(repeat each argument)
        return unsafe object
    }
}

extension Provider: CustomReflectable {
    /// Shows nothing of the container, which may have gone.
    public var customMirror: Mirror { Mirror(self, children: [:]) }
}

extension Provider: DependencyParameter {
    static var request: DependencyRequest {
        var request = DependencyRequest(of: Value.self)
        request.isDeferred = true
        repeat request.arguments.append(TypeIdentity((each Passed).self))
        return request
    }

    static func take(_ dependency: ResolvedDependency, _ resolution: inout Resolution) throws -> Self {
        Self(Deferred(dependency))
    }
}

/// Makes objects of the main actor when somebody needs them, as a parameter.
///
/// It is ``Provider`` for components of the main actor; outside it a call is awaited.
public struct MainProvider<Value, each Passed: Sendable>: Sendable {
    private let make: @MainActor @Sendable (repeat each Passed) throws -> Value

    init(_ deferred: Deferred) {
        make = { (argument: repeat each Passed) in
            let (container, dependency) = try deferred.found()
            let passed = list(repeat each argument)
            return try container.construct(parameter: Value.self, dependency, passed, isMain: true)
        }
    }

    /// Makes one of a closure, for those who wire by hand.
    ///
    /// - Parameter make: Makes an object.
    public init(_ make: @escaping @MainActor @Sendable (repeat each Passed) throws -> Value) {
        self.make = make
    }

    /// Gives an object.
    ///
    /// - Parameter argument: What the ``Argument`` parameters of its initialiser are passed.
    /// - Returns: The object.
    /// - Throws: ``ContainerError``, or what a factory throws.
    @MainActor
    public func callAsFunction(_ argument: repeat each Passed) throws -> Value { try make(repeat each argument) }
}

extension MainProvider: CustomReflectable {
    /// Shows nothing of the container, which may have gone.
    public var customMirror: Mirror { Mirror(self, children: [:]) }
}

extension MainProvider: DependencyParameter {
    static var request: DependencyRequest {
        var request = Provider<Value, repeat each Passed>.request
        request.liftedConstraints = .main
        return request
    }

    static func take(_ dependency: ResolvedDependency, _ resolution: inout Resolution) throws -> Self {
        Self(Deferred(dependency))
    }
}

/// Arguments as a list.
func list<each Value: Sendable>(_ values: repeat each Value) -> [any Sendable] {
    var list: [any Sendable] = []
    repeat list.append(each values)
    return list
}

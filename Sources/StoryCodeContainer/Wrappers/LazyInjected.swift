/// A property that is injected when somebody reads it first.
///
/// It is resolved from the container that was the current one when its owner was made; it does not hold that container.
/// As it cannot throw, the program stops with the error's text where resolving throws. The name is Resolver's.
@propertyWrapper
public struct LazyInjected<Value> {
    private var lazy: Lazy<Value>

    /// Captures ``Container/current``.
    ///
    /// - ParameterList:
    ///   - name: The name that the service is registered under.
    ///   - tag: The tag that the service is registered under.
    public init(name: String? = nil, tag: (any Any.Type)? = nil) {
        lazy = Lazy(Container.current.deferred(Lazy<Value>.self, Qualifier(name: name, tag: tag)))
    }

    /// The object, which is made when it is read first.
    public var wrappedValue: Value {
        get { lazy.value }
        set { lazy = Lazy(newValue) }
    }

    /// Whether the object has been made.
    public var isMade: Bool { lazy.isMade }
}

extension LazyInjected: Sendable where Value: Sendable {}

/// A property of the main actor that is injected when somebody reads it first.
///
/// It is ``LazyInjected`` for components of the main actor.
@propertyWrapper
@MainActor
public struct MainLazyInjected<Value> {
    private var lazy: MainLazy<Value>

    /// Captures ``Container/current``.
    ///
    /// - ParameterList:
    ///   - name: The name that the service is registered under.
    ///   - tag: The tag that the service is registered under.
    public init(name: String? = nil, tag: (any Any.Type)? = nil) {
        lazy = MainLazy(Container.current.deferred(MainLazy<Value>.self, Qualifier(name: name, tag: tag)))
    }

    /// The object, which is made when it is read first.
    public var wrappedValue: Value {
        get { lazy.value }
        set { lazy = MainLazy(newValue) }
    }

    /// Whether the object has been made.
    public var isMade: Bool { lazy.isMade }
}

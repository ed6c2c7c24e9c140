/// A property that is injected when somebody reads it first, and held weakly from then on.
///
/// It is for objects, and nil when the object has gone; another is not made. As it cannot throw, the program stops with
/// the error's text where resolving throws. The name is Resolver's.
@propertyWrapper
public struct WeakLazyInjected<Value> {
    private var lazy: Lazy<Value>?
    private var held = WeakValue<Value>()

    /// Captures ``Container/current``.
    ///
    /// - ParameterList:
    ///   - name: The name that the service is registered under.
    ///   - tag: The tag that the service is registered under.
    public init(name: String? = nil, tag: (any Any.Type)? = nil) {
        lazy = Lazy(Container.current.deferred(Lazy<Value>.self, Qualifier(name: name, tag: tag)))
    }

    /// The object, which is made when it is read first, or nil if it has gone.
    public var wrappedValue: Value? {
        mutating get {
            guard let made = lazy?.value else { return held.value }
            lazy = nil
            held.value = made
            return made
        }
        set {
            lazy = nil
            held.value = newValue
        }
    }
}

@available(*, unavailable, message: "reading it changes it")
extension WeakLazyInjected: Sendable {}

/// A property of the main actor that is injected when somebody reads it first, and held weakly from then on.
///
/// It is ``WeakLazyInjected`` for components of the main actor.
@propertyWrapper
@MainActor
public struct MainWeakLazyInjected<Value> {
    private var lazy: MainLazy<Value>?
    private var held = WeakValue<Value>()

    /// Captures ``Container/current``.
    ///
    /// - ParameterList:
    ///   - name: The name that the service is registered under.
    ///   - tag: The tag that the service is registered under.
    public init(name: String? = nil, tag: (any Any.Type)? = nil) {
        lazy = MainLazy(Container.current.deferred(MainLazy<Value>.self, Qualifier(name: name, tag: tag)))
    }

    /// The object, which is made when it is read first, or nil if it has gone.
    public var wrappedValue: Value? {
        mutating get {
            guard let made = lazy?.value else { return held.value }
            lazy = nil
            held.value = made
            return made
        }
        set {
            lazy = nil
            held.value = newValue
        }
    }
}

/// A value that is an object, held weakly.
private struct WeakValue<Value> {
    private weak var object: AnyObject?

    var value: Value? {
        get { object as? Value }
        set { object = newValue as AnyObject? }
    }
}

/// A property that is resolved when it is first read, in the container that was current when its owner was created.
///
/// It does not retain the container. If resolving throws, the program stops with the error's text. The name is
/// Resolver's.
///
/// See <doc:Injecting>.
@propertyWrapper
public struct LazyInjected<Value> {
    private var lazy: Lazy<Value>

    /// Captures ``Container/current``.
    public init(
        name: String? = nil,
        tag: (any Any.Type)? = nil,
        owner: String = #function,
        fileID: String = #fileID,
        line: UInt = #line
    ) {
        let use = WrapperUse("LazyInjected", owner, fileID, line)
        lazy = Lazy(use.deferred(Lazy<Value>.self, name, tag))
    }

    /// The object, which the first access creates.
    public var wrappedValue: Value {
        get { lazy.value }
        set { lazy = Lazy(newValue) }
    }

    /// Whether the object exists.
    public var isMade: Bool { lazy.isMade }
}

extension LazyInjected where Value: Sendable {
    /// Captures ``Container/current`` for a `Sendable` object.
    public init(
        name: String? = nil,
        tag: (any Any.Type)? = nil,
        owner: String = #function,
        fileID: String = #fileID,
        line: UInt = #line
    ) {
        let use = WrapperUse("LazyInjected", owner, fileID, line)
        lazy = Lazy(use.deferred(Lazy<Value>.self, name, tag), asSendable: true)
    }
}

extension LazyInjected: Sendable where Value: Sendable {}

/// A property that is resolved when it is first read, and references its object weakly from then on.
///
/// It is nil after the object was released; no other one is created. If resolving throws, the program stops with the
/// error's text. The name is Resolver's.
///
/// See <doc:Injecting>.
@propertyWrapper
public struct WeakLazyInjected<Value> {
    private var lazy: Lazy<Value>?
    private weak var object: AnyObject?

    /// Captures ``Container/current``.
    public init(
        name: String? = nil,
        tag: (any Any.Type)? = nil,
        owner: String = #function,
        fileID: String = #fileID,
        line: UInt = #line
    ) {
        let use = WrapperUse("WeakLazyInjected", owner, fileID, line)
        lazy = Lazy(use.deferred(Lazy<Value>.self, name, tag))
    }

    /// The object, which the first access creates, or nil if it was released.
    public var wrappedValue: Value? {
        mutating get {
            guard let made = lazy?.value else { return object as? Value }
            lazy = nil
            object = made as AnyObject
            return made
        }
        set {
            lazy = nil
            object = newValue as AnyObject?
        }
    }
}

extension WeakLazyInjected where Value: Sendable {
    /// Captures ``Container/current`` for a `Sendable` object.
    public init(
        name: String? = nil,
        tag: (any Any.Type)? = nil,
        owner: String = #function,
        fileID: String = #fileID,
        line: UInt = #line
    ) {
        let use = WrapperUse("WeakLazyInjected", owner, fileID, line)
        lazy = Lazy(use.deferred(Lazy<Value>.self, name, tag), asSendable: true)
    }
}

@available(*, unavailable, message: "reading it changes it")
extension WeakLazyInjected: Sendable {}

/// A property that is resolved when its owner is created, and is nil if that fails; it never stops the program.
///
/// ```swift
/// final class CityPresenter {
///     @OptionalInjected var analytics: (any Analytics)?
/// }
/// ```
///
/// The name is Resolver's.
///
/// See <doc:Injecting>.
@propertyWrapper
public struct OptionalInjected<Value> {
    /// The object, or nil.
    public var wrappedValue: Value?

    /// Resolves from ``Container/current``.
    public init(name: String? = nil, tag: (any Any.Type)? = nil) {
        wrappedValue = try? Container.current.resolve(Value.self, name: name, tag: tag)
    }
}

extension OptionalInjected where Value: Sendable {
    /// Resolves a `Sendable` object from ``Container/current``.
    public init(name: String? = nil, tag: (any Any.Type)? = nil) {
        wrappedValue = try? Container.current.resolve(Value.self, name: name, tag: tag)
    }
}

extension OptionalInjected: Sendable where Value: Sendable {}

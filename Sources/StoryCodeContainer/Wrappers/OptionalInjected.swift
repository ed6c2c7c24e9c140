/// A property that is injected when its owner is made, and nil where that cannot be; it never stops the program.
///
/// ```swift
/// final class CityPresenter {
///     @OptionalInjected var analytics: (any Analytics)?
/// }
/// ```
///
/// The name is Resolver's.
@propertyWrapper
public struct OptionalInjected<Value> {
    /// The object, or nil.
    public var wrappedValue: Value?

    /// Resolves from ``Container/current``.
    ///
    /// - ParameterList:
    ///   - name: The name that the service is registered under.
    ///   - tag: The tag that the service is registered under.
    public init(name: String? = nil, tag: (any Any.Type)? = nil) {
        wrappedValue = try? Container.current.resolve(Value.self, name: name, tag: tag)
    }
}

extension OptionalInjected: Sendable where Value: Sendable {}

/// A property of the main actor that is injected when its owner is made, and nil where that cannot be.
///
/// It is ``OptionalInjected`` for components of the main actor.
@propertyWrapper
@MainActor
public struct MainOptionalInjected<Value> {
    /// The object, or nil.
    public var wrappedValue: Value?

    /// Resolves from ``Container/current``.
    ///
    /// - ParameterList:
    ///   - name: The name that the service is registered under.
    ///   - tag: The tag that the service is registered under.
    public init(name: String? = nil, tag: (any Any.Type)? = nil) {
        wrappedValue = try? Container.current.resolve(main: Value.self, name: name, tag: tag)
    }
}

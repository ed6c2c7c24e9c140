/// A property that is injected when its owner is made, from the current container.
///
/// ```swift
/// final class CityPresenter {
///     @Injected var provider: CityProvider
///     @Injected(name: "city") var logger: any Logger
/// }
/// ```
///
/// A property cannot throw: where resolving throws, the program stops with the error's text. `validate()` does not see
/// what wrappers ask for. The name is Resolver's.
@propertyWrapper
public struct Injected<Value> {
    /// The object.
    public var wrappedValue: Value

    /// Resolves from ``Container/current``.
    ///
    /// - ParameterList:
    ///   - name: The name that the service is registered under.
    ///   - tag: The tag that the service is registered under.
    public init(name: String? = nil, tag: (any Any.Type)? = nil) {
        do {
            wrappedValue = try Container.current.resolve(Value.self, name: name, tag: tag)
        } catch {
            stop(error)
        }
    }
}

extension Injected: Sendable where Value: Sendable {}

/// A property of the main actor that is injected when its owner is made, from the current container.
///
/// It is ``Injected`` for components of the main actor.
@propertyWrapper
@MainActor
public struct MainInjected<Value> {
    /// The object.
    public var wrappedValue: Value

    /// Resolves from ``Container/current``.
    ///
    /// - ParameterList:
    ///   - name: The name that the service is registered under.
    ///   - tag: The tag that the service is registered under.
    public init(name: String? = nil, tag: (any Any.Type)? = nil) {
        do {
            wrappedValue = try Container.current.resolve(main: Value.self, name: name, tag: tag)
        } catch {
            stop(error)
        }
    }
}

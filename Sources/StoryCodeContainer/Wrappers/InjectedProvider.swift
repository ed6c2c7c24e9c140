/// A property that makes objects when its owner parameters for them.
///
/// ```swift
/// final class CityList {
///     @InjectedProvider<CityPresenter, Int> var makePresenter
///
///     func open(_ id: Int) throws { try makePresenter(id).start() }
/// }
/// ```
///
/// They are resolved from the container that was the current one when the owner was made; it is not held.
@propertyWrapper
public struct InjectedProvider<Value, each Passed: Sendable>: Sendable {
    /// What makes the objects.
    public var wrappedValue: Provider<Value, repeat each Passed>

    /// Captures ``Container/current``.
    ///
    /// - ParameterList:
    ///   - name: The name that the service is registered under.
    ///   - tag: The tag that the service is registered under.
    public init(name: String? = nil, tag: (any Any.Type)? = nil) {
        let qualifier = Qualifier(name: name, tag: tag)
        wrappedValue = Provider(Container.current.deferred(Provider<Value, repeat each Passed>.self, qualifier))
    }
}

/// A property of the main actor that makes objects when its owner parameters for them.
///
/// It is ``InjectedProvider`` for components of the main actor.
@propertyWrapper
@MainActor
public struct MainInjectedProvider<Value, each Passed: Sendable> {
    /// What makes the objects.
    public var wrappedValue: MainProvider<Value, repeat each Passed>

    /// Captures ``Container/current``.
    ///
    /// - ParameterList:
    ///   - name: The name that the service is registered under.
    ///   - tag: The tag that the service is registered under.
    public init(name: String? = nil, tag: (any Any.Type)? = nil) {
        let qualifier = Qualifier(name: name, tag: tag)
        wrappedValue = MainProvider(
            Container.current.deferred(MainProvider<Value, repeat each Passed>.self, qualifier)
        )
    }
}

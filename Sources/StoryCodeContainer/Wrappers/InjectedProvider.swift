/// A property that creates objects on demand, in the container that was current when its owner was created.
///
/// ```swift
/// final class CityList {
///     @InjectedProvider<CityPresenter, Int> var makePresenter
///
///     func open(_ id: Int) throws { try makePresenter(id).start() }
/// }
/// ```
///
/// It does not retain the container.
///
/// See <doc:Injecting>.
@propertyWrapper
public struct InjectedProvider<Value, each Passed: Sendable>: Sendable {
    /// The provider of the objects.
    public var wrappedValue: Provider<Value, repeat each Passed>

    /// Captures ``Container/current``.
    public init(
        name: String? = nil,
        tag: (any Any.Type)? = nil,
        owner: String = #function,
        fileID: String = #fileID,
        line: UInt = #line
    ) {
        let use = WrapperUse("InjectedProvider", owner, fileID, line)
        wrappedValue = Provider(use.deferred(Provider<Value, repeat each Passed>.self, name, tag))
    }
}

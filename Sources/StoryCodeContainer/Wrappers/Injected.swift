/// A property that is resolved from the current container when its owner is created.
///
/// ```swift
/// final class CityPresenter {
///     @Injected var provider: CityProvider
///     @Injected(name: "city") var logger: any Logger
/// }
/// ```
///
/// A property cannot throw: if resolving fails, the program stops with the error's text. `validate()` does not check
/// the dependencies of wrappers. The name is Resolver's.
///
/// See <doc:Injecting>.
@propertyWrapper
public struct Injected<Value> {
    /// The object.
    public var wrappedValue: Value

    /// Resolves from ``Container/current``.
    public init(
        name: String? = nil,
        tag: (any Any.Type)? = nil,
        owner: String = #function,
        fileID: String = #fileID,
        line: UInt = #line
    ) {
        wrappedValue = WrapperUse("Injected", owner, fileID, line).value { try $0.resolve(name: name, tag: tag) }
    }
}

extension Injected where Value: Sendable {
    /// Resolves a `Sendable` object from ``Container/current``.
    public init(
        name: String? = nil,
        tag: (any Any.Type)? = nil,
        owner: String = #function,
        fileID: String = #fileID,
        line: UInt = #line
    ) {
        wrappedValue = WrapperUse("Injected", owner, fileID, line).value { try $0.resolve(name: name, tag: tag) }
    }
}

extension Injected: Sendable where Value: Sendable {}

/// An ``Injected`` property for components of the main actor.
///
/// The types of parameters select other forms of resolution:
///
/// ```swift
/// @MainInjected var log: CityLog?                                     // nil if nothing is registered
/// @MainInjected var page: MainLazy<CityPage>                          // created by the first access
/// @MainInjected var makePage: MainProvider<CityPage, Int>             // created by each call
/// ```
///
/// See <doc:Injecting>.
@propertyWrapper
@MainActor
public struct MainInjected<Value> {
    /// The object.
    public var wrappedValue: Value

    /// Resolves from ``Container/current``.
    public init(
        name: String? = nil,
        tag: (any Any.Type)? = nil,
        owner: String = #function,
        fileID: String = #fileID,
        line: UInt = #line
    ) {
        wrappedValue = WrapperUse("MainInjected", owner, fileID, line).value {
            try $0.resolve(main: Value.self, name: name, tag: tag)
        }
    }
}

extension MainInjected where Value: Sendable {
    /// Resolves a `Sendable` object from ``Container/current``.
    public init(
        name: String? = nil,
        tag: (any Any.Type)? = nil,
        owner: String = #function,
        fileID: String = #fileID,
        line: UInt = #line
    ) {
        wrappedValue = WrapperUse("MainInjected", owner, fileID, line).value {
            try $0.resolve(main: Value.self, name: name, tag: tag)
        }
    }
}

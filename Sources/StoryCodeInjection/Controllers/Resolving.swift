package import StoryCodeContainer

/// An object that resolves its dependencies itself, as with interface injection in the library Resolver.
///
/// ```swift
/// extension CityController: Resolving {
///     func makeViewModel() -> CityViewModel { resolver.resolve() }
/// }
///
/// final class CityController: ViewController {
///     lazy var viewModel = makeViewModel()
/// }
/// ```
///
/// See <doc:Coming-from-Resolver>.
@MainActor
@preconcurrency
public protocol Resolving {
    /// A resolver for the container of the controller's storyboard, or else for ``Container/current``.
    var resolver: Resolver { get }
}

extension Resolving {
    /// A resolver for the container of the controller's storyboard, or else for ``Container/current``.
    public var resolver: Resolver {
        Resolver(container: (self as? any StoryboardInjected)?.storyboardContainer ?? .current)
    }
}

/// A controller of a toolkit in which storyboards have containers.
@MainActor
package protocol StoryboardInjected: AnyObject {
    /// The container of the controller's storyboard, if it has one.
    var storyboardContainer: Container? { get }
}

import StoryCodeContainer
import StoryCodeScreens

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
@MainActor
public protocol Resolving {
    /// A resolver for the container of the controller's storyboard, or else for ``Container/current``.
    var resolver: Resolver { get }
}

extension Resolving {
    /// A resolver for the container of the controller's storyboard, or else for ``Container/current``.
    public var resolver: Resolver {
        let origin = (self as? ViewController)?.origin as? StoryboardOrigin
        return Resolver(container: origin?.storyboard.container ?? .current)
    }
}

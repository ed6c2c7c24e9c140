import StoryCodeContainer
import StoryCodeScenes
import StoryCodeScreens

/// Somebody who has a resolver, and makes what it needs with it.
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
/// The name, and the way, are Resolver's interface injection.
@MainActor
public protocol Resolving {
    /// Resolves from the container of the storyboard that has made the controller, and otherwise from
    /// ``Container/current``.
    var resolver: Resolver { get }
}

extension Resolving {
    /// Resolves from the container of the storyboard that has made the controller, and otherwise from
    /// ``Container/current``.
    public var resolver: Resolver {
        let origin = (self as? ViewController)?.origin as? StoryboardOrigin
        return Resolver(container: origin?.storyboard.container ?? .current)
    }
}

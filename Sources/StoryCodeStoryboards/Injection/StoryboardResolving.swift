import StoryCodeContainer
import StoryCodeScenes
public import StoryCodeScreens

/// A controller that takes what it needs from a resolver when a storyboard has made it.
///
/// ```swift
/// extension CityController: StoryboardResolving {
///     func resolveViewController(_ resolver: Resolver) {
///         viewModel = resolver.optional()
///     }
/// }
/// ```
///
/// It is called once, after what is registered for the controller was injected, and unless its scene says
/// ``SceneDefinition/resolving(_:)`` with false. The name is Resolver's, where the scene has to ask for it.
@MainActor
public protocol StoryboardResolving: ViewController {
    /// Takes what the controller needs.
    ///
    /// - Parameter resolver: Resolves from the container of the storyboard.
    /// - Throws: Whatever hinders it; the controller is then not given to whoever asked for it.
    func resolveViewController(_ resolver: Resolver) throws
}

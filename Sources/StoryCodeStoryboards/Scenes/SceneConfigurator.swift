package import StoryCodeScreens

/// An object that configures a controller with the content of its scene in a storyboard file.
///
/// Each controller has a configurator of its own.
@MainActor
package protocol SceneConfigurator: AnyObject {
    /// Notifies the configurator that the controller was created, before it is injected.
    func didMakeController(_ controller: ViewController)

    /// Returns the view of a controller without a view builder, or nil for an empty view.
    func makeView(for controller: ViewController) -> View?

    /// Notifies the configurator that the controller's view was created, before `viewDidLoad()`.
    func didMakeView(_ view: View, of controller: ViewController)

    /// Returns the action that an unwind segue performs on the controller, or nil if there is none with the name.
    func unwindAction(_ name: String, of controller: ViewController) -> ((StoryboardSegue) -> Void)?
}

extension ViewController {
    /// The configurator of a controller from a storyboard file.
    package var sceneConfigurator: (any SceneConfigurator)? { (origin as? StoryboardOrigin)?.configurator }
}

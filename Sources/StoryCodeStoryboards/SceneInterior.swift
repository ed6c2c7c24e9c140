import StoryCodeContainer
import StoryCodeScenes
package import StoryCodeScreens

/// What a file says of the inside of a scene: one for each controller that is made.
@MainActor
package protocol SceneInterior: AnyObject {
    /// Hears that the controller was made, before it is injected.
    ///
    /// - Parameter controller: The controller.
    func controllerWasMade(_ controller: ViewController)

    /// Makes the view where neither the controller nor its ``Scene`` does.
    ///
    /// - Parameter controller: The controller.
    /// - Returns: The view, or nil for a plain one.
    func makeView(for controller: ViewController) -> View?

    /// Hears that the controller's view was made, before anybody is told.
    ///
    /// - Parameters:
    ///   - view: The view.
    ///   - controller: The controller.
    func viewWasMade(_ view: View, of controller: ViewController)

    /// What the controller does when an unwind segue comes to it; nil where it has no such action.
    ///
    /// - Parameters:
    ///   - name: The name of the action.
    ///   - controller: The controller.
    /// - Returns: The action.
    func unwindAction(_ name: String, of controller: ViewController) -> ((StoryboardSegue) -> Void)?
}

extension ViewController {
    /// What a file says of the inside of the controller's scene, if it comes from one.
    package var sceneInterior: (any SceneInterior)? { (origin as? StoryboardOrigin)?.interior }
}

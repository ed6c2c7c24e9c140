import StoryCodeScenes

/// What has made a controller, and has a say in what comes into it.
@MainActor
package protocol ControllerOrigin: AnyObject {
    /// Hears that a controller was added to one of its own, or is presented there.
    ///
    /// - Parameters:
    ///   - controller: The controller that came, whoever made it.
    ///   - host: The controller that it came to.
    func controllerCame(_ controller: ViewController, to host: ViewController)

    /// Makes the view of a controller whose scene has no builder.
    ///
    /// - Parameter controller: The controller, which does not make it by itself.
    /// - Returns: The view, or nil for a plain one.
    func makeView(for controller: ViewController) -> View?

    /// Hears that a controller's `loadView()` has made the view, or that the program gave it another, before anybody is
    /// told.
    ///
    /// - Parameters:
    ///   - view: The view.
    ///   - controller: The controller.
    func viewWasMade(_ view: View, of controller: ViewController)

    /// Hears that a view has come into one of its controllers; asked for by ``View/areArrivalsWatched``.
    ///
    /// - Parameter view: The view, with whatever is in it.
    func viewCame(_ view: View)

    /// Whether an unwind segue may come to a controller by an action.
    ///
    /// - Parameters:
    ///   - action: The name of the action.
    ///   - controller: The controller.
    /// - Returns: Whether the controller has it.
    func hasUnwindAction(_ action: String, of controller: ViewController) -> Bool
}

/// The object that created a controller or took charge of it, such as a scene of a storyboard.
///
/// The controller notifies its origin of the controllers and views that enter it.
@MainActor
package protocol ControllerOrigin: AnyObject {
    /// Notifies the origin that a controller was added to one of its own, or is presented there.
    func didAdd(_ controller: ViewController, to host: ViewController)

    /// Returns the view of a controller without a view builder, or nil for an empty view.
    func makeView(for controller: ViewController) -> View?

    /// Notifies the origin that a controller's view was created or replaced, before `viewDidLoad()`.
    func didMakeView(_ view: View, of controller: ViewController)

    /// Notifies the origin that a view was added inside one of its controllers.
    ///
    /// Called only for views for which the origin has called ``View/notifyOriginOfSubviews()``, and for those inside.
    func didAddView(_ view: View)

    /// Returns whether a controller declares an unwind action.
    func hasUnwindAction(_ action: String, of controller: ViewController) -> Bool
}

extension ViewController {
    /// Sets the object that took charge of the controller.
    package func setOrigin(_ origin: (any ControllerOrigin)?) {
        // The deinitialiser of an object that the earlier origin retains may access this controller.
        extendLifetime(exchange(&self.origin, with: origin))
    }
}

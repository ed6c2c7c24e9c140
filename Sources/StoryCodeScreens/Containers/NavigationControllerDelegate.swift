/// A type that is notified of the controllers that a navigation controller shows.
///
/// See <doc:Moving-between-screens>.
@MainActor
public protocol NavigationControllerDelegate: AnyObject {
    /// Notifies the delegate that a controller is about to be on top, after its `viewWillAppear(_:)`.
    func navigationController(
        _ navigationController: NavigationController,
        willShow viewController: ViewController,
        animated: Bool
    )

    /// Notifies the delegate that a controller is on top, after its `viewDidAppear(_:)`.
    func navigationController(
        _ navigationController: NavigationController,
        didShow viewController: ViewController,
        animated: Bool
    )
}

extension NavigationControllerDelegate {
    /// Does nothing.
    public func navigationController(
        _ navigationController: NavigationController,
        willShow viewController: ViewController,
        animated: Bool
    ) {}

    /// Does nothing.
    public func navigationController(
        _ navigationController: NavigationController,
        didShow viewController: ViewController,
        animated: Bool
    ) {}
}

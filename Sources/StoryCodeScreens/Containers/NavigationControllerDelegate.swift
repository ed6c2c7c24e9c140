import StoryCodeScenes

/// Hears what a navigation controller shows.
@MainActor
public protocol NavigationControllerDelegate: AnyObject {
    /// Hears that another controller of the stack is about to be shown, after its `viewWillAppear(_:)`.
    ///
    /// - Parameters:
    ///   - navigationController: The stack's controller.
    ///   - viewController: The controller that will be on top.
    ///   - animated: Whether that is animated.
    func navigationController(
        _ navigationController: NavigationController,
        willShow viewController: ViewController,
        animated: Bool
    )

    /// Hears that another controller of the stack is shown, after its `viewDidAppear(_:)`.
    ///
    /// - Parameters:
    ///   - navigationController: The stack's controller.
    ///   - viewController: The controller that is on top.
    ///   - animated: Whether that was animated.
    func navigationController(
        _ navigationController: NavigationController,
        didShow viewController: ViewController,
        animated: Bool
    )
}

extension NavigationControllerDelegate {
    /// Does nothing.
    ///
    /// - Parameters:
    ///   - navigationController: The stack's controller.
    ///   - viewController: The controller that will be on top.
    ///   - animated: Whether that is animated.
    public func navigationController(
        _ navigationController: NavigationController,
        willShow viewController: ViewController,
        animated: Bool
    ) {}

    /// Does nothing.
    ///
    /// - Parameters:
    ///   - navigationController: The stack's controller.
    ///   - viewController: The controller that is on top.
    ///   - animated: Whether that was animated.
    public func navigationController(
        _ navigationController: NavigationController,
        didShow viewController: ViewController,
        animated: Bool
    ) {}
}

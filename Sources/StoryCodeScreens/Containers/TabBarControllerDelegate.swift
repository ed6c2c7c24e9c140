/// A type that decides which tabs the user can select and is notified of the selection.
@MainActor
public protocol TabBarControllerDelegate: AnyObject {
    /// Returns whether the user can select a tab. Not called when the program selects one.
    func tabBarController(
        _ tabBarController: TabBarController,
        shouldSelect viewController: ViewController
    ) -> Bool

    /// Notifies the delegate that the user has selected a tab, even one that was already selected.
    func tabBarController(_ tabBarController: TabBarController, didSelect viewController: ViewController)
}

extension TabBarControllerDelegate {
    /// Returns true.
    public func tabBarController(
        _ tabBarController: TabBarController,
        shouldSelect viewController: ViewController
    ) -> Bool { true }

    /// Does nothing.
    public func tabBarController(_ tabBarController: TabBarController, didSelect viewController: ViewController) {}
}

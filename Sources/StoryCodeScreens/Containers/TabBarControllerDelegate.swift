import StoryCodeScenes

/// Decides which tabs the user may select, and hears which one was.
@MainActor
public protocol TabBarControllerDelegate: AnyObject {
    /// Decides whether the user may select a tab; the program may always.
    ///
    /// - Parameters:
    ///   - tabBarController: The tabs' controller.
    ///   - viewController: The controller of the tab.
    /// - Returns: Whether the tab is selected.
    func tabBarController(
        _ tabBarController: TabBarController,
        shouldSelect viewController: ViewController
    ) -> Bool

    /// Hears that the user has selected a tab, also the one that was selected already.
    ///
    /// - Parameters:
    ///   - tabBarController: The tabs' controller.
    ///   - viewController: The controller of the tab.
    func tabBarController(_ tabBarController: TabBarController, didSelect viewController: ViewController)
}

extension TabBarControllerDelegate {
    /// Allows every tab.
    ///
    /// - Parameters:
    ///   - tabBarController: The tabs' controller.
    ///   - viewController: The controller of the tab.
    /// - Returns: True.
    public func tabBarController(
        _ tabBarController: TabBarController,
        shouldSelect viewController: ViewController
    ) -> Bool { true }

    /// Does nothing.
    ///
    /// - Parameters:
    ///   - tabBarController: The tabs' controller.
    ///   - viewController: The controller of the tab.
    public func tabBarController(_ tabBarController: TabBarController, didSelect viewController: ViewController) {}
}

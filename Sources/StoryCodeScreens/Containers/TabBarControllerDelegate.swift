/// A type that decides which tabs the user can select and is notified of the selection.
///
/// See <doc:Moving-between-screens>.
@MainActor
public protocol TabBarControllerDelegate: AnyObject {
    /// Returns whether the user can select a tab. Not called when the program selects one.
    func tabBarController(
        _ tabBarController: TabBarController,
        shouldSelect viewController: ViewController
    ) -> Bool

    /// Notifies the delegate that the user has selected a tab, even one that was already selected.
    func tabBarController(_ tabBarController: TabBarController, didSelect viewController: ViewController)

    /// Returns whether the user can select a tab, which may have no controller yet.
    ///
    /// By default, the method with the controller decides, if the controller exists.
    func tabBarController(_ tabBarController: TabBarController, shouldSelectTab tab: Tab) -> Bool

    /// Notifies the delegate that the user has selected a tab, even one that was already selected.
    ///
    /// By default, calls the method with the controller.
    func tabBarController(_ tabBarController: TabBarController, didSelectTab tab: Tab, previousTab: Tab?)
}

extension TabBarControllerDelegate {
    /// Returns true.
    public func tabBarController(
        _ tabBarController: TabBarController,
        shouldSelect viewController: ViewController
    ) -> Bool { true }

    /// Does nothing.
    public func tabBarController(_ tabBarController: TabBarController, didSelect viewController: ViewController) {}

    /// Returns what the method with the controller returns, or true if the controller does not exist.
    public func tabBarController(_ tabBarController: TabBarController, shouldSelectTab tab: Tab) -> Bool {
        tab.viewController.map { self.tabBarController(tabBarController, shouldSelect: $0) } ?? true
    }

    /// Calls the method with the controller.
    public func tabBarController(
        _ tabBarController: TabBarController,
        didSelectTab tab: Tab,
        previousTab: Tab?
    ) {
        if let controller = tab.viewController { self.tabBarController(tabBarController, didSelect: controller) }
    }
}

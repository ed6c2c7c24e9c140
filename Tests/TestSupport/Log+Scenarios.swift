public import StoryCode

// What scenarios are told with: controllers by their letters, windows that stand still, and lists of what counts.
extension Log {
    /// A logged controller.
    public func controller(_ name: String) -> LoggedController { LoggedController(name, log: self) }

    /// A stack called `nav`, whose own events are not written down.
    public func navigation(_ stack: ViewController...) -> NavigationController {
        let navigation = NavigationController()
        navigation.title = "nav"
        navigation.viewControllers = stack
        return navigation
    }

    /// Tabs called `tab`, whose own events are not written down.
    public func tabs(_ controllers: ViewController...) -> TabBarController {
        let tabs = TabBarController()
        tabs.title = "tab"
        tabs.viewControllers = controllers
        return tabs
    }

    /// Makes a controller the root of a window that is visible then, and forgets what everybody was told of it.
    public func show(_ root: ViewController, in window: Window) {
        window.rootViewController = root
        window.makeKeyAndVisible()
        wait(for: window)
        _ = take()
    }

    /// Lets whatever is under way in a window come to its end, and marks where that begins with `~`.
    public func wait(for window: Window) {
        add("~")
        (window.scheduler as? ManualClock)?.advance(by: .seconds(1))
    }

    /// Everything since the last call that is about one of some names, such as `A`, and the marks.
    public func take(of names: String...) -> [String] {
        take().filter { line in line == "~" || names.contains { line.hasPrefix("\($0).") } }
    }

    /// Everything since the last call but what views hear of their layout, and what loads them.
    public func takeMoves() -> [String] {
        take().filter { line in
            !["loadView", "didLoad", "isAppearing", "willLayout", "didLayout"].contains { line.hasSuffix(".\($0)") }
        }
    }
}

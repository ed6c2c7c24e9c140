public import StoryCode

// The operations of scenarios: controllers with letters as names, windows without transitions, and filtered lists.
extension Log {
    /// Returns a recorded controller.
    public func controller(_ name: String) -> LoggedController { LoggedController(name, log: self) }

    /// Returns a navigation controller called `nav`, whose own events are not recorded.
    public func navigation(_ stack: ViewController...) -> NavigationController {
        let navigation = NavigationController()
        navigation.title = "nav"
        name(navigation, "nav")
        navigation.viewControllers = stack
        return navigation
    }

    /// Returns a tab bar controller called `tab`, whose own events are not recorded.
    public func tabs(_ controllers: ViewController...) -> TabBarController {
        let tabs = TabBarController()
        tabs.title = "tab"
        name(tabs, "tab")
        tabs.viewControllers = controllers
        return tabs
    }

    /// Also records the events of a controller of the library.
    public func recorded<Controller: ViewController>(_ controller: Controller, as name: String) -> Controller {
        controller.title = name
        record(controller, as: name)
        return controller
    }

    /// Returns a scene of a recorded controller and two recorded helpers, `C`, `h1` and `h2`.
    package func scene() -> SceneHost<LoggedController, (LoggedHelper, LoggedHelper)> {
        Scene {
            LoggedController(log: self)
        }.with {
            LoggedHelper("h1", log: self)
        }.with {
            LoggedHelper("h2", log: self)
        }.host()
    }

    /// Makes a controller the root of a window, shows the window, and drops the lines about it.
    public func show(_ root: ViewController, in window: Window) {
        window.rootViewController = root
        window.makeKeyAndVisible()
        wait(for: window)
        _ = take()
    }

    /// Adds a line `~`, and then ends the transitions of a window.
    public func wait(for window: Window) {
        add("~")
        (window.scheduler as? ManualClock)?.advance(by: .seconds(1))
    }

    /// Returns the lines since the last call that are about one of some names, such as `A`, and the lines `~`.
    public func take(of names: String...) -> [String] {
        take().filter { line in line == "~" || names.contains { line.hasPrefix("\($0).") } }
    }

    /// Returns the lines since the last call without those about loading and layout.
    public func takeMoves() -> [String] {
        take().filter { line in
            !["loadView", "didLoad", "isAppearing", "willLayout", "didLayout"].contains { line.hasSuffix(".\($0)") }
        }
    }
}

import StoryCode
import TourOptions

/// The app: two tabs, one of which contains a navigation stack.
final class Flow {
    let log = EventLog()
    let clock = ManualClock()
    let tabs = TabBarController()
    let stack = NavigationController()
    private let window: Window
    private let options: TourOptions
    private(set) var differences = 0

    init(_ options: TourOptions) {
        self.options = options
        window = Window(frame: LayoutRect(x: 0, y: 0, width: 390, height: 844), scheduler: clock)
        stack.viewControllers = [screen("Cities")]
        tabs.viewControllers = [stack, screen("Settings")]
        options.name(tabs, "Tabs")
        options.name(stack, "Stack")
        window.rootViewController = tabs
    }

    /// Makes a screen of the tour: a controller and a helper that logs.
    func screen(_ name: String) -> ViewController {
        let controller = Scene {
            return ViewController()
        }.with { [log] in
            return Tracker(name, log: log)
        }.instantiate()
        options.name(controller, name)
        return controller
    }

    func launch() { window.makeKeyAndVisible() }

    /// Swipes back by a third of the width, and cancels.
    func swipeBackAndCancel() {
        let swipe = window.beginBack()
        swipe?.update(1 / 3)
        swipe?.cancel()
    }

    /// Performs a step and its animation, and prints its events next to the expected ones.
    func step(_ title: String, expecting expected: [String], _ action: () -> Void) {
        options.note(title)
        action()
        log.add("~")
        clock.advance(by: .seconds(1))
        let found = log.take()
        print("\n\(title)")
        for row in 0..<max(found.count, expected.count) {
            let (left, right) = (found.dropFirst(row).first ?? "", expected.dropFirst(row).first ?? "")
            if left != right { differences += 1 }
            let gap = String(repeating: " ", count: max(32 - left.count, 1))
            print("  \(left == right ? " " : "!") \(left)\(gap)\(right)")
        }
    }
}

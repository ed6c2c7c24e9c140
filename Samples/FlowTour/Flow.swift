import StoryCode

/// The app: two tabs, the first of them a stack.
final class Flow {
    let journal = Journal()
    let clock = ManualClock()
    let tabs = TabBarController()
    let stack = NavigationController()
    private let window: Window
    private(set) var differences = 0

    init() {
        window = Window(frame: LayoutRect(x: 0, y: 0, width: 390, height: 844), scheduler: clock)
        stack.viewControllers = [screen("Cities", journal: journal)]
        tabs.viewControllers = [stack, screen("Settings", journal: journal)]
        window.rootViewController = tabs
    }

    func launch() { window.makeKeyAndVisible() }

    /// The user swipes back, a third of the way, and lets go.
    func swipeBackAndLetGo() {
        let swipe = window.beginBack()
        swipe?.update(1 / 3)
        swipe?.cancel()
    }

    /// Does one step, lets its animation pass, and prints what happened beside what was expected.
    func step(_ title: String, expecting expected: [String], _ action: () -> Void) {
        action()
        journal.note("~")
        clock.advance(by: .seconds(1))
        let found = journal.take()
        print("\n\(title)")
        for row in 0..<max(found.count, expected.count) {
            let (left, right) = (found.dropFirst(row).first ?? "", expected.dropFirst(row).first ?? "")
            if left != right { differences += 1 }
            let gap = String(repeating: " ", count: max(32 - left.count, 1))
            print("  \(left == right ? " " : "!") \(left)\(gap)\(right)")
        }
    }
}

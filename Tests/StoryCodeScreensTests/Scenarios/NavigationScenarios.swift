import StoryCode
import TestSupport
import Testing

/// Visible stacks, one operation each.
@MainActor
struct NavigationScenarios {
    let log = Log()
    let window = Window(scheduler: ManualClock())
    let delegate: LoggedDelegate

    init() {
        delegate = LoggedDelegate(log: log)
    }

    /// A visible stack whose delegate is logged.
    func shown(_ stack: ViewController...) -> NavigationController {
        let nav = log.navigation()
        nav.viewControllers = stack
        log.show(nav, in: window)
        nav.delegate = delegate
        return nav
    }

    @Test("B1.24 a stack is made")
    func stackIsMade() {
        let a = log.controller("A")
        let nav = NavigationController(rootViewController: a)
        #expect(!a.isViewLoaded && !nav.isViewLoaded)
        #expect(log.take() == ["A.willMove(NavigationController)"])
    }

    @Test("B1.25 a stack is shown")
    func stackIsShown() {
        window.rootViewController = log.recorded(log.navigation(log.controller("A")), as: "nav")
        window.makeKeyAndVisible()
        log.wait(for: window)
        log.expect([
            "A.willMove(nav)", "nav.loadView", "nav.didLoad", "nav.willAppear",
            "A.loadView", "A.didLoad", "A.willAppear",
            "nav.isAppearing", "nav.willLayout", "nav.didLayout", "A.isAppearing", "A.willLayout", "A.didLayout",
            "~", "nav.didAppear", "A.didAppear", "A.didMove(nav)",
        ])
    }

    @Test("B1.26 a push, animated")
    func aPush() {
        let nav = shown(log.controller("A"))
        nav.pushViewController(log.controller("B"), animated: true)
        log.wait(for: window)
        log.expect([
            "B.willMove(nav)", "B.loadView", "B.didLoad", "A.willDisappear", "B.willAppear",
            "delegate.willShow(B)", "B.isAppearing", "B.willLayout", "B.didLayout", "~",
            "A.didDisappear", "B.didAppear", "B.didMove(nav)", "delegate.didShow(B)",
        ])
    }

    @Test("B1.27 a pop, animated")
    func aPop() {
        weak var released: LoggedController?
        let nav = shown(log.controller("A"))
        do {
            let b = log.controller("B")
            released = b
            nav.pushViewController(b, animated: false)
            log.wait(for: window)
        }
        _ = log.take()
        nav.popViewController(animated: true)
        log.wait(for: window)
        #expect(released == nil)
        log.expect([
            "B.willMove(nil)", "B.willDisappear", "A.willAppear", "delegate.willShow(A)",
            "A.isAppearing", "A.willLayout", "A.didLayout", "~",
            "B.didDisappear", "A.didAppear", "B.didMove(nil)", "delegate.didShow(A)",
        ])
    }

    @Test("B1.28 the root is not popped")
    func rootIsNotPopped() {
        let nav = shown(log.controller("A"))
        #expect(nav.popViewController(animated: true) == nil)
        #expect(nav.beginInteractivePop() == nil)
        log.wait(for: window)
        #expect(log.take() == ["~"])
    }

    @Test("B1.32 an interactive pop is finished")
    func interactivePopIsFinished() {
        let nav = shown(log.controller("A"))
        nav.pushViewController(log.controller("B"), animated: false)
        log.wait(for: window)
        _ = log.take()
        let pop = nav.beginInteractivePop()
        pop?.update(0.5)
        log.wait(for: window)
        pop?.finish()
        log.wait(for: window)
        log.expect([
            "B.willMove(nil)", "B.willDisappear", "A.willAppear", "delegate.willShow(A)",
            "A.isAppearing", "A.willLayout", "A.didLayout", "~", "~",
            "B.didDisappear", "A.didAppear", "B.didMove(nil)", "delegate.didShow(A)",
        ])
    }

    @Test("B1.42 a controller is pushed twice")
    func controllerIsPushedTwice() {
        let a = log.controller("A")
        let nav = shown(a)
        log.withDiagnostics { nav.pushViewController(a, animated: true) }
        log.wait(for: window)
        #expect(nav.viewControllers == [a])
        #expect(log.take() == ["! pushedTwice", "~"])
    }
}

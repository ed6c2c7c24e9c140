import StoryCode
import TestSupport
import Testing

/// A controller that is given to two windows, or to a window and a container, moves, which is reported.
@MainActor
struct MovedRootTests {
    let log = Log()
    let clock = ManualClock()
    let window: Window
    let other: Window

    init() {
        window = Window(scheduler: clock)
        other = Window(scheduler: clock)
        other.makeKeyAndVisible()
    }

    @Test func toAnotherWindow() {
        let a = log.controller("A")
        log.show(a, in: window)
        log.withDiagnostics { other.rootViewController = a }
        log.wait(for: window)
        #expect(window.rootViewController == nil && a.view.window === other)
        log.expectMoves(["! rootMoved", "A.willDisappear", "A.didDisappear", "A.willAppear", "~", "A.didAppear"])
    }

    @Test func toStack() {
        let a = log.controller("A")
        let nav = log.navigation()
        log.show(nav, in: other)
        log.show(a, in: window)
        log.withDiagnostics { nav.pushViewController(a, animated: false) }
        log.wait(for: window)
        #expect(window.rootViewController == nil && a.view.window === other)
        log.expectMoves([
            "A.willDisappear", "A.didDisappear", "A.willMove(nav)", "~", "A.willAppear", "A.didAppear",
            "A.didMove(nav)",
        ])
    }

    @Test func fromStack() {
        let (a, b) = (log.controller("A"), log.controller("B"))
        let nav = log.navigation(a, b)
        log.show(nav, in: window)
        log.withDiagnostics { other.rootViewController = b }
        log.wait(for: window)
        #expect(nav.viewControllers == [a] && a.view.window === window && b.view.window === other)
        log.expectMoves([
            "B.willMove(nil)", "B.willDisappear", "A.willAppear", "B.didDisappear",
            "A.didAppear", "B.didMove(nil)", "B.willAppear", "~", "B.didAppear",
        ])
    }

    @Test func byItsOwnCallback() {
        let (a, b) = (log.controller("A"), log.controller("B"))
        let tabs = log.tabs(a)
        log.show(tabs, in: window)
        b.onWillMove = { [other] in other.rootViewController = b }
        log.withDiagnostics { tabs.viewControllers = [a, b] }
        log.wait(for: window)
        #expect(tabs.viewControllers == [a] && b.parent == nil && b.view.window === other)
        log.expectMoves([
            "B.willMove(tab)", "B.didMove(tab)", "B.willMove(nil)", "B.didMove(nil)",
            "B.willAppear", "~", "B.didAppear",
        ])
    }

    @Test func detachedControllerBecomesARootInItsViewWillAppear() {
        let c = log.controller("C")
        other.makeKeyAndVisible()
        window.addSubview(c.view)
        _ = log.take()
        c.once(.viewWillAppear(false)) { [other] in other.rootViewController = c }
        window.makeKeyAndVisible()
        log.wait(for: window)
        #expect(c.view.window === other)
        log.expectMoves([
            "C.willAppear", "C.willDisappear", "C.didDisappear", "C.willAppear", "~", "C.didAppear",
        ])
    }

    @Test func leavingTabBecomesARootInItsWillMove() {
        let (a, b) = (log.controller("A"), log.controller("B"))
        let tabs = log.tabs(a)
        log.show(tabs, in: window)
        other.makeKeyAndVisible()
        a.onWillMove = { [other] in other.rootViewController = a }
        log.withDiagnostics { tabs.viewControllers = [b] }
        log.wait(for: window)
        #expect(tabs.viewControllers == [b] && a.parent == nil && a.view.window === other)
        log.expectMoves([
            "A.willMove(nil)", "A.willDisappear", "A.didDisappear", "A.didMove(nil)",
            "A.willAppear", "B.willMove(tab)", "B.didMove(tab)", "B.willAppear", "B.didAppear", "~", "A.didAppear",
        ])
    }
}

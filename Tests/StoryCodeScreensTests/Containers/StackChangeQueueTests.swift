import StoryCode
import TestSupport
import Testing

/// The stack after all queued changes, against which a further change is checked.
@MainActor
struct StackChangeQueueTests {
    let log = Log()
    let window = Window(scheduler: ManualClock())

    @Test func removalDuringAChangeIsPartOfIt() {
        let (a, b, x) = (log.controller("A"), log.controller("B"), log.controller("X"))
        let (y, z) = (log.controller("Y"), log.controller("Z"))
        let nav = log.navigation(a, b)
        log.show(nav, in: window)
        x.onWillMove = { [log] in
            nav.pushViewController(y, animated: false)
            nav.pushViewController(z, animated: false)
            a.removeFromParent()
            log.withDiagnostics { #expect(nav.popToViewController(a, animated: false) == nil) }
            #expect(nav.popToRootViewController(animated: false) == [x, y, z])
        }
        nav.pushViewController(x, animated: false)
        log.wait(for: window)
        #expect(nav.viewControllers == [b])
        log.expectMoves([
            "X.willMove(nav)", "A.willMove(nil)", "A.didMove(nil)", "! poppedToUnknownController", "~",
            "B.willDisappear", "X.willAppear", "B.didDisappear", "X.didAppear", "X.didMove(nav)", "Y.willMove(nav)",
            "X.willDisappear", "Y.willAppear", "X.didDisappear", "Y.didAppear", "Y.didMove(nav)", "Z.willMove(nav)",
            "Y.willDisappear", "Z.willAppear", "Y.didDisappear", "Z.didAppear", "Z.didMove(nav)", "X.willMove(nil)",
            "Y.willMove(nil)", "Z.willMove(nil)", "Z.willDisappear", "B.willAppear", "Z.didDisappear", "B.didAppear",
            "X.didMove(nil)", "Y.didMove(nil)", "Z.didMove(nil)",
        ])
    }

    @Test func queuedPopsAndPushesArePartOfIt() {
        let (a, b, x) = (log.controller("A"), log.controller("B"), log.controller("X"))
        let nav = log.navigation(a, b)
        log.show(nav, in: window)
        log.withDiagnostics {
            nav.pushViewController(x, animated: true)
            nav.popToRootViewController(animated: false)
            nav.pushViewController(b, animated: false)
            nav.pushViewController(b, animated: false)
            log.wait(for: window)
        }
        #expect(nav.viewControllers == [a, b])
        log.expectMoves([
            "X.willMove(nav)", "B.willDisappear", "X.willAppear", "! pushedTwice", "~", "B.didDisappear",
            "X.didAppear", "X.didMove(nav)", "B.willMove(nil)", "X.willMove(nil)", "X.willDisappear", "A.willAppear",
            "X.didDisappear", "A.didAppear", "B.didMove(nil)", "X.didMove(nil)", "B.willMove(nav)",
            "A.willDisappear", "B.willAppear", "A.didDisappear", "B.didAppear", "B.didMove(nav)",
        ])
    }

    @Test func cancelledPopIsPartOfIt() {
        let (a, b, x, y) = (log.controller("A"), log.controller("B"), log.controller("X"), log.controller("Y"))
        let nav = log.navigation(a, b)
        log.show(nav, in: window)
        let swipe = nav.beginInteractivePop()
        for next in [x, y] { nav.pushViewController(next, animated: false) }
        b.once(.viewDidAppear(true)) { [log] in
            log.withDiagnostics { nav.pushViewController(b, animated: false) }
        }
        swipe?.cancel()
        log.wait(for: window)
        #expect(nav.viewControllers == [a, b, x, y])
        #expect(log.take().contains("! pushedTwice"))
    }

    @Test func memberThatAQueuedPopRemovesIsPushedAgain() {
        let (a, b) = (log.controller("A"), log.controller("B"))
        let nav = log.navigation(a)
        log.show(nav, in: window)
        b.onWillMove = { [log] in
            nav.popToRootViewController(animated: false)
            log.withDiagnostics { nav.pushViewController(b, animated: false) }
        }
        nav.pushViewController(b, animated: false)
        log.wait(for: window)
        #expect(nav.viewControllers == [a, b])
        log.expectMoves([
            "B.willMove(nav)", "~", "A.willDisappear", "B.willAppear", "A.didDisappear", "B.didAppear",
            "B.didMove(nav)", "B.willMove(nil)", "B.willDisappear", "A.willAppear", "B.didDisappear", "A.didAppear",
            "B.didMove(nil)", "B.willMove(nav)", "A.willDisappear", "B.willAppear", "A.didDisappear", "B.didAppear",
            "B.didMove(nav)",
        ])
    }

    @Test func popReturnsWhatQueuedPushesAdd() {
        let (a, b, x, y) = (log.controller("A"), log.controller("B"), log.controller("X"), log.controller("Y"))
        let nav = log.navigation(a, b)
        log.show(nav, in: window)
        nav.pushViewController(x, animated: true)
        nav.pushViewController(y, animated: true)
        #expect(nav.popViewController(animated: true) === y)
        a.removeFromParent()
        #expect(nav.popToRootViewController(animated: true) == [x])
        log.wait(for: window)
        #expect(nav.viewControllers == [b])
    }

    @Test func assignedStackIsNotAnimated() {
        let (a, b) = (log.controller("A"), log.controller("B"))
        let nav = log.navigation(a)
        log.show(nav, in: window)
        var isAnimated: Bool?
        b.react = { _, event in
            if case .viewWillAppear(let animated) = event { isAnimated = animated }
        }
        nav.viewControllers = [b]
        log.wait(for: window)
        #expect(isAnimated == false)
    }

    @Test func interactivePopWaitsForQueuedChanges() {
        let (a, b, c) = (log.controller("A"), log.controller("B"), log.controller("C"))
        let (d, x) = (log.controller("D"), log.controller("X"))
        let nav = log.navigation(a, b)
        let tabs = log.tabs(nav, c)
        b.once(.viewDidAppear(false)) { tabs.viewControllers = [nav, d] }
        d.onWillMove = {
            nav.pushViewController(x, animated: false)
            #expect(nav.beginInteractivePop() == nil)
        }
        log.show(tabs, in: window)
        log.wait(for: window)
        #expect(nav.viewControllers == [a, b, x] && d.parent === tabs)
    }
}

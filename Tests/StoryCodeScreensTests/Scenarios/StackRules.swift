import StoryCode
import TestSupport
import Testing

/// Stacks that are hidden, nested, or changed in callbacks.
@MainActor
struct StackRules {
    let log = Log()
    let window = Window(scheduler: ManualClock())

    @Test("In a hidden stack only the list changes, and the top is loaded when it appears")
    func offTheScreen() {
        let (a, b, x) = (log.controller("A"), log.controller("B"), log.controller("X"))
        let nav = log.navigation(a)
        let delegate = LoggedDelegate(log: log)
        nav.delegate = delegate
        let tab = log.tabs(nav, x)
        log.show(tab, in: window)
        tab.selectedIndex = 1
        log.wait(for: window)
        _ = log.take()
        nav.pushViewController(b, animated: true)
        log.wait(for: window)
        tab.selectedIndex = 0
        log.wait(for: window)
        #expect(nav.view.subviews == [b.view])
        log.expect([
            "B.willMove(nav)", "~", "B.loadView", "B.didLoad", "B.willAppear",
            "X.willDisappear", "X.didDisappear", "B.isAppearing", "B.willLayout", "B.didLayout", "~",
            "B.didAppear", "B.didMove(nav)",
        ])
    }

    @Test("A root that stays on top of a hidden stack has not moved before it appears")
    func rootStaysOnTop() {
        let (a, x) = (log.controller("A"), log.controller("X"))
        let nav = log.navigation(a)
        nav.viewControllers = [x, a]
        log.expect(["A.willMove(nav)", "X.willMove(nav)", "X.didMove(nav)"])
    }

    @Test("A pop in a hidden stack")
    func popOffTheScreen() {
        let (a, b) = (log.controller("A"), log.controller("B"))
        let nav = log.navigation(a, b)
        #expect(nav.popViewController(animated: true) === b)
        #expect(!a.isViewLoaded && b.parent == nil)
        log.expect([
            "A.willMove(nav)", "A.didMove(nav)", "B.willMove(nav)",
            "B.didMove(nav)", "B.willMove(nil)", "B.didMove(nil)",
        ])
    }

    @Test("Controllers below the top receive nothing when the stack appears and disappears")
    func inactiveControllersAreNotNotified() {
        let (a, b) = (log.controller("A"), log.controller("B"))
        a.loadViewIfNeeded()
        log.show(log.navigation(a, b), in: window)
        window.isHidden = true
        window.isHidden = false
        log.wait(for: window)
        log.expect([
            "B.willDisappear", "B.didDisappear",
            "B.willAppear", "B.isAppearing", "B.willLayout", "B.didLayout", "~", "B.didAppear",
        ])
    }

    @Test("A push inside viewWillAppear is queued until all helpers were notified")
    func pushInsideViewWillAppear() {
        let (a, b) = (log.controller("A"), log.controller("B"))
        let nav = log.navigation(a)
        a.react = { a, event in
            guard event == .viewWillAppear(false) else { return }
            a.react = { _, _ in }
            a.navigationController?.pushViewController(b, animated: true)
        }
        window.rootViewController = nav
        window.makeKeyAndVisible()
        log.wait(for: window)
        #expect(nav.viewControllers == [a, b])
        log.expectMoves([
            "A.willMove(nav)", "A.willAppear", "A.didMove(nav)", "B.willMove(nav)",
            "A.willDisappear", "B.willAppear", "~", "A.didDisappear", "B.didAppear", "B.didMove(nav)",
        ])
    }

    @Test("A pop inside the viewDidAppear of a push follows it")
    func popInsideViewDidAppear() {
        let (a, b) = (log.controller("A"), log.controller("B"))
        let nav = log.navigation(a)
        log.show(nav, in: window)
        b.react = { b, event in
            if event == .viewDidAppear(true) { b.navigationController?.popViewController(animated: true) }
        }
        nav.pushViewController(b, animated: true)
        log.wait(for: window)
        #expect(nav.viewControllers == [a])
        log.expectMoves([
            "B.willMove(nav)", "A.willDisappear", "B.willAppear", "~",
            "A.didDisappear", "B.didAppear", "B.didMove(nav)",
            "B.willMove(nil)", "B.willDisappear", "A.willAppear", "B.didDisappear", "A.didAppear", "B.didMove(nil)",
        ])
    }

    @Test("A controller of a stack that is added elsewhere leaves the stack first")
    func controllerLeavesTheStack() {
        let (a, b, p) = (log.controller("A"), log.controller("B"), log.controller("P"))
        let nav = log.navigation(a, b)
        log.show(nav, in: window)
        p.addChild(b)
        #expect(nav.viewControllers == [a] && b.parent === p)
        log.expectMoves([
            "B.willMove(nil)", "B.willDisappear", "A.willAppear", "B.didDisappear", "A.didAppear",
            "B.didMove(nil)", "B.willMove(P)",
        ])
    }
}

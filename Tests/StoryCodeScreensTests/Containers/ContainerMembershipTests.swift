import StoryCode
import TestSupport
import Testing

@testable import StoryCodeScenes
@testable import StoryCodeScreens

/// The members of a stack, of tabs or of a container, and which of them are shown, after any change.
@MainActor
struct ContainerMembershipTests {
    let log = Log()
    let clock = ManualClock()
    let window: Window

    init() { window = Window(scheduler: clock) }

    @Test func hiddenControllerLeavesItsStack() {
        let (a, b, c) = (log.controller("A"), log.controller("B"), log.controller("C"))
        let nav = log.navigation(a, b, c)
        log.show(nav, in: window)
        b.removeFromParent()
        #expect(log.take() == ["B.willMove(nil)", "B.didMove(nil)"])
        #expect(nav.viewControllers == [a, c] && nav.children == [a, c] && b.parent == nil)
        nav.popViewController(animated: true)
        log.wait(for: window)
        log.expectMoves([
            "C.willMove(nil)", "C.willDisappear", "A.willAppear", "~", "C.didDisappear", "A.didAppear",
            "C.didMove(nil)",
        ])
    }

    @Test(arguments: 0..<3)
    func hiddenControllerLeavesALongStackWithoutATransition(index: Int) {
        let controllers: [ViewController] = ["A", "B", "C", "D"].map { log.controller($0) }
        let (nav, delegate) = (log.navigation(), LoggedDelegate(log: log))
        nav.viewControllers = controllers
        log.show(nav, in: window)
        nav.delegate = delegate
        let leaving = controllers[index]
        leaving.removeFromParent()
        log.wait(for: window)
        #expect(nav.viewControllers == controllers.filter { $0 !== leaving })
        log.expect(["\(leaving.loggedName).willMove(nil)", "\(leaving.loggedName).didMove(nil)", "~"])
        // The delegate, which receives nothing before, exists.
        extendLifetime(delegate)
    }

    @Test func topLeavesItsStack() {
        let (a, b) = (log.controller("A"), log.controller("B"))
        let nav = log.navigation(a, b)
        log.show(nav, in: window)
        b.removeFromParent()
        #expect(nav.viewControllers == [a] && nav.children == [a] && b.parent == nil && b.view.superview == nil)
        log.expectMoves([
            "B.willMove(nil)", "B.willDisappear", "A.willAppear", "B.didDisappear", "A.didAppear", "B.didMove(nil)",
        ])
        window.isHidden = true
        #expect(log.takeMoves() == ["A.willDisappear", "A.didDisappear"])
    }

    @Test func tabLeavesItsTabs() {
        let (a, b, c) = (log.controller("A"), log.controller("B"), log.controller("C"))
        let tab = log.tabs(a, b, c)
        log.show(tab, in: window)
        a.removeFromParent()
        #expect(tab.viewControllers == [b, c] && tab.children == [b, c] && a.parent == nil && a.view.superview == nil)
        #expect(tab.selectedViewController === b)
        log.wait(for: window)
        log.expectMoves([
            "A.willMove(nil)", "B.willAppear", "A.willDisappear", "A.didDisappear", "B.didAppear", "A.didMove(nil)",
            "~",
        ])
        c.removeFromParent()
        #expect(log.takeMoves() == ["C.willMove(nil)", "C.didMove(nil)"])
        b.removeFromParent()
        #expect(log.takeMoves() == ["B.willMove(nil)", "B.willDisappear", "B.didDisappear", "B.didMove(nil)"])
        #expect(tab.viewControllers == [] && tab.children == [] && tab.selectedViewController == nil)
        #expect(tab.selectedIndex == -1)
    }

    @Test(arguments: [false, true])
    func windowReleasedDuringAPopEndsAllAppearances(animated: Bool) {
        var released: Window? = Window(scheduler: clock)
        let a = log.controller("A")
        let b = LoggedController("B", log: log)
        let nav = log.navigation(a, b)
        if let released { log.show(nav, in: released) }
        b.onWillMove = { released = nil }
        nav.popViewController(animated: animated)
        clock.advance(by: .seconds(1))
        #expect(released == nil && nav.viewControllers == [a] && b.parent == nil)
        #expect([nav, a, b].map(\.appearance.state) == [.disappeared, .disappeared, .disappeared])
    }

    @Test func windowReleasedByItsFirstMemberShowsNothing() {
        var released: Window? = Window(scheduler: clock)
        let a = log.controller("A")
        let nav = log.navigation()
        if let released { log.show(nav, in: released) }
        a.onWillMove = { released = nil }
        nav.viewControllers = [a]
        clock.run()
        #expect(released == nil && nav.viewControllers == [a])
        #expect(log.take() == ["A.willMove(nav)"])
    }

    @Test func forgottenDidMoveDoesNotKeepTheFlag() {
        let (p, c) = (log.controller("P"), log.controller("C"))
        log.show(p, in: window)
        p.addChild(c)
        c.react = { c, event in
            switch event {
            case .viewWillAppear, .viewDidAppear, .viewWillDisappear, .viewDidDisappear:
                log.add("C.\(event.short): \(c.isMovingToParent) \(c.isMovingFromParent)")
            default: break
            }
        }
        p.view.addSubview(c.view)
        log.wait(for: window)
        window.isHidden = true
        window.isHidden = false
        log.wait(for: window)
        #expect(
            log.take().filter { $0.contains(":") } == [
                "C.willAppear: true false", "C.didAppear: true false",
                "C.willDisappear: false false", "C.didDisappear: false false",
                "C.willAppear: false false", "C.didAppear: false false",
            ]
        )
    }

    @Test func reloadedStackShowsItsTop() {
        let a = log.controller("A")
        expectReload(of: log.navigation(a), shows: a)
    }

    @Test func reloadedTabsShowTheSelectedTab() {
        let a = log.controller("A")
        expectReload(of: log.tabs(a, log.controller("B")), shows: a)
    }

    /// Reloads a container while its old view is retained.
    private func expectReload(of container: ViewController, shows child: ViewController) {
        log.show(container, in: window)
        let old = container.view
        container.reloadView()
        log.wait(for: window)
        #expect(container.view !== old && old?.superview == nil && child.view.superview === container.view)
        #expect(child.view.window === window)
        #expect(log.takeMoves() == ["A.willDisappear", "A.didDisappear", "A.willAppear", "~", "A.didAppear"])
    }

    @Test func reloadedTabsShowAStack() {
        let a = log.controller("A")
        let nav = log.recorded(log.navigation(a), as: "nav")
        let tab = log.tabs(nav)
        log.show(tab, in: window)
        tab.reloadView()
        log.wait(for: window)
        #expect(nav.view.superview === tab.view && a.view.superview === nav.view && a.view.window === window)
        log.expectMoves([
            "nav.willDisappear", "A.willDisappear", "nav.didDisappear", "A.didDisappear", "nav.willAppear",
            "A.willAppear", "~", "nav.didAppear", "A.didAppear",
        ])
    }
}

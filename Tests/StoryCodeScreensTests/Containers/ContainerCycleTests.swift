import StoryCode
import TestSupport
import Testing

@testable import StoryCodeScenes
@testable import StoryCodeScreens

/// Refused insertions: the controller contains the container, is presented, or would not be shown.
@MainActor
struct ContainerCycleTests {
    let log = Log()
    let clock = ManualClock()
    let window: Window

    init() { window = Window(scheduler: clock) }

    @Test func stackDoesNotContainItself() {
        let a = log.controller("A")
        let nav = log.navigation(a)
        #expect(diagnostics { nav.viewControllers = [nav] } == [LifecycleDiagnostic(.pushedContainer, [nav, nav])])
        #expect(nav.viewControllers == [a] && nav.children == [a] && nav.parent == nil)
    }

    @Test func tabsDoNotContainThemselves() {
        let a = log.controller("A")
        let tab = log.tabs(a)
        #expect(
            diagnostics { tab.viewControllers = [a, tab] } == [
                LifecycleDiagnostic(.hierarchyInconsistency, [tab, tab])
            ]
        )
        #expect(tab.viewControllers == [a] && tab.children == [a] && tab.parent == nil)
    }

    @Test(arguments: [false, true])
    func stackRefusesItsAncestors(isVisible: Bool) {
        let (p, a) = (log.controller("P"), log.controller("A"))
        let nav = log.navigation(a)
        p.addChild(nav)
        if isVisible {
            p.view.addSubview(nav.view)
            log.show(p, in: window)
        }
        _ = log.take()
        let problem = LifecycleDiagnostic(.hierarchyInconsistency, [p, nav])
        #expect(diagnostics { nav.pushViewController(p, animated: false) } == [problem])
        #expect(diagnostics { nav.viewControllers = [a, p] } == [problem])
        clock.advance(by: .seconds(1))
        #expect(nav.viewControllers == [a] && nav.parent === p && p.parent == nil)
        #expect(log.take() == [])
    }

    @Test func tabsRefuseTheirAncestors() {
        let (p, a) = (log.controller("P"), log.controller("A"))
        let tab = log.tabs(a)
        p.addChild(tab)
        _ = log.take()
        #expect(
            diagnostics { tab.viewControllers = [p, a] } == [LifecycleDiagnostic(.hierarchyInconsistency, [p, tab])]
        )
        #expect(tab.viewControllers == [a] && tab.parent === p && p.parent == nil)
        #expect(log.take() == [])
    }

    @Test func presentedStackRefusesItsPresenter() {
        let (a, b) = (log.controller("A"), log.controller("B"))
        let nav = log.navigation(b)
        log.show(a, in: window)
        a.present(nav, animated: false)
        clock.advance(by: .seconds(1))
        _ = log.take()
        #expect(
            diagnostics { nav.pushViewController(a, animated: true) } == [
                LifecycleDiagnostic(.hierarchyInconsistency, [a, nav])
            ]
        )
        clock.advance(by: .seconds(1))
        #expect(nav.viewControllers == [b] && window.rootViewController === a && nav.presentingViewController === a)
        #expect(log.take() == [])
    }

    @Test func presentedControllerIsNeitherPushedNorATab() {
        let (a, b, c, d) = (log.controller("A"), log.controller("B"), log.controller("C"), log.controller("D"))
        let nav = log.navigation(a)
        let tab = log.tabs(c, nav)
        tab.selectedIndex = 1
        log.show(tab, in: window)
        tab.present(b, animated: false)
        clock.advance(by: .seconds(1))
        _ = log.take()
        #expect(
            diagnostics { nav.pushViewController(b, animated: false) } == [
                LifecycleDiagnostic(.hierarchyInconsistency, [b, nav])
            ]
        )
        #expect(
            diagnostics { tab.viewControllers = [b, d] } == [LifecycleDiagnostic(.hierarchyInconsistency, [b, tab])]
        )
        clock.advance(by: .seconds(1))
        #expect(nav.viewControllers == [a] && tab.viewControllers == [c, nav] && tab.selectedIndex == 1)
        #expect(tab.presentedViewController === b && b.parent == nil && d.parent == nil)
        #expect(log.take() == [])
    }

    /// A controller that becomes presented while its push, or its page, waits for a callback.
    @Test func memberThatIsPresentedBeforeItsTurnIsNotAdded() {
        let (a, b, c, r) = (log.controller("A"), log.controller("B"), log.controller("C"), log.controller("R"))
        let other = Window(scheduler: clock)
        log.show(r, in: other)
        let nav = log.navigation(a)
        log.show(nav, in: window)
        b.onWillMove = {
            nav.pushViewController(c, animated: false)
            r.present(c, animated: false)
        }
        let problem = LifecycleDiagnostic.Problem.hierarchyInconsistency
        var found = diagnostics {
            nav.pushViewController(b, animated: false)
            clock.run()
        }
        #expect(found == [LifecycleDiagnostic(problem, [c, nav])])
        #expect(nav.viewControllers == [a, b] && c.parent == nil && c.presentingViewController === r)
        r.dismiss(animated: false)
        clock.run()

        let (pages, d, e) = (PageViewController(), log.controller("D"), log.controller("E"))
        pages.setViewControllers([d], direction: .forward, animated: false)
        log.show(pages, in: window)
        var completions: [Bool] = []
        r.once(.viewDidLayoutSubviews) {
            r.present(e, animated: false)
            pages.setViewControllers([e], direction: .forward, animated: false) { completions.append($0) }
        }
        found = diagnostics {
            r.view.setNeedsLayout()
            r.view.layoutIfNeeded()
            clock.run()
        }
        #expect(found == [LifecycleDiagnostic(problem, [e, pages])])
        #expect(pages.viewControllers == [d] && e.presentingViewController === r)
        #expect(completions == [false])
        withExtendedLifetime(other) {}
    }

    @Test func newMemberThatTakesTheStackIsNotAdded() {
        let (b, c) = (log.controller("B"), log.controller("C"))
        let nav = log.navigation()
        b.onWillMove = { c.addChild(nav) }
        nav.viewControllers = [b, c]
        #expect(nav.viewControllers == [b] && nav.parent === c && c.parent == nil)
        log.expect(["B.willMove(nav)", "B.didMove(nav)"])
    }

    @Test func parentIsNotAddedToItsNextChild() {
        let (p, c) = (log.controller("P"), log.controller("C"))
        c.onWillMove = { c.addChild(p) }
        log.withDiagnostics { p.addChild(c) }
        #expect(c.parent === p && p.parent == nil)
        log.expect(["C.willMove(P)", "! hierarchyInconsistency"])
    }
}

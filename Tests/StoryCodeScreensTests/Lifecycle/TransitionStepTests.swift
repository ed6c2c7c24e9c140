import StoryCode
import TestSupport
import Testing

/// Steps of a transition that no longer fit, because a callback has changed the screen.
@MainActor
struct TransitionStepTests {
    let log = Log()
    let clock = ManualClock()
    let window: Window

    init() { window = Window(scheduler: clock) }

    @Test func viewOfATabThatAppearsAgainIsNotRemoved() {
        let (a, b) = (log.controller("A"), log.controller("B"))
        let tabs = log.tabs(a, b)
        log.show(tabs, in: window)
        a.once(.viewWillDisappear(false)) { a.beginAppearanceTransition(true, animated: false) }
        tabs.selectedIndex = 1
        log.wait(for: window)
        #expect(a.view.window === window)
        log.expectMoves([
            "B.willAppear", "A.willDisappear", "A.willAppear", "~", "B.didAppear",
        ])
    }

    @Test func viewOfATabThatDisappearsAgainIsNotInserted() {
        let (a, b) = (log.controller("A"), log.controller("B"))
        let tabs = log.tabs(a, b)
        log.show(tabs, in: window)
        b.once(.viewWillAppear(false)) { b.beginAppearanceTransition(false, animated: false) }
        tabs.selectedIndex = 1
        #expect(b.view.window == nil)
        log.wait(for: window)
        log.expectMoves([
            "B.willAppear", "B.willDisappear", "A.willDisappear", "A.didDisappear", "~",
        ])
    }

    @Test func viewThatMovesDuringAPopStaysThere() {
        let (a, b) = (log.controller("A"), log.controller("B"))
        let nav = log.navigation(a, b)
        log.show(nav, in: window)
        let other = View()
        window.addSubview(other)
        nav.popViewController(animated: true)
        other.addSubview(b.view)
        log.wait(for: window)
        #expect(b.view.superview === other && b.parent == nil)
        log.expectMoves([
            "B.willMove(nil)", "B.willDisappear", "A.willAppear", "~", "B.didDisappear", "A.didAppear",
            "B.didMove(nil)",
        ])
    }

    @Test func tabSelectedInAnAppearingContainerAppearsAfterIt() {
        let (r, a, b) = (log.controller("R"), log.controller("A"), log.controller("B"))
        let tabs = log.recorded(TabBarController(), as: "tab")
        tabs.viewControllers = [a, b]
        log.show(r, in: window)
        r.present(tabs, animated: true)
        tabs.selectedIndex = 1
        clock.advance(by: .zero)
        log.add("turn")
        log.wait(for: window)
        log.expectMoves([
            "tab.willAppear", "A.willAppear", "B.willAppear", "A.willDisappear", "A.didDisappear", "turn", "~",
            "tab.didAppear", "B.didAppear",
        ])
    }

    @Test func presentationOfACoveredTabGoesOnWhenTheTabsChange() {
        let (a, b, p, q) = (log.controller("A"), log.controller("B"), log.controller("P"), log.controller("Q"))
        let tabs = log.tabs(a)
        log.show(tabs, in: window)
        a.definesPresentationContext = true
        p.definesPresentationContext = true
        p.modalPresentationStyle = .currentContext
        q.modalPresentationStyle = .currentContext
        a.present(p, animated: false)
        log.wait(for: window)
        _ = log.take()
        p.present(q, animated: true)
        tabs.viewControllers = [a, b]
        clock.advance(by: .zero)
        log.add("turn")
        log.wait(for: window)
        log.expectMoves([
            "P.willDisappear", "Q.willAppear", "B.willMove(tab)", "B.didMove(tab)", "turn", "~", "Q.didAppear",
            "P.didDisappear",
        ])
    }

    @Test func detachedChildWaitsForTheLastEndOfANesting() {
        let (p, d) = (log.controller("P"), log.controller("D"))
        log.show(p, in: window)
        window.isHidden = true
        log.wait(for: window)
        p.view.addSubview(d.view)
        _ = log.take()
        p.beginAppearanceTransition(true, animated: false)
        p.beginAppearanceTransition(true, animated: false)
        p.endAppearanceTransition()
        log.add("ended once")
        p.endAppearanceTransition()
        log.expectMoves([
            "P.willAppear", "D.willAppear", "ended once", "D.didAppear", "P.didAppear",
        ])
    }

    @Test func childThatPresentsFinishesThePresentationBeforeItsContainerEndsIt() {
        let (p, c, s) = (log.controller("P"), log.controller("C"), log.controller("S"))
        p.addChild(c)
        p.view.addSubview(c.view)
        c.didMove(toParent: p)
        log.show(p, in: window)
        c.definesPresentationContext = true
        s.modalPresentationStyle = .overCurrentContext
        c.present(s, animated: true)
        c.beginAppearanceTransition(false, animated: false)
        c.endAppearanceTransition()
        log.wait(for: window)
        log.expectMoves([
            "S.willAppear", "S.didAppear", "C.willDisappear", "S.willDisappear", "C.didDisappear", "S.didDisappear",
            "~",
        ])
    }
}

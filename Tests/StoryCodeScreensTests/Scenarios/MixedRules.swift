import StoryCode
import TestSupport
import Testing

/// Combinations of stacks, tabs and presentations.
@MainActor
struct MixedRules {
    let log = Log()
    let window = Window(scheduler: ManualClock())

    @Test("A presentation during a push ends the push first")
    func presentationDuringAPush() {
        let (a, b, s) = (log.controller("A"), log.controller("B"), log.controller("S"))
        s.modalPresentationStyle = .fullScreen
        let nav = log.navigation(a)
        log.show(nav, in: window)
        nav.pushViewController(b, animated: true)
        nav.present(s, animated: true)
        log.wait(for: window)
        log.expectMoves([
            "B.willMove(nav)", "A.willDisappear", "B.willAppear",
            "A.didDisappear", "B.didAppear", "B.didMove(nav)", "B.willDisappear", "S.willAppear", "~",
            "S.didAppear", "B.didDisappear",
        ])
    }

    @Test("A push under a full screen changes the list only, and the new top appears with the dismissal")
    func pushUnderAFullScreen() {
        let (a, b, s) = (log.controller("A"), log.controller("B"), log.controller("S"))
        s.modalPresentationStyle = .fullScreen
        let nav = log.navigation(a)
        log.show(nav, in: window)
        nav.present(s, animated: true)
        log.wait(for: window)
        _ = log.take()
        nav.pushViewController(b, animated: true)
        log.wait(for: window)
        nav.dismiss(animated: true)
        log.wait(for: window)
        #expect(nav.view.subviews == [b.view])
        log.expectMoves([
            "B.willMove(nav)", "~", "S.willDisappear", "B.willAppear", "~",
            "B.didAppear", "B.didMove(nav)", "S.didDisappear",
        ])
    }

    @Test("A tab is selected during a push: the push ends first")
    func tabDuringAPush() {
        let (a, b, x) = (log.controller("A"), log.controller("B"), log.controller("X"))
        let nav = log.navigation(a)
        let tab = log.tabs(nav, x)
        log.show(tab, in: window)
        nav.pushViewController(b, animated: true)
        tab.selectedIndex = 1
        log.wait(for: window)
        log.expectMoves([
            "B.willMove(nav)", "A.willDisappear", "B.willAppear", "X.willAppear",
            "A.didDisappear", "B.didAppear", "B.didMove(nav)", "B.willDisappear", "B.didDisappear", "~",
            "X.didAppear",
        ])
    }

    @Test("A presentation in the context of a popped controller leaves with it")
    func presentationInAContextLeavesWithIt() {
        weak var released: ViewController?
        let a = log.controller("A")
        let nav = log.navigation(a)
        log.show(nav, in: window)
        do {
            let (b, s) = (log.controller("B"), log.controller("S"))
            released = s
            b.definesPresentationContext = true
            s.modalPresentationStyle = .currentContext
            nav.pushViewController(b, animated: false)
            log.wait(for: window)
            b.present(s, animated: false)
            log.wait(for: window)
        }
        _ = log.take()
        nav.popViewController(animated: true)
        log.wait(for: window)
        #expect(nav.view.subviews == [a.view])
        log.expectMoves([
            "B.willMove(nil)", "S.willDisappear", "A.willAppear", "~",
            "S.didDisappear", "A.didAppear", "B.didMove(nil)",
        ])
        #expect(released == nil)
    }

    @Test("A presentation in the context of a tab appears and disappears with the tab")
    func presentationInAContextOfATab() {
        let (a, b, s) = (log.controller("A"), log.controller("B"), log.controller("S"))
        a.definesPresentationContext = true
        s.modalPresentationStyle = .currentContext
        let tab = log.tabs(a, b)
        log.show(tab, in: window)
        a.present(s, animated: true)
        log.wait(for: window)
        _ = log.take()
        tab.selectedIndex = 1
        log.wait(for: window)
        tab.selectedIndex = 0
        log.wait(for: window)
        #expect(tab.view.subviews == [s.view])
        log.expectMoves([
            "B.willAppear", "S.willDisappear", "S.didDisappear", "~", "B.didAppear",
            "S.willAppear", "B.willDisappear", "B.didDisappear", "~", "S.didAppear",
        ])
    }

    @Test("A new root during a push: the push ends first, and the old tree is released")
    func newRootDuringAPush() {
        weak var released: ViewController?
        do {
            let nav = log.navigation(log.controller("A"))
            released = nav
            log.show(nav, in: window)
            nav.pushViewController(log.controller("B"), animated: true)
        }
        window.rootViewController = log.controller("R")
        log.wait(for: window)
        #expect(released == nil)
        log.expectMoves([
            "B.willMove(nav)", "A.willDisappear", "B.willAppear",
            "A.didDisappear", "B.didAppear", "B.didMove(nav)", "B.willDisappear", "B.didDisappear",
            "R.willAppear", "~", "R.didAppear",
        ])
    }
}

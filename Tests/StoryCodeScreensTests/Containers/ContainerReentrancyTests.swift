import StoryCode
import TestSupport
import Testing

/// Changes of container controllers requested in callbacks of a change.
///
/// Each of these cases was once a bug.
@MainActor
struct ContainerReentrancyTests {
    /// A navigation controller that runs a closure once, when it will disappear.
    final class ActingNavigationController: NavigationController {
        var onWillDisappear: (() -> Void)?

        override func viewWillDisappear(_ animated: Bool) {
            super.viewWillDisappear(animated)
            let action = onWillDisappear
            onWillDisappear = nil
            action?()
        }
    }

    let log = Log()
    let window = Window(scheduler: ManualClock())

    /// Adds a child with its view.
    func add(_ child: ViewController, to parent: ViewController) {
        parent.addChild(child)
        parent.view.addSubview(child.view)
        child.didMove(toParent: parent)
    }

    @Test func childRemovedDuringTeardownHasDisappeared() {
        let (p, c) = (log.controller("P"), log.controller("C"))
        add(c, to: p)
        log.show(p, in: window)
        p.once(.viewDidDisappear(false)) {
            c.willMove(toParent: nil)
            c.view.removeFromSuperview()
            c.removeFromParent()
        }
        log.withDiagnostics { p.view = nil }
        #expect(c.parent == nil && !p.isViewLoaded)
        log.expect([
            "! viewUnloadedWhileVisible", "P.willDisappear", "C.willDisappear", "P.didDisappear",
            "C.willMove(nil)", "C.didDisappear", "C.didMove(nil)", "P.willTearDown", "P.didTearDown",
        ])
    }

    @Test func membersAreReorderedWhileOneOfThemMovesIn() {
        let (a, b, c, d) = (log.controller("A"), log.controller("B"), log.controller("C"), log.controller("D"))
        let (nav, tabs) = (log.navigation(a), log.tabs(c))
        b.onWillMove = { nav.viewControllers = [b, a] }
        d.onWillMove = { tabs.viewControllers = [d, c] }
        _ = log.take()
        log.withDiagnostics {
            nav.pushViewController(b, animated: false)
            tabs.viewControllers = [c, d]
        }
        #expect(nav.viewControllers == [b, a] && tabs.viewControllers == [d, c])
        log.expect(["A.didMove(nav)", "B.willMove(nav)", "B.didMove(nav)", "D.willMove(tab)", "D.didMove(tab)"])
    }

    @Test func requestForAChildFollowsTheEarlierOneForItsParent() {
        let (p, c) = (log.controller("P"), log.controller("C"))
        add(c, to: p)
        log.show(p, in: window)
        p.once(.viewDidLayoutSubviews) {
            p.reloadView()
            c.reloadView()
        }
        p.view.setNeedsLayout()
        window.layoutIfNeeded()
        log.wait(for: window)
        log.expectMoves([
            "P.willDisappear", "C.willDisappear", "P.didDisappear", "C.didDisappear", "P.willTearDown", "P.didTearDown",
            "P.willAppear", "C.willTearDown", "C.didTearDown", "~", "P.didAppear",
        ])
    }

    @Test func controllerMovedDuringReloadStaysMoved() {
        let (p, q, c) = (log.controller("P"), log.controller("Q"), log.controller("C"))
        add(c, to: p)
        log.show(p, in: window)
        c.once(.viewDidTearDown) { q.addChild(c) }
        c.reloadView()
        log.wait(for: window)
        #expect(c.parent === q && c.viewIfLoaded?.superview == nil && p.view.subviews == [])
        log.expectMoves([
            "C.willDisappear", "C.didDisappear", "C.willTearDown", "C.didTearDown", "C.didMove(nil)",
            "C.willMove(Q)",
            "~",
        ])
    }

    @Test func controllerMovedDuringAPopMovesOnce() {
        let (a, b, y, p) = (log.controller("A"), log.controller("B"), log.controller("Y"), log.controller("P"))
        let x = LoggedController("X", log: log)
        let nav = log.navigation(a, b)
        _ = log.take()
        x.onDidMove = { p.addChild(a) }
        nav.viewControllers = [x, y]
        #expect(nav.viewControllers == [x, y] && nav.children == [x, y] && a.parent === p)
        log.expect([
            "B.didMove(nav)", "A.willMove(nil)", "B.willMove(nil)", "X.willMove(nav)", "X.didMove(nav)",
            "A.didMove(nil)", "A.willMove(P)", "Y.willMove(nav)", "B.didMove(nil)",
        ])
    }

    @Test func topMovedDuringAPopRevealsTheOneBelow() {
        let (b, c) = (log.controller("B"), log.controller("C"))
        let a = LoggedController("A", log: log)
        let (nav, other) = (log.navigation(c, a, b), log.navigation(log.controller("R")))
        log.name(other, "other")
        log.show(nav, in: window)
        a.onWillMove = { other.pushViewController(b, animated: false) }
        nav.popToRootViewController(animated: false)
        log.wait(for: window)
        #expect(nav.viewControllers == [c] && other.topViewController === b && c.view.window === window)
        log.expectMoves([
            "A.willMove(nil)", "B.willMove(nil)", "B.willDisappear", "B.didDisappear", "B.didMove(nil)",
            "R.didMove(other)", "B.willMove(other)", "~", "C.willAppear", "C.didAppear", "A.didMove(nil)",
        ])
    }

    @Test func stackReloadedDuringItsRemovalDisappears() {
        let (a, x) = (log.controller("A"), log.controller("X"))
        let nav = log.recorded(ActingNavigationController(), as: "nav")
        nav.viewControllers = [a]
        let tab = log.tabs(nav)
        log.show(tab, in: window)
        nav.onWillDisappear = {
            window.isHidden = true
            tab.viewControllers = [x]
        }
        nav.reloadView()
        log.wait(for: window)
        #expect(tab.viewControllers == [x] && nav.parent == nil && a.viewIfLoaded?.window == nil)
        log.expectMoves([
            "nav.willDisappear", "A.willDisappear", "nav.didDisappear", "A.didDisappear", "nav.willTearDown",
            "nav.didTearDown", "nav.willAppear", "A.willAppear", "nav.willDisappear", "A.willDisappear",
            "nav.didDisappear", "A.didDisappear", "nav.willMove(nil)", "X.willMove(tab)", "X.didMove(tab)",
            "nav.didMove(nil)", "~",
        ])
    }

    @Test func pushInWillMoveOfAnInvisibleStackFollows() {
        let (a, b, c) = (log.controller("A"), log.controller("B"), log.controller("C"))
        let nav = log.navigation(a)
        _ = log.take()
        b.onWillMove = { [log] in
            nav.pushViewController(c, animated: false)
            log.add("end of willMove")
        }
        nav.pushViewController(b, animated: false)
        #expect(nav.viewControllers == [a, b, c])
        log.expect(["A.didMove(nav)", "B.willMove(nav)", "end of willMove", "B.didMove(nav)", "C.willMove(nav)"])
    }

    @Test func rootThatBecomesATabIsReleased() {
        weak var keptRoot: ViewController?
        weak var keptTabs: ViewController?
        do {
            let window = Window(scheduler: ManualClock())
            let a = log.controller("A")
            let tab = log.tabs()
            a.once(.viewDidLoad) { [weak a, weak tab] in
                if let a { tab?.viewControllers = [a] }
            }
            (keptRoot, keptTabs) = (a, tab)
            log.withDiagnostics {
                window.rootViewController = a
                window.isHidden = false
                log.wait(for: window)
            }
        }
        #expect(keptRoot == nil && keptTabs == nil)
    }

    @Test func coveredTopStaysCoveredWhenTheStackBelowChanges() {
        let window = Window(scheduler: ManualClock())
        let (a, b, x) = (log.controller("A"), log.controller("B"), log.controller("X"))
        let nav = log.navigation(a)
        log.show(nav, in: window)
        a.definesPresentationContext = true
        b.modalPresentationStyle = .currentContext
        a.present(b, animated: false)
        log.wait(for: window)
        _ = log.take()
        nav.viewControllers = [x, a]
        log.wait(for: window)
        #expect(a.viewIfLoaded?.window == nil && b.view.window === window)
        log.expectMoves(["X.willMove(nav)", "X.didMove(nav)", "~"])
    }
}

import StoryCode
import TestSupport
import Testing

/// Changes around detached controllers, whose views are inside other controllers' views.
///
/// Each case was once a bug.
@MainActor
struct DetachedControllerTests {
    let log = Log()
    let clock = ManualClock()
    let window: Window

    init() { window = Window(scheduler: clock) }

    @Test func newViewTakesDetachedControllersAlong() {
        let (h, s) = (log.controller("H"), log.controller("S"))
        _ = (h.view, s.view, log.take())
        h.beginAppearanceTransition(true, animated: false)
        h.endAppearanceTransition()
        h.view.addSubview(s.view)
        clock.advance(by: .seconds(1))
        let old = h.view
        h.view = View()
        log.add("~")
        #expect(s.view.superview === old && h.view.subviews == [])
        h.beginAppearanceTransition(false, animated: false)
        h.endAppearanceTransition()
        log.expectMoves([
            "H.willAppear", "H.didAppear", "S.willAppear", "S.didAppear", "S.willDisappear", "S.didDisappear",
            "~", "H.willDisappear", "H.didDisappear",
        ])
    }

    @Test func adoptedViewBringsItsDetachedControllersAlong() {
        let (h, s) = (log.controller("H"), log.controller("S"))
        let adopted = View()
        adopted.addSubview(s.view)
        h.view = adopted
        _ = log.take()
        window.rootViewController = h
        window.makeKeyAndVisible()
        clock.advance(by: .seconds(1))
        log.add("~")
        window.isHidden = true
        clock.advance(by: .seconds(1))
        #expect(
            log.take().filter { $0.hasPrefix("S.") || $0 == "~" } == [
                "S.willAppear", "S.isAppearing", "S.willLayout", "S.didLayout", "S.didAppear", "~", "S.willDisappear",
                "S.didDisappear",
            ]
        )
    }

    @Test func viewsAroundAnAdoptedViewAreMarked() {
        let (h, s) = (log.controller("H"), log.controller("S"))
        let (outer, inner, own) = (View(), View(), View())
        outer.addSubview(inner)
        inner.addSubview(own)
        s.view = own
        log.show(h, in: window)
        _ = log.take()
        h.view.addSubview(outer)
        clock.advance(by: .seconds(1))
        log.add("~")
        outer.removeFromSuperview()
        clock.advance(by: .seconds(1))
        log.expectMoves(["S.willAppear", "S.didAppear", "~", "S.willDisappear", "S.didDisappear"])
    }

    @Test func coveredControllerThatAContainerTakesDismisses() {
        let (d, p, r) = (log.controller("D"), log.controller("P"), log.controller("R"))
        let nav = log.navigation(r)
        window.makeKeyAndVisible()
        window.addSubview(d.view)
        d.definesPresentationContext = true
        p.modalPresentationStyle = .currentContext
        d.present(p, animated: false)
        log.wait(for: window)
        _ = log.take()
        nav.pushViewController(d, animated: false)
        #expect(d.parent === nav && d.presentedViewController == nil && window.subviews == [])
        log.expectMoves([
            "P.willDisappear", "D.willAppear", "D.didAppear", "P.didDisappear", "D.willDisappear", "D.didDisappear",
            "R.didMove(nav)", "D.willMove(nav)",
        ])
    }

    @Test func reloadedViewWhoseHostLeavesDoesNotAppear() {
        let (p, e, c) = (log.controller("P"), log.controller("E"), log.controller("C"))
        p.addChild(e)
        p.view.addSubview(e.view)
        e.didMove(toParent: p)
        e.view.addSubview(c.view)
        log.show(p, in: window)
        c.once(.viewWillTearDown) {
            e.willMove(toParent: nil)
            e.view.removeFromSuperview()
            e.removeFromParent()
        }
        c.reloadView()
        log.wait(for: window)
        #expect(c.view.window == nil)
        log.expectMoves([
            "C.willDisappear", "C.didDisappear", "C.willTearDown", "E.willMove(nil)", "E.willDisappear",
            "E.didDisappear", "E.didMove(nil)", "C.didTearDown", "~",
        ])
    }

    @Test func reloadedViewWhoseSuperviewLeavesDoesNotAppear() {
        let (c, box) = (log.controller("C"), View())
        window.makeKeyAndVisible()
        window.addSubview(box)
        box.addSubview(c.view)
        log.wait(for: window)
        _ = log.take()
        c.once(.viewWillTearDown) { box.removeFromSuperview() }
        c.reloadView()
        log.wait(for: window)
        log.expectMoves(["C.willDisappear", "C.didDisappear", "C.willTearDown", "C.didTearDown", "~"])
    }

    @Test func reloadedViewStaysInItsHiddenWindow() {
        let c = log.controller("C")
        window.addSubview(c.view)
        c.beginAppearanceTransition(true, animated: false)
        c.endAppearanceTransition()
        _ = log.take()
        c.reloadView()
        log.wait(for: window)
        #expect(window.subviews == [c.view])
        log.expectMoves(["C.willDisappear", "C.didDisappear", "C.willTearDown", "C.didTearDown", "~"])
    }

    @Test func controllerWhoseHostBeginsToDisappearFollowsIt() {
        let (h, c) = (log.controller("H"), log.controller("C"))
        h.beginAppearanceTransition(true, animated: false)
        h.endAppearanceTransition()
        c.once(.viewWillAppear(false)) { h.beginAppearanceTransition(false, animated: false) }
        _ = (c.view, log.take())
        h.view.addSubview(c.view)
        log.add("~")
        h.endAppearanceTransition()
        log.expectMoves([
            "C.willAppear", "H.willDisappear", "C.willDisappear", "~", "C.didDisappear", "H.didDisappear",
        ])
    }

    @Test func viewRemovedWhileItsHostDisappearsHasDisappeared() {
        let (h, c) = (log.controller("H"), log.controller("C"))
        h.view.addSubview(c.view)
        h.beginAppearanceTransition(true, animated: false)
        h.endAppearanceTransition()
        _ = log.take()
        h.beginAppearanceTransition(false, animated: false)
        log.add("~")
        c.view.removeFromSuperview()
        h.endAppearanceTransition()
        log.expect(["H.willDisappear", "C.willDisappear", "~", "C.didDisappear", "H.didDisappear"])
    }

    /// Decision D20.
    @Test func detachedControllerMovesWhileItDisappears() {
        let (a, b, c) = (log.controller("A"), log.controller("B"), log.controller("C"))
        let nav = log.navigation(a)
        log.show(nav, in: window)
        a.view.addSubview(c.view)
        log.wait(for: window)
        _ = log.take()
        nav.pushViewController(b, animated: true)
        window.addSubview(c.view)
        log.wait(for: window)
        #expect(c.view.window === window)
        log.expectMoves([
            "B.willMove(nav)", "A.willDisappear", "C.willDisappear", "B.willAppear", "C.didDisappear", "C.willAppear",
            "~", "C.didAppear", "A.didDisappear", "B.didAppear", "B.didMove(nav)",
        ])
    }

    /// Decision D20.
    @Test func controllerThatLeavesItsParentInViewWillDisappear() {
        let (p, c, d) = (log.controller("P"), log.controller("C"), log.controller("D"))
        log.show(p, in: window)
        p.addChild(c)
        p.view.addSubview(c.view)
        c.didMove(toParent: p)
        c.view.addSubview(d.view)
        log.wait(for: window)
        _ = log.take()
        c.once(.viewWillDisappear(false)) {
            c.willMove(toParent: nil)
            c.view.removeFromSuperview()
            c.removeFromParent()
        }
        window.rootViewController = nil
        log.wait(for: window)
        log.expectMoves([
            "P.willDisappear", "C.willDisappear", "C.willMove(nil)", "D.willDisappear", "D.didDisappear",
            "C.didDisappear", "C.didMove(nil)", "P.didDisappear", "~",
        ])
    }

    @Test func releasedWindowNotifiesControllersFromAnother() {
        var second: Window? = Window(scheduler: clock)
        let s = log.controller("S")
        window.makeKeyAndVisible()
        second?.makeKeyAndVisible()
        window.addSubview(s.view)
        clock.advance(by: .seconds(1))
        second?.addSubview(s.view)
        clock.advance(by: .seconds(1))
        log.add("~")
        second = nil
        clock.advance(by: .seconds(1))
        #expect(log.takeMoves() == ["S.willAppear", "S.didAppear", "~", "S.willDisappear", "S.didDisappear"])
    }

    @Test func detachedControllerLeavesDuringAppearance() {
        let (h, s) = (log.controller("H"), log.controller("S"))
        window.makeKeyAndVisible()
        _ = (h.view, s.view, log.take())
        window.addSubview(h.view)
        h.view.addSubview(s.view)
        window.addSubview(s.view)
        log.wait(for: window)
        #expect(log.takeMoves() == ["H.willAppear", "S.willAppear", "~", "H.didAppear", "S.didAppear"])
    }

    /// Returns a visible host, a controller of which the view is in that of the host, and another controller.
    private func hostWithDetachedController() -> (LoggedController, LoggedController, LoggedController) {
        let (host, detached) = (log.controller("H"), log.controller("D"))
        log.show(host, in: window)
        host.view.addSubview(detached.view)
        log.wait(for: window)
        _ = log.take()
        return (host, detached, log.controller("S"))
    }

    @Test func controllerThatPresentsAnotherLeavesBeforeItsHostAddsIt() {
        let (h, d, s) = hostWithDetachedController()
        d.definesPresentationContext = true
        s.modalPresentationStyle = .overCurrentContext
        d.present(s, animated: true)
        h.addChild(d)
        log.wait(for: window)
        #expect(d.parent === h && d.view.superview == nil)
        log.expectMoves([
            "S.willAppear", "S.didAppear", "S.willDisappear", "S.didDisappear", "D.willDisappear", "D.didDisappear",
            "D.willMove(H)", "~",
        ])
    }

    @Test func controllerStaysVisibleWhenItsHostPresentsAndAddsIt() {
        let (h, d, s) = hostWithDetachedController()
        h.present(s, animated: true)
        log.withDiagnostics { h.addChild(d) }
        log.wait(for: window)
        #expect(d.parent === h && d.view.superview === h.view)
        log.expectMoves(["S.willAppear", "! subviewAddedBeforeChild", "D.willMove(H)", "~", "S.didAppear"])
    }

    @Test func sheetFollowsIntoAnInvisibleContainer() {
        let (p, s, m) = (log.controller("P"), log.controller("S"), log.controller("M"))
        window.makeKeyAndVisible()
        _ = (p.view, s.view, log.take())
        window.addSubview(s.view)
        clock.advance(by: .seconds(1))
        s.present(m, animated: false)
        clock.advance(by: .seconds(1))
        _ = log.take()
        p.addChild(s)
        p.view.addSubview(s.view)
        s.didMove(toParent: p)
        log.wait(for: window)
        #expect(m.viewIfLoaded?.window == nil && window.subviews == [])
        log.expectMoves([
            "M.willDisappear", "M.didDisappear", "S.willDisappear", "S.didDisappear", "S.willMove(P)",
            "S.didMove(P)", "~",
        ])
    }

    @Test func childThatLeavesItsParentWithoutItsViewStillFollowsIt() {
        let (p, c) = (log.controller("P"), log.controller("C"))
        p.addChild(c)
        p.view.addSubview(c.view)
        c.didMove(toParent: p)
        log.show(p, in: window)
        c.removeFromParent()
        window.isHidden = true
        log.expectMoves([
            "C.didMove(nil)", "P.willDisappear", "C.willDisappear", "C.didDisappear", "P.didDisappear",
        ])
    }

    @Test func controllerHiddenInAStackDisappears() {
        let (a, s) = (log.controller("A"), log.controller("S"))
        let nav = log.navigation(a)
        log.show(nav, in: window)
        nav.view.addSubview(s.view)
        clock.advance(by: .seconds(1))
        _ = log.take()
        nav.viewControllers = [s, a]
        log.wait(for: window)
        #expect(s.view.window == nil)
        #expect(log.takeMoves() == ["S.willDisappear", "S.didDisappear", "S.willMove(nav)", "S.didMove(nav)", "~"])
    }

    @Test func controllerPushedWhileItsHostLeavesDisappears() {
        let (h, s) = (log.controller("H"), log.controller("S"))
        let nav = log.navigation(log.controller("R"))
        log.show(h, in: window)
        h.view.addSubview(s.view)
        clock.advance(by: .seconds(1))
        _ = log.take()
        s.once(.viewWillDisappear(false)) { nav.pushViewController(s, animated: false) }
        window.isHidden = true
        log.wait(for: window)
        #expect(nav.topViewController === s && s.view.window == nil)
        log.expectMoves([
            "H.willDisappear", "S.willDisappear", "S.didDisappear", "R.didMove(nav)", "S.willMove(nav)",
            "H.didDisappear", "~",
        ])
    }
}

/// Presentations over a detached controller.
@MainActor
struct StrayPresentationTests {
    let log = Log()
    let clock = ManualClock()

    @Test func presentationsFollowTheWindow() {
        let (a, b, window) = (
            LoggedController("A", log: log), LoggedController("B", log: log), Window(scheduler: clock)
        )
        window.addSubview(a.view)
        window.makeKeyAndVisible()
        clock.flush()
        a.present(b, animated: false)
        clock.flush()
        _ = log.take()
        window.isHidden = true
        window.isHidden = false
        clock.flush()
        #expect(
            log.take().filter { !$0.hasSuffix("Layout") && !$0.hasSuffix("isAppearing") } == [
                "A.willDisappear", "A.didDisappear", "B.willDisappear", "B.didDisappear",
                "A.willAppear", "B.willAppear", "A.didAppear", "B.didAppear",
            ]
        )
        #expect(a.presentedViewController === b)
    }

    @Test func presentationEndsBeforeItsWindowIsHidden() {
        let (a, b, window) = (log.controller("A"), log.controller("B"), Window(scheduler: clock))
        window.addSubview(a.view)
        window.makeKeyAndVisible()
        log.wait(for: window)
        _ = log.take()
        a.present(b, animated: true) { log.add("completion") }
        window.isHidden = true
        log.wait(for: window)
        log.expectMoves([
            "B.willAppear", "B.didAppear", "completion", "A.willDisappear", "A.didDisappear", "B.willDisappear",
            "B.didDisappear", "~",
        ])
    }

    @Test func presentationInAContextFollowsItsContainer() {
        let (a, b, box) = (LoggedController("A", log: log), LoggedController("B", log: log), ViewController())
        let window = Window(scheduler: clock)
        a.definesPresentationContext = true
        b.modalPresentationStyle = .overCurrentContext
        box.addChild(a)
        box.view.addSubview(a.view)
        window.rootViewController = box
        window.makeKeyAndVisible()
        clock.flush()
        a.present(b, animated: false)
        clock.flush()
        _ = log.take()
        a.beginAppearanceTransition(false, animated: false)
        a.endAppearanceTransition()
        #expect(log.take() == ["A.willDisappear", "B.willDisappear", "A.didDisappear", "B.didDisappear"])
    }
}

import StoryCode
import TestSupport
import Testing

/// The children of custom containers, and the forwarding to them.
@MainActor
struct ChildRules {
    /// A controller that logs its parent at each move.
    final class MovedController: LoggedController {
        override func willMove(toParent parent: ViewController?) {
            super.willMove(toParent: parent)
            log.add("\(name).parent \(self.parent?.loggedName ?? "nil")")
        }
        override func didMove(toParent parent: ViewController?) {
            super.didMove(toParent: parent)
            log.add("\(name).parent \(self.parent?.loggedName ?? "nil")")
        }
    }

    let log = Log()
    let window = Window(scheduler: ManualClock())

    func add(_ child: ViewController, to parent: ViewController) {
        parent.addChild(child)
        parent.view.addSubview(child.view)
        child.didMove(toParent: parent)
    }

    @Test("A child has its parent after willMove, loses it before didMove, and addChild calls no didMove")
    func parentIsSetBetween() {
        let (p, c) = (log.controller("P"), MovedController("C", log: log))
        p.addChild(c)
        c.removeFromParent()
        #expect(log.take() == ["C.willMove(P)", "C.parent nil", "C.didMove(nil)", "C.parent nil"])
    }

    @Test("A child added again, and a controller without a parent removed, receive nothing")
    func unchangedChildrenAreNotNotified() {
        let (p, c) = (log.controller("P"), log.controller("C"))
        p.addChild(c)
        p.addChild(c)
        p.removeFromParent()
        #expect(p.children == [c])
        #expect(log.take() == ["C.willMove(P)"])
    }

    @Test("Each child is notified after its parent and before its sibling, with its own children")
    func nestedChildrenFollowTheirParents() {
        let (p, c, d, g) = (log.controller("P"), log.controller("C"), log.controller("D"), log.controller("G"))
        add(g, to: c)
        add(c, to: p)
        add(d, to: p)
        _ = log.take()
        window.rootViewController = p
        window.makeKeyAndVisible()
        log.wait(for: window)
        window.isHidden = true
        log.expectMoves([
            "P.willAppear", "C.willAppear", "G.willAppear", "D.willAppear", "~",
            "P.didAppear", "C.didAppear", "G.didAppear", "D.didAppear",
            "P.willDisappear", "C.willDisappear", "G.willDisappear", "D.willDisappear",
            "P.didDisappear", "C.didDisappear", "G.didDisappear", "D.didDisappear",
        ])
    }

    @Test("A child whose view is not loaded, or not in its parent's, receives nothing")
    func onlyChildrenInTheViewAreNotified() {
        let (p, unloaded, outside) = (log.controller("P"), log.controller("U"), log.controller("O"))
        p.addChild(unloaded)
        p.addChild(outside)
        outside.loadViewIfNeeded()
        log.show(p, in: window)
        window.isHidden = true
        #expect(!unloaded.isViewLoaded)
        #expect(log.take() == ["P.willDisappear", "P.didDisappear"])
    }

    @Test("A child whose view is in a subview of its parent's is notified")
    func childDeepInTheViewIsNotified() {
        let (p, c) = (log.controller("P"), log.controller("C"))
        let box = View()
        p.view.addSubview(box)
        p.addChild(c)
        box.addSubview(c.view)
        c.didMove(toParent: p)
        log.show(p, in: window)
        box.removeFromSuperview()
        #expect(log.take() == ["C.willDisappear", "C.didDisappear"])
    }

    @Test("A controller whose view is in another one's is not added elsewhere")
    func viewInAnotherControllersKeepsItsPlace() {
        let (p, q, c) = (log.controller("P"), log.controller("Q"), log.controller("C"))
        q.view.addSubview(c.view)
        _ = log.take()
        log.withDiagnostics { p.addChild(c) }
        #expect(c.parent == nil && c.view.superview === q.view)
        #expect(log.take() == ["! hierarchyInconsistency"])
    }

    @Test("A controller is not added to itself or to what it contains")
    func noControllerContainsItself() {
        let (p, c) = (log.controller("P"), log.controller("C"))
        p.addChild(c)
        _ = log.take()
        log.withDiagnostics {
            c.addChild(p)
            p.addChild(p)
        }
        #expect(p.children == [c] && c.children.isEmpty)
        #expect(log.take() == ["! hierarchyInconsistency", "! hierarchyInconsistency"])
        let (host, inner) = (log.controller("H"), log.controller("I"))
        host.view.addSubview(inner.view)
        _ = log.take()
        log.withDiagnostics { inner.addChild(host) }
        #expect(inner.children.isEmpty && host.parent == nil)
        #expect(log.take() == ["! hierarchyInconsistency"])
        let (presenter, sheet) = (log.controller("R"), log.controller("S"))
        log.show(presenter, in: window)
        presenter.present(sheet, animated: false)
        log.wait(for: window)
        _ = log.take()
        log.withDiagnostics { sheet.addChild(presenter) }
        #expect(sheet.children.isEmpty && presenter.parent == nil)
        #expect(log.take() == ["! hierarchyInconsistency"])
    }

    @Test("A controller that has left its parent may contain it")
    func formerParentIsAdded() {
        let (p, c, d) = (log.controller("P"), log.controller("C"), log.controller("D"))
        for child in [c, d] { p.addChild(child) }
        c.removeFromParent()
        c.addChild(p)
        #expect(p.parent === c && p.children == [d])
        log.expect(["C.willMove(P)", "D.willMove(P)", "C.didMove(nil)", "P.willMove(C)"])
    }
}

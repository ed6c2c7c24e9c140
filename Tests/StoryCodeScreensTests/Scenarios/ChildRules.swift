import StoryCode
import TestSupport
import Testing

/// The books of containers of the program's own, and what they pass on.
@MainActor
struct ChildRules {
    /// Writes down which parent it has when it is told that it moves.
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
    func theParentIsSetBetween() {
        let (p, c) = (log.controller("P"), MovedController("C", log: log))
        p.addChild(c)
        c.removeFromParent()
        #expect(log.take() == ["C.willMove(P)", "C.parent nil", "C.didMove(nil)", "C.parent nil"])
    }

    @Test("A child added again, and one removed from nothing, hear nothing")
    func whatChangesNothingIsNotTold() {
        let (p, c) = (log.controller("P"), log.controller("C"))
        p.addChild(c)
        p.addChild(c)
        p.removeFromParent()
        #expect(p.children == [c])
        #expect(log.take() == ["C.willMove(P)"])
    }

    @Test("Each child hears after its parent and before its sister, with everybody inside it")
    func childrenAreToldOneInsideTheOther() {
        let (p, c, d, g) = (log.controller("P"), log.controller("C"), log.controller("D"), log.controller("G"))
        add(g, to: c)
        add(c, to: p)
        add(d, to: p)
        _ = log.take()
        window.rootViewController = p
        window.makeKeyAndVisible()
        log.wait(for: window)
        window.isHidden = true
        #expect(
            log.takeMoves() == [
                "P.willAppear", "C.willAppear", "G.willAppear", "D.willAppear", "~",
                "P.didAppear", "C.didAppear", "G.didAppear", "D.didAppear",
                "P.willDisappear", "C.willDisappear", "G.willDisappear", "D.willDisappear",
                "P.didDisappear", "C.didDisappear", "G.didDisappear", "D.didDisappear",
            ]
        )
    }

    @Test("A child whose view is not loaded, or not in its parent's, hears nothing")
    func onlyChildrenInTheViewAreTold() {
        let (p, unloaded, outside) = (log.controller("P"), log.controller("U"), log.controller("O"))
        p.addChild(unloaded)
        p.addChild(outside)
        outside.loadViewIfNeeded()
        log.show(p, in: window)
        window.isHidden = true
        #expect(!unloaded.isViewLoaded)
        #expect(log.take() == ["P.willDisappear", "P.didDisappear"])
    }

    @Test("A child whose view is in a plain view of its parent's is told")
    func aChildDeepInTheViewIsTold() {
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
    func aViewInAnotherControllersHoldsItsControllerThere() {
        let (p, q, c) = (log.controller("P"), log.controller("Q"), log.controller("C"))
        q.view.addSubview(c.view)
        _ = log.take()
        log.withDiagnostics { p.addChild(c) }
        #expect(c.parent == nil && c.view.superview === q.view)
        #expect(log.take() == ["! hierarchyInconsistency"])
    }

    @Test("A controller is not added to itself or to what it contains")
    func nobodyContainsHimself() {
        let (p, c) = (log.controller("P"), log.controller("C"))
        p.addChild(c)
        _ = log.take()
        log.withDiagnostics {
            c.addChild(p)
            p.addChild(p)
        }
        #expect(p.children == [c] && c.children.isEmpty)
        #expect(log.take() == ["! hierarchyInconsistency", "! hierarchyInconsistency"])
    }
}

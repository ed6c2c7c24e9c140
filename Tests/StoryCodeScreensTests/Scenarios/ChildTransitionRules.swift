import StoryCode
import TestSupport
import Testing

/// `transition(from:to:duration:completion:)`.
@MainActor
struct ChildTransitionRules {
    let log = Log()
    let window = Window(scheduler: ManualClock())

    /// A container with two children, the view of the first one in it.
    func family() -> (LoggedController, LoggedController, LoggedController) {
        let (p, a, b) = (log.controller("P"), log.controller("A"), log.controller("B"))
        p.addChild(a)
        p.addChild(b)
        p.view.addSubview(a.view)
        return (p, a, b)
    }

    @Test("The new child is notified first, in the will and in the did")
    func visibleChildIsReplaced() {
        let (p, a, b) = family()
        log.show(p, in: window)
        p.transition(from: a, to: b, duration: .seconds(0.5)) { log.add("completion") }
        log.wait(for: window)
        #expect(p.view.subviews == [b.view])
        log.expect([
            "B.loadView", "B.didLoad", "B.willAppear", "A.willDisappear",
            "P.willLayout", "P.didLayout", "B.isAppearing", "B.willLayout", "B.didLayout", "~",
            "B.didAppear", "A.didDisappear", "completion", "P.willLayout", "P.didLayout",
        ])
    }

    @Test("In a hidden parent the views are exchanged without events")
    func hiddenChildIsReplaced() {
        let (p, a, b) = family()
        _ = log.take()
        p.transition(from: a, to: b, duration: .seconds(0.5)) { log.add("completion") }
        #expect(p.view.subviews == [b.view])
        #expect(log.take() == ["B.loadView", "B.didLoad", "completion"])
    }

    @Test("Controllers that are not both children are not replaced, and the completion is not called")
    func unrelatedControllersAreNotReplaced() {
        let (p, a, _) = family()
        let stranger = log.controller("S")
        log.show(p, in: window)
        log.withDiagnostics { p.transition(from: a, to: stranger) { log.add("completion") } }
        #expect(p.view.subviews == [a.view])
        #expect(log.take() == ["! childTransitionUnsupported"])
    }

    @Test("A child is not replaced by itself, nor a controller that is no child")
    func controllersThatCannotBeReplaced() {
        let (p, a, b) = family()
        let stranger = log.controller("S")
        log.show(p, in: window)
        log.withDiagnostics {
            p.transition(from: a, to: a) { log.add("completion") }
            p.transition(from: stranger, to: b) { log.add("completion") }
        }
        #expect(p.view.subviews == [a.view])
        log.expect(["! childTransitionUnsupported", "! childTransitionUnsupported"])
    }

    @Test("A parent that forwards by hand cannot use it, nor can a stack")
    func containerThatForwardsByHand() {
        let p = ForwardingScenarios.ByHandController("P", log: log)
        let (a, b) = (log.controller("A"), log.controller("B"))
        p.addChild(a)
        p.addChild(b)
        _ = log.take()
        log.withDiagnostics { p.transition(from: a, to: b) { log.add("completion") } }
        #expect(log.take() == ["! childTransitionUnsupported"])
        let (c, d) = (log.controller("C"), log.controller("D"))
        let nav = log.navigation(c, d)
        _ = log.take()
        log.withDiagnostics { nav.transition(from: d, to: c) { log.add("completion") } }
        #expect(log.take() == ["! childTransitionUnsupported"])
    }

    @Test("A transition during another ends the first one")
    func oneDuringAnother() {
        let (p, a, b) = family()
        log.show(p, in: window)
        p.transition(from: a, to: b, duration: .seconds(0.5)) { log.add("completion 1") }
        _ = log.take()
        p.transition(from: b, to: a, duration: .seconds(0.5)) { log.add("completion 2") }
        log.wait(for: window)
        #expect(p.view.subviews == [a.view])
        #expect(
            log.take(of: "A", "B", "completion 1", "completion 2") == [
                "B.didAppear", "A.didDisappear", "A.willAppear", "B.willDisappear",
                "A.isAppearing", "A.willLayout", "A.didLayout", "~", "A.didAppear", "B.didDisappear",
            ]
        )
    }

    @Test("A new child that moves to the window while it begins to appear stays there")
    func newChildMovesToTheWindow() {
        let (p, a, b) = family()
        log.show(p, in: window)
        b.once(.viewWillAppear(true)) {
            b.removeFromParent()
            window.addSubview(b.view)
        }
        p.transition(from: a, to: b, duration: .seconds(0.5))
        log.wait(for: window)
        #expect(b.view.superview === window)
        #expect(
            log.takeMoves() == [
                "B.willAppear", "B.didMove(nil)", "A.willDisappear", "~", "B.didAppear", "A.didDisappear",
            ]
        )
    }

    @Test("A new child that leaves while it begins to appear disappears at once")
    func newChildLeaves() {
        let (p, a, b) = family()
        log.show(p, in: window)
        b.once(.viewWillAppear(true)) { b.removeFromParent() }
        p.transition(from: a, to: b, duration: .seconds(0.5))
        log.wait(for: window)
        #expect(b.view.superview == nil && b.parent == nil)
        log.expectMoves([
            "B.willAppear", "B.didMove(nil)", "B.willDisappear", "B.didDisappear", "A.willDisappear", "~",
            "A.didDisappear",
        ])
    }

    @Test("A new child whose view is there already has appeared at the end of the transition")
    func newChildIsInsertedBefore() {
        let (p, a, b) = family()
        log.show(p, in: window)
        p.view.addSubview(b.view)
        b.view.frame = LayoutRect(x: 1, y: 2, width: 3, height: 4)
        p.transition(from: a, to: b, duration: .seconds(0.5))
        #expect(p.view.subviews == [a.view, b.view] && b.view.frame.origin == LayoutPoint(x: 1, y: 2))
        (window.scheduler as? ManualClock)?.flush()
        log.wait(for: window)
        log.expectMoves(["B.willAppear", "A.willDisappear", "~", "B.didAppear", "A.didDisappear"])
    }
}

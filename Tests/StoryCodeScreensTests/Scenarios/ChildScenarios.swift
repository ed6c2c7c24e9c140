import StoryCode
import TestSupport
import Testing

/// Children of a custom container controller.
@MainActor
struct ChildScenarios {
    let log = Log()
    let window = Window(scheduler: ManualClock())

    /// Adds a child as documented for `addChild(_:)`.
    func add(_ child: ViewController, to parent: ViewController) {
        parent.addChild(child)
        parent.view.addSubview(child.view)
        child.didMove(toParent: parent)
    }

    @Test("B1.11 a child is added to a hidden container")
    func childIsAddedOffTheScreen() {
        let (p, c) = (log.controller("P"), log.controller("C"))
        p.loadViewIfNeeded()
        _ = log.take()
        add(c, to: p)
        #expect(log.take() == ["C.willMove(P)", "C.loadView", "C.didLoad", "C.didMove(P)"])
    }

    @Test("B1.12 a child appears after its container")
    func childAppearsWithItsContainer() {
        let (p, c) = (log.controller("P"), log.controller("C"))
        add(c, to: p)
        _ = log.take()
        window.rootViewController = p
        window.makeKeyAndVisible()
        log.wait(for: window)
        log.expect([
            "P.willAppear", "C.willAppear",
            "P.isAppearing", "P.willLayout", "P.didLayout", "C.isAppearing", "C.willLayout", "C.didLayout",
            "~", "P.didAppear", "C.didAppear",
        ])
    }

    @Test("B1.13 a visible child is removed")
    func visibleChildIsRemoved() {
        let (p, c) = (log.controller("P"), log.controller("C"))
        add(c, to: p)
        log.show(p, in: window)
        c.willMove(toParent: nil)
        c.view.removeFromSuperview()
        c.removeFromParent()
        #expect(log.take() == ["C.willMove(nil)", "C.willDisappear", "C.didDisappear", "C.didMove(nil)"])
    }

    @Test("B1.14 a child is added to a visible container")
    func childIsAddedOnTheScreen() {
        let (p, c) = (log.controller("P"), log.controller("C"))
        log.show(p, in: window)
        add(c, to: p)
        log.wait(for: window)
        #expect(
            log.take(of: "C") == [
                "C.willMove(P)", "C.loadView", "C.didLoad", "C.willAppear", "C.didMove(P)", "~",
                "C.isAppearing", "C.willLayout", "C.didLayout", "C.didAppear",
            ]
        )
    }

    @Test("B1.15 a child of another container leaves that container first")
    func childChangesItsContainer() {
        let (p1, p2, c) = (log.controller("P1"), log.controller("P2"), log.controller("C"))
        p1.addChild(c)
        c.didMove(toParent: p1)
        _ = log.take()
        p2.addChild(c)
        #expect(c.parent === p2 && p1.children.isEmpty && p2.children == [c])
        #expect(log.take() == ["C.didMove(nil)", "C.willMove(P2)"])
    }

    @Test("B1.43 a child's view goes into another container's")
    func childsViewGoesIntoAnotherContainer() {
        let (p1, p2, c) = (log.controller("P1"), log.controller("P2"), log.controller("C"))
        add(c, to: p1)
        p2.loadViewIfNeeded()
        _ = log.take()
        log.withDiagnostics { p2.view.addSubview(c.view) }
        #expect(c.view.superview === p1.view)
        #expect(log.take() == ["! hierarchyInconsistency"])
    }
}

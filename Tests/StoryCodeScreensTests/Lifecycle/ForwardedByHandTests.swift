import StoryCode
import TestSupport
import Testing

/// Events that a container controller forwards by hand are part of its own event, whatever its callbacks request
/// (decision D26).
@MainActor
struct ForwardedByHandTests {
    /// A container controller that forwards by hand, and its child.
    func family(in stage: LifecycleStage) -> (ForwardingByHandController, LoggedController) {
        let (p, c) = (stage.forwardingByHand("P"), stage.controller("C"))
        stage.add(c, to: p)
        return (p, c)
    }

    @Test(arguments: SchedulerKind.allCases)
    func windowHiddenInWillAppear(scheduler: SchedulerKind) {
        let stage = LifecycleStage(scheduler)
        let (p, _) = family(in: stage)
        p.once(.viewWillAppear(false)) { stage.window.isHidden = true }
        stage.window.rootViewController = p
        stage.window.makeKeyAndVisible()
        stage.rest()
        // Showing the window is one operation, so both appear up to the layout.
        stage.log.expect([
            "P.willAppear", "C.willAppear", "P.isAppearing", "P.willLayout", "P.didLayout", "C.isAppearing",
            "C.willLayout", "C.didLayout", "P.willDisappear", "C.willDisappear", "P.didDisappear", "C.didDisappear",
        ])
        #expect(stage.visible == [])
    }

    @Test(arguments: SchedulerKind.allCases)
    func windowHiddenInDidAppear(scheduler: SchedulerKind) {
        let stage = LifecycleStage(scheduler)
        let (p, _) = family(in: stage)
        p.once(.viewDidAppear(false)) { stage.window.isHidden = true }
        stage.window.rootViewController = p
        stage.window.makeKeyAndVisible()
        stage.rest()
        stage.log.expectMoves([
            "P.willAppear", "C.willAppear", "P.didAppear", "C.didAppear",
            "P.willDisappear", "C.willDisappear", "P.didDisappear", "C.didDisappear",
        ])
        #expect(stage.visible == [])
    }

    @Test(arguments: SchedulerKind.allCases)
    func windowShownInWillDisappear(scheduler: SchedulerKind) {
        let stage = LifecycleStage(scheduler)
        let (p, _) = family(in: stage)
        stage.show(p)
        p.once(.viewWillDisappear(false)) { stage.window.isHidden = false }
        stage.window.isHidden = true
        stage.rest()
        stage.log.expectMoves([
            "P.willDisappear", "C.willDisappear", "P.didDisappear", "C.didDisappear",
            "P.willAppear", "C.willAppear", "P.didAppear", "C.didAppear",
        ])
        #expect(stage.visible == ["P", "C"])
    }

    @Test(arguments: SchedulerKind.allCases)
    func windowShownInDidDisappear(scheduler: SchedulerKind) {
        let stage = LifecycleStage(scheduler)
        let (p, _) = family(in: stage)
        stage.show(p)
        p.once(.viewDidDisappear(false)) { stage.window.isHidden = false }
        stage.window.isHidden = true
        stage.rest()
        stage.log.expectMoves([
            "P.willDisappear", "C.willDisappear", "P.didDisappear", "C.didDisappear",
            "P.willAppear", "C.willAppear", "P.didAppear", "C.didAppear",
        ])
        #expect(stage.visible == ["P", "C"])
    }

    @Test(arguments: SchedulerKind.allCases)
    func containerPoppedInDidAppear(scheduler: SchedulerKind) {
        let stage = LifecycleStage(scheduler)
        let (p, _) = family(in: stage)
        let nav = stage.log.navigation(ViewController())
        stage.show(nav)
        p.once(.viewDidAppear(true)) { nav.popViewController(animated: true) }
        nav.pushViewController(p, animated: true)
        stage.rest()
        stage.log.expectMoves([
            "P.willMove(nav)", "P.willAppear", "C.willAppear", "P.didAppear", "C.didAppear", "P.didMove(nav)",
            "P.willMove(nil)", "P.willDisappear", "C.willDisappear", "P.didDisappear", "C.didDisappear",
            "P.didMove(nil)",
        ])
        #expect(stage.visible == [])
    }

    // Rebuilding a disappearing view ends its disappearance, and the container's call of `end` is still right.
    @Test(arguments: SchedulerKind.allCases)
    func childReloadedWhileItDisappears(scheduler: SchedulerKind) {
        let stage = LifecycleStage(scheduler)
        let (p, c) = family(in: stage)
        let nav = stage.log.navigation(p)
        stage.show(nav)
        stage.log.withDiagnostics {
            stage.inOneCall {
                nav.pushViewController(stage.controller("X"), animated: true)
                c.reloadView()
            }
            stage.rest()
        }
        stage.log.expectMoves([
            "X.willMove(nav)", "P.willDisappear", "C.willDisappear", "X.willAppear", "C.didDisappear",
            "C.willTearDown", "C.didTearDown", "P.didDisappear", "X.didAppear", "X.didMove(nav)",
        ])
        #expect(stage.visible == ["X"] && c.isViewLoaded)
    }

    @Test(arguments: SchedulerKind.allCases)
    func containerThatLeavesInWillAppearForwardsNothing(scheduler: SchedulerKind) {
        let stage = LifecycleStage(scheduler)
        let (p, _) = family(in: stage)
        let (a, other) = (stage.controller("A"), ViewController())
        let tabs = TabBarController()
        tabs.viewControllers = [a, p]
        stage.show(tabs)
        p.once(.viewWillAppear(false)) { other.addChild(p) }
        tabs.selectedViewController = p
        stage.rest()
        // The override of `viewWillAppear(_:)` has yet to forward it, when the container has appeared and left.
        stage.log.expectMoves([
            "P.willAppear", "A.willDisappear", "A.didDisappear", "P.didAppear", "P.willMove(nil)", "A.willAppear",
            "P.willDisappear", "P.didDisappear", "A.didAppear", "P.didMove(nil)", "P.willMove(ViewController)",
        ])
    }
}

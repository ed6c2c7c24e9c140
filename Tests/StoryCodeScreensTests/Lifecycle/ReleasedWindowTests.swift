import StoryCode
import TestSupport
import Testing

/// A window that is released while changes of a stack wait in it.
///
/// Transitions that have begun end with all their events.
@MainActor
struct ReleasedWindowTests {
    // Outside a window a push changes only the stack, and the top is loaded when the stack appears next.
    @Test(arguments: SchedulerKind.allCases)
    func pushWaitingForItsTurn(scheduler: SchedulerKind) {
        let stage = LifecycleStage(scheduler)
        let (a, b) = (stage.controller("A"), stage.controller("B"))
        let nav = stage.log.navigation(a)
        stage.show(nav)
        stage.inOneCall {
            nav.pushViewController(b, animated: false)
            stage.releaseWindow()
        }
        stage.rest()
        stage.log.expect(["B.willMove(nav)", "A.willDisappear", "A.didDisappear"])
        #expect(nav.viewControllers == [a, b] && !b.isViewLoaded)
    }

    @Test(arguments: SchedulerKind.allCases)
    func pushWaitingForAnEvent(scheduler: SchedulerKind) {
        let stage = LifecycleStage(scheduler)
        let (a, b) = (stage.controller("A"), stage.controller("B"))
        let nav = stage.log.navigation(a)
        stage.show(nav)
        a.once(.viewDidLayoutSubviews) {
            nav.pushViewController(b, animated: true)
            stage.releaseWindow()
        }
        a.view.setNeedsLayout()
        a.view.layoutIfNeeded()
        stage.rest()
        #expect(stage.log.take(of: "B") == ["B.willMove(nav)"])
        #expect(nav.viewControllers == [a, b] && !b.isViewLoaded)
    }

    @Test(arguments: SchedulerKind.allCases)
    func pushWaitingForAnother(scheduler: SchedulerKind) {
        let stage = LifecycleStage(scheduler)
        let (a, b, c) = (stage.controller("A"), stage.controller("B"), stage.controller("C"))
        let nav = stage.log.navigation(a)
        stage.show(nav)
        stage.inOneCall {
            nav.pushViewController(b, animated: true)
            nav.pushViewController(c, animated: true)
            stage.releaseWindow()
        }
        stage.rest()
        #expect(stage.log.take(of: "C") == ["C.willMove(nav)"])
        #expect(nav.viewControllers == [a, b, c] && !c.isViewLoaded)
    }
}

import StoryCode
import TestSupport
import Testing

/// Showing and hiding a window, and each step of a transition, is one operation: requests of callbacks follow it
/// (decision D25).
@MainActor
struct WindowOperationTests {
    // The list is that of hiding and showing the window one after the other, outside callbacks.
    @Test(arguments: SchedulerKind.allCases)
    func windowShownAgainWhileHidden(scheduler: SchedulerKind) {
        let stage = LifecycleStage(scheduler)
        let (a, b) = (stage.controller("A"), stage.controller("B"))
        stage.show(a)
        stage.present(b, over: a, .pageSheet)
        a.once(.viewWillDisappear(false)) { stage.window.isHidden = false }
        stage.window.isHidden = true
        stage.rest()
        stage.log.expect([
            "A.willDisappear", "B.willDisappear", "A.didDisappear", "B.didDisappear", "A.willAppear", "B.willAppear",
            "A.isAppearing", "A.willLayout", "A.didLayout", "B.isAppearing", "B.willLayout", "B.didLayout",
            "A.didAppear", "B.didAppear",
        ])
        #expect(stage.visible == ["A", "B"])
    }

    // Only the presenter retains the sheet, which must receive the event before the new root releases it.
    @Test(arguments: SchedulerKind.allCases)
    func rootReplacedWhileItsWindowHides(scheduler: SchedulerKind) {
        let stage = LifecycleStage(scheduler)
        let (a, x) = (stage.controller("A"), stage.controller("X"))
        stage.show(a)
        weak var sheet: ViewController?
        do {
            let (b, c) = (stage.controller("B"), stage.controller("C"))
            stage.add(c, to: b)
            stage.present(b, over: a, .pageSheet)
            sheet = b
        }
        a.once(.viewDidDisappear(false)) { stage.window.rootViewController = x }
        stage.window.isHidden = true
        stage.rest()
        stage.log.expect([
            "A.willDisappear", "B.willDisappear", "C.willDisappear",
            "A.didDisappear", "B.didDisappear", "C.didDisappear",
        ])
        #expect(stage.visible == [] && stage.window.rootViewController === x && sheet == nil)
    }

    // The first root has begun to appear as a whole; its transition is then cancelled, so it hears no `didAppear`.
    @Test(arguments: SchedulerKind.allCases)
    func rootReplacedWhileItsWindowIsShown(scheduler: SchedulerKind) {
        let stage = LifecycleStage(scheduler)
        let (a, x) = (stage.controller("A"), stage.controller("X"))
        a.once(.viewWillAppear(false)) { stage.window.rootViewController = x }
        stage.window.rootViewController = a
        stage.window.makeKeyAndVisible()
        stage.rest()
        stage.log.expect([
            "A.loadView", "A.didLoad", "A.willAppear", "A.isAppearing", "A.willLayout", "A.didLayout",
            "X.loadView", "X.didLoad", "A.willDisappear", "A.didDisappear",
            "X.willAppear", "X.isAppearing", "X.willLayout", "X.didLayout", "X.didAppear",
        ])
        #expect(stage.visible == ["X"])
    }

    // As if the window were hidden directly after the call that begins the dismissal.
    @Test(arguments: SchedulerKind.allCases)
    func windowHiddenInAStepOfADismissal(scheduler: SchedulerKind) {
        let stage = LifecycleStage(scheduler)
        let (a, b, c) = (stage.controller("A"), stage.controller("B"), stage.controller("C"))
        stage.show(a)
        stage.present(b, over: a, .pageSheet)
        stage.present(c, over: b, .pageSheet)
        c.once(.viewWillDisappear(true)) { stage.window.isHidden = true }
        a.dismiss(animated: true)
        stage.rest()
        stage.log.expect([
            "C.willDisappear", "B.willDisappear", "C.didDisappear", "B.didDisappear",
            "A.willDisappear", "A.didDisappear",
        ])
        #expect(stage.visible == [] && a.presentedViewController == nil)
    }

    @Test(arguments: SchedulerKind.allCases)
    func rootReplacedInAStepOfADismissal(scheduler: SchedulerKind) {
        let stage = LifecycleStage(scheduler)
        let (a, b, c, x) = (
            stage.controller("A"), stage.controller("B"), stage.controller("C"), stage.controller("X")
        )
        stage.show(a)
        stage.present(b, over: a, .pageSheet)
        stage.present(c, over: b, .pageSheet)
        c.once(.viewWillDisappear(true)) { stage.window.rootViewController = x }
        a.dismiss(animated: true)
        stage.rest()
        stage.log.expect([
            "C.willDisappear", "B.willDisappear", "C.didDisappear", "B.didDisappear", "X.loadView", "X.didLoad",
            "A.willDisappear", "A.didDisappear", "X.willAppear", "X.isAppearing", "X.willLayout", "X.didLayout",
            "X.didAppear",
        ])
        #expect(stage.visible == ["X"])
    }
}

import StoryCode
import TestSupport
import Testing

/// Presentations and dismissals that are requested in callbacks or during transitions.
@MainActor
struct PresentationMomentRules {
    let log = Log()
    let window = Window(scheduler: ManualClock())

    func controllers() -> (LoggedController, LoggedController, LoggedController) {
        let (a, b, c) = (log.controller("A"), log.controller("B"), log.controller("C"))
        return (a, b, c)
    }

    @Test("Presented in viewDidAppear")
    func presentInViewDidAppear() {
        let (a, b, _) = controllers()
        a.once(.viewDidAppear(false)) { a.present(b, animated: true) { [log] in log.add("completion") } }
        window.rootViewController = a
        window.makeKeyAndVisible()
        log.wait(for: window)
        #expect(
            log.takeMoves() == ["A.willAppear", "~", "A.didAppear", "B.willAppear", "B.didAppear", "completion"]
        )
    }

    @Test("Presented by the presented controller in its viewDidAppear: after the first presentation ends")
    func presentInTheViewDidAppearOfAPresentation() {
        let (a, b, c) = controllers()
        log.show(a, in: window)
        b.once(.viewDidAppear(true)) { b.present(c, animated: true) { [log] in log.add("completion 2") } }
        log.withDiagnostics { a.present(b, animated: true) { log.add("completion 1") } }
        log.wait(for: window)
        log.expectMoves([
            "B.willAppear", "~", "B.didAppear", "completion 1", "C.willAppear", "C.didAppear", "completion 2",
        ])
    }

    @Test("Presented by a detached controller in the viewDidAppear of a presentation: after its end")
    func presentByADetachedControllerMeanwhile() {
        let (a, b, c) = controllers()
        let d = log.controller("D")
        window.addSubview(d.view)
        log.show(a, in: window)
        b.once(.viewDidAppear(true)) { d.present(c, animated: true) { [log] in log.add("completion 2") } }
        log.withDiagnostics { a.present(b, animated: true) { log.add("completion 1") } }
        log.wait(for: window)
        log.expectMoves([
            "B.willAppear", "~", "B.didAppear", "completion 1", "C.willAppear", "C.didAppear", "completion 2",
        ])
    }

    @Test("Presented and dismissed in the viewDidAppear of a presentation: one after the other")
    func presentAndDismissInTheViewDidAppearOfAPresentation() {
        let (a, b, c) = controllers()
        log.show(a, in: window)
        b.once(.viewDidAppear(true)) {
            b.present(c, animated: false)
            b.dismiss(animated: false) { [log] in log.add("dismissed") }
        }
        a.present(b, animated: true)
        log.wait(for: window)
        log.expectMoves([
            "B.willAppear", "~", "B.didAppear", "C.willAppear", "C.didAppear", "C.willDisappear", "C.didDisappear",
            "dismissed",
        ])
    }

    @Test("Dismissed in its own viewDidAppear: after the end of the presentation")
    func dismissInViewDidAppear() {
        let (a, b, _) = controllers()
        log.show(a, in: window)
        b.once(.viewDidAppear(true)) { b.dismiss(animated: true) { [log] in log.add("dismissed") } }
        log.withDiagnostics { a.present(b, animated: true) { log.add("presented") } }
        log.wait(for: window)
        log.expectMoves([
            "B.willAppear", "~", "B.didAppear", "presented", "B.willDisappear", "B.didDisappear", "dismissed",
        ])
    }

    @Test("Presented in a completion")
    func presentInACompletion() {
        let (a, b, c) = controllers()
        log.show(a, in: window)
        a.present(b, animated: true) { b.present(c, animated: false) }
        log.wait(for: window)
        #expect(c.presentingViewController === b)
        #expect(log.takeMoves() == ["B.willAppear", "~", "B.didAppear", "C.willAppear", "C.didAppear"])
    }

    @Test("Presented and dismissed during a presentation: reported and ignored")
    func duringAPresentation() {
        let (a, b, c) = controllers()
        log.show(a, in: window)
        log.withDiagnostics {
            a.present(b, animated: true)
            b.present(c, animated: true) { log.add("completion") }
            a.dismiss(animated: true) { log.add("completion") }
        }
        log.wait(for: window)
        log.expectMoves([
            "B.willAppear", "! presentedDuringTransition", "! dismissedDuringTransition", "~", "B.didAppear",
        ])
    }

    @Test("Presented while the presented controller begins to appear: reported and ignored")
    func presentInTheViewWillAppearOfAPresentation() {
        let (a, b, c) = controllers()
        log.show(a, in: window)
        b.once(.viewWillAppear(true)) { a.present(c, animated: true) }
        log.withDiagnostics { a.present(b, animated: true) }
        log.wait(for: window)
        log.expectMoves(["B.willAppear", "! presentedDuringTransition", "~", "B.didAppear"])
    }

    @Test("Presented in viewDidLoad, before the view appears")
    func presentInViewDidLoad() {
        let (a, b, _) = controllers()
        a.once(.viewDidLoad) { a.present(b, animated: true) { [log] in log.add("completion") } }
        log.withDiagnostics {
            window.rootViewController = a
            window.makeKeyAndVisible()
        }
        log.wait(for: window)
        #expect(log.takeMoves() == ["! presenterNotInWindow", "A.willAppear", "~", "A.didAppear"])
    }

    @Test("A stack changes under a sheet, and the presentation outlives the pop of other controllers")
    func stackUnderASheet() {
        let (a, b, c) = controllers()
        let nav = log.navigation(a, b)
        log.show(nav, in: window)
        b.present(c, animated: true)
        log.wait(for: window)
        _ = log.take()
        nav.popViewController(animated: true)
        log.wait(for: window)
        #expect(nav.presentedViewController === c)
        log.expectMoves([
            "B.willMove(nil)", "B.willDisappear", "A.willAppear", "~",
            "B.didDisappear", "A.didAppear", "B.didMove(nil)",
        ])
    }
}

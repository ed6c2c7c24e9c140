import StoryCode
import TestSupport
import Testing

@testable import StoryCodeScenes
@testable import StoryCodeScreens

/// Invalid presentations are reported for the right controllers, and change nothing.
@MainActor
struct PresentationMisuseTests {
    let log = Log()
    let window = Window(scheduler: ManualClock())

    /// Tries to present, with a completion that would be logged.
    func present(_ controller: ViewController, on presenter: ViewController) -> [LifecycleDiagnostic] {
        let found = diagnostics { presenter.present(controller, animated: true) { [log] in log.add("completion") } }
        log.wait(for: window)
        return found
    }

    /// Tries to dismiss, with a completion that would be logged.
    func dismiss(_ controller: ViewController) -> [LifecycleDiagnostic] {
        let found = diagnostics { controller.dismiss(animated: true) { [log] in log.add("completion") } }
        log.wait(for: window)
        return found
    }

    /// A visible controller that presents another one.
    func presenting() -> (LoggedController, LoggedController) {
        let (a, b) = (log.controller("A"), log.controller("B"))
        log.show(a, in: window)
        a.present(b, animated: false)
        log.wait(for: window)
        _ = log.take()
        return (a, b)
    }

    @Test func byAPresentingController() {
        let (a, b) = presenting()
        let c = log.controller("C")
        #expect(present(c, on: a) == [LifecycleDiagnostic(.presenterIsPresenting, [c, a, b])])
        #expect(log.take() == ["~"])
    }

    @Test func insideAPresentingContainer() {
        let (a, b, c) = (log.controller("A"), log.controller("B"), log.controller("C"))
        log.show(log.navigation(a), in: window)
        #expect(present(b, on: a) == [])
        _ = log.take()
        #expect(present(c, on: a) == [LifecycleDiagnostic(.presenterIsPresenting, [c, a, b])])
        #expect(log.take() == ["~"])
    }

    @Test func outsideAWindow() {
        let (a, b) = (log.controller("A"), log.controller("B"))
        a.loadViewIfNeeded()
        _ = log.take()
        #expect(present(b, on: a) == [LifecycleDiagnostic(.presenterNotInWindow, [b, a])])
        #expect(log.take() == ["~"])
    }

    @Test func inAHiddenWindow() {
        let (a, b) = (log.controller("A"), log.controller("B"))
        log.show(a, in: window)
        window.isHidden = true
        _ = log.take()
        #expect(present(b, on: a) == [LifecycleDiagnostic(.presenterNotInWindow, [b, a])])
        #expect(log.take() == ["~"])
        // The program makes it appear.
        let c = log.controller("C")
        window.addSubview(c.view)
        c.beginAppearanceTransition(true, animated: false)
        c.endAppearanceTransition()
        _ = log.take()
        #expect(present(b, on: c) == [LifecycleDiagnostic(.presenterNotInWindow, [b, c])])
        #expect(log.take() == ["~"])
    }

    @Test func byAControllerThatHasNotAppeared() {
        let (p, c, b) = (ForwardingScenarios.ByHandController("P", log: log), log.controller("C"), log.controller("B"))
        p.addChild(c)
        p.view.addSubview(c.view)
        c.definesPresentationContext = true
        b.modalPresentationStyle = .currentContext
        log.show(p, in: window)
        #expect(present(b, on: c) == [LifecycleDiagnostic(.presenterNotInWindow, [b, c])])
        #expect(log.take() == ["~"])
        // Its container, which has appeared, can present.
        b.modalPresentationStyle = .pageSheet
        #expect(present(b, on: c) == [])
        #expect(log.takeMoves() == ["B.willAppear", "~", "B.didAppear", "completion"])
    }

    @Test func duringATransition() {
        let (a, b, c) = (log.controller("A"), log.controller("B"), log.controller("C"))
        log.show(a, in: window)
        a.present(b, animated: true)
        _ = log.take()
        #expect(dismiss(a) == [LifecycleDiagnostic(.dismissedDuringTransition, [a])])
        a.dismiss(animated: true)
        _ = log.take()
        #expect(present(c, on: a) == [LifecycleDiagnostic(.presentedDuringTransition, [c, a])])
        #expect(log.take() == ["~", "B.didDisappear"])
    }

    @Test func dismissedInAHiddenWindow() {
        let (a, b) = presenting()
        window.isHidden = true
        _ = log.take()
        #expect(dismiss(a) == [LifecycleDiagnostic(.dismissedWhileNotShown, [a, b])])
        #expect(a.presentedViewController === b)
        #expect(log.take() == ["~"])
    }

    @Test func byADetachedControllerItIsAllowed() {
        let (p, c, b) = (log.controller("P"), log.controller("C"), log.controller("B"))
        p.view.addSubview(c.view)
        log.show(p, in: window)
        #expect(present(b, on: c) == [LifecycleDiagnostic(.presenterIsDetached, [c])])
        #expect(log.takeMoves() == ["B.willAppear", "~", "B.didAppear", "completion"])
        // In the window itself there is no controller around it that could present instead.
        let (d, s) = (log.controller("D"), log.controller("S"))
        window.addSubview(d.view)
        log.wait(for: window)
        _ = log.take()
        #expect(present(s, on: d) == [])
        #expect(log.takeMoves() == ["S.willAppear", "~", "S.didAppear", "completion"])
    }

    @Test func ofItselfOrOfAnActiveController() {
        let (a, c, d, r) = (log.controller("A"), log.controller("C"), log.controller("D"), log.controller("R"))
        a.addChild(c)
        let other = Window()
        other.rootViewController = r
        window.addSubview(d.view)
        log.show(a, in: window)
        for active in [a, c, d, r] {
            #expect(present(active, on: a) == [LifecycleDiagnostic(.presentedIsActive, [active])])
        }
        #expect(a.presentedViewController == nil)
        #expect(log.take() == ["~", "~", "~", "~"])
    }

    @Test func ofAPresentedController() {
        let (a, b) = presenting()
        #expect(present(b, on: b) == [LifecycleDiagnostic(.presentedTwice, [b, a])])
        #expect(log.take() == ["~"])
    }
}

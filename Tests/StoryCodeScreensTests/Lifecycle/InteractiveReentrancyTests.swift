import StoryCode
import TestSupport
import Testing

/// Gestures and back buttons inside callbacks.
///
/// Each of these cases was once a bug.
@MainActor
struct InteractiveReentrancyTests {
    /// A delegate that dismisses the controller itself when the user swipes it away.
    final class HastyDelegate: AdaptivePresentationControllerDelegate {
        func presentationControllerShouldDismiss(_ presentationController: PresentationController) -> Bool {
            presentationController.presentedViewController?.dismiss(animated: true)
            return true
        }
    }

    let log = Log()
    let clock = ManualClock()
    let window: Window

    init() { window = Window(scheduler: clock) }

    /// Presents without an animation, and drops the lines about it.
    func present(_ controller: ViewController, by presenter: ViewController) {
        presenter.present(controller, animated: false)
        clock.advance(by: .seconds(1))
        _ = log.take()
    }

    /// Lays out the view of a controller.
    func layOut(_ controller: ViewController) {
        controller.view.setNeedsLayout()
        controller.view.layoutIfNeeded()
    }

    @Test(arguments: [ViewEvent.viewWillLayoutSubviews, .viewDidLayoutSubviews])
    func noPopBeginsWhileTheTopIsLaidOut(event: ViewEvent) {
        let b = log.controller("B")
        let nav = log.navigation(log.controller("A"), b)
        log.show(nav, in: window)
        b.once(event) {
            log.add("\(nav.beginInteractivePop() == nil) \(window.beginBack() == nil)")
        }
        layOut(b)
        clock.advance(by: .seconds(1))
        #expect(nav.topViewController === b)
        #expect(log.takeMoves() == ["true true"])
    }

    @Test func noPopBeginsWhileAHelperIsNotifiedOfLayout() {
        let helper = LoggedHelper("h", log: log)
        let b = Scene { LoggedController("B", log: log) }.with { helper }.instantiate()
        let nav = log.navigation(log.controller("A"), b)
        log.show(nav, in: window)
        helper.react = { event in
            if event == .viewDidLayoutSubviews { log.add("\(nav.beginInteractivePop() == nil)") }
        }
        layOut(b)
        clock.advance(by: .seconds(1))
        #expect(
            log.take() == ["B.willLayout", "h.willLayout", "B.didLayout", "h.didLayout", "true"]
        )
    }

    @Test func noDismissalBeginsDuringLayoutInTheSheet() {
        let (a, b) = (log.controller("A"), log.controller("B"))
        let nav = log.navigation(b)
        log.show(a, in: window)
        present(nav, by: a)
        b.once(.viewDidLayoutSubviews) {
            log.add("\(nav.presentationController.beginInteractiveDismissal() == nil) \(window.beginBack() == nil)")
        }
        layOut(b)
        clock.advance(by: .seconds(1))
        #expect(a.presentedViewController === nav)
        #expect(log.takeMoves() == ["true true"])
    }

    @Test func delegateThatDismissesEndsTheGesture() {
        let (a, b, c) = (log.controller("A"), log.controller("B"), log.controller("C"))
        let delegate = HastyDelegate()
        log.show(a, in: window)
        b.presentationController.delegate = delegate
        present(b, by: a)
        #expect(b.presentationController.beginInteractiveDismissal() == nil)
        log.wait(for: window)
        log.withDiagnostics { a.present(c, animated: false) }
        log.wait(for: window)
        #expect(a.presentedViewController === c)
        log.expectMoves([
            "B.willDisappear", "~", "B.didDisappear", "C.willAppear", "~", "C.didAppear",
        ])
    }

    @Test(arguments: [false, true])
    func abandonedPopIsCancelled(isGesture: Bool) {
        let (a, b, c) = (log.controller("A"), log.controller("B"), log.controller("C"))
        let nav = log.navigation(a, b)
        log.show(nav, in: window)
        #expect(isGesture ? window.beginBack() != nil : nav.beginInteractivePop() != nil)
        nav.pushViewController(c, animated: true)
        log.wait(for: window)
        #expect(nav.viewControllers == [a, b, c])
        log.expectMoves([
            "B.willMove(nil)", "B.willDisappear", "A.willAppear", "~", "A.willDisappear", "A.didDisappear",
            "B.willAppear", "B.didAppear", "B.didMove(nav)", "C.willMove(nav)", "B.willDisappear", "C.willAppear",
            "B.didDisappear", "C.didAppear", "C.didMove(nav)",
        ])
    }

    @Test func abandonedDismissalIsCancelled() {
        let (a, b) = (log.controller("A"), log.controller("B"))
        log.show(a, in: window)
        present(b, by: a)
        #expect(b.presentationController.beginInteractiveDismissal() != nil)
        log.wait(for: window)
        #expect(a.presentedViewController === b)
        #expect(log.takeMoves() == ["B.willDisappear", "~", "B.willAppear", "B.didAppear"])
        a.dismiss(animated: true)
        log.wait(for: window)
        #expect(log.takeMoves() == ["B.willDisappear", "~", "B.didDisappear"])
    }

    @Test func backInACallbackOfASheetIsQueued() {
        let (a, b) = (log.controller("A"), log.controller("B"))
        log.show(a, in: window)
        b.once(.viewDidAppear(true)) { log.add("back: \(window.goBack())") }
        a.present(b, animated: true)
        log.wait(for: window)
        #expect(a.presentedViewController == nil)
        log.expectMoves([
            "B.willAppear", "~", "B.didAppear", "back: true", "B.willDisappear", "B.didDisappear",
        ])
    }
}

import StoryCode
import TestSupport
import Testing

/// Sheets that the user swipes away.
@MainActor
struct UserDismissalRules {
    let log = Log()
    let window = Window(scheduler: ManualClock())
    let delegate: LoggedDelegate

    init() {
        delegate = LoggedDelegate(log: log)
    }

    /// A visible controller that presents a sheet, whose delegate is logged.
    func sheet(_ style: ModalPresentationStyle = .pageSheet) -> (LoggedController, LoggedController) {
        let (a, b) = (log.controller("A"), log.controller("B"))
        b.modalPresentationStyle = style
        b.presentationController.delegate = delegate
        log.show(a, in: window)
        a.present(b, animated: true)
        log.wait(for: window)
        _ = log.take()
        return (a, b)
    }

    @Test("A swipe to its end: should, will, did, and the events of a dismissal")
    func swipeToItsEnd() {
        let (a, b) = sheet()
        let swipe = b.presentationController.beginInteractiveDismissal()
        swipe?.update(0.7)
        log.wait(for: window)
        swipe?.finish()
        log.wait(for: window)
        #expect(a.presentedViewController == nil && window.subviews == [a.view])
        log.expect([
            "delegate.shouldDismiss(B)", "delegate.willDismiss(B)", "B.willDisappear", "~", "~",
            "B.didDisappear", "delegate.didDismiss(B)",
        ])
    }

    @Test("A delegate allows what it does not decide")
    func delegateWithoutMethods() {
        final class Delegate: AdaptivePresentationControllerDelegate {}
        let ((a, b), delegate) = (sheet(), Delegate())
        b.presentationController.delegate = delegate
        b.presentationController.beginInteractiveDismissal()?.finish()
        log.wait(for: window)
        #expect(a.presentedViewController == nil)
        extendLifetime(delegate)
    }

    @Test("A dismissal or a presentation during a swipe is refused at once")
    func requestsDuringASwipe() {
        let (a, b) = sheet()
        let swipe = b.presentationController.beginInteractiveDismissal()
        log.wait(for: window)
        let codes = diagnostics {
            a.dismiss(animated: true)
            b.present(log.controller("C"), animated: true)
        }
        #expect(codes.map(\.problem.code) == ["dismissedDuringTransition", "presentedDuringTransition"])
        swipe?.cancel()
        log.wait(for: window)
        #expect(a.presentedViewController === b && b.presentedViewController == nil)
    }

    @Test("A swipe that the window ends: what is requested at the end of the interaction follows")
    func requestAtTheEndOfAnEndedSwipe() {
        let (a, b) = sheet()
        let swipe = b.presentationController.beginInteractiveDismissal()
        b.transitionCoordinator?.notifyWhenInteractionChanges { _ in
            a.dismiss(animated: false) { log.add("dismissed") }
        }
        _ = log.take()
        log.withDiagnostics { window.isHidden = true }
        log.wait(for: window)
        #expect(a.presentedViewController == nil)
        log.expect([
            "B.willAppear", "B.isAppearing", "B.didAppear", "B.willDisappear", "B.didDisappear", "dismissed",
            "A.willDisappear", "A.didDisappear", "~",
        ])
        extendLifetime(swipe)
    }

    @Test("A cancelled swipe: the sheet begins to disappear, and appears again")
    func cancelledSwipe() {
        let (a, b) = sheet()
        let swipe = b.presentationController.beginInteractiveDismissal()
        swipe?.update(0.3)
        swipe?.cancel()
        log.wait(for: window)
        #expect(a.presentedViewController === b && b.presentingViewController === a)
        log.expect([
            "delegate.shouldDismiss(B)", "delegate.willDismiss(B)", "B.willDisappear", "~",
            "B.willAppear", "B.isAppearing", "B.didAppear",
        ])
    }

    @Test("A cancelled swipe is no dismissal and no presentation")
    func flagsOfACancelledSwipe() {
        let (a, b) = (log.controller("A"), CauseFlagScenarios.FlaggedController("B", log: log))
        log.show(a, in: window)
        a.present(b, animated: false)
        log.wait(for: window)
        _ = log.take()
        b.presentationController.beginInteractiveDismissal()?.cancel()
        log.wait(for: window)
        #expect(log.take() == ["B.willDisappear dismissed", "~", "B.willAppear", "B.isAppearing", "B.didAppear"])
    }

    @Test("A sheet with isModalInPresentation stays, and the delegate is notified of the attempt only")
    func modalSheetStays() {
        let (_, b) = sheet()
        b.isModalInPresentation = true
        #expect(b.presentationController.beginInteractiveDismissal() == nil)
        #expect(log.take() == ["delegate.didAttemptToDismiss(B)"])
    }

    @Test("A sheet whose delegate refuses stays")
    func delegateRefusesTheDismissal() {
        let (_, b) = sheet()
        delegate.allows = false
        #expect(b.presentationController.beginInteractiveDismissal() == nil)
        #expect(log.take() == ["delegate.shouldDismiss(B)", "delegate.didAttemptToDismiss(B)"])
    }

    @Test("The program dismisses, and the delegate is not notified")
    func programDismisses() {
        let (a, _) = sheet()
        a.dismiss(animated: true)
        log.wait(for: window)
        #expect(log.take() == ["B.willDisappear", "~", "B.didDisappear"])
    }

    @Test("A full screen is not swiped away")
    func fullScreenStays() {
        let (_, b) = sheet(.fullScreen)
        #expect(b.presentationController.beginInteractiveDismissal() == nil)
        #expect(log.take() == [])
    }
}

import StoryCode
import TestSupport
import Testing

/// Chains of presented controllers, and presentations from inside containers.
@MainActor
struct PresentationRules {
    let log = Log()
    let window = Window(scheduler: ManualClock())

    func present(_ b: ViewController, over a: ViewController, _ style: ModalPresentationStyle = .fullScreen) {
        b.modalPresentationStyle = style
        a.present(b, animated: true)
        log.wait(for: window)
    }

    /// A visible chain of three controllers.
    func chain(
        _ middle: ModalPresentationStyle,
        _ top: ModalPresentationStyle
    ) -> (LoggedController, LoggedController, LoggedController) {
        let (a, b, c) = (log.controller("A"), log.controller("B"), log.controller("C"))
        log.show(a, in: window)
        present(b, over: a, middle)
        present(c, over: b, top)
        _ = log.take()
        return (a, b, c)
    }

    @Test("presentingViewController is nil while the view loads, and set in viewWillAppear")
    func relationComesAfterTheView() {
        let (a, b) = (log.controller("A"), log.controller("B"))
        log.show(a, in: window)
        b.react = { [log] b, event in
            if event == .viewDidLoad || event == .viewWillAppear(true) {
                log.add("by \(b.presentingViewController?.loggedName ?? "none")")
            }
        }
        present(b, over: a)
        #expect(a.presentedViewController === b && a.children.isEmpty)
        log.expectMoves([
            "by none", "A.willDisappear", "B.willAppear", "by A", "~", "B.didAppear", "A.didDisappear",
        ])
    }

    @Test("dismiss on a presented controller that presents nothing dismisses the controller itself")
    func dismissIsForwarded() {
        let (a, b) = (log.controller("A"), log.controller("B"))
        log.show(a, in: window)
        present(b, over: a)
        _ = log.take()
        b.dismiss(animated: true) { log.add("completion") }
        log.wait(for: window)
        #expect(
            log.takeMoves() == ["B.willDisappear", "A.willAppear", "~", "A.didAppear", "B.didDisappear", "completion"]
        )
    }

    @Test("dismiss on a controller that neither presents nor is presented does nothing")
    func nothingToDismiss() {
        let a = log.controller("A")
        log.show(a, in: window)
        log.withDiagnostics { a.dismiss(animated: true) { log.add("completion") } }
        log.wait(for: window)
        #expect(log.take() == ["~"])
    }

    @Test("A chain of full screens: the middle one leaves without an event")
    func chainOfFullScreens() {
        let (a, b, c) = chain(.fullScreen, .fullScreen)
        a.dismiss(animated: true) { log.add("completion") }
        log.wait(for: window)
        #expect(b.presentingViewController == nil && c.presentingViewController == nil)
        #expect(window.subviews == [a.view])
        #expect(
            log.takeMoves() == ["C.willDisappear", "A.willAppear", "~", "A.didAppear", "C.didDisappear", "completion"]
        )
    }

    @Test("A sheet on a full screen: both go, the top one first")
    func sheetOnAFullScreen() {
        let (a, _, _) = chain(.fullScreen, .pageSheet)
        a.dismiss(animated: true) { log.add("completion") }
        log.wait(for: window)
        #expect(window.subviews == [a.view])
        log.expectMoves([
            "C.willDisappear", "B.willDisappear", "A.willAppear", "~",
            "A.didAppear", "C.didDisappear", "B.didDisappear", "completion",
        ])
    }

    @Test("A full screen on a sheet: the sheet below is covered, and the presenter too")
    func fullScreenOnASheet() {
        let (a, b, c) = chain(.pageSheet, .fullScreen)
        #expect(!window.subviews.contains(b.view) && window.subviews.contains(c.view))
        a.dismiss(animated: true)
        log.wait(for: window)
        #expect(window.subviews == [a.view])
        #expect(log.takeMoves() == ["C.willDisappear", "~", "C.didDisappear"])
    }

    @Test("The middle of a chain dismisses the controllers above it, and stays")
    func middleOfAChainStays() {
        let (a, b, _) = chain(.fullScreen, .fullScreen)
        b.dismiss(animated: true)
        log.wait(for: window)
        #expect(a.presentedViewController === b && b.presentedViewController == nil)
        #expect(log.takeMoves() == ["C.willDisappear", "B.willAppear", "~", "B.didAppear", "C.didDisappear"])
    }
}

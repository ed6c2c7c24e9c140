import StoryCode
import TestSupport
import Testing

/// One controller presents another.
@MainActor
struct PresentationScenarios {
    let log = Log()
    let window = Window(scheduler: ManualClock())

    /// Presents a controller in a style and logs the completion.
    func present(_ b: ViewController, over a: ViewController, _ style: ModalPresentationStyle = .fullScreen) {
        b.modalPresentationStyle = style
        a.present(b, animated: true) { [log] in log.add("completion") }
        log.wait(for: window)
    }

    /// Dismisses from a controller and logs the completion.
    func dismiss(over a: ViewController) {
        a.dismiss(animated: true) { [log] in log.add("completion") }
        log.wait(for: window)
    }

    @Test("B1.36 a controller is presented over the full screen")
    func fullScreenIsPresented() {
        let (a, b) = (log.controller("A"), log.controller("B"))
        log.show(a, in: window)
        present(b, over: a)
        log.expect([
            "B.loadView", "B.didLoad", "A.willDisappear", "B.willAppear",
            "B.isAppearing", "B.willLayout", "B.didLayout", "~",
            "B.didAppear", "A.didDisappear", "completion",
        ])
    }

    @Test("B1.37 a full screen is dismissed")
    func fullScreenIsDismissed() {
        let (a, b) = (log.controller("A"), log.controller("B"))
        log.show(a, in: window)
        present(b, over: a)
        _ = log.take()
        b.react = { [log] b, event in
            guard event == .viewDidDisappear(true) else { return }
            log.add("\(b.presentingViewController == nil) \(b.isBeingDismissed)")
        }
        dismiss(over: a)
        log.expect([
            "B.willDisappear", "A.willAppear", "A.isAppearing", "A.willLayout", "A.didLayout", "~",
            "A.didAppear", "B.didDisappear", "true true", "completion",
        ])
    }

    @Test("B1.38 a sheet is presented and dismissed")
    func sheetComesAndGoes() {
        let (a, b) = (log.controller("A"), log.controller("B"))
        log.show(a, in: window)
        present(b, over: a, .pageSheet)
        dismiss(over: a)
        log.expect([
            "B.loadView", "B.didLoad", "B.willAppear", "B.isAppearing", "B.willLayout", "B.didLayout", "~",
            "B.didAppear", "completion",
            "B.willDisappear", "~", "B.didDisappear", "completion",
        ])
    }

    @Test("B1.40 a presenting controller presents another")
    func secondPresentationIsRefused() {
        let (a, b, c) = (log.controller("A"), log.controller("B"), log.controller("C"))
        log.show(a, in: window)
        present(b, over: a)
        _ = log.take()
        log.withDiagnostics { present(c, over: a) }
        #expect(a.presentedViewController === b && !c.isViewLoaded)
        #expect(log.take() == ["! presenterIsPresenting", "~"])
    }

    @Test("B1.41 a hidden controller presents another")
    func hiddenControllerPresents() {
        let (a, b) = (log.controller("A"), log.controller("B"))
        log.withDiagnostics { present(b, over: a) }
        #expect(a.presentedViewController == nil && !b.isViewLoaded)
        #expect(log.take() == ["! presenterNotInWindow", "~"])
    }
}

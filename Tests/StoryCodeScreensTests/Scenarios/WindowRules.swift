import StoryCode
import TestSupport
import Testing

/// Windows whose root presents a controller.
@MainActor
struct WindowRules {
    let log = Log()
    let window = Window(scheduler: ManualClock())

    /// A visible root that presents a controller.
    func presenting(_ style: ModalPresentationStyle) -> (LoggedController, LoggedController) {
        let (a, b) = (log.controller("A"), log.controller("B"))
        b.modalPresentationStyle = style
        log.show(a, in: window)
        a.present(b, animated: true)
        log.wait(for: window)
        _ = log.take()
        return (a, b)
    }

    @Test("A new root: presentations over the old root are dismissed first")
    func newRootUnderAFullScreen() {
        let (a, _) = presenting(.fullScreen)
        window.rootViewController = log.controller("R")
        log.wait(for: window)
        #expect(a.presentedViewController == nil)
        log.expect([
            "B.willDisappear", "A.willAppear", "A.isAppearing", "A.willLayout", "A.didLayout",
            "A.didAppear", "B.didDisappear",
            "R.loadView", "R.didLoad", "A.willDisappear", "A.didDisappear",
            "R.willAppear", "R.isAppearing", "R.willLayout", "R.didLayout", "~", "R.didAppear",
        ])
    }

    @Test("A new root under a sheet")
    func newRootUnderASheet() {
        _ = presenting(.pageSheet)
        window.rootViewController = log.controller("R")
        log.wait(for: window)
        #expect(window.subviews.count == 1)
        log.expect([
            "B.willDisappear", "B.didDisappear", "R.loadView", "R.didLoad", "A.willDisappear", "A.didDisappear",
            "R.willAppear", "R.isAppearing", "R.willLayout", "R.didLayout", "~", "R.didAppear",
        ])
    }

    @Test("A window with a full screen is hidden and shown: only visible controllers are notified")
    func hidingAFullScreen() {
        let (a, b) = presenting(.fullScreen)
        window.isHidden = true
        #expect(window.subviews.isEmpty)
        window.isHidden = false
        log.wait(for: window)
        #expect(window.subviews == [b.view] && a.presentedViewController === b)
        log.expect([
            "B.willDisappear", "B.didDisappear",
            "B.willAppear", "B.isAppearing", "B.willLayout", "B.didLayout", "~", "B.didAppear",
        ])
    }

    @Test("A window with a sheet is hidden and shown: both are notified, the presenter first")
    func hidingASheet() {
        let (a, b) = presenting(.pageSheet)
        window.isHidden = true
        #expect(window.subviews.isEmpty)
        window.isHidden = false
        log.wait(for: window)
        #expect(window.subviews == [a.view, b.view])
        log.expect([
            "A.willDisappear", "B.willDisappear", "A.didDisappear", "B.didDisappear",
            "A.willAppear", "B.willAppear", "A.isAppearing", "A.willLayout", "A.didLayout",
            "B.isAppearing", "B.willLayout", "B.didLayout", "~", "A.didAppear", "B.didAppear",
        ])
    }

    @Test("A full screen dismissed after its window was hidden and shown reveals its presenter")
    func dismissingAfterHiding() {
        let (a, _) = presenting(.fullScreen)
        window.isHidden = true
        window.isHidden = false
        log.wait(for: window)
        _ = log.take()
        a.dismiss(animated: true)
        log.wait(for: window)
        #expect(window.subviews == [a.view])
        log.expect([
            "B.willDisappear", "A.willAppear", "A.isAppearing", "A.willLayout", "A.didLayout", "~",
            "A.didAppear", "B.didDisappear",
        ])
    }
}

import StoryCode
import TestSupport
import Testing

/// The roots of windows.
@MainActor
struct WindowScenarios {
    let log = Log()

    @Test("B1.8 a hidden window is shown")
    func hiddenWindowIsShown() {
        let window = Window()
        window.rootViewController = log.controller("A")
        window.makeKeyAndVisible()
        log.expect([
            "A.loadView", "A.didLoad", "A.willAppear", "A.isAppearing", "A.willLayout", "A.didLayout",
            "A.didAppear",
        ])
    }

    @Test("B1.9 a root appears a turn later")
    func rootHasAppearedATurnLater() {
        let window = Window(scheduler: ManualClock())
        window.rootViewController = log.controller("A")
        window.makeKeyAndVisible()
        log.wait(for: window)
        log.expect([
            "A.loadView", "A.didLoad", "A.willAppear", "A.isAppearing", "A.willLayout", "A.didLayout", "~",
            "A.didAppear",
        ])
    }

    @Test("B1.10 the old root disappears before the new one appears")
    func rootIsSwapped() {
        let window = Window()
        log.show(log.controller("A"), in: window)
        let b = log.controller("B")
        window.rootViewController = b
        #expect(window.subviews == [b.view])
        log.expect([
            "B.loadView", "B.didLoad", "A.willDisappear", "A.didDisappear",
            "B.willAppear", "B.isAppearing", "B.willLayout", "B.didLayout", "B.didAppear",
        ])
    }
}

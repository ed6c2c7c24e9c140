import StoryCode
import TestSupport
import Testing

/// Changes of several controllers of a stack at once.
@MainActor
struct StackScenarios {
    let log = Log()
    let window = Window(scheduler: ManualClock())

    @Test("B1.29 everything above the root is popped")
    func everythingIsPopped() {
        let (a, b, c) = (log.controller("A"), log.controller("B"), log.controller("C"))
        let nav = log.navigation(a, b, c)
        log.show(nav, in: window)
        #expect(nav.popToRootViewController(animated: true) == [b, c])
        log.wait(for: window)
        #expect(!b.isViewLoaded)
        log.expect([
            "B.willMove(nil)", "C.willMove(nil)", "A.loadView", "A.didLoad", "C.willDisappear", "A.willAppear",
            "A.isAppearing", "A.willLayout", "A.didLayout", "~",
            "C.didDisappear", "A.didAppear", "B.didMove(nil)", "C.didMove(nil)",
        ])
    }

    @Test("B1.30 a new stack whose top was below is a pop")
    func newStackWhoseTopWasBelow() {
        let (a, b, c, d) = (log.controller("A"), log.controller("B"), log.controller("C"), log.controller("D"))
        let nav = log.navigation(a, b, c)
        log.show(nav, in: window)
        nav.setViewControllers([d, a, b], animated: true)
        log.wait(for: window)
        #expect(nav.viewControllers == [d, a, b])
        #expect(!d.isViewLoaded)
        log.expect([
            "C.willMove(nil)", "D.willMove(nav)", "D.didMove(nav)",
            "B.loadView", "B.didLoad", "C.willDisappear", "B.willAppear",
            "B.isAppearing", "B.willLayout", "B.didLayout", "~",
            "C.didDisappear", "B.didAppear", "C.didMove(nil)",
        ])
    }

    @Test("B1.31 a new stack with the same top")
    func newStackWithTheSameTop() {
        let (a, b, x) = (log.controller("A"), log.controller("B"), log.controller("X"))
        let nav = log.navigation(a, b)
        log.show(nav, in: window)
        nav.setViewControllers([x, b], animated: true)
        log.wait(for: window)
        #expect(nav.viewControllers == [x, b])
        #expect(a.parent == nil)
        #expect(log.take() == ["A.willMove(nil)", "X.willMove(nav)", "X.didMove(nav)", "A.didMove(nil)", "~"])
    }
}

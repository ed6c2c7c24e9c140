import StoryCode
import TestSupport
import Testing

/// Visible tabs.
@MainActor
struct TabScenarios {
    let log = Log()
    let window = Window(scheduler: ManualClock())

    @Test("B1.33 only the selected tab is loaded")
    func onlyTheSelectedTabIsLoaded() {
        let (a, b) = (log.controller("A"), log.controller("B"))
        window.rootViewController = log.tabs(a, b)
        window.makeKeyAndVisible()
        log.wait(for: window)
        #expect(!b.isViewLoaded)
        log.expect([
            "A.willMove(tab)", "A.didMove(tab)", "B.willMove(tab)", "B.didMove(tab)",
            "A.loadView", "A.didLoad", "A.willAppear", "A.isAppearing", "A.willLayout", "A.didLayout", "~",
            "A.didAppear",
        ])
    }

    @Test("B1.34 a tab is selected for the first time")
    func tabIsSelectedForTheFirstTime() {
        let tab = log.tabs(log.controller("A"), log.controller("B"))
        log.show(tab, in: window)
        tab.selectedIndex = 1
        log.wait(for: window)
        log.expect([
            "B.loadView", "B.didLoad", "B.willAppear", "A.willDisappear", "A.didDisappear",
            "B.isAppearing", "B.willLayout", "B.didLayout", "~", "B.didAppear",
        ])
    }

    @Test("B1.35 a tab is selected again")
    func tabIsSelectedAgain() {
        let tab = log.tabs(log.controller("A"), log.controller("B"))
        log.show(tab, in: window)
        tab.selectedIndex = 1
        log.wait(for: window)
        _ = log.take()
        tab.selectedIndex = 0
        log.wait(for: window)
        log.expect([
            "A.willAppear", "B.willDisappear", "B.didDisappear",
            "A.isAppearing", "A.willLayout", "A.didLayout", "~", "A.didAppear",
        ])
    }
}

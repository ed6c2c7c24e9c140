import StoryCode
import TestSupport
import Testing

/// Tabs that are selected by the user, replaced, and nested.
@MainActor
struct TabRules {
    let log = Log()
    let window = Window(scheduler: ManualClock())
    let delegate: LoggedDelegate

    init() {
        delegate = LoggedDelegate(log: log)
    }

    /// Visible tabs whose delegate is logged.
    func shown(_ controllers: ViewController...) -> TabBarController {
        let tab = log.tabs()
        tab.viewControllers = controllers
        tab.delegate = delegate
        log.show(tab, in: window)
        return tab
    }

    @Test("The selected tab is selected again: only the delegate of a user's tap is notified")
    func selectedTabIsSelected() {
        let tab = shown(log.controller("A"), log.controller("B"))
        tab.selectedIndex = 0
        tab.userSelectsTab(at: 0)
        log.wait(for: window)
        #expect(log.take() == ["delegate.shouldSelect(A)", "delegate.didSelect(A)", "~"])
    }

    @Test("The user selects a tab: the delegate is asked first and notified afterwards")
    func userSelectsATab() {
        let tab = shown(log.controller("A"), log.controller("B"))
        tab.userSelectsTab(at: 1)
        log.wait(for: window)
        log.expect([
            "delegate.shouldSelect(B)", "B.loadView", "B.didLoad", "B.willAppear",
            "A.willDisappear", "A.didDisappear", "B.isAppearing", "B.willLayout", "B.didLayout",
            "delegate.didSelect(B)", "~", "B.didAppear",
        ])
    }

    @Test("The delegate refuses a tab")
    func delegateRefusesATab() {
        let (a, b) = (log.controller("A"), log.controller("B"))
        let tab = shown(a, b)
        delegate.allows = false
        tab.userSelectsTab(at: 1)
        #expect(tab.selectedViewController === a && !b.isViewLoaded)
        #expect(log.take() == ["delegate.shouldSelect(B)"])
    }

    @Test("A tab that is a stack is notified before its top, in each step")
    func tabThatIsAStack() {
        let (a, b, x) = (log.controller("A"), log.controller("B"), log.controller("X"))
        let navs = [a, b].map { log.recorded(log.navigation($0), as: $0.loggedName + "nav") }
        let tab = log.tabs(navs[0], navs[1], x)
        log.show(tab, in: window)
        tab.selectedIndex = 1
        log.wait(for: window)
        log.expect([
            "Bnav.loadView", "Bnav.didLoad", "Bnav.willAppear", "B.loadView", "B.didLoad", "B.willAppear",
            "Anav.willDisappear", "A.willDisappear", "Anav.didDisappear", "A.didDisappear",
            "Bnav.isAppearing", "Bnav.willLayout", "Bnav.didLayout",
            "B.isAppearing", "B.willLayout", "B.didLayout", "~",
            "Bnav.didAppear", "B.didAppear", "B.didMove(Bnav)",
        ])
    }

    @Test("Other tabs: the new one appears before the old one leaves, and each is notified of its move")
    func otherTabs() {
        let (a, b, c, d) = (log.controller("A"), log.controller("B"), log.controller("C"), log.controller("D"))
        let tab = shown(a, b)
        tab.viewControllers = [c, d]
        log.wait(for: window)
        #expect(tab.selectedViewController === c && tab.view.subviews == [c.view] && a.parent == nil)
        log.expect([
            "A.willMove(nil)", "B.willMove(nil)", "C.willMove(tab)", "C.didMove(tab)",
            "D.willMove(tab)", "D.didMove(tab)", "C.loadView", "C.didLoad", "C.willAppear",
            "A.willDisappear", "A.didDisappear", "C.isAppearing", "C.willLayout", "C.didLayout", "C.didAppear",
            "A.didMove(nil)", "B.didMove(nil)", "~",
        ])
    }

    @Test("A tab is moving to its parent until its first appearance")
    func flagsOfTabs() {
        let a = CauseFlagScenarios.FlaggedController("A", log: log)
        let tab = log.tabs(a, CauseFlagScenarios.FlaggedController("B", log: log))
        _ = log.take()
        window.rootViewController = tab
        window.makeKeyAndVisible()
        log.wait(for: window)
        tab.selectedIndex = 1
        log.wait(for: window)
        tab.selectedIndex = 0
        log.wait(for: window)
        log.expectMoves([
            "A.willAppear to parent", "~", "A.didAppear to parent",
            "B.willAppear to parent", "A.willDisappear", "A.didDisappear", "~", "B.didAppear to parent",
            "A.willAppear", "B.willDisappear", "B.didDisappear", "~", "A.didAppear",
        ])
    }
}

import StoryCode
import TestSupport
import Testing

/// The user taps the selected tab (decision D17).
@MainActor
struct UserSelectedTabTests {
    final class Delegate: TabBarControllerDelegate {
        let log: Log
        var onShouldSelect: () -> Bool = { true }
        init(_ log: Log) { self.log = log }

        func tabBarController(_ tabBarController: TabBarController, shouldSelect viewController: ViewController) -> Bool
        {
            log.add("shouldSelect")
            return onShouldSelect()
        }

        func tabBarController(_ tabBarController: TabBarController, didSelect viewController: ViewController) {
            log.add("didSelect")
        }
    }

    let log = Log()
    let clock = ManualClock()
    let window: Window

    init() { window = Window(scheduler: clock) }

    @Test func popsItsStack() {
        let (a, b, c) = (log.controller("A"), log.controller("B"), log.controller("C"))
        let nav = log.navigation(a, b, c)
        let tabs = log.tabs(nav)
        let delegate = Delegate(log)
        tabs.delegate = delegate
        log.show(tabs, in: window)
        tabs.userSelectsTab(at: 0)
        #expect(nav.viewControllers == [a])
        log.wait(for: window)
        log.expectMoves([
            "shouldSelect", "didSelect", "B.willMove(nil)", "C.willMove(nil)", "C.willDisappear", "A.willAppear", "~",
            "C.didDisappear", "A.didAppear", "B.didMove(nil)", "C.didMove(nil)",
        ])
    }

    @Test func popsNothingIfRefused() {
        let nav = log.navigation(log.controller("A"), log.controller("B"))
        let tabs = log.tabs(nav)
        let delegate = Delegate(log)
        delegate.onShouldSelect = { false }
        tabs.delegate = delegate
        log.show(tabs, in: window)
        tabs.userSelectsTab(at: 0)
        log.wait(for: window)
        #expect(nav.viewControllers.count == 2)
        log.expect(["shouldSelect", "~"])
    }

    @Test func ofAnotherTabPopsNothing() {
        let nav = log.navigation(log.controller("A"), log.controller("B"))
        let tabs = log.tabs(log.controller("C"), nav)
        log.show(tabs, in: window)
        tabs.userSelectsTab(at: 1)
        log.wait(for: window)
        #expect(nav.viewControllers.count == 2 && tabs.selectedIndex == 1)
    }

    @Test func delegateAllowsWhatItDoesNotDecide() {
        final class Delegate: TabBarControllerDelegate {}
        let (tabs, delegate) = (log.tabs(log.controller("A"), log.controller("B")), Delegate())
        tabs.delegate = delegate
        log.show(tabs, in: window)
        tabs.userSelectsTab(at: 1)
        #expect(tabs.selectedIndex == 1)
        extendLifetime(delegate)
    }

    @Test func removedByTheDelegateIsNotSelected() {
        let (a, b) = (log.controller("A"), log.controller("B"))
        let tabs = log.tabs(a, b)
        let delegate = Delegate(log)
        delegate.onShouldSelect = {
            tabs.viewControllers = [a]
            return true
        }
        tabs.delegate = delegate
        log.show(tabs, in: window)
        log.withDiagnostics { tabs.userSelectsTab(at: 1) }
        log.wait(for: window)
        #expect(tabs.selectedViewController === a)
        log.expect(["shouldSelect", "B.willMove(nil)", "B.didMove(nil)", "~"])
    }
}

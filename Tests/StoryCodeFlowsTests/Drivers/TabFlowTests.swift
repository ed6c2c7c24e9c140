import StoryCode
import TestSupport
import Testing

/// The selected tab is a place of a value.
@MainActor
struct TabFlowTests {
    /// Three tabs, of which the last has no place.
    private func app(_ flow: Flow<Int>) -> (TabBarController, ManualClock, Window) {
        let clock = ManualClock()
        let window = Window(scheduler: clock)
        let tabs = Scene {
            return TabBarController()
        }.with {
            return TabFlow(flow, \.self, places: [10, 20])
        }.instantiate(connect: { tabs, _ in
            tabs.viewControllers = ["first", "second", "third"].map { screen($0) }
        })
        window.rootViewController = tabs
        window.makeKeyAndVisible()
        clock.run()
        return (tabs, clock, window)
    }

    @Test func tabOfThePlaceIsSelectedAtOnce() {
        let flow = Flow(20)
        let tabs = Scene {
            let tabs = TabBarController()
            tabs.viewControllers = ["first", "second"].map { screen($0) }
            return tabs
        }.with {
            return TabFlow(flow, \.self, places: [10, 20])
        }.instantiate()
        #expect(tabs.selectedIndex == 1)
    }

    @Test func tabWithoutAPlaceIsReported() {
        let flow = Flow(20)
        let (tabs, clock, window) = app(flow)
        let found = diagnostics {
            tabs.userSelectsTab(at: 2)
            clock.run()
        }
        #expect(Set(found.map(\.problem.code)) == ["flowBypassed"])
        #expect(flow.value == 20 && tabs.selectedIndex == 2)
        flow.set(10)
        clock.run()
        #expect(tabs.selectedIndex == 0)
        extendLifetime(window)
    }

    @Test func tabThatTheGuardForbidsIsLeft() {
        let flow = Flow(10)
        let (tabs, clock, window) = app(flow)
        flow.guarded { _ in 10 }
        tabs.userSelectsTab(at: 1)
        clock.run()
        #expect(flow.value == 10 && tabs.selectedIndex == 0)
        extendLifetime(window)
    }

    @Test func placeWithoutATabSelectsNothing() {
        let flow = Flow(20)
        let (tabs, clock, window) = app(flow)
        flow.set(30)
        clock.run()
        #expect(tabs.selectedIndex == 1)
        flow.set(10)
        clock.run()
        #expect(tabs.selectedIndex == 0)
        extendLifetime(window)
    }

    @Test func placeOfATabThatIsMissingSelectsNothing() {
        let flow = Flow(20)
        let (tabs, clock, window) = app(flow)
        tabs.viewControllers = [screen("only")]
        clock.run()
        #expect(flow.value == 10)
        flow.set(20)
        clock.run()
        #expect(flow.value == 20 && tabs.selectedIndex == 0)
        extendLifetime(window)
    }
}

import StoryCode
import TestSupport
import Testing

/// Top-level places: a tab with a stack of its own for each, and one stack for all.
@MainActor
struct TabsTests {
    @Test func eachTabKeepsItsStack() {
        let app = FlowApp(Flow(AppFlow(cities: [.city(1), .map(1)])))
        app.show()
        let screens = app.stack(.cities).viewControllers
        app.tabs.userSelectsTab(at: 1)
        app.clock.run()
        app.flow.update { $0.favourites.append(.city(4)) }
        app.clock.run()
        app.tabs.userSelectsTab(at: 0)
        app.clock.run()
        #expect(app.flow.value == AppFlow(cities: [.city(1), .map(1)], favourites: [.city(4)]))
        #expect(app.stack(.cities).viewControllers.elementsEqual(screens) { $0 === $1 })
        #expect(app.titles(.favourites) == ["city 4"])
    }

    @Test func tapOnTheSelectedTabLeavesItsPlaces() {
        let app = FlowApp(Flow(AppFlow(cities: [.city(1), .map(1)], favourites: [.city(2)])))
        app.show()
        app.tabs.userSelectsTab(at: 0)
        app.clock.run()
        #expect(app.flow.value == AppFlow(favourites: [.city(2)]))
    }

    @Test func backAtTheRootOfAnotherTabReturnsToTheFirst() {
        let app = FlowApp(Flow(AppFlow(tab: .favourites, favourites: [.city(2)])))
        let handler = app.stack(.favourites).viewControllers[0].addBackHandler { [flow = app.flow] in
            flow.update { $0.tab = .cities }
        }
        app.show()
        var ways: [Bool] = []
        for _ in 0..<3 {
            handler.isEnabled = app.flow.value.favourites.isEmpty
            ways.append(app.window.goBack())
            app.clock.run()
        }
        #expect(ways == [true, true, false])
        #expect(app.flow.value == AppFlow() && app.tabs.selectedIndex == 0)
    }

    @Test func stacksOfAllTabsAreRestored() throws {
        let flow = Flow(AppFlow(tab: .favourites, cities: [.city(1), .map(1)], favourites: [.city(2)]))
        let app = FlowApp(flow)
        app.show()
        let restored = FlowApp(try Flow(restoring: flow.save().written()))
        restored.show()
        #expect(restored.tabs.selectedIndex == 1)
        #expect(restored.titles(.cities) == ["city 1", "map 1"] && restored.titles(.favourites) == ["city 2"])
    }

    @Test func oneChangeConcernsAllTabs() {
        let app = FlowApp(Flow(AppFlow(cities: [.map(3)])))
        app.show()
        app.log = []
        app.flow.set(AppFlow(tab: .favourites, favourites: [.city(2)]))
        app.clock.run()
        #expect(app.take() == ["make city 2", "map 3 didDisappear", "city 2 didLoad", "city 2 didAppear"])
        #expect(app.titles(.cities) == [] && app.titles(.favourites) == ["city 2"] && app.tabs.selectedIndex == 1)
    }

    enum Top: Hashable, Sendable { case chats, camera }

    @Test func oneStackHasTheFirstTopLevelPlaceBelowTheOthers() {
        struct Value: Hashable { var path: [Top] = [] }
        // The home place is the root; each of the others replaces the one that was open.
        let app = StackApp(Flow(Value()), \.path) { screen("\($0)") }
        app.update { $0.path = [.chats] }
        app.update { $0.path = [.camera] }
        #expect(app.titles == ["root", "camera"])
        app.goBack()
        #expect(app.titles == ["root"] && !app.goBack())
    }
}

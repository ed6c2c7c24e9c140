import StoryCode
import TestSupport
import Testing

/// Links from outside, which become values with the screens behind the target.
@MainActor
struct LinkTests {
    /// Reads the links of the app: `guide:/city/7`, `guide:/city/7/map` and `guide:/settings`.
    private func value(of link: String) -> AppFlow? {
        let parts = link.split(separator: "/").map(String.init)
        guard parts.first == "guide:", parts.count > 1 else { return nil }
        if parts == ["guide:", "settings"] { return AppFlow(sheet: .settings) }
        guard parts[1] == "city", parts.count > 2, let id = Int(parts[2]) else { return nil }
        if parts.count == 3 { return AppFlow(cities: [.city(id)]) }
        return parts.count == 4 && parts[3] == "map" ? AppFlow(cities: [.city(id), .map(id)]) : nil
    }

    private func open(_ link: String, in app: FlowApp) -> Bool {
        guard let value = value(of: link) else { return false }
        app.flow.set(value)
        app.clock.run()
        return true
    }

    @Test func coldLinkIsShownWithoutATransition() throws {
        let app = FlowApp(Flow(try #require(value(of: "guide:/city/7"))))
        app.show()
        #expect(app.take() == ["make city 7", "city 7 didLoad", "city 7 didAppear"])
    }

    @Test func linkWithAnArgumentReplacesWhatIsShown() {
        let app = FlowApp(Flow(AppFlow(tab: .favourites, cities: [.map(1)], sheet: .about)))
        app.show()
        #expect(open("guide:/city/12", in: app))
        #expect(app.flow.value == AppFlow(cities: [.city(12)]))
        #expect(app.titles(.cities) == ["city 12"] && app.presented == nil && app.tabs.selectedIndex == 0)
    }

    @Test func screensBehindTheTargetAreThere() {
        let app = FlowApp()
        app.show()
        #expect(open("guide:/city/7/map", in: app))
        #expect(app.titles(.cities) == ["city 7", "map 7"])
        app.window.goBack()
        app.clock.run()
        #expect(app.titles(.cities) == ["city 7"])
        app.window.goBack()
        app.clock.run()
        #expect(app.titles(.cities) == [] && !app.window.goBack())
    }

    @Test(arguments: ["guide:/planet/7", "guide:/city/x", "other:/city/7", "guide:/city/7/map/3", "guide:"])
    func unknownLinkChangesNothing(link: String) {
        let app = FlowApp(Flow(AppFlow(cities: [.city(1)])))
        app.show()
        app.log = []
        #expect(!open(link, in: app))
        #expect(app.titles(.cities) == ["city 1"] && app.take() == [])
    }

    @Test func linkToTheScreenThatIsShownMakesNothing() {
        let app = FlowApp(Flow(AppFlow(cities: [.city(7)])))
        app.show()
        app.log = []
        #expect(open("guide:/city/7", in: app))
        #expect(app.take() == [])
        #expect(open("guide:/city/7/map", in: app))
        #expect(app.take() == ["make map 7", "map 7 didLoad", "city 7 didDisappear", "map 7 didAppear animated"])
    }

    @Test func linkDuringATransitionWaits() {
        let app = FlowApp()
        app.show()
        app.flow.update { $0.cities = [.city(1)] }
        app.clock.advance(by: .milliseconds(100))
        #expect(open("guide:/settings", in: app))
        #expect(app.titles(.cities) == [] && app.presented == "settings")
    }

    @Test func linkDuringABackGestureWinsWhenTheGestureHasEnded() {
        let app = FlowApp(Flow(AppFlow(cities: [.city(1), .city(2)])))
        app.show()
        let gesture = app.window.beginBack()
        gesture?.update(0.5)
        app.flow.set(AppFlow(cities: [.city(1), .map(9)]))
        #expect(app.titles(.cities).contains("map 9") == false)
        gesture?.finish()
        app.clock.run()
        #expect(app.titles(.cities) == ["city 1", "map 9"])
    }

    @Test func linkToAScreenThatCannotBeMadeLeavesWhatIsShown() {
        let app = FlowApp(Flow(AppFlow(cities: [.city(1)], sheet: .about)))
        app.unmade = ["map 7"]
        app.show()
        let found = diagnostics { #expect(open("guide:/city/7/map", in: app)) }
        #expect(found.map(\.message) == ["The screen of cities[1] could not be made: Unmade()."])
        #expect(app.titles(.cities) == ["city 1"] && app.presented == "about")
        #expect(app.flow.value == AppFlow(cities: [.city(1)], sheet: .about))
    }
}

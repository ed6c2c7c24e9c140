import StoryCode
import TestSupport
import Testing

/// Whether the transitions of a change are animated.
@MainActor
struct AnimationTests {
    @Test func changeWithoutAnimationIsShownWithoutTime() {
        let app = FlowApp()
        app.show()
        let start = app.clock.now
        app.flow.update(animated: false) {
            $0.cities = [.city(1)]
            $0.sheet = .about
        }
        app.clock.run()
        #expect(
            app.take() == [
                "make city 1", "make about", "city 1 didLoad", "city 1 didAppear", "about didLoad", "about didAppear",
            ]
        )
        #expect(app.clock.now == start)
        app.flow.update(animated: false) { $0 = AppFlow() }
        app.clock.run()
        #expect(app.take() == ["city 1 didDisappear", "about didDisappear"])
        #expect(app.clock.now == start)
    }

    @Test func nextChangeIsAnimatedAgain() {
        let app = FlowApp()
        app.show()
        app.flow.update(animated: false) { $0.cities = [.city(1)] }
        app.flow.update { $0.cities.append(.city(2)) }
        app.clock.run()
        #expect(app.take().filter { $0.contains("didAppear") } == ["city 1 didAppear", "city 2 didAppear animated"])
    }

    @Test func placeThatComesBackAfterAChangeWithoutAnimationIsAnimated() {
        let app = FlowApp()
        app.show()
        app.flow.update(animated: false) { $0.cities = [.city(1)] }
        app.clock.run()
        app.flow.guarded { _ in AppFlow(cities: [.city(1)]) }
        app.log = []
        app.window.goBack()
        app.clock.run()
        #expect(
            app.take() == ["city 1 didDisappear", "make city 1", "city 1 didLoad", "city 1 didAppear animated"]
        )
    }

    @Test func animationDependsOnTheTwoPlaces() {
        let app = FlowApp()
        app.show()
        // Only the way between a city and its map is animated.
        func show(_ place: Place) {
            let isRelated: Bool
            switch (app.flow.value.cities.last, place) {
            case (.city(let city), .map(let map)): isRelated = city == map
            default: isRelated = false
            }
            app.flow.update(animated: isRelated) { $0.cities.append(place) }
            app.clock.run()
        }
        show(.city(1))
        show(.map(1))
        show(.map(2))
        #expect(
            app.take().filter { $0.contains("didAppear") }
                == ["city 1 didAppear", "map 1 didAppear animated", "map 2 didAppear"]
        )
    }

    @Test func firstValueIsNotAnimated() {
        let app = FlowApp(Flow(AppFlow(cities: [.city(1)])))
        app.show()
        #expect(app.take().last == "city 1 didAppear")
    }

    @Test func changeInAnInvisibleWindowIsNotAnimated() {
        let app = FlowApp()
        app.show()
        app.window.isHidden = true
        app.clock.run()
        app.flow.update { $0.cities = [.city(1)] }
        #expect(app.titles(.cities) == ["city 1"])
        app.window.isHidden = false
        app.clock.run()
        #expect(app.take() == ["make city 1", "city 1 didLoad", "city 1 didAppear"])
    }
}

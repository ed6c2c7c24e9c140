import StoryCode
import TestSupport
import Testing

/// The places of a value are the screens above the root of a stack.
@MainActor
struct StackFlowTests {
    @Test func valuePushesAndPops() {
        let app = FlowApp()
        app.show()
        app.flow.update { $0.cities.append(.city(7)) }
        app.clock.run()
        #expect(app.take() == ["make city 7", "city 7 didLoad", "city 7 didAppear animated"])
        app.flow.update { $0.cities.append(.map(7)) }
        app.clock.run()
        #expect(
            app.take() == ["make map 7", "map 7 didLoad", "city 7 didDisappear", "map 7 didAppear animated"]
        )
        app.flow.update { $0.cities = [] }
        app.clock.run()
        #expect(app.take() == ["map 7 didDisappear"])
        #expect(app.titles(.cities) == [])
    }

    @Test func placeThatCannotBeMadeAnewStays() {
        let app = FlowApp(Flow(AppFlow(cities: [.city(1)])))
        app.show()
        app.unmade = ["city 1"]
        let found = diagnostics {
            app.flow.remake(\.cities, at: 0)
            app.clock.run()
            // The next change does not make it anew.
            app.flow.update { $0.favourites = [.city(2)] }
            app.clock.run()
        }
        #expect(found.map(\.problem.code) == ["flowFactoryFailed"])
        #expect(app.flow.value == AppFlow(cities: [.city(1)], favourites: [.city(2)]))
        #expect(app.titles(.cities) == ["city 1"])
    }

    @Test func userGoesBack() {
        let app = FlowApp(Flow(AppFlow(cities: [.city(1), .city(2)])))
        app.show()
        app.window.goBack()
        #expect(app.flow.value.cities == [.city(1), .city(2)])
        app.clock.run()
        #expect(app.flow.value.cities == [.city(1)])
        #expect(app.titles(.cities) == ["city 1"])
    }

    @Test func placeThatTheGuardKeepsComesBack() {
        let app = FlowApp(Flow(AppFlow(cities: [.city(1), .city(2)])))
        app.show()
        app.flow.guarded { _ in AppFlow(cities: [.city(1), .city(2)]) }
        app.window.goBack()
        app.clock.run()
        #expect(app.flow.value.cities == [.city(1), .city(2)])
        #expect(app.titles(.cities) == ["city 1", "city 2"])
    }

    @Test func cancelledGestureChangesNothing() {
        let app = FlowApp(Flow(AppFlow(cities: [.city(1), .city(2)])))
        app.show()
        app.log = []
        let gesture = app.window.beginBack()
        gesture?.update(0.4)
        gesture?.cancel()
        app.clock.run()
        #expect(app.flow.value.cities == [.city(1), .city(2)])
        #expect(app.take() == ["city 1 didLoad", "city 1 didDisappear", "city 2 didAppear animated"])
    }

    @Test func onlyTheNewestValueIsApplied() {
        let app = FlowApp()
        app.show()
        app.flow.update { $0.cities = [.city(1)] }
        app.flow.update { $0.cities = [.city(2)] }
        app.flow.update { $0.cities = [.city(3)] }
        #expect(app.titles(.cities) == ["city 1"])
        app.clock.run()
        #expect(app.titles(.cities) == ["city 3"])
        #expect(
            app.take() == [
                "make city 1", "city 1 didLoad", "city 1 didAppear animated", "make city 3", "city 3 didLoad",
                "city 1 didDisappear", "city 3 didAppear animated",
            ]
        )
    }

    @Test func commonBeginningKeepsItsScreens() {
        let app = FlowApp(Flow(AppFlow(cities: [.city(1), .city(1)])))
        app.show()
        let screens = app.stack(.cities).viewControllers
        app.log = []
        app.flow.update { $0.cities = [.city(1), .city(1), .city(1)] }
        app.clock.run()
        #expect(app.stack(.cities).viewControllers.starts(with: screens) { $0 === $1 })
        #expect(app.take().filter { $0.hasPrefix("make") } == ["make city 1"])
    }

    @Test func equalValueCausesNoCall() {
        let app = FlowApp(Flow(AppFlow(cities: [.city(1)])))
        app.show()
        app.log = []
        app.flow.set(app.flow.value)
        app.flow.update { $0.cities = [.city(1)] }
        app.clock.run()
        #expect(app.take() == [])
    }

    @Test func onlyTheTwoHighestScreensAreMade() {
        let app = FlowApp(Flow(AppFlow(cities: [.city(1), .city(2), .city(3), .city(4)])))
        #expect(app.take() == ["make city 4", "make city 3"])
        app.show()
        #expect(app.take() == ["city 4 didLoad", "city 4 didAppear"])
        app.window.goBack()
        app.clock.run()
        #expect(app.flow.value.cities == [.city(1), .city(2), .city(3)])
        #expect(app.take() == ["city 3 didLoad", "city 4 didDisappear", "city 3 didAppear animated", "make city 2"])
        #expect(app.titles(.cities) == ["city 2", "city 3"])
        app.stack(.cities).popToRootViewController(animated: true)
        app.clock.run()
        #expect(app.flow.value.cities == [])
    }

    @Test func stackMadeInACallbackShowsItsPlacesAtOnce() {
        let (app, inner) = (FlowApp(), Flow(AppFlow(cities: [.city(1)])))
        var shown: [[String]] = []
        app.onAppearance = { [unowned app] in
            app.onAppearance = nil
            shown.append(FlowApp(inner).titles(.cities))
        }
        app.show()
        #expect(shown == [["city 1"]])
    }

    @Test func buriedScreensAreMadeAtOnce() {
        let app = FlowApp(Flow(AppFlow(cities: [.city(1), .city(2), .city(3)])), buried: .madeAtOnce)
        #expect(app.titles(.cities) == ["city 1", "city 2", "city 3"])
    }

    @Test func placeIsMadeAnew() {
        let app = FlowApp(Flow(AppFlow(cities: [.city(1), .city(2)])))
        app.show()
        let screens = app.stack(.cities).viewControllers
        app.log = []
        app.flow.remake(\.cities, at: 1)
        app.clock.run()
        #expect(app.take().first == "make city 2")
        #expect(app.titles(.cities) == ["city 1", "city 2"])
        #expect(app.stack(.cities).viewControllers[1] === screens[1])
        #expect(app.stack(.cities).viewControllers[2] !== screens[2])
    }

    @Test func placeIsMadeAnewWhileTheUserGoesBack() {
        let app = FlowApp(Flow(AppFlow(cities: [.city(1), .city(2), .city(3)])))
        app.show()
        let below = app.stack(.cities).viewControllers[1]
        app.window.goBack()
        app.flow.remake(\.cities, at: 1)
        app.clock.run()
        #expect(app.flow.value.cities == [.city(1), .city(2)])
        #expect(app.titles(.cities) == ["city 1", "city 2"] && app.stack(.cities).topViewController !== below)
    }

    @Test func placeThatIsNotMadeYetIsMadeAnewWhileTheUserGoesBack() {
        let app = FlowApp(Flow(AppFlow(cities: [.city(1), .city(2), .city(3)])))
        app.show()
        app.window.goBack()
        app.flow.remake(\.cities, at: 0)
        app.clock.run()
        #expect(app.flow.value.cities == [.city(1), .city(2)] && app.titles(.cities) == ["city 1", "city 2"])
    }

    @Test func failedFactoryLeavesTheFlow() {
        let app = FlowApp(Flow(AppFlow(cities: [.city(1)])))
        app.show()
        app.log = []
        app.unmade = ["map 2"]
        let found = diagnostics {
            app.flow.update {
                $0.cities = [.city(1), .map(2)]
                $0.tab = .favourites
            }
            #expect(app.flow.value == AppFlow(cities: [.city(1)]))
            app.clock.run()
        }
        #expect(
            found.map(\.message) == ["The screen of cities[1] could not be made: Unmade()."]
        )
        #expect(app.flow.value == AppFlow(cities: [.city(1)]))
        #expect(app.tabs.selectedIndex == 0 && app.take() == [])
    }

    @Test func screensMadeBeforeAFailureAreReleased() {
        let app = FlowApp()
        app.show()
        app.unmade = ["map 2"]
        _ = diagnostics {
            app.flow.update { $0 = AppFlow(cities: [.city(1)], favourites: [.map(2)], sheet: .about) }
            app.clock.run()
        }
        // The roots of the stacks.
        #expect(app.flow.value == AppFlow() && app.living.value == 2)
    }

    @Test func uncoveredPlaceThatCannotBeMadeIsDropped() {
        let app = FlowApp(Flow(AppFlow(cities: [.city(0), .city(1), .city(2), .city(3)])))
        app.show()
        app.unmade = ["city 1"]
        let found = diagnostics {
            app.window.goBack()
            app.clock.run()
        }
        #expect(found.map(\.problem.code) == ["flowFactoryFailed"])
        #expect(app.flow.value.cities == [.city(0), .city(2)])
        #expect(app.titles(.cities) == ["city 0", "city 2"])
    }

    @Test func placeAboveOneThatCannotBeMadeIsMadeAnew() {
        let app = FlowApp(Flow(AppFlow(cities: [.city(0), .city(1), .city(2), .city(3)])))
        app.show()
        app.unmade = ["city 1"]
        app.log = []
        let found = diagnostics {
            app.window.goBack()
            app.flow.remake(\.cities, at: 2)
            app.clock.run()
        }
        #expect(found.map(\.problem.code) == ["flowFactoryFailed"])
        #expect(app.flow.value.cities == [.city(0), .city(2)] && app.titles(.cities) == ["city 0", "city 2"])
        #expect(app.take().filter { $0.hasPrefix("make") } == ["make city 0", "make city 2"])
    }

    @Test func screenWithoutPlaceIsReported() {
        let app = FlowApp(Flow(AppFlow(cities: [.city(1)])))
        app.show()
        let found = diagnostics {
            app.stack(.cities).pushViewController(app.screen("help"), animated: true)
            app.clock.run()
        }
        #expect(found.map(\.problem.code) == ["flowBypassed"])
        #expect(app.flow.value.cities == [.city(1)])
        #expect(app.titles(.cities) == ["city 1", "help"])
        // The next change of the part removes it.
        app.flow.update { $0.cities = [.city(1), .city(2)] }
        app.clock.run()
        #expect(app.titles(.cities) == ["city 1", "city 2"])
    }

    @Test func pushedScreenOfThePlaceChangesTheValue() throws {
        let flow = Flow(AppFlow())
        let clock = ManualClock()
        let host = Scene {
            return NavigationController(rootViewController: ViewController())
        }.with {
            return StackFlow(flow, \.cities) { _ in ViewController() }
        }.host()
        let window = Window(scheduler: clock)
        window.rootViewController = host.controller
        window.makeKeyAndVisible()
        clock.run()
        host.controller.pushViewController(try host.helpers.makeScreen(for: .map(3)), animated: true)
        clock.run()
        #expect(flow.value.cities == [.map(3)])
    }

    @Test func placesThatTheStackRefusesLeaveTheValue() {
        let same = screen("same")
        let app = StackApp(Flow<[Int]>([]), \.self) { _ in same }
        let found = diagnostics { app.update { $0 = [1, 2] } }
        #expect(found.map(\.problem.code) == ["pushedTwice"])
        #expect(app.flow.value == [] && app.titles == ["root"])
    }

    @Test func firstPlacesThatTheStackRefusesLeaveTheValue() {
        let (same, flow) = (screen("same"), Flow([1, 2]))
        let stack = Scene {
            return NavigationController(rootViewController: screen("root"))
        }.with {
            return StackFlow(flow, \.self) { _ in same }
        }
        var shown: [String] = []
        let found = diagnostics { shown = titles(of: stack.instantiate()) }
        #expect(found.map(\.problem.code) == ["pushedTwice"])
        #expect(flow.value == [] && shown == ["root"])
    }

    @Test func placeThatANewStackCannotMakeIsLeftByAnotherOneAtOnce() {
        let flow = Flow([1, 2])
        func stack(_ make: @escaping @MainActor (Int) throws -> ViewController) -> NavigationController {
            Scene {
                return NavigationController(rootViewController: screen("root"))
            }.with {
                return StackFlow(flow, \.self, make: make)
            }.instantiate()
        }
        let first = stack { screen("\($0)") }
        var shown: [[String]] = []
        let found = diagnostics {
            LifecycleRuntime.perform {
                let second = stack { place in
                    if place == 2 { throw FlowApp.Unmade() }
                    return screen("\(place)")
                }
                shown = [first, second].map { titles(of: $0) }
            }
        }
        #expect(found.map(\.problem.code) == ["flowFactoryFailed"])
        #expect(flow.value == [1] && shown == [["root", "1"], ["root", "1"]])
    }

    @Test func invisibleStackFollowsAtOnce() {
        let app = FlowApp()
        app.show()
        app.flow.update { $0.favourites = [.city(1), .city(2)] }
        #expect(app.titles(.favourites) == ["city 1", "city 2"])
        app.stack(.favourites).popViewController(animated: false)
        #expect(app.flow.value.favourites == [.city(1)])
        app.clock.run()
        #expect(app.take().allSatisfy { $0.hasPrefix("make") })
    }

    @Test func rootOfAStoryboardIsBelowThePlaces() throws {
        let flow = Flow(AppFlow(tab: .favourites, cities: [.city(1), .city(2), .city(3)], favourites: [.map(4)]))
        func screen(_ title: String) -> ViewController {
            let screen = ViewController()
            screen.title = title
            return screen
        }
        func stack(_ part: WritableKeyPath<AppFlow, [Place]>) -> NavigationController {
            Scene {
                return NavigationController()
            }.with {
                return StackFlow(flow, part) { place in screen(place.title) }
            }.instantiate()
        }
        let citiesStack: SceneIdentifier<NavigationController> = "Cities stack"
        let favouritesStack: SceneIdentifier<NavigationController> = "Favourites stack"
        let list: SceneIdentifier<ViewController> = "List"
        let storyboard = Storyboard(name: "Guide", container: Container()) { scenes in
            scenes.scene("Tabs" as SceneIdentifier<TabBarController>) {
                Scene {
                    return TabBarController()
                }.with {
                    return TabFlow(flow, \.tab)
                }.instantiate()
            }.initial().tab(citiesStack).tab(favouritesStack)
            scenes.scene(citiesStack) { stack(\.cities) }.root(list)
            scenes.scene(favouritesStack) { stack(\.favourites) }.root(list)
            scenes.scene(list) { screen("list") }
        }
        let tabs = try storyboard.instantiateInitialViewController(as: TabBarController.self)
        let stacks = tabs.viewControllers.compactMap { $0 as? NavigationController }
        #expect(tabs.selectedIndex == 1)
        #expect(stacks.map { $0.viewControllers.map(\.title) } == [["list", "city 2", "city 3"], ["list", "map 4"]])
        #expect(flow.value.cities == [.city(1), .city(2), .city(3)] && flow.value.favourites == [.map(4)])
        flow.update { $0.cities = [] }
        #expect(stacks[0].viewControllers.map(\.title) == ["list"])
    }

    @Test func driverOfAnotherControllerIsReported() {
        let flow = Flow(AppFlow())
        let found = diagnostics {
            _ = Scene {
                return TabBarController()
            }.with {
                return StackFlow(flow, \.cities) { _ in ViewController() }
            }.instantiate()
        }
        #expect(found.map(\.problem.code) == ["flowControllerMismatch"])
        #expect(
            found.map(\.message) == [
                "A driver of a flow is a helper of <TabBarController>, which is not a NavigationController."
            ]
        )
    }

    @Test func flowDoesNotRetainItsScreens() {
        weak var stack: NavigationController?
        let flow = Flow(AppFlow(cities: [.city(1)]))
        do {
            let app = FlowApp(flow)
            app.show()
            stack = app.stack(.cities)
        }
        #expect(stack == nil)
        flow.update { $0.cities = [] }
    }

    @Test func valueThatIsSetInACallbackIsApplied() {
        let app = FlowApp()
        app.onMake = { title in
            if title == "city 1" { app.flow.update { $0.cities = [.city(2)] } }
        }
        app.show()
        app.flow.update { $0.cities = [.city(1)] }
        app.clock.run()
        #expect(app.flow.value.cities == [.city(2)])
        #expect(app.titles(.cities) == ["city 2"])
        app.onMake = nil
    }

    @Test func valueThatAFactoryReplacesIsNotShown() {
        let app = FlowApp()
        app.onMake = { title in
            if title == "city 1" { app.flow.update { $0.cities = [.city(2)] } }
        }
        app.show()
        app.flow.update { $0.cities = [.city(1)] }
        app.clock.run()
        #expect(app.take() == ["make city 1", "make city 2", "city 2 didLoad", "city 2 didAppear animated"])
        app.onMake = nil
    }

    @Test func factoryThatAlwaysChangesTheValueIsReported() {
        let app = FlowApp()
        var count = 0
        app.onMake = { _ in
            count += 1
            app.flow.update { $0.cities = $0.cities == [.city(1)] ? [.city(2)] : [.city(1)] }
        }
        app.show()
        let found = diagnostics { app.flow.update { $0.cities = [.city(1)] } }
        #expect(found.map(\.problem.code) == ["flowNeverAgrees"] && count == 100)
        app.onMake = nil
    }

    @Test func screenThatWasMadeInVainIsReleased() {
        let app = FlowApp()
        app.show()
        app.onMake = { _ in app.flow.update { $0.cities = [] } }
        app.flow.update { $0.cities = [.city(1)] }
        app.clock.run()
        // The roots of the stacks.
        #expect(app.titles(.cities) == [] && app.living.value == 2)
        app.onMake = nil
    }

    @Test func valueThatIsSetWhileAScreenIsUncoveredIsApplied() {
        let app = FlowApp(Flow(AppFlow(cities: [.city(1), .city(2), .city(3)])))
        app.show()
        app.onMake = { title in
            if title == "city 1" { app.flow.update { $0.favourites = [.map(1)] } }
        }
        app.window.goBack()
        app.clock.run()
        #expect(app.flow.value == AppFlow(cities: [.city(1), .city(2)], favourites: [.map(1)]))
        #expect(app.titles(.cities) == ["city 1", "city 2"] && app.titles(.favourites) == ["map 1"])
        app.onMake = nil
    }

    @Test func valueThatIsReplacedWhileAScreenIsUncoveredIsShown() {
        let app = FlowApp(Flow(AppFlow(cities: [.city(1), .city(2), .city(3)])))
        app.show()
        app.onMake = { title in
            if title == "city 1" { app.flow.set(AppFlow(cities: [.city(9)])) }
        }
        app.window.goBack()
        app.clock.run()
        #expect(app.flow.value == AppFlow(cities: [.city(9)]) && app.titles(.cities) == ["city 9"])
        app.onMake = nil
    }
}

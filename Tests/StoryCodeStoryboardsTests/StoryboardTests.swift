import StoryCode
import TestSupport
import Testing

/// Scenes are made by their names, from what the container gives.
@MainActor
struct StoryboardTests {
    @Test func theInitialSceneIsMadeAndInjectedByItsInitialiser() throws {
        let container = Container()
        container.register(CityProvider.init)
        let storyboard = cityStoryboard(container)
        let cities = try storyboard.instantiateInitialController(as: CitiesController.self)
        #expect(cities.provider.names == ["Oslo", "Lima"])
        #expect(cities.storyboard === storyboard)
        #expect(cities.sceneIdentifier == "Cities")
        #expect(try storyboard.instantiateInitialController() is CitiesController)
    }

    @Test func anIdentifierKnowsTheClassOfItsController() throws {
        let storyboard = cityStoryboard()
        let city = try storyboard.instantiateController(withIdentifier: .city)
        city.name = "Oslo"
        let other: CityController = try storyboard.instantiateController(withIdentifier: "City")
        #expect(city !== other)
        #expect(other.name == nil)
        #expect(storyboard.identifiers == ["Cities", "City", "Stack"])
    }

    @Test func theContainerMakesASceneThatHasNoFactory() throws {
        let container = Container()
        container.register(CityProvider.init)
        container.register(main: CitiesController.init(provider:)).injection { $0.title = "injected" }
        let storyboard = Storyboard(name: "Main", container: container) { scenes in
            scenes.scene(.cities)
        }
        let cities = try storyboard.instantiateController(withIdentifier: .cities)
        #expect(cities.title == "injected")
        #expect(cities.timesTitled == 1)
    }

    @Test func aSceneOfHelpersIsMadeByItsFactory() throws {
        let storyboard = Storyboard(name: "Main", container: Container()) { scenes in
            scenes.scene(.city) {
                Scene {
                    CityController()
                }.with {
                    CityProvider()
                }.instantiate { controller, provider in
                    controller.name = provider.names[0]
                }
            }
        }
        #expect(try storyboard.instantiateController(withIdentifier: .city).name == "Oslo")
    }

    @Test func aStackIsMadeWithItsRoot() throws {
        let container = Container()
        container.register(CityProvider.init)
        let stack = try cityStoryboard(container).instantiateController(withIdentifier: .stack)
        #expect(stack.viewControllers.map { $0.sceneIdentifier } == ["Cities"])
    }

    @Test func aShowSegueInAStackIsAPush() throws {
        let container = Container()
        container.register(CityProvider.init)
        let stack = try cityStoryboard(container).instantiateController(withIdentifier: .stack)
        let cities = try #require(stack.topViewController as? CitiesController)
        cities.selected = 1
        let city = try cities.performSegue(withIdentifier: "showCity") as? CityController
        #expect(city?.name == "Lima")
        #expect(stack.topViewController === city)
    }
}

// MARK: - A storyboard of cities

final class CityProvider: Sendable {
    let names = ["Oslo", "Lima"]
}

final class CitiesController: ViewController {
    let provider: CityProvider
    var selected = 0
    private(set) var timesTitled = 0

    override var title: String? {
        didSet { timesTitled += 1 }
    }

    init(provider: CityProvider) {
        self.provider = provider
        super.init()
    }
}

final class CityController: ViewController {
    var name: String?
}

extension SceneIdentifier where Controller == CitiesController {
    static var cities: Self { "Cities" }
}

extension SceneIdentifier where Controller == CityController {
    static var city: Self { "City" }
}

extension SceneIdentifier where Controller == NavigationController {
    static var stack: Self { "Stack" }
}

@MainActor
func cityStoryboard(_ container: Container = Container()) -> Storyboard {
    Storyboard(name: "Main", container: container) { scenes in
        scenes.scene(.cities) { CitiesController(provider: $0) }
            .initial()
            .segue("showCity", .show, to: .city) { cities, city, _ in
                city.name = cities.provider.names[cities.selected]
            }
        scenes.scene(.city, CityController.init)
        scenes.scene(.stack) { NavigationController() }.root(.cities)
    }
}

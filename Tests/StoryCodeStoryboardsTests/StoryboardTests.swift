import StoryCode
import TestSupport
import Testing

/// Scenes are instantiated by identifier and injected by the container.
@MainActor
struct StoryboardTests {
    @Test func initialiserInjectsInitialScene() throws {
        let container = Container()
        container.register(CityProvider.init)
        let storyboard = cityStoryboard(container)
        let cities = try storyboard.instantiateInitialViewController(as: CitiesController.self)
        #expect(cities.provider.names == ["Oslo", "Lima"])
        #expect(cities.storyboard === storyboard)
        #expect(cities.sceneIdentifier == "Cities")
        #expect(try storyboard.instantiateInitialViewController() is CitiesController)
    }

    @Test func identifierHasClassOfController() throws {
        let storyboard = cityStoryboard()
        let city = try storyboard.instantiateViewController(withIdentifier: .city)
        city.name = "Oslo"
        let other: CityController = try storyboard.instantiateViewController(withIdentifier: "City")
        #expect(city !== other)
        #expect(other.name == nil)
        #expect(storyboard.identifiers == ["Cities", "City"])
    }

    @Test func containerMakesSceneWithoutFactory() throws {
        let container = Container()
        container.register(CityProvider.init)
        container.register(main: CitiesController.init(provider:)).injection { $0.title = "injected" }
        let storyboard = Storyboard(name: "Main", container: container) { scenes in
            scenes.scene(.cities)
        }
        let cities = try storyboard.instantiateViewController(withIdentifier: .cities)
        #expect(cities.title == "injected")
        #expect(cities.timesTitled == 1)
    }

    @Test func factoryTakesNoArgument() throws {
        let storyboard = Storyboard(name: "Main", container: Container()) { scenes in
            scenes.scene("A") { (_: Argument<Int>) in ViewController() }
        }
        let error = try #require(throws: ContainerError.self) {
            try storyboard.instantiateViewController(withIdentifier: "A" as SceneIdentifier<ViewController>)
        }
        #expect(
            withoutPlaces(error) == """
                scene "A" takes (Int), but was passed no arguments: storyboard "Main" (…) → scene "A" (…). To fix: \
                Pass them to resolve(_:arguments:), or use a Provider with these arguments.
                """
        )
        let mistakes = try #require(throws: ValidationError.self) { try storyboard.validate() }
        #expect(mistakes.errors.map(withoutPlaces) == [withoutPlaces(error)])
    }

    @Test func factoryMakesSceneWithHelpers() throws {
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
        #expect(try storyboard.instantiateViewController(withIdentifier: .city).name == "Oslo")
    }
}

// MARK: - A storyboard of cities

final class CityProvider: Sendable {
    let names = ["Oslo", "Lima"]
}

final class CitiesController: ViewController {
    let provider: CityProvider
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

@MainActor
func cityStoryboard(_ container: Container = Container()) -> Storyboard {
    Storyboard(name: "Main", container: container) { scenes in
        scenes.scene(.cities) { CitiesController(provider: $0) }
            .initial()
        scenes.scene(.city, CityController.init)
    }
}

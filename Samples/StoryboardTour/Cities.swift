import StoryCode

/// The weather of a city.
protocol Forecast: Sendable {
    var text: String { get }
}

struct NorthernForecast: Forecast {
    let text = "snow"
}

struct SouthernForecast: Forecast {
    let text = "sun"
}

/// Provides the names of the cities, as one instance for the whole module.
final class CityProvider: Sendable {
    let names = ["Oslo", "Lima"]
}

/// The list of cities, with constructor injection.
final class CitiesController: ViewController {
    let provider: CityProvider

    init(provider: CityProvider) {
        self.provider = provider
        super.init()
    }
}

/// A city, with two scenes that are injected by different registrations.
final class CityController: ViewController {
    var forecast: (any Forecast)?
    var name: String?
}

extension SceneIdentifier where Controller == NavigationController {
    static var stack: Self { "Stack" }
    static var settings: Self { "Settings" }
}

extension SceneIdentifier where Controller == CitiesController {
    static var cities: Self { "Cities" }
}

extension SceneIdentifier where Controller == CityController {
    static var northernCity: Self { "Northern city" }
    static var southernCity: Self { "Southern city" }
}

/// The module with the city screens.
enum CitiesModule {
    static func register(in container: Container) {
        container.register(CityProvider.init).lifetime(.single)
        container.register(NorthernForecast.init).as((any Forecast).self, name: "north") { $0 }
        container.register(SouthernForecast.init).as((any Forecast).self, name: "south") { $0 }
        container.register(CityController.self, name: "north").injection(name: "north") { $0.forecast = $1 }
        container.register(CityController.self, name: "south").injection(name: "south") { $0.forecast = $1 }

        container.registerStoryboard(name: "Cities") { scenes in
            scenes.scene(.stack) { NavigationController() }
                .initial()
                .root(.cities)
            scenes.scene(.cities) { CitiesController(provider: $0) }
                .segue("north", .show, to: .northernCity, animates: false) { cities, city, _ in
                    city.name = cities.provider.names[0]
                }
                .segue("south", .show, to: .southernCity, animates: false) { cities, city, _ in
                    city.name = cities.provider.names[1]
                }
                .unwindAction("settingsWereLeft") { _, segue in
                    write("Cities is notified that \(segue.source.sceneIdentifier ?? "a scene") was left")
                }
            for scene in [SceneIdentifier.northernCity, .southernCity] {
                let name = scene == .northernCity ? "north" : "south"
                scenes.scene(scene, registrationName: name) { CityController() }
                    .segue("settings", .present(.fullScreen), to: .settings, animates: false)
            }
            scenes.reference(.settings, to: "Settings")
        }
    }
}

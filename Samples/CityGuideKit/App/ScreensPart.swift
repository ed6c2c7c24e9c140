import CityGuideBase
import StoryCode

/// The part of the container with the screens, which are components, and with the storyboard that connects them.
enum ScreensPart: Part {
    static func load(container: Container) {
        container.register(CityText.init)
        container.register(main: CityServices.init)
        container.register(main: Screens.tabs).parameter(0, name: "Guide")
        container.register(main: Screens.detail)
        for (name, tab) in [("Cities", GuideFlow.Tab.cities), ("Favourites", .favourites)] {
            container.register(main: { CitySource($0, $1, showsAll: tab == .cities) })
                .as(CitySource.self, name: name) { $0 }
            container.register(main: Screens.list)
                .parameter(0, name: name)
                .as(CityListController.self, name: name) { $0 }
            container.register(main: { Screens.stack(name, tab, $0, $1, $2) })
                .as(NavigationController.self, name: "\(name) stack") { $0 }
        }
        container.registerStoryboard(name: "Guide") { scenes in
            scenes.scene(.tabs).initial().tab(.citiesStack).tab(.favouritesStack)
            scenes.scene(.citiesStack).root(.cities)
            scenes.scene(.favouritesStack).root(.favourites)
            scenes.scene(.cities)
            scenes.scene(.favourites)
            scenes.reference(.settings, to: "Settings")
        }
    }
}

extension SceneIdentifier where Controller == TabBarController {
    static var tabs: Self { "Tabs" }
}

extension SceneIdentifier where Controller == NavigationController {
    static var citiesStack: Self { "Cities stack" }
    static var favouritesStack: Self { "Favourites stack" }
}

extension SceneIdentifier where Controller == CityListController {
    static var cities: Self { "Cities" }
    static var favourites: Self { "Favourites" }
}

extension SceneIdentifier where Controller == ViewController {
    static var settings: Self { "Settings" }
}

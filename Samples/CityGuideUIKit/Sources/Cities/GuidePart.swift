import StoryCodeUIKit

/// The components of the guide, and the injections of the controllers that the storyboard makes.
enum GuidePart: Part {
    static func load(container: Container) {
        container.register(CityStore.init)
        container.register(main: Favourites.init).lifetime(.single)
        container.register(CityListController.self)
            .injection { $0.store = $1 }
            .injection { $0.favourites = $1 }
            .autoInjectToSubviews()
        container.register(CityCell.self).injection { $0.favourites = $1 }
    }
}

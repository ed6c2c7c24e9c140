import CityGuideBase
import CityGuideSettings
import StoryCode

/// The scenes: controllers with their helpers, which the container makes.
@MainActor
enum Screens {
    static func tabs(
        _ coordinator: CityCoordinator,
        _ state: StateStore,
        _ log: EventLog,
        _ views: any GuideViews
    ) -> TabBarController {
        Scene {
            return TabBarController()
        }.with {
            return TabsPresenter(coordinator, state)
        }.with {
            return ScreenLog("Tabs", log)
        }.instantiate(
            connect: { controller, presenter, _ in
                state.restore(controller, key: "Tabs")
                controller.title = "Tabs"
                controller.delegate = presenter
                presenter.tabs = controller
            },
            view: { _, presenter, _ in
                let view = views.makeTabs(presenter)
                presenter.view = view  // weak
                return view
            }
        )
    }

    static func stack(
        _ title: String,
        _ coordinator: CityCoordinator,
        _ state: StateStore,
        _ views: any GuideViews
    ) -> NavigationController {
        Scene {
            return NavigationController()
        }.with {
            return StackPresenter(coordinator, state)
        }.instantiate(
            connect: { controller, presenter in
                state.restore(controller, key: "\(title) stack")
                controller.title = title
                controller.unloadsViewOnMemoryWarning = true
                controller.delegate = presenter
                presenter.stack = controller
            },
            view: { _, presenter in
                let view = views.makeStack()
                presenter.view = view  // weak
                return view
            }
        )
    }

    static func list(
        _ source: CitySource,
        _ preferences: PreferenceStore,
        _ coordinator: CityCoordinator,
        _ notices: Notices,
        _ state: StateStore,
        _ log: EventLog,
        _ views: any GuideViews
    ) -> CityListController {
        Scene {
            return CityListController()
        }.with {
            return CityListPresenter(source, preferences, coordinator, notices, state)
        }.with {
            return ScreenLog(source.title, log)
        }.instantiate(
            connect: { controller, presenter, _ in
                state.restore(controller, key: source.title)
                controller.title = source.title
                controller.unloadsViewOnMemoryWarning = true
                presenter.controller = controller
            },
            view: { _, presenter, _ in
                let view = views.makeList(presenter)
                presenter.view = view  // weak
                return view
            }
        )
    }

    static func detail(
        _ id: Argument<City.ID>,
        _ saved: Argument<SavedState>,
        _ services: CityServices,
        _ text: CityText,
        _ coordinator: CityCoordinator,
        _ state: StateStore,
        _ log: EventLog,
        _ views: any GuideViews
    ) throws -> DetailController {
        guard let city = services.catalogue.city(id.value) else { throw UnknownCity(id: id.value) }
        return Scene {
            return DetailController()
        }.with {
            return DetailPresenter(city, services, text, coordinator, state)
        }.with {
            return VisitCounter(city.id, services.visits, state)
        }.with {
            return ScreenLog(city.name, log)
        }.instantiate(
            connect: { controller, presenter, counter, _ in
                controller.restoreState(saved.value)
                counter.controller = controller
                controller.title = city.name
                controller.unloadsViewOnMemoryWarning = true
                presenter.controller = controller
            },
            view: { _, presenter, _, _ in
                let view = views.makeDetail(presenter)
                presenter.view = view  // weak
                return view
            }
        )
    }
}

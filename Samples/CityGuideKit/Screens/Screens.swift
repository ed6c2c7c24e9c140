import CityGuideBase
import CityGuideSettings
import StoryCode

/// The scenes: controllers with their helpers, which the container makes.
@MainActor
enum Screens {
    static func tabs(
        _ storyboard: MainProvider<Storyboard>,
        _ store: FlowStore,
        _ log: EventLog,
        _ views: any GuideViews
    ) -> TabBarController {
        Scene {
            return TabBarController()
        }.with {
            return TabsPresenter(store.flow)
        }.with {
            return ScreenLog("Tabs", log)
        }.with {
            return TabFlow(store.flow, \.tab)
        }.with {
            return PresentationFlow(store.flow, \.sheet) { sheet in
                switch sheet {
                case .settings: try storyboard().instantiateViewController(withIdentifier: .settings)
                }
            }
        }.instantiate(
            connect: { controller, presenter, _, _, _ in
                controller.title = "Tabs"
                presenter.tabs = controller
            },
            view: { _, presenter, _, _, _ in
                let view = views.makeTabs(presenter)
                presenter.view = view  // weak
                return view
            }
        )
    }

    static func stack(
        _ title: String,
        _ tab: GuideFlow.Tab,
        _ makeDetail: MainProvider<DetailController, City.ID>,
        _ store: FlowStore,
        _ views: any GuideViews
    ) -> NavigationController {
        Scene {
            return NavigationController()
        }.with {
            return StackPresenter()
        }.with {
            // The host shows the title of the screen below.
            return StackFlow(store.flow, tab.path, buried: .madeAtOnce) { id in try makeDetail(id) }
        }.instantiate(
            connect: { controller, presenter, _ in
                controller.title = title
                controller.unloadsViewOnMemoryWarning = true
                controller.delegate = presenter
                presenter.stack = controller
            },
            view: { _, presenter, _ in
                let view = views.makeStack()
                presenter.view = view  // weak
                return view
            }
        )
    }

    static func list(
        _ source: CitySource,
        _ preferences: PreferenceStore,
        _ notices: Notices,
        _ store: FlowStore,
        _ log: EventLog,
        _ views: any GuideViews
    ) -> CityListController {
        Scene {
            return CityListController()
        }.with {
            return CityListPresenter(source, preferences, notices, store)
        }.with {
            return ScreenLog(source.title, log)
        }.with {
            return ScreenState(store.flow, source.title)
        }.instantiate(
            connect: { controller, presenter, _, _ in
                controller.title = source.title
                controller.unloadsViewOnMemoryWarning = true
                presenter.controller = controller
            },
            view: { _, presenter, _, _ in
                let view = views.makeList(presenter)
                presenter.view = view  // weak
                return view
            }
        )
    }

    static func detail(
        _ id: Argument<City.ID>,
        _ services: CityServices,
        _ text: CityText,
        _ store: FlowStore,
        _ log: EventLog,
        _ views: any GuideViews
    ) throws -> DetailController {
        guard let city = services.catalogue.city(id.value) else { throw UnknownCity(id: id.value) }
        return Scene {
            return DetailController()
        }.with {
            return DetailPresenter(city, services, text, store)
        }.with {
            return VisitCounter(city.id, services.visits, store)
        }.with {
            return ScreenLog(city.name, log)
        }.instantiate(
            connect: { controller, presenter, counter, _ in
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

/// The error of a screen for a city that is not in the catalogue, such as one from the state of an earlier release.
struct UnknownCity: Error, CustomStringConvertible {
    let id: City.ID

    var description: String { "The guide no longer has a city \"\(id)\"." }
}

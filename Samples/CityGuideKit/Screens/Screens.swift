import CityGuideBase
import CityGuideSettings
import StoryCode

/// The screen with a list of cities.
final class CityListController: ViewController {}

/// The screen with a city.
final class DetailController: ViewController {}

/// The scenes: controllers with their helpers, which the container makes.
@MainActor
enum Screens {
    static func tabs(
        stack: MainProvider<NavigationController, GuideFlow.Tab>,
        settings: MainProvider<SettingsController>,
        cities: CityStore,
        store: FlowStore,
        context: PageContext
    ) throws -> TabBarController {
        let stacks = try GuideFlow.Tab.allCases.map { try stack($0) }
        return Scene {
            return TabBarController()
        }.with {
            return TabsPresenter(cities: cities, store: store, context: context)
        }.with {
            return ScreenLog("Tabs", context.log)
        }.with {
            return TabFlow(store.flow, \.tab)
        }.with {
            return PresentationFlow(store.flow, \.sheet) { sheet in
                switch sheet {
                case .settings: try settings()
                }
            }
        }.instantiate(
            connect: { controller, presenter, _, _, _ in
                controller.title = "CityGuide"
                controller.viewControllers = stacks
                presenter.tabs = controller
            },
            view: { _, presenter, _, _, _ in
                let view = context.views.makeTabs(presenter)
                presenter.view = view  // weak
                return view
            }
        )
    }

    static func stack(
        tab: Argument<GuideFlow.Tab>,
        list: MainProvider<CityListController, GuideFlow.Tab>,
        detail: MainProvider<DetailController, City.ID>,
        cities: CityStore,
        store: FlowStore,
        context: PageContext
    ) throws -> NavigationController {
        let (tab, flow, language) = (tab.value, store.flow, context.language)
        let root = try list(tab)
        return Scene {
            return NavigationController(rootViewController: root)
        }.with {
            return StackPresenter { [language.title(of: tab)] + flow.value[keyPath: tab.path].map(cities.name) }
        }.with {
            return StackFlow(flow, tab.path) { id in try detail(id) }
        }.instantiate(
            connect: { controller, _, _ in
                controller.title = language.title(of: tab)
                controller.unloadsViewOnMemoryWarning = true
            },
            view: { _, presenter, _ in
                let view = context.views.makeStack()
                presenter.view = view  // weak
                return view
            }
        )
    }

    static func list(
        tab: Argument<GuideFlow.Tab>,
        cities: CityStore,
        data: UserData,
        store: FlowStore,
        context: PageContext
    ) -> CityListController {
        let (tab, flow, language) = (tab.value, store.flow, context.language)
        let model = CityListModel(tab: tab, cities: cities, data: data, flow: flow, language: language)
        let state = ScreenState(flow, tab.rawValue)
        return context.makeScreen(language.title(of: tab), model, helper: state) { CityListController() }
    }

    static func detail(
        id: Argument<City.ID>,
        cities: CityStore,
        data: UserData,
        store: FlowStore,
        context: PageContext
    ) -> DetailController {
        let (id, language) = (id.value, context.language)
        let model = DetailModel(id: id, cities: cities, data: data, flow: store.flow, language: language)
        return context.makeScreen(id, model) { DetailController() }
    }
}

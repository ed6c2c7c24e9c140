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
        let tab = tab.value
        let root = try list(tab)
        return Scene {
            return NavigationController(rootViewController: root)
        }.with {
            return StackPresenter(tab, flow: store.flow, cities: cities, language: context.language)
        }.with {
            return StackFlow(store.flow, tab.path) { id in try detail(id) }
        }.instantiate(
            connect: { controller, _, _ in
                controller.title = context.language.title(of: tab)
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
        let tab = tab.value
        let language = context.language
        let model = CityListModel(tab, cities: cities, data: data, flow: store.flow, language: language)
        return Scene {
            return CityListController()
        }.with {
            return PagePresenter(model, context)
        }.with {
            return ScreenLog(language.title(of: tab), context.log)
        }.with {
            return ScreenState(store.flow, tab.rawValue)
        }.instantiate(
            connect: { controller, presenter, _, _ in presenter.connect(to: controller) },
            view: { _, presenter, _, _ in presenter.makeView() }
        )
    }

    static func detail(
        id: Argument<City.ID>,
        cities: CityStore,
        data: UserData,
        store: FlowStore,
        context: PageContext
    ) -> DetailController {
        let id = id.value
        let model = DetailModel(id, cities: cities, data: data, flow: store.flow, language: context.language)
        return Scene {
            return DetailController()
        }.with {
            return PagePresenter(model, context)
        }.with {
            return VisitCounter(id, data, context)
        }.with {
            return ScreenLog(id, context.log)
        }.instantiate(
            connect: { controller, presenter, counter, _ in
                presenter.connect(to: controller)
                counter.controller = controller
            },
            view: { _, presenter, _, _ in presenter.makeView() }
        )
    }
}

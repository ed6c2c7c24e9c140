import CityGuideBase
import CityGuideModels
import StoryCode

/// The screen with a list of cities.
final class CityListController: ViewController {}

/// The screen with a city.
final class DetailController: ViewController {}

/// The screen with the settings.
final class SettingsController: ViewController {}

/// The scenes: controllers with their helpers, which the container makes.
@MainActor
enum Screens {
    static func tabs(
        stack: MainProvider<NavigationController, GuideFlow.Tab>,
        settings: MainProvider<SettingsController>,
        models: GuideModels,
        views: any GuideViews
    ) throws -> TabBarController {
        let stacks = try GuideFlow.Tab.allCases.map { try stack($0) }
        return Scene {
            return TabBarController()
        }.with {
            return TabsPresenter(flow: models.store.flow, language: models.language)
        }.with {
            return ScreenLog("Tabs", models.context.log)
        }.with {
            return TabFlow(models.store.flow, \.tab)
        }.with {
            return PresentationFlow(models.store.flow, \.sheet) { sheet in
                switch sheet {
                case .settings: try settings()
                }
            }
        }.with {
            return GuideKeeper(models)
        }.instantiate(
            connect: { controller, presenter, _, _, _, keeper in
                controller.title = "CityGuide"
                controller.viewControllers = stacks
                presenter.tabs = controller
                keeper.tabs = controller
            },
            view: { _, presenter, _, _, _, _ in
                let view = views.makeTabs(presenter)
                presenter.view = view  // weak
                return view
            }
        )
    }

    static func stack(
        tab: Argument<GuideFlow.Tab>,
        list: MainProvider<CityListController, GuideFlow.Tab>,
        detail: MainProvider<DetailController, City.ID>,
        models: GuideModels,
        views: any GuideViews
    ) throws -> NavigationController {
        let (tab, flow, language) = (tab.value, models.store.flow, models.language)
        let root = try list(tab)
        return Scene {
            return NavigationController(rootViewController: root)
        }.with {
            return StackPresenter { [language.title(of: tab)] + flow.value[keyPath: tab.path].map(models.cities.name) }
        }.with {
            return StackFlow(flow, tab.path) { id in try detail(id) }
        }.instantiate(
            connect: { controller, _, _ in
                controller.title = language.title(of: tab)
                controller.unloadsViewOnMemoryWarning = true
            },
            view: { _, presenter, _ in
                let view = views.makeStack()
                presenter.view = view  // weak
                return view
            }
        )
    }

    static func list(
        tab: Argument<GuideFlow.Tab>,
        models: GuideModels,
        views: any GuideViews
    ) -> CityListController {
        let (tab, state) = (tab.value, ScreenState(models.store.flow, tab.value.rawValue))
        let (title, model) = (models.language.title(of: tab), models.list(of: tab))
        return models.context.makeScreen(title, model, views, helper: state) { CityListController() }
    }

    static func detail(id: Argument<City.ID>, models: GuideModels, views: any GuideViews) -> DetailController {
        models.context.makeScreen(id.value, models.detail(of: id.value), views) { DetailController() }
    }

    static func settings(models: GuideModels, views: any GuideViews) -> SettingsController {
        models.context.makeScreen("Settings", models.settings, views, isSheet: true) { SettingsController() }
    }
}

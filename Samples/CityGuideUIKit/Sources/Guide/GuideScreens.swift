import CityGuideBase
import CityGuideModels
import StoryCodeUIKit
import UIKit

/// Makes the scenes around the controllers of the storyboard, and the screens above them.
@MainActor
struct GuideScreens {
    let models: GuideModels

    private var flow: Flow<GuideFlow> { models.store.flow }

    func connect(_ tabs: GuideController) {
        for (tab, stack) in zip(GuideFlow.Tab.allCases, tabs.viewControllers ?? []) {
            if let stack = stack as? UINavigationController { connect(stack, tab) }
        }
        _ = Scene {
            return tabs
        }.with {
            return TabFlow(flow, \.tab)
        }.with {
            return PresentationFlow(flow, \.sheet) { sheet in
                switch sheet {
                case .settings: makeSettings()
                }
            }
        }.with {
            return GuideKeeper(models)
        }.instantiate(connect: { tabs, _, _, keeper in
            keeper.tabs = tabs
        })
    }

    private func connect(_ stack: UINavigationController, _ tab: GuideFlow.Tab) {
        let title = models.language.title(of: tab)
        stack.title = title
        if let list = stack.viewControllers.first as? PageController {
            let state = ScreenState(flow, tab.rawValue)
            models.context.makeScreen(title, models.list(of: tab), helper: state) { list }
        }
        _ = Scene {
            return stack
        }.with {
            return StackFlow(flow, tab.path) { id in makeDetail(of: id) }
        }.instantiate()
    }

    private func makeDetail(of id: City.ID) -> PageController {
        models.context.makeScreen(id, models.detail(of: id)) { PageController(nibName: "CityView", bundle: nil) }
    }

    private func makeSettings() -> UIViewController {
        SettingsView(model: models.settings, language: models.language) { flow.update { $0.sheet = nil } }.hosted()
    }
}

import CityGuideBase
import CityGuideModels
import StoryCode

/// The helper of the tabs that shows their titles.
final class TabsPresenter: TabsActions, ViewObserver {
    weak var tabs: TabBarController?
    weak var view: (any TabsView)?

    private let flow: Flow<GuideFlow>
    private let language: Language

    init(flow: Flow<GuideFlow>, language: Language) { (self.flow, self.language) = (flow, language) }

    func viewDidLoad() { tabs?.updatePropertiesIfNeeded() }

    func updateProperties() {
        view?.titles = GuideFlow.Tab.allCases.map(language.title)
        view?.selection = GuideFlow.Tab.allCases.firstIndex(of: flow.value.tab) ?? 0
    }

    func selectTab(at index: Int) {
        let tab = GuideFlow.Tab.allCases[index]
        tabs?.viewIfLoaded?.window?.noteInput("\(language.select): \(language.title(of: tab))")
        tabs?.userSelectsTab(at: index)
    }
}

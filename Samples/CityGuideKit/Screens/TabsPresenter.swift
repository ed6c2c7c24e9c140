import CityGuideBase
import StoryCode

/// The helper of the tabs that shows their titles and which one is selected.
final class TabsPresenter: TabsActions, ViewObserver {
    weak var tabs: TabBarController?
    weak var view: (any TabsView)?

    private let flow: Flow<GuideFlow>

    init(_ flow: Flow<GuideFlow>) { self.flow = flow }

    func viewDidLoad() { tabs?.updatePropertiesIfNeeded() }

    func updateProperties() {
        view?.titles = tabs?.viewControllers.map { $0.title ?? "" } ?? []
        view?.selection = GuideFlow.Tab.allCases.firstIndex(of: flow.value.tab) ?? 0
    }

    func selectTab(at index: Int) { tabs?.userSelectsTab(at: index) }
}

import CityGuideBase
import StoryCode

/// The helper of the tabs that shows their titles, loads the cities and saves what is shown.
final class TabsPresenter: TabsActions, ViewObserver {
    weak var tabs: TabBarController?
    weak var view: (any TabsView)?

    private let cities: CityStore
    private let store: FlowStore
    private let context: PageContext

    init(cities: CityStore, store: FlowStore, context: PageContext) {
        (self.cities, self.store, self.context) = (cities, store, context)
    }

    func viewDidLoad() {
        tabs?.updatePropertiesIfNeeded()
        if let tabs { cities.load(in: tabs.sceneBag) }
    }

    func updateProperties() {
        view?.titles = GuideFlow.Tab.allCases.map(context.language.title)
        view?.selection = GuideFlow.Tab.allCases.firstIndex(of: store.flow.value.tab) ?? 0
        // The flow has changed.
        store.setNeedsSave()
    }

    func windowPhaseDidChange(from earlier: WindowPhase, to phase: WindowPhase) {
        if phase == .background { store.save() }
    }

    func selectTab(at index: Int) {
        let tab = GuideFlow.Tab.allCases[index]
        tabs?.viewIfLoaded?.window?.noteInput("\(context.language.select): \(context.language.title(of: tab))")
        tabs?.userSelectsTab(at: index)
    }
}

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
        load()
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

    private func load() {
        guard let bag = tabs?.sceneBag else { return }
        let notices = context.notices
        notices.remove(about: "cities")
        cities.load(in: bag) { [flow = store.flow] in
            // The cities that exist are known.
            flow.update { _ in }
        } onFailure: { [weak self] error in
            notices.add(notices.language.cannotBeLoaded(error), about: "cities") { self?.load() }
        }
    }
}

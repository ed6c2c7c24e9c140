import CityGuideBase
import StoryCode

/// The helper of a stack that shows the title of its top and of the screen below.
final class StackPresenter: ViewObserver {
    weak var view: (any StackView)?

    private let tab: GuideFlow.Tab
    private let flow: Flow<GuideFlow>
    private let cities: CityStore
    private let language: Language

    init(_ tab: GuideFlow.Tab, flow: Flow<GuideFlow>, cities: CityStore, language: Language) {
        (self.tab, self.flow, self.cities, self.language) = (tab, flow, cities, language)
    }

    func updateProperties() {
        let titles = [language.title(of: tab)] + flow.value[keyPath: tab.path].map(cities.name)
        view?.title = titles.last ?? ""
        view?.backTitle = titles.dropLast().last
    }
}

public import CityGuideBase
public import CityGuideSettings

/// The models of the screens, and what the screens share.
@MainActor
public struct GuideModels {
    /// The cities.
    public let cities: CityStore
    /// What the guide shows.
    public let store: FlowStore
    /// The model of the settings.
    public let settings: SettingsModel
    /// What the pages share.
    public let context: PageContext
    let data: UserData

    /// The language of all texts.
    public var language: Language { context.language }

    /// Returns the model of the list of a tab.
    public func list(of tab: GuideFlow.Tab) -> any PageModel {
        CityListModel(tab: tab, cities: cities, data: data, flow: store.flow, language: language)
    }

    /// Returns the model of a city.
    public func detail(of id: City.ID) -> any PageModel {
        DetailModel(id: id, cities: cities, data: data, flow: store.flow, language: language)
    }
}

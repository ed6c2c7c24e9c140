public import CityGuideBase
import CityGuideSettings
import StoryCodeFlows

/// A list of cities: all of them, or those that the user has marked.
@MainActor
struct CityListModel: PageModel {
    let tab: GuideFlow.Tab
    let cities: CityStore
    let data: UserData
    let flow: Flow<GuideFlow>
    let language: Language

    func page(matching text: String) -> Page {
        var page = Page(title: language.title(of: tab))
        page.searchText = text
        page.commands = [Page.Command("settings", language.settings, key: "s")]
        guard let catalogue = cities.catalogue else {
            page.placeholder = cities.placeholder
            return page
        }
        let marked = Set(data.marked)
        let isListed = { (city: City) in tab == .cities || marked.contains(city.id) }
        var found = catalogue.search(text).filter(isListed)
        if data.preferences.order == .population { found.sort { $0.population > $1.population } }
        page.rows = found.map { row($0, isMarked: marked.contains($0.id)) }
        page.count = language.count(found.count, of: catalogue.cities.count(where: isListed))
        let empty = tab == .cities ? language.noCities : language.noFavourites
        page.placeholder = text.isEmpty ? empty : language.noCityMatches(text)
        if !found.isEmpty { page.commands.insert(Page.Command("favourite", language.favourite, key: "f"), at: 0) }
        return page
    }

    private func row(_ city: City, isMarked: Bool) -> Page.Row {
        let name = data.preferences.showsLocalNames ? city.localName.map { "\(city.name) (\($0))" } : nil
        let country = "\(city.country) \(city.flag)"
        return Page.Row(city.id, name ?? city.name, detail: country, isMarked: isMarked, action: language.open)
    }

    func activate(_ row: Page.Row.ID) { flow.update { $0.path.append(row) } }

    func perform(_ command: Page.Command.ID, at row: Page.Row.ID?) {
        switch command {
        case "settings": flow.update { $0.sheet = .settings }
        default: if let row { data.toggleMark(of: row) }
        }
    }
}

extension Language {
    /// Returns the title of a tab.
    public func title(of tab: GuideFlow.Tab) -> String { tab == .cities ? cities : favourites }
}

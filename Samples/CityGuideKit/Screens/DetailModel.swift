import CityGuideBase
import CityGuideSettings
import StoryCode

/// A city, and the cities near it.
@MainActor
final class DetailModel: PageModel {
    private let id: City.ID
    private let cities: CityStore
    private let data: UserData
    private let flow: Flow<GuideFlow>
    private let language: Language

    init(_ id: City.ID, cities: CityStore, data: UserData, flow: Flow<GuideFlow>, language: Language) {
        (self.id, self.cities, self.data, self.flow, self.language) = (id, cities, data, flow, language)
    }

    func page(matching text: String) -> Page {
        var page = Page(title: cities.name(of: id))
        guard let catalogue = cities.catalogue, let city = catalogue[id] else {
            page.placeholder = cities.placeholder
            return page
        }
        let isMarked = data.marked.contains(id)
        let mark = isMarked ? language.yes : language.no
        page.rows = [
            Page.Row("favourite", language.favourite, detail: mark, isMarked: isMarked, action: language.change),
            Page.Row("country", language.country, detail: "\(city.country) \(city.flag)"),
            Page.Row("population", language.population, detail: language.number(city.population)),
            Page.Row("coordinates", language.coordinates, detail: language.coordinates(of: city)),
            Page.Row("visits", language.visits, detail: language.number(data.visits(of: id))),
        ]
        if let name = city.localName { page.rows.insert(Page.Row("local", language.localName, detail: name), at: 2) }
        page.rows += catalogue.nearest(to: city, count: 3).map { other, kilometres in
            let distance = language.distance(kilometres, in: data.preferences.units)
            return Page.Row(other.id, language.near(other.name), detail: distance, action: language.open)
        }
        page.commands = [Page.Command("favourite", language.favourite, key: "f")]
        return page
    }

    func activate(_ row: Page.Row.ID) {
        if row == "favourite" { data.toggleMark(of: id) } else { flow.update { $0.path.append(row) } }
    }

    func perform(_ command: Page.Command.ID, at row: Page.Row.ID?) { data.toggleMark(of: id) }
}

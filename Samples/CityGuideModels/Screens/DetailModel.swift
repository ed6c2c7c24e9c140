import CityGuideBase
import CityGuideSettings
import StoryCodeFlows

/// A city, and the cities near it.
@MainActor
struct DetailModel: PageModel {
    let id: City.ID
    let cities: CityStore
    let data: UserData
    let flow: Flow<GuideFlow>
    let language: Language

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

    func didAppear() { data.addVisit(of: id) }

    func activate(_ row: Page.Row.ID) {
        if row == "favourite" { data.toggleMark(of: id) } else { flow.update { $0.path.append(row) } }
    }

    func perform(_ command: Page.Command.ID, at row: Page.Row.ID?) { data.toggleMark(of: id) }
}

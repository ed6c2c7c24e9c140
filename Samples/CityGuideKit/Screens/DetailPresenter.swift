import CityGuideBase
import CityGuideSettings
import StoryCode

/// The helper that shows a city and the cities near it.
final class DetailPresenter: PageActions, Awakable, ViewObserver {
    weak var controller: DetailController?
    weak var view: (any PageView)?

    private static let favourite = Page.Command("favourite", "Favourite", key: "f")

    private let city: City
    private let nearest: [(city: City, kilometres: Double)]
    private let text: CityText
    private let services: CityServices
    private let store: FlowStore
    private var selection = 0

    /// The rows on the page.
    private var rows: [Page.Row] = []

    init(_ city: City, _ services: CityServices, _ text: CityText, _ store: FlowStore) {
        self.city = city
        self.services = services
        self.text = text
        self.store = store
        nearest = services.catalogue.nearest(to: city, count: 3)
    }

    func awake() {
        guard let keeper = controller?.stateKeeper else { return }
        selection = store.consume { try keeper.consume("selection", as: Int.self) } ?? 0
        keeper.register("selection") { [weak self] in self?.selection }
    }

    // MARK: The view

    func viewDidLoad() {
        // The list takes the focus when it is shown, and needs its rows by then.
        controller?.updatePropertiesIfNeeded()
    }

    func updateProperties() {
        let isMarked = services.favourites.contains(city.id)
        var page = Page(title: city.name)
        page.rows = [
            Page.Row("favourite", "Favourite", detail: isMarked ? "yes" : "no", isMarked: isMarked),
            Page.Row("country", "Country", detail: "\(city.country) \(city.flag)", isActive: false),
        ]
        if let name = city.localName {
            page.rows.append(Page.Row("local", "Local name", detail: name, isActive: false))
        }
        page.rows += [
            Page.Row("population", "Population", detail: text.number(city.population), isActive: false),
            Page.Row("coordinates", "Coordinates", detail: text.coordinates(city.location), isActive: false),
            Page.Row("visits", "Visits", detail: text.number(services.visits.count(city.id)), isActive: false),
        ]
        page.rows += nearest.map { other, kilometres in
            let distance = text.distance(kilometres, in: services.preferences.current.units)
            return Page.Row(other.id, "Near: \(other.name)", detail: distance)
        }
        selection = min(max(selection, 0), page.rows.count - 1)
        page.selection = selection
        page.notices = services.notices.texts
        page.commands = [Self.favourite]
        rows = page.rows
        view?.page = page
    }

    // MARK: Actions

    func select(row: Int) {
        selection = row
        controller?.updateAtOnce()
        store.setNeedsSave()
    }

    func activate(row: Int) {
        guard rows.indices.contains(row), rows[row].isActive else { return }
        select(row: row)
        if rows[row].id == "favourite" {
            services.favourites.toggle(city.id)
        } else {
            store.flow.update { $0.path.append(rows[row].id) }
        }
    }

    func perform(_ command: Page.Command) { services.favourites.toggle(city.id) }
}

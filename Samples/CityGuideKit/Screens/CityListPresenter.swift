import CityGuideBase
import CityGuideSettings
import StoryCode

/// The helper that shows a list of cities and searches it.
final class CityListPresenter: PageActions, Awakable, ViewObserver {
    weak var controller: CityListController?
    weak var view: (any PageView)?

    private static let favourite = Page.Command("favourite", "Favourite", key: "f")
    private static let settings = Page.Command("settings", "Settings", key: "s")

    private let source: CitySource
    private let preferences: PreferenceStore
    private let notices: Notices
    private let store: FlowStore

    private var searchText = ""
    private var selectedID: City.ID?

    /// The row of the selected city, which is selected if the city has left the list.
    private var selectedRow = 0

    /// The cities on the page.
    private var shown: [City] = []

    init(_ source: CitySource, _ preferences: PreferenceStore, _ notices: Notices, _ store: FlowStore) {
        self.source = source
        self.preferences = preferences
        self.notices = notices
        self.store = store
    }

    func awake() {
        guard let keeper = controller?.stateKeeper else { return }
        searchText = store.consume { try keeper.consume("search", as: String.self) } ?? ""
        selectedID = store.consume { try keeper.consume("selection", as: City.ID.self) }
        selectedRow = store.consume { try keeper.consume("row", as: Int.self) } ?? 0
        keeper.register("search") { [weak self] in self?.searchText }
        keeper.register("selection") { [weak self] in self?.selectedID }
        keeper.register("row") { [weak self] in self?.selectedRow }
    }

    // MARK: The view

    func viewDidLoad() {
        // The list takes the focus when it is shown, and needs its rows by then.
        controller?.updatePropertiesIfNeeded()
    }

    func updateProperties() {
        shown = source.cities(matching: searchText, in: preferences.current.order)
        selectedRow = shown.firstIndex { $0.id == selectedID } ?? max(min(selectedRow, shown.count - 1), 0)
        selectedID = shown.isEmpty ? nil : shown[selectedRow].id
        view?.page = page
    }

    private var page: Page {
        var page = Page(title: source.title)
        page.searchText = searchText
        page.rows = shown.map(row)
        page.selection = shown.isEmpty ? nil : selectedRow
        page.placeholder = searchText.isEmpty ? source.placeholder : "No city matches “\(searchText)”."
        page.notices = notices.texts
        page.commands = shown.isEmpty ? [Self.settings] : [Self.favourite, Self.settings]
        return page
    }

    private func row(_ city: City) -> Page.Row {
        let name = preferences.current.showsLocalNames ? city.localName.map { "\(city.name) (\($0))" } : nil
        return Page.Row(
            city.id,
            name ?? city.name,
            detail: "\(city.country) \(city.flag)",
            isMarked: source.favourites.contains(city.id)
        )
    }

    // MARK: Actions

    func select(row: Int) {
        guard !shown.isEmpty else { return }
        selectedID = shown[min(max(row, 0), shown.count - 1)].id
        didChangeState()
    }

    func activate(row: Int) {
        guard shown.indices.contains(row) else { return }
        select(row: row)
        store.flow.update { $0.path.append(shown[row].id) }
    }

    func search(for text: String) {
        searchText = text
        // The best match is at the top.
        selectedRow = 0
        selectedID = nil
        didChangeState()
    }

    func perform(_ command: Page.Command) {
        switch command.id {
        case Self.settings.id: store.flow.update { $0.sheet = .settings }
        default: selectedID.map(source.favourites.toggle)
        }
    }

    private func didChangeState() {
        controller?.updateAtOnce()
        store.setNeedsSave()
    }
}

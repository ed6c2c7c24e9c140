import CityGuideBase
import StoryCode

/// How often the user has looked at each city, in a file.
@MainActor
final class Visits {
    private let stored: StoredValue<[City.ID: Int]>

    /// Reads the file.
    init(folder: DataFolder, notices: Notices) {
        stored = StoredValue(folder.file("visits.json"), initial: [:], notices: notices)
    }

    func count(_ id: City.ID) -> Int { stored.value[id] ?? 0 }

    func add(_ id: City.ID) {
        stored.change { $0[id, default: 0] += 1 }
    }
}

/// The helper of a city's screen that counts one visit, also if the user returns to the screen after a restart.
final class VisitCounter: Awakable, ViewObserver {
    weak var controller: ViewController?

    private let id: City.ID
    private let visits: Visits
    private let store: FlowStore
    private var hasCounted = false

    init(_ id: City.ID, _ visits: Visits, _ store: FlowStore) {
        self.id = id
        self.visits = visits
        self.store = store
    }

    func awake() {
        guard let keeper = controller?.stateKeeper else { return }
        hasCounted = store.consume { try keeper.consume("visit", as: Bool.self) } ?? false
        keeper.register("visit") { [weak self] in self?.hasCounted }
    }

    func viewDidAppear(_ animated: Bool) {
        guard !hasCounted else { return }
        hasCounted = true
        visits.add(id)
        store.setNeedsSave()
    }
}

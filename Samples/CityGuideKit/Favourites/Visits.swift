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

    /// Notified of each change.
    var changes: Observers { stored.changes }

    func count(_ id: City.ID) -> Int { stored.value[id] ?? 0 }

    func add(_ id: City.ID) {
        stored.change { $0[id, default: 0] += 1 }
    }
}

/// The helper of a city's screen that counts its appearances.
final class VisitCounter: ViewObserver {
    private let id: City.ID
    private let visits: Visits
    private var hasCounted = false

    init(_ id: City.ID, _ visits: Visits) {
        self.id = id
        self.visits = visits
    }

    /// Counts once for each screen, also if the user returns to it.
    func viewDidAppear(_ animated: Bool) {
        guard !hasCounted else { return }
        hasCounted = true
        visits.add(id)
    }
}

import CityGuideBase
import CityGuideSettings

/// What the user has chosen and done, each in its file.
@MainActor
final class UserData {
    /// The cities that the user has marked.
    struct Favourites: Codable, Equatable {
        /// The cities in the order in which they were marked, including those that the catalogue does not have.
        var favourites: [City.ID] = []
    }

    private let favourites: StoredValue<Favourites>
    private let visits: StoredValue<[City.ID: Int]>
    private let stored: StoredValue<Preferences>

    init(folder: DataFolder, notices: Notices, preferences: StoredValue<Preferences>) {
        favourites = StoredValue("favourites.json", in: folder, initial: Favourites(), notices: notices)
        visits = StoredValue("visits.json", in: folder, initial: [:], notices: notices)
        stored = preferences
    }

    var preferences: Preferences { stored.value }

    /// The identities of the marked cities.
    var marked: [City.ID] { favourites.value.favourites }

    /// Marks a city, or removes its mark; the file is written before the call returns.
    func toggleMark(of id: City.ID) {
        // The file may differ from what the user sees.
        let isMarked = marked.contains(id)
        favourites.change { contents in
            contents.favourites.removeAll { $0 == id }
            if !isMarked { contents.favourites.append(id) }
        }
    }

    /// Returns how often the user has looked at a city.
    func visits(of id: City.ID) -> Int { visits.value[id] ?? 0 }

    func addVisit(of id: City.ID) {
        // The file may contain the largest number.
        visits.change { $0[id] = min($0[id] ?? 0, .max - 1) + 1 }
    }
}

import CityGuideBase

/// The cities that the user has marked, in their file.
@MainActor
final class Favourites {
    /// The contents of the file.
    private struct Contents: Codable, Equatable {
        /// The cities in the order in which they were marked, including those that the catalogue does not have.
        var favourites: [City.ID] = []
    }

    private let stored: StoredValue<Contents>

    /// Reads the file.
    init(folder: DataFolder, notices: Notices) {
        stored = StoredValue(folder.file("favourites.json"), initial: Contents(), notices: notices)
    }

    /// The identities of the cities.
    var ids: [City.ID] { stored.value.favourites }

    func contains(_ id: City.ID) -> Bool { ids.contains(id) }

    /// Marks a city, or removes its mark; the file is written before the call returns.
    func toggle(_ id: City.ID) {
        // The file may differ from what the user sees.
        let isMarked = contains(id)
        stored.change { contents in
            contents.favourites.removeAll { $0 == id }
            if !isMarked { contents.favourites.append(id) }
        }
    }
}

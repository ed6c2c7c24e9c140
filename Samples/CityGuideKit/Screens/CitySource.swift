import CityGuideSettings

/// The cities that a list shows.
@MainActor
final class CitySource {
    let favourites: Favourites

    private let catalogue: CityCatalogue
    private let showsAll: Bool

    /// - Parameter showsAll: Whether the list shows all cities, or the favourites.
    init(_ catalogue: CityCatalogue, _ favourites: Favourites, showsAll: Bool) {
        self.catalogue = catalogue
        self.favourites = favourites
        self.showsAll = showsAll
    }

    var title: String { showsAll ? "Cities" : "Favourites" }

    /// The text in place of an empty list without a search.
    var placeholder: String { showsAll ? "There are no cities." : "Cities that you mark are listed here." }

    func cities(matching text: String, in order: Preferences.Order) -> [City] {
        let marked = Set(favourites.ids)
        let all = showsAll ? catalogue.cities : catalogue.cities.filter { marked.contains($0.id) }
        let found = catalogue.search(text, in: all)
        return switch order {
        case .name: found
        case .population: found.sorted { $0.population > $1.population }
        }
    }
}

import CityGuideBase
import Foundation

/// The cities of a table, in the order of their names.
struct CityCatalogue: Sendable {
    /// The cities, by name.
    let cities: [City]

    private let byID: [City.ID: City]

    /// Reads a table.
    ///
    /// - Throws: ``CityTableError`` for the first line that cannot be read.
    init(table: String, language: Language) throws(CityTableError) {
        let read = try CityTableReader.cities(in: table, language)
        // Zürich is between Zhengzhou and Zwolle, not after them.
        cities = read.sorted { left, right in
            left.nameWords == right.nameWords
                ? left.id < right.id : left.nameWords.lexicographicallyPrecedes(right.nameWords)
        }
        byID = Dictionary(uniqueKeysWithValues: read.map { ($0.id, $0) })
    }

    /// Returns the city with an identity.
    subscript(id: City.ID) -> City? { byID[id] }

    /// Returns the cities that match a search, in their order.
    ///
    /// Each word of the text has to begin a word of the name, of the local name or of the country. Case and diacritics do
    /// not count. A text without words matches every city.
    func search(_ text: String) -> [City] {
        let wanted = SearchText.words(in: text)
        return cities.filter { city in
            // Scalars, because a text that is being typed may end in the middle of a character.
            wanted.allSatisfy { prefix in
                city.words.contains { $0.unicodeScalars.starts(with: prefix.unicodeScalars) }
            }
        }
    }

    /// Returns the cities that are nearest to a city, the nearest first, with their distances in kilometres.
    func nearest(to city: City, count: Int) -> [(city: City, kilometres: Double)] {
        let others = cities.filter { $0.id != city.id }.map { (city: $0, kilometres: city.kilometres(to: $0)) }
        return Array(others.sorted { $0.kilometres < $1.kilometres }.prefix(count))
    }
}

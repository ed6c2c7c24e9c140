/// All cities of the guide.
final class CityCatalogue: Sendable {
    /// The cities, by name.
    let cities: [City]

    private let byID: [City.ID: City]
    private let words: [City.ID: [String]]

    /// Reads the tables.
    ///
    /// - Throws: ``CityTableError`` for the first line that cannot be read.
    convenience init() throws {
        try self.init(table: CityTables.all.joined(separator: "\n"))
    }

    /// Reads a table.
    ///
    /// - Throws: ``CityTableError`` for the first line that cannot be read.
    init(table: String) throws(CityTableError) {
        let read = try CityTableReader.cities(in: table)
        let names = Dictionary(uniqueKeysWithValues: read.map { ($0.id, SearchText.words(in: $0.name)) })
        // Zürich is between Zhengzhou and Zwolle, not after them.
        cities = read.sorted { left, right in
            let (before, after) = (names[left.id] ?? [], names[right.id] ?? [])
            return before == after ? left.id < right.id : before.lexicographicallyPrecedes(after)
        }
        byID = Dictionary(uniqueKeysWithValues: read.map { ($0.id, $0) })
        words = Dictionary(
            uniqueKeysWithValues: read.map { city in
                let others = [city.localName ?? "", city.country].flatMap(SearchText.words)
                return (city.id, (names[city.id] ?? []) + others)
            }
        )
    }

    /// Returns the city with an identity.
    func city(_ id: City.ID) -> City? { byID[id] }

    /// Returns the cities that match a search, in their order.
    ///
    /// Each word of the text has to begin a word of the name, of the local name or of the country. Case and diacritics do
    /// not count. A text without words matches every city.
    func search(_ text: String, in cities: [City]) -> [City] {
        let wanted = SearchText.words(in: text)
        guard !wanted.isEmpty else { return cities }
        return cities.filter { city in
            let words = words[city.id] ?? []
            // Scalars, because a text that is being typed may end in the middle of a character.
            return wanted.allSatisfy { prefix in
                words.contains { $0.unicodeScalars.starts(with: prefix.unicodeScalars) }
            }
        }
    }

    /// Returns the cities that are nearest to a city, the nearest first, with their distances in kilometres.
    func nearest(to city: City, count: Int) -> [(city: City, kilometres: Double)] {
        let others = cities.filter { $0.id != city.id }
        let distances = others.map { (city: $0, kilometres: city.location.kilometres(to: $0.location)) }
        return Array(distances.sorted { $0.kilometres < $1.kilometres }.prefix(count))
    }
}

/// A city of the guide.
struct City: Hashable, Sendable {
    let name: String
    let country: String
    let population: Int
}

/// The source of the cities.
final class CityStore: Sendable {
    /// Returns the cities, sorted by name.
    func cities() async throws -> [City] {
        [
            City(name: "Basel", country: "Switzerland", population: 178_000),
            City(name: "Lisbon", country: "Portugal", population: 546_000),
            City(name: "Zürich", country: "Switzerland", population: 430_000),
        ]
    }
}

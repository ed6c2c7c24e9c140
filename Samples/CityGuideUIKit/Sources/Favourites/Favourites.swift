/// The cities that were visited, which all screens share.
@MainActor
final class Favourites {
    private var names: Set<String> = []

    init() {}

    var summary: String { names.isEmpty ? "No favourites" : names.sorted().joined(separator: ", ") }

    func contains(_ city: City) -> Bool { names.contains(city.name) }

    func insert(_ city: City) { names.insert(city.name) }
}

import CityGuideBase
import Observation
import StoryCode

/// The cities as far as they are loaded.
@MainActor
@Observable
final class CityStore {
    /// The cities, or nil before the first load that succeeds.
    private(set) var catalogue: CityCatalogue?

    /// Whether a load is in progress.
    private(set) var isLoading = false

    private let source: any CitySource
    private let language: Language

    init(source: any CitySource, language: Language) { (self.source, self.language) = (source, language) }

    /// Loads the cities in a task that ends with the contents of a bag, unless they are being loaded.
    func load(
        in bag: ResourceBag,
        then didLoad: @escaping @MainActor () -> Void,
        onFailure: @escaping @MainActor (any Error) -> Void
    ) {
        guard !isLoading else { return }
        isLoading = true
        bag.task { [self] in
            defer { isLoading = false }
            let loaded = try await Self.read(source.table(), language)
            try Task.checkCancellation()
            catalogue = loaded
            didLoad()
        } onFailure: { error in
            onFailure(error)
        }
    }

    /// Reads the table while the main actor draws.
    @concurrent
    private static func read(_ table: String, _ language: Language) async throws -> CityCatalogue {
        try CityCatalogue(table: table, language: language)
    }

    /// What a page shows as long as it has no cities.
    var placeholder: String { isLoading ? language.loading : language.notLoaded }

    /// Returns the name of a city, or its identity before it is loaded.
    func name(of id: City.ID) -> String { catalogue?[id]?.name ?? id }
}

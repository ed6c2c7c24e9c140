import CityGuideBase
public import Observation
public import StoryCodeScenes

/// The cities as far as they are loaded.
@MainActor
@Observable
public final class CityStore {
    /// The cities, or nil before the first load that succeeds.
    private(set) var catalogue: CityCatalogue?

    /// Whether a load is in progress.
    public private(set) var isLoading = false

    /// Called after each load that succeeds.
    var didLoad: () -> Void = {}

    private let source: any CitySource
    private let notices: Notices

    init(source: any CitySource, notices: Notices) { (self.source, self.notices) = (source, notices) }

    /// Loads the cities in a task that ends with the contents of a bag, unless they are being loaded.
    ///
    /// A failure is a notice with a retry.
    public func load(in bag: ResourceBag) {
        guard !isLoading else { return }
        isLoading = true
        notices.remove(about: "cities")
        bag.task { [self] in
            defer { isLoading = false }
            let loaded = try await Self.read(source.table(), notices.language)
            try Task.checkCancellation()
            catalogue = loaded
            didLoad()
        } onFailure: { [notices] error in
            let text = notices.language.cannotBeLoaded(error)
            notices.add(text, about: "cities") { [weak self, weak bag] in
                if let bag { self?.load(in: bag) }
            }
        }
    }

    /// Reads the table while the main actor draws.
    @concurrent
    private static func read(_ table: String, _ language: Language) async throws -> CityCatalogue {
        try CityCatalogue(table: table, language: language)
    }

    /// What a page shows as long as it has no cities.
    var placeholder: String { isLoading ? notices.language.loading : notices.language.notLoaded }

    /// Returns the name of a city, or its identity before it is loaded.
    public func name(of id: City.ID) -> String { catalogue?[id]?.name ?? id }
}

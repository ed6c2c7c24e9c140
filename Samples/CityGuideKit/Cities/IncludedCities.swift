public import CityGuideModels

/// The table of cities in the program.
///
/// The facts are common knowledge in the public domain, as in the CIA World Factbook and in Natural Earth. They were
/// written from memory and rounded: a population is that of the city or of its urban area, and coordinates have one
/// decimal. They are examples for a sample program, and no source to quote.
public final class IncludedCities: CitySource {
    /// Creates a source.
    public init() {}

    /// Returns the table.
    public func table() async throws -> String { String(decoding: PackageResources.Cities_txt, as: UTF8.self) }
}

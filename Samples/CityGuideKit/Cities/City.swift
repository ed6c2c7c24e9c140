/// A city of the catalogue.
public struct City: Hashable, Sendable, Identifiable {
    /// The identity, such as `oslo-no`: the name in plain letters and the code of the country.
    public let id: String

    /// The English name.
    public let name: String

    /// The name in the local script or language, if it differs.
    public let localName: String?

    /// The English name of the country.
    public let country: String

    /// The code of the country in ISO 3166: two capital letters.
    public let countryCode: String

    /// The number of inhabitants, rounded.
    public let population: Int

    /// Where the city is.
    public let location: Coordinates

    /// The flag of the country, as a pair of regional indicators.
    public var flag: String {
        let indicators = countryCode.unicodeScalars.compactMap { Unicode.Scalar($0.value + 0x1F1E6 - 0x41) }
        return String(String.UnicodeScalarView(indicators))
    }
}

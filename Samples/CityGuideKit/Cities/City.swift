/// A city of the catalogue.
struct City: Hashable, Sendable, Identifiable {
    /// The identity, such as `oslo-no`: the name in plain letters and the code of the country.
    let id: String

    /// The English name.
    let name: String

    /// The name in the local script or language, if it differs.
    let localName: String?

    /// The English name of the country.
    let country: String

    /// The code of the country in ISO 3166: two capital letters.
    let countryCode: String

    /// The number of inhabitants, rounded.
    let population: Int

    /// Where the city is.
    let location: Coordinates

    /// The flag of the country, as a pair of regional indicators.
    var flag: String {
        let indicators = countryCode.unicodeScalars.compactMap { Unicode.Scalar($0.value + 0x1F1E6 - 0x41) }
        return String(String.UnicodeScalarView(indicators))
    }
}

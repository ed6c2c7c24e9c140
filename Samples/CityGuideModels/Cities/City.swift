import Foundation

/// A city of the catalogue.
public struct City: Hashable, Sendable, Identifiable {
    /// The identity, such as `oslo-no`: the name in plain letters and the code of the country.
    public let id: String

    /// The English name.
    public let name: String

    /// The name in the local script or language, if it differs.
    let localName: String?

    /// The words of the name, by which cities are sorted.
    let nameWords: [String]

    /// The words that a search compares: those of the names and of the country.
    let words: [String]

    /// The name of the country in the language of the guide.
    let country: String

    /// The code of the country in ISO 3166: two capital letters.
    let countryCode: String

    /// The number of inhabitants, rounded.
    let population: Int

    /// The degrees to the north of the equator.
    let latitude: Double

    /// The degrees to the east of Greenwich.
    let longitude: Double

    /// The flag of the country, as a pair of regional indicators.
    var flag: String {
        let indicators = countryCode.unicodeScalars.compactMap { Unicode.Scalar($0.value + 0x1F1E6 - 0x41) }
        return String(String.UnicodeScalarView(indicators))
    }

    /// Returns the distance to another city along the surface of the earth, in kilometres.
    func kilometres(to other: City) -> Double {
        let (from, to) = (latitude * .pi / 180, other.latitude * .pi / 180)
        let (north, east) = (to - from, (other.longitude - longitude) * .pi / 180)
        // The haversine formula, which is exact for near places too.
        let half = pow(sin(north / 2), 2) + cos(from) * cos(to) * pow(sin(east / 2), 2)
        return 2 * 6_371 * asin(min(half.squareRoot(), 1))
    }
}

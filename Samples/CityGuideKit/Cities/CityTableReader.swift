import CityGuideBase
import Foundation

/// A line of a table of cities that cannot be read.
struct CityTableError: Error, Equatable, CustomStringConvertible {
    /// The number of the line, which begins at one.
    let line: Int

    /// The line.
    let text: String

    /// What is wrong and how to fix it.
    let problem: String

    /// The line, the problem and the fix.
    var description: String { "Line \(line) of the cities, \"\(text)\": \(problem)" }
}

/// Reads a table of cities.
///
/// A line with a code and a name begins a country. Each other line is a city: the name, after a slash the local name, the
/// population in thousands, and the latitude and the longitude in degrees.
struct CityTableReader {
    private struct Problem: Error {
        let text: String
    }

    private let language: Language
    private var country: (code: String, name: String)?
    private var ids: Set<City.ID> = []
    private var cities: [City] = []

    private init(language: Language) { self.language = language }

    /// Returns the cities of a table.
    static func cities(in table: String, _ language: Language) throws(CityTableError) -> [City] {
        var reader = CityTableReader(language: language)
        for (index, line) in table.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
            do throws(Problem) {
                if !line.isEmpty { try reader.read(line) }
            } catch {
                throw CityTableError(line: index + 1, text: String(line), problem: error.text)
            }
        }
        return reader.cities
    }

    private mutating func read(_ line: Substring) throws(Problem) {
        let fields = line.split(separator: ";", omittingEmptySubsequences: false)
            .map { $0.trimmingCharacters(in: .whitespaces) }
        if fields.count == 1 { return try readCountry(line) }
        guard fields.count == 4 else {
            throw Problem(
                text: "\(fields.count) fields. To fix: Write the name, the population, the latitude and the longitude."
            )
        }
        guard let country else {
            throw Problem(text: "no country. To fix: Write a line with a code and a name before it.")
        }
        let population = try number(fields[1], "population", in: 1...999_999, "in thousands")
        let latitude = try number(fields[2], "latitude", in: -90...90, "as a number from -90 to 90")
        let longitude = try number(fields[3], "longitude", in: -180...180, "as a number from -180 to 180")
        let names = fields[0].split(separator: "/").map { $0.trimmingCharacters(in: .whitespaces) }
        guard let name = names.first, !name.isEmpty, names.count <= 2 else {
            throw Problem(
                text: "\"\(fields[0])\" is no name. To fix: Write a name, or two names with a slash between them."
            )
        }
        let id = (SearchText.words(in: name) + [country.code.lowercased()]).joined(separator: "-")
        guard ids.insert(id).inserted else {
            throw Problem(text: "the country has the city already. To fix: Remove the line.")
        }
        cities.append(
            City(
                id: id,
                name: name,
                localName: names.dropFirst().first,
                country: country.name,
                countryCode: country.code,
                population: Int(population * 1_000),
                latitude: latitude,
                longitude: longitude
            )
        )
    }

    private func number(
        _ text: String,
        _ name: String,
        in range: ClosedRange<Double>,
        _ expected: String
    ) throws(Problem) -> Double {
        guard let number = Double(text), range.contains(number) else {
            throw Problem(text: "\"\(text)\" is no \(name). To fix: Write it \(expected).")
        }
        return number
    }

    private mutating func readCountry(_ line: Substring) throws(Problem) {
        let code = line.prefix { $0 != " " }
        guard code.count == 2, code.count < line.count, code.allSatisfy({ ("A"..."Z").contains($0) }) else {
            throw Problem(text: "neither a city nor a country. To fix: Write a code of two capital letters and a name.")
        }
        country = (String(code), language.country(String(code)))
    }
}

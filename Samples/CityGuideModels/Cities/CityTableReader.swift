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
    /// What is wrong with a line, and how to fix it.
    private struct Problem: Error {
        let text: String

        init(_ problem: String, toFix remedy: String) { text = "\(problem). To fix: \(remedy)." }
    }

    private let language: Language
    private var country: (code: String, name: String)?
    private var ids: Set<City.ID> = []
    private var cities: [City] = []

    private init(language: Language) { self.language = language }

    /// Returns the cities of a table.
    static func cities(in table: String, _ language: Language) throws(CityTableError) -> [City] {
        var reader = CityTableReader(language: language)
        let lines = table.split(separator: "\n", omittingEmptySubsequences: false)
        for (index, line) in lines.enumerated() where !line.isEmpty {
            do throws(Problem) { try reader.read(line) } catch {
                throw CityTableError(line: index + 1, text: String(line), problem: error.text)
            }
        }
        return reader.cities
    }

    private mutating func read(_ line: Substring) throws(Problem) {
        let fields = Self.parts(of: line, ";")
        if fields.count == 1 { return try readCountry(line) }
        guard fields.count == 4 else {
            let remedy = "Write the name, the population, the latitude and the longitude"
            throw Problem("\(fields.count) fields", toFix: remedy)
        }
        guard let country else { throw Problem("no country", toFix: "Write a line with a code and a name before it") }
        let population = try number(fields[1], "population", in: 1...999_999, "in thousands")
        let latitude = try number(fields[2], "latitude", in: -90...90, "as a number from -90 to 90")
        let longitude = try number(fields[3], "longitude", in: -180...180, "as a number from -180 to 180")
        let names = Self.parts(of: fields[0], "/")
        guard !names[0].isEmpty, names.count <= 2 else {
            throw Problem("\"\(fields[0])\" is no name", toFix: "Write a name, or two names with a slash between them")
        }
        let nameWords = SearchText.words(in: names[0])
        let id = (nameWords + [country.code.lowercased()]).joined(separator: "-")
        guard ids.insert(id).inserted else {
            throw Problem("the country has the city already", toFix: "Remove the line")
        }
        cities.append(
            City(
                id: id,
                name: names[0],
                localName: names.dropFirst().first,
                nameWords: nameWords,
                words: nameWords + (names.dropFirst() + [country.name]).flatMap(SearchText.words),
                country: country.name,
                countryCode: country.code,
                population: Int(population * 1_000),
                latitude: latitude,
                longitude: longitude
            )
        )
    }

    /// Returns the parts of a line between separators, without spaces at their ends.
    private static func parts(of text: some StringProtocol, _ separator: Character) -> [String] {
        text.split(separator: separator, omittingEmptySubsequences: false)
            .map { $0.trimmingCharacters(in: .whitespaces) }
    }

    private func number(
        _ text: String,
        _ name: String,
        in range: ClosedRange<Double>,
        _ expected: String
    ) throws(Problem) -> Double {
        guard let number = Double(text), range.contains(number) else {
            throw Problem("\"\(text)\" is no \(name)", toFix: "Write it \(expected)")
        }
        return number
    }

    private mutating func readCountry(_ line: Substring) throws(Problem) {
        let code = line.prefix { $0 != " " }
        guard code.count == 2, code.count < line.count, code.allSatisfy({ ("A"..."Z").contains($0) }) else {
            throw Problem("neither a city nor a country", toFix: "Write a code of two capital letters and a name")
        }
        country = (String(code), language.country(String(code)))
    }
}

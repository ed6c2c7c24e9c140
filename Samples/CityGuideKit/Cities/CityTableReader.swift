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

/// Reads the tables of cities.
struct CityTableReader {
    private var country: (code: String, name: String)?
    private var ids: Set<String> = []
    private var cities: [City] = []

    /// Returns the cities of a table.
    static func cities(in table: String) throws(CityTableError) -> [City] {
        var reader = CityTableReader()
        for (index, line) in table.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
            if line.isEmpty { continue }
            if let problem = reader.read(line) {
                throw CityTableError(line: index + 1, text: String(line), problem: problem)
            }
        }
        return reader.cities
    }

    /// Reads a line, and returns what is wrong with it.
    private mutating func read(_ line: Substring) -> String? {
        let fields = line.split(separator: ";", omittingEmptySubsequences: false).map(trimmed)
        if fields.count == 1 { return readCountry(line) }
        guard fields.count == 4 else {
            return "\(fields.count) fields. To fix: Write the name, the population, the latitude and the longitude."
        }
        guard let country else { return "no country. To fix: Write a line with a code and a name before it." }
        guard let thousands = Int(fields[1]), thousands > 0, thousands < 1_000_000 else {
            return "\"\(fields[1])\" is no population. To fix: Write it in thousands."
        }
        guard let latitude = Double(fields[2]), (-90...90).contains(latitude) else {
            return "\"\(fields[2])\" is no latitude. To fix: Write a number from -90 to 90."
        }
        guard let longitude = Double(fields[3]), (-180...180).contains(longitude) else {
            return "\"\(fields[3])\" is no longitude. To fix: Write a number from -180 to 180."
        }
        let names = fields[0].split(separator: "/").map(trimmed)
        guard let name = names.first, !name.isEmpty, names.count <= 2 else {
            return "\"\(fields[0])\" is no name. To fix: Write a name, or two names with a slash between them."
        }
        let id = SearchText.words(in: name).joined(separator: "-") + "-" + country.code.lowercased()
        guard ids.insert(id).inserted else { return "the country has the city already. To fix: Remove the line." }
        cities.append(
            City(
                id: id,
                name: name,
                localName: names.dropFirst().first,
                country: country.name,
                countryCode: country.code,
                population: thousands * 1_000,
                location: Coordinates(latitude: latitude, longitude: longitude)
            )
        )
        return nil
    }

    private mutating func readCountry(_ line: Substring) -> String? {
        let parts = line.split(separator: " ", maxSplits: 1)
        guard parts.count == 2, parts[0].count == 2, parts[0].allSatisfy({ ("A"..."Z").contains($0) }) else {
            return "neither a city nor a country. To fix: Write a code of two capital letters and a name."
        }
        country = (String(parts[0]), String(parts[1]))
        return nil
    }

    private func trimmed(_ text: Substring) -> String {
        String(text.drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
    }
}

import CityGuideBase
import CityGuideSettings
import Testing

@testable import CityGuideKit
@testable import CityGuideModels

/// The catalogue is complete and found as the user types.
struct CityCatalogueTests {
    private let catalogue: CityCatalogue

    init() throws { catalogue = try CityCatalogue(table: Self.included, language: .english) }

    private static var included: String { String(decoding: PackageResources.Cities_txt, as: UTF8.self) }

    @Test func citiesAreInTheirOrder() {
        let names = catalogue.cities.map(\.name)
        #expect(names.count == 414)
        #expect(names.prefix(4) == ["A Coruña", "Aarhus", "Abidjan", "Abu Dhabi"])
        #expect(names.suffix(3) == ["Yokohama", "Zagreb", "Zaragoza", "Zürich"].suffix(3))
        #expect(Set(catalogue.cities.map(\.id)).count == 414)
    }

    @Test func cityHasItsFacts() throws {
        let city = try #require(catalogue["zurich-ch"])
        #expect(city.name == "Zürich")
        #expect(city.countryCode == "CH")
        #expect(city.flag == "🇨🇭")
        #expect(city.population == 430_000)
        #expect((city.latitude, city.longitude) == (47.4, 8.5))
    }

    @Test(arguments: [
        ("zurich", ["Zürich"]), ("ZÜRICH", ["Zürich"]), ("sao p", ["São Paulo"]), ("lodz", ["Łódź"]),
        ("tromso", ["Tromsø"]), ("koln", ["Cologne"]), ("東", ["Tokyo"]), ("서", ["Seoul"]),
        ("กร", ["Bangkok"]), ("мос", ["Moscow"]), ("xian", ["Xi'an"]), ("izmir", ["İzmir"]),
        ("san fr", ["San Francisco"]), ("rio bra", ["Rio de Janeiro"]), ("atlantis", []),
        ("iceland", ["Akureyri", "Reykjavík"]), ("ak ice", ["Akureyri"]),
    ])
    func searchFinds(text: String, names: [String]) {
        #expect(catalogue.search(text).map(\.name) == names)
    }

    @Test func emptySearchFindsAll() {
        #expect(catalogue.search(" - ").count == 414)
    }

    @Test func nearestAreSorted() throws {
        let oslo = try #require(catalogue["oslo-no"])
        let nearest = catalogue.nearest(to: oslo, count: 4)
        #expect(nearest.map(\.city.name) == ["Gothenburg", "Stavanger", "Bergen", "Uppsala"])
    }

    @Test func distanceCrossesTheDateLine() throws {
        let table = "FJ Fiji\nWest; 1; 0; 179.5\nEast; 1; 0; -179.5"
        let cities = try CityCatalogue(table: table, language: .english).cities
        #expect(Int(cities[0].kilometres(to: cities[1])) == 111)
    }

    @Test func countriesAreFoundInTheLanguage() throws {
        let german = try CityCatalogue(table: Self.included, language: .german)
        #expect(german.search("norw").count == german.search("norwegen").count)
        #expect(german.search("norwegen").map(\.name).contains("Oslo"))
        #expect(catalogue.search("norwegen").isEmpty)
        #expect(catalogue.search("norway").count == german.search("norwegen").count)
    }

    @Test(arguments: [
        ("Oslo; 1; 2; 3", 1, "no country. To fix: Write a line with a code and a name before it."),
        ("NO Norway\nA; 1; 2", 2, "3 fields. To fix: Write the name, the population, the latitude and the longitude."),
        ("NO Norway\nOslo; many; 2; 3", 2, "\"many\" is no population. To fix: Write it in thousands."),
        ("NO Norway\nOslo; 1; 91; 3", 2, "\"91\" is no latitude. To fix: Write it as a number from -90 to 90."),
        ("NO Norway\nOslo; 1; 2; east", 2, "\"east\" is no longitude. To fix: Write it as a number from -180 to 180."),
        ("NO Norway\n; 1; 2; 3", 2, "\"\" is no name. To fix: Write a name, or two names with a slash between them."),
        ("NO Norway\nOslo; 1; 2; 3\n\nOslo; 1; 2; 3", 4, "the country has the city already. To fix: Remove the line."),
        ("Norway", 1, "neither a city nor a country. To fix: Write a code of two capital letters and a name."),
        ("NO", 1, "neither a city nor a country. To fix: Write a code of two capital letters and a name."),
        ("No Norway", 1, "neither a city nor a country. To fix: Write a code of two capital letters and a name."),
    ])
    func wrongLineIsReported(table: String, line: Int, problem: String) throws {
        let text = String(table.split(separator: "\n", omittingEmptySubsequences: false)[line - 1])
        let expected = CityTableError(line: line, text: text, problem: problem)
        #expect(throws: expected) { try CityCatalogue(table: table, language: .english) }
        #expect(expected.description == "Line \(line) of the cities, \"\(text)\": \(problem)")
    }
}

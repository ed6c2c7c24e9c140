import CityGuideSettings
import Testing

@testable import CityGuideKit

/// The catalogue is complete and found as the user types.
struct CityCatalogueTests {
    private let catalogue: CityCatalogue

    init() throws { catalogue = try CityCatalogue() }

    @Test func citiesAreInTheirOrder() {
        let names = catalogue.cities.map(\.name)
        #expect(names.count == 414)
        #expect(names.prefix(4) == ["A Coruña", "Aarhus", "Abidjan", "Abu Dhabi"])
        #expect(names.suffix(3) == ["Yokohama", "Zagreb", "Zaragoza", "Zürich"].suffix(3))
        #expect(Set(catalogue.cities.map(\.id)).count == 414)
    }

    @Test func cityHasItsFacts() throws {
        let city = try #require(catalogue.city("zurich-ch"))
        #expect(city.name == "Zürich")
        #expect(city.country == "Switzerland")
        #expect(city.flag == "🇨🇭")
        #expect(city.population == 430_000)
        #expect(city.location == Coordinates(latitude: 47.4, longitude: 8.5))
    }

    @Test(arguments: [
        ("zurich", ["Zürich"]), ("ZÜRICH", ["Zürich"]), ("sao p", ["São Paulo"]), ("lodz", ["Łódź"]),
        ("tromso", ["Tromsø"]), ("koln", ["Cologne"]), ("東", ["Tokyo"]), ("서", ["Seoul"]),
        ("กร", ["Bangkok"]), ("мос", ["Moscow"]), ("xian", ["Xi'an"]), ("izmir", ["İzmir"]),
        ("rio bra", ["Rio de Janeiro"]), ("atlantis", []),
        ("iceland", ["Akureyri", "Reykjavík"]), ("ak ice", ["Akureyri"]),
    ])
    func searchFinds(text: String, names: [String]) {
        #expect(catalogue.search(text, in: catalogue.cities).map(\.name) == names)
    }

    @Test func emptySearchFindsAll() {
        #expect(catalogue.search(" - ", in: catalogue.cities).count == 414)
    }

    @Test func nearestAreSorted() throws {
        let oslo = try #require(catalogue.city("oslo-no"))
        let nearest = catalogue.nearest(to: oslo, count: 4)
        #expect(nearest.map(\.city.name) == ["Gothenburg", "Stavanger", "Bergen", "Uppsala"])
    }

    @Test func distanceCrossesTheDateLine() {
        let (suva, apia) = (Coordinates(latitude: 0, longitude: 179.5), Coordinates(latitude: 0, longitude: -179.5))
        #expect(Int(suva.kilometres(to: apia)) == 111)
    }

    @Test(arguments: [
        ("Oslo; 1; 2; 3", 1, "no country. To fix: Write a line with a code and a name before it."),
        ("NO Norway\nA; 1; 2", 2, "3 fields. To fix: Write the name, the population, the latitude and the longitude."),
        ("NO Norway\nOslo; many; 2; 3", 2, "\"many\" is no population. To fix: Write it in thousands."),
        ("NO Norway\nOslo; 1; 91; 3", 2, "\"91\" is no latitude. To fix: Write a number from -90 to 90."),
        ("NO Norway\nOslo; 1; 2; east", 2, "\"east\" is no longitude. To fix: Write a number from -180 to 180."),
        ("NO Norway\n; 1; 2; 3", 2, "\"\" is no name. To fix: Write a name, or two names with a slash between them."),
        ("NO Norway\nOslo; 1; 2; 3\n\nOslo; 1; 2; 3", 4, "the country has the city already. To fix: Remove the line."),
        ("Norway", 1, "neither a city nor a country. To fix: Write a code of two capital letters and a name."),
    ])
    func wrongLineIsReported(table: String, line: Int, problem: String) throws {
        let text = String(table.split(separator: "\n", omittingEmptySubsequences: false)[line - 1])
        let expected = CityTableError(line: line, text: text, problem: problem)
        #expect(throws: expected) { try CityCatalogue(table: table) }
        #expect(expected.description == "Line \(line) of the cities, \"\(text)\": \(problem)")
    }

    @Test func textsDoNotDependOnTheLocale() {
        let text = CityText()
        #expect([0, 999, 1_000, 12_345_678, -1_000].map(text.number) == ["0", "999", "1,000", "12,345,678", "-1,000"])
        #expect(text.coordinates(Coordinates(latitude: -33.9, longitude: -70.5)) == "33.9° S, 70.5° W")
        #expect(text.distance(1_609.344, in: .metric) == "1,609 km")
        #expect(text.distance(1_609.344, in: .imperial) == "1,000 mi")
    }
}

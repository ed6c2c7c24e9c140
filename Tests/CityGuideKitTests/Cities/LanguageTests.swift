import CityGuideBase
import CityGuideSettings
import Foundation
import StoryCode
import Testing

@testable import CityGuideKit
@testable import CityGuideModels

/// The texts are those of the chosen language, and do not depend on the locale of the machine.
@MainActor
struct LanguageTests {
    @Test(arguments: [
        (["LANG": "de_CH.UTF-8"], Language.german), (["LANG": "de"], .german), (["LANG": "C.UTF-8"], .english),
        (["LC_ALL": "en_GB", "LANG": "de_DE"], .english), (["LC_ALL": "", "LC_MESSAGES": "de_AT"], .german),
        (["LANG": "fr_FR"], .english), (["LANG": "den"], .english), ([:], .english),
    ])
    func environmentChooses(environment: [String: String], language: Language) {
        #expect(Language.preferred(environment: environment) == language)
    }

    @Test func numbersFollowTheLanguage() throws {
        let numbers = [0, 999, 1_000, 12_345_678, -1_000]
        #expect(numbers.map(Language.english.number) == ["0", "999", "1,000", "12,345,678", "-1,000"])
        #expect(numbers.map(Language.german.number) == ["0", "999", "1.000", "12.345.678", "-1.000"])
        let table = "CL Chile\nSantiago; 1; -33; -70.64"
        let city = try CityCatalogue(table: table, language: .english).cities[0]
        #expect(Language.english.coordinates(of: city) == "33.0° S, 70.6° W")
        #expect(Language.english.distance(1_609.344, in: .metric) == "1,609 km")
        #expect(Language.german.distance(16_093.44, in: .imperial) == "10.000 mi")
    }

    @Test func everyScreenIsInTheLanguage() async throws {
        try await withFolder { folder in
            let host = try await TestHost(folder, language: .german)
            #expect(host.titles == ["Städte", "Städte", "Städte"])
            #expect(try host.page.page.count == "414 Städte")
            try host.page.actions?.search(for: "zur")
            #expect(try host.page.lines == ["Zürich: Schweiz 🇨🇭"])
            #expect(try host.page.page.count == "1 von 414")
            try host.open("Zürich")
            #expect(
                try host.page.lines == [
                    "Favorit: nein", "Land: Schweiz 🇨🇭", "Einwohner: 430.000", "Koordinaten: 47,4° N, 8,5° O",
                    "Besuche: 1", "In der Nähe: Basel: 71 km", "In der Nähe: Bern: 100 km",
                    "In der Nähe: Strasbourg: 143 km",
                ]
            )
            #expect(try host.page.page.rows.map(\.action).prefix(2) == ["Ändern", nil])
            host.user { host.guide.window.goBack() }
            try host.command("settings")
            #expect(host.titles.last == "Einstellungen")
            #expect(
                try host.page.lines == [
                    "Einheiten: Kilometer", "Sortiert nach: Name", "Namen vor Ort: sichtbar",
                ]
            )
            #expect(try host.page.page.commands.map(\.title) == ["Fertig"])
            host.user { host.views.tabs?.actions?.selectTab(at: 1) }
            try host.command("done")
            #expect(host.titles.first == "Favoriten")
        }
    }
}

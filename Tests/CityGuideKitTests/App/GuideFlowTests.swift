import CityGuideBase
import Foundation
import StoryCode
import Testing

@testable import CityGuideKit
@testable import CityGuideModels

/// The user's way through the guide.
@MainActor
struct GuideFlowTests {
    @Test func containerIsValid() async throws {
        try await withFolder { folder in
            let notes = try await TestHost(folder).guide.container.validate()
            #expect(notes.isEmpty, "\(notes)")
        }
    }

    @Test func guideBeginsWithAllCities() async throws {
        try await withFolder { folder in
            let host = try await TestHost(folder)
            #expect(host.titles == ["Cities", "Cities", "Cities"])
            let page = try host.page.page
            #expect(page.rows.count == 414)
            #expect(page.rows.first?.title == "A Coruña")
            #expect(page.selection == 0)
            #expect(page.notices == [])
        }
    }

    @Test func userGoesThroughAllScreens() async throws {
        try await withFolder { folder in
            let host = try await TestHost(folder)
            try host.page.actions?.search(for: "osl")
            #expect(try host.page.lines == ["Oslo: Norway 🇳🇴"])
            try host.open("Oslo")
            #expect(host.titles == ["Cities", "Cities < Oslo", "Oslo"])
            #expect(
                try host.page.lines == [
                    "Favourite: no", "Country: Norway 🇳🇴", "Population: 710,000", "Coordinates: 59.9° N, 10.8° E",
                    "Visits: 1", "Near: Gothenburg: 254 km", "Near: Stavanger: 305 km", "Near: Bergen: 309 km",
                ]
            )
            try host.command("favourite")
            host.user { host.guide.window.goBack() }
            #expect(host.titles == ["Cities", "Cities", "Cities"])
            host.user { host.views.tabs?.actions?.selectTab(at: 1) }
            #expect(host.titles == ["Favourites", "Favourites", "Favourites"])
            #expect(try host.page.lines == ["Oslo: Norway 🇳🇴"])
            try host.command("settings")
            #expect(host.titles == ["Favourites", "Favourites", "Favourites", "Settings"])
            try host.open("Units")
            try host.command("done")
            #expect(host.titles == ["Favourites", "Favourites", "Favourites"])
            try host.open("Oslo")
            #expect(try host.page.lines.suffix(3).first == "Near: Gothenburg: 158 mi")
            #expect(
                host.guide.log.lines == [
                    "Tabs.viewDidLoad", "Tabs.viewWillAppear", "Cities.viewDidLoad", "Cities.viewWillAppear",
                    "Tabs.viewDidAppear", "Cities.viewDidAppear",
                    "oslo-no.viewDidLoad", "Cities.viewWillDisappear", "oslo-no.viewWillAppear",
                    "Cities.viewDidDisappear", "oslo-no.viewDidAppear",
                    "oslo-no.viewWillDisappear", "Cities.viewWillAppear",
                    "oslo-no.viewDidDisappear", "Cities.viewDidAppear",
                    "Favourites.viewDidLoad", "Favourites.viewWillAppear", "Cities.viewWillDisappear",
                    "Cities.viewDidDisappear", "Favourites.viewDidAppear",
                    "Settings.viewDidLoad", "Settings.viewWillAppear", "Settings.viewDidAppear",
                    "Settings.viewWillDisappear", "Settings.viewDidDisappear",
                    "oslo-no.viewDidLoad", "Favourites.viewWillDisappear", "oslo-no.viewWillAppear",
                    "Favourites.viewDidDisappear", "oslo-no.viewDidAppear",
                ]
            )
        }
    }

    @Test func selectionMovesToTheNextCity() async throws {
        try await withFolder { folder in
            let host = try await TestHost(folder)
            for row in 0..<3 {
                host.user { try? host.page.actions?.select(row: row) }
                try host.command("favourite")
            }
            host.user { host.views.tabs?.actions?.selectTab(at: 1) }
            host.user { try? host.page.actions?.select(row: 1) }
            try host.command("favourite")
            #expect(try host.page.page.rows.map(\.title) == ["A Coruña", "Abidjan"])
            #expect(try host.page.selectedTitle == "Abidjan")
            try host.command("favourite")
            #expect(try host.page.selectedTitle == "A Coruña")
            try host.command("favourite")
            #expect(try host.page.page.selection == nil)
            #expect(try host.page.page.placeholder == "Cities that you mark are listed here.")
        }
    }

    @Test func rowOfACityMarksIt() async throws {
        try await withFolder { folder in
            let host = try await TestHost(folder, link: "cities/oslo-no")
            for mark in ["yes", "no", "yes"] {
                try host.open("Favourite")
                #expect(try host.page.lines.first == "Favourite: \(mark)")
            }
            // A fact has no action.
            try host.open("Population")
            #expect(host.guide.link == "cities/oslo-no")
            #expect(host.guide.notices.texts == [])
            #expect(try host.page.selectedTitle == "Population")
            host.user { try? host.page.actions?.activate(row: 99) }
            #expect(try host.page.selectedTitle == "Population")
        }
    }

    @Test func cityShowsThatItsMarkIsNotSaved() async throws {
        try await withFolder { folder in
            let host = try await TestHost(folder)
            try host.open("Oslo")
            #expect(try host.page.page.notices == [])
            // The temporary file cannot replace a folder.
            let taken = folder.appending(path: "favourites.json.new")
            try FileManager.default.createDirectory(at: taken, withIntermediateDirectories: true)
            try host.command("favourite")
            #expect(try host.page.page.notices.first?.contains("favourites.json cannot be read or written: ") == true)
        }
    }

    @Test func preferencesChangeTheLists() async throws {
        try await withFolder { folder in
            let host = try await TestHost(folder)
            try host.page.actions?.search(for: "japan")
            #expect(try host.page.page.rows.first?.title == "Fukuoka (福岡)")
            try host.command("settings")
            try host.open("Sort by")
            try host.open("Local names")
            try host.command("done")
            #expect(try host.page.page.rows.prefix(2).map(\.title) == ["Tokyo", "Yokohama"])
            try host.page.actions?.search(for: "xyz")
            #expect(try host.page.page.placeholder == "No city matches “xyz”.")
        }
    }
}

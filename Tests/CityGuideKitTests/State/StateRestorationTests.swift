import CityGuideBase
import Foundation
import StoryCode
import Testing

@testable import CityGuideKit
@testable import CityGuideModels

/// The guide returns to the screen on which it ended, without being notified of its end.
@MainActor
struct StateRestorationTests {
    @Test func searchAndSelectionReturn() async throws {
        try await withFolder { folder in
            let host = try await TestHost(folder)
            try host.page.actions?.search(for: "ger")
            host.user { try? host.page.actions?.select(row: 3) }
            let page = try host.page.page
            #expect(page.selection == 3)
            #expect(try await TestHost(folder).page.page == page)
        }
    }

    @Test func searchWithoutResultsReturns() async throws {
        try await withFolder { folder in
            let host = try await TestHost(folder)
            host.user { try? host.page.actions?.search(for: "xyz") }
            let page = try host.page.page
            #expect(page.rows.isEmpty && page.searchText == "xyz")
            #expect(try await TestHost(folder).page.page == page)
        }
    }

    /// The state that another release has saved names the selected row.
    @Test(arguments: [
        (
            "cities/munich-de",
            [
                "favourite", "country", "local", "population", "coordinates", "visits", "innsbruck-at", "salzburg-at",
                "nuremberg-de",
            ]
        ),
        ("cities/settings", ["units", "order", "names"]),
    ])
    func rowsHaveTheSameNamesInEachRelease(link: String, names: [String]) async throws {
        try await withFolder { folder in
            let host = try await TestHost(folder, link: link)
            #expect(try host.page.page.rows.map(\.id) == names)
        }
    }

    @Test func stackReturnsWithEachSelection() async throws {
        try await withFolder { folder in
            let host = try await TestHost(folder)
            try host.open("Oslo")
            try host.open("Near: Gothenburg")
            try host.open("Near: Copenhagen")
            host.user { try? host.page.actions?.select(row: 4) }
            let again = try await TestHost(folder)
            #expect(again.titles == ["Cities", "Gothenburg < Copenhagen", "Copenhagen"])
            #expect(try again.page.page.selection == 4)
            again.user { again.guide.window.goBack() }
            #expect(again.titles == ["Cities", "Oslo < Gothenburg", "Gothenburg"])
            #expect(try again.page.selectedTitle == "Near: Copenhagen")
            again.user { again.guide.window.goBack() }
            again.user { again.guide.window.goBack() }
            #expect(again.titles == ["Cities", "Cities", "Cities"])
            #expect(try again.page.selectedTitle == "Oslo")
        }
    }

    @Test func rowThatIsSelectedAfterARemovalReturns() async throws {
        try await withFolder { folder in
            let host = try await TestHost(folder, link: "cities/oslo-no/bergen-no")
            try host.command("favourite")
            host.user { host.guide.window.goBack() }
            try host.command("favourite")
            host.user { host.views.tabs?.actions?.selectTab(at: 1) }
            host.user { try? host.page.actions?.select(row: 1) }
            try host.command("favourite")
            #expect(try host.page.lines == ["Bergen: Norway 🇳🇴"])
            let again = try await TestHost(folder, link: "favourites/oslo-no")
            try again.command("favourite")
            again.user { again.guide.window.goBack() }
            #expect(try again.page.lines == ["Bergen: Norway 🇳🇴", "Oslo: Norway 🇳🇴"])
            #expect(try again.page.selectedTitle == "Bergen")
        }
    }

    @Test func returningIsNoVisit() async throws {
        try await withFolder { folder in
            try await TestHost(folder).open("Oslo")
            let again = try await TestHost(folder)
            #expect(try again.page.lines.contains("Visits: 1"))
            again.user { again.guide.window.goBack() }
            try again.open("Oslo")
            #expect(try again.page.lines.contains("Visits: 2"))
        }
    }

    @Test func tabAndSheetReturn() async throws {
        try await withFolder { folder in
            let host = try await TestHost(folder)
            host.user { host.views.tabs?.actions?.selectTab(at: 1) }
            try host.command("settings")
            host.user { try? host.page.actions?.select(row: 2) }
            let again = try await TestHost(folder)
            #expect(try again.page.selectedTitle == "Local names")
            #expect(again.titles == ["Favourites", "Favourites", "Favourites", "Settings"])
            try again.command("done")
            #expect(try await TestHost(folder).titles == ["Favourites", "Favourites", "Favourites"])
        }
    }

    @Test func stackThatIsNeverShownKeepsItsState() async throws {
        try await withFolder { folder in
            let host = try await TestHost(folder)
            try host.open("Oslo")
            host.user { host.views.tabs?.actions?.selectTab(at: 1) }
            _ = try await TestHost(folder)
            let third = try await TestHost(folder)
            third.user { third.views.tabs?.actions?.selectTab(at: 0) }
            #expect(third.titles == ["Cities", "Cities < Oslo", "Oslo"])
        }
    }

    @Test func unknownCityIsReported() async throws {
        try await withFolder { folder in
            let host = try await TestHost(folder)
            try host.open("Oslo")
            let file = folder.appending(path: "state.json")
            let text = try String(contentsOf: file, encoding: .utf8).replacing("oslo-no", with: "atlantis-no")
            try Data(text.utf8).write(to: file)
            let again = try await TestHost(folder)
            #expect(again.titles == ["Cities", "Cities", "Cities"])
            #expect(again.guide.notices.texts == ["The guide has no city “atlantis-no”."])
            #expect(try again.page.page.notices == again.guide.notices.texts)
        }
    }

    @Test func citiesBelowAnUnknownOneReturn() async throws {
        try await withFolder { folder in
            let host = try await TestHost(folder)
            for name in ["Oslo", "Near: Gothenburg", "Near: Copenhagen"] { try host.open(name) }
            let file = folder.appending(path: "state.json")
            let text = try String(contentsOf: file, encoding: .utf8).replacing("gothenburg-se", with: "atlantis-no")
            try Data(text.utf8).write(to: file)
            let again = try await TestHost(folder)
            #expect(again.titles == ["Cities", "Cities < Oslo", "Oslo"])
            #expect(try again.page.selectedTitle == "Near: Gothenburg")
            #expect(again.guide.notices.texts == ["The guide has no city “atlantis-no”."])
        }
    }

    @Test func sheetThatIsLostIsReported() async throws {
        try await withFolder { folder in
            let host = try await TestHost(folder)
            try host.open("Oslo")
            try host.user { try host.guide.open("cities/oslo-no/settings") }
            let file = folder.appending(path: "state.json")
            let text = try String(contentsOf: file, encoding: .utf8)
                .replacing(#"\"settings\""#, with: #"\"help\""#)
            try Data(text.utf8).write(to: file)
            let again = try await TestHost(folder)
            #expect(again.titles == ["Cities", "Cities < Oslo", "Oslo"])
            #expect(again.guide.notices.texts.first?.hasPrefix("sheet was dropped: ") == true)
        }
    }

    @Test func stateOfAnotherTypeIsReported() async throws {
        try await withFolder { folder in
            let host = try await TestHost(folder)
            host.user { host.views.tabs?.actions?.selectTab(at: 1) }
            let file = folder.appending(path: "state.json")
            let text = try String(contentsOf: file, encoding: .utf8)
                .replacing(#"\"tab\":\"favourites\""#, with: #"\"tab\":1"#)
            try Data(text.utf8).write(to: file)
            let again = try await TestHost(folder)
            #expect(again.titles == ["Cities", "Cities", "Cities"])
            #expect(again.guide.notices.texts.first?.hasPrefix("The last screen is not restored: ") == true)
        }
    }

    @Test func activatedSettingIsSelectedAgain() async throws {
        try await withFolder { folder in
            let host = try await TestHost(folder)
            try host.command("settings")
            try host.open("Sort by")
            #expect(try await TestHost(folder).page.selectedTitle == "Sort by")
        }
    }

    @Test func selectionOfAnotherTypeIsReportedInTheSettings() async throws {
        try await withFolder { folder in
            let host = try await TestHost(folder)
            try host.command("settings")
            host.user { try? host.page.actions?.select(row: 2) }
            let file = folder.appending(path: "state.json")
            let text = try String(contentsOf: file, encoding: .utf8)
                .replacing(#"\"id\":\"names\""#, with: #"\"id\":7"#)
            try Data(text.utf8).write(to: file)
            let again = try await TestHost(folder)
            #expect(try again.page.selectedTitle == "Units")
            #expect(again.guide.notices.texts.first?.hasPrefix("The last screen is not restored: ") == true)
        }
    }

    @Test func corruptFilesAreReportedAndKept() async throws {
        try await withFolder { folder in
            let names = ["favourites.json", "preferences.json", "state.json", "visits.json"]
            for name in names { try Data("{".utf8).write(to: folder.appending(path: name)) }
            let host = try await TestHost(folder)
            #expect(host.titles == ["Cities", "Cities", "Cities"])
            #expect(try host.page.page.notices.count == 4)
            try host.command("favourite")
            #expect(try await TestHost(folder).page.page.rows.first?.isMarked == true)
            try host.open("Oslo")
            #expect(host.guide.notices.texts.count == 4)
            let found = try FileManager.default.contentsOfDirectory(atPath: folder.path)
            #expect(found.filter { $0.hasSuffix("corrupt-1") }.sorted() == names.map { "\($0).corrupt-1" })
        }
    }
}

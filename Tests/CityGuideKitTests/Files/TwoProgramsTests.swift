import CityGuideBase
import Foundation
import Testing

@testable import CityGuideKit
@testable import CityGuideModels
@testable import CityGuideSettings

/// Two programs that use the same files keep each other's changes.
@MainActor
struct TwoProgramsTests {
    let notices = Notices(language: .english)

    @Test func differentPreferencesAreKept() async throws {
        try await withFolder { folder in
            let (one, other) = (preferences(folder), preferences(folder))
            one.change { $0.units = .imperial }
            other.change { $0.order = .population }
            #expect(other.value.units == .imperial)
            #expect(preferences(folder).value == other.value)
        }
    }

    @Test func settingChangesToWhatFollowsTheShownValue() async throws {
        try await withFolder { folder in
            let (one, other) = (try await TestHost(folder), try await TestHost(folder))
            for host in [one, other] {
                try host.command("settings")
                try host.open("Units")
                #expect(try host.page.lines.first == "Units: miles")
            }
        }
    }

    @Test func cityMarkedInBothIsAFavourite() async throws {
        try await withFolder { folder in
            let (one, other) = (userData(folder), userData(folder))
            one.toggleMark(of: "oslo-no")
            other.toggleMark(of: "oslo-no")
            #expect(other.marked == ["oslo-no"])
            #expect(userData(folder).marked == ["oslo-no"])
        }
    }

    @Test func largestNumberOfVisitsStays() async throws {
        try await withFolder { folder in
            try Data(#"{"oslo-no":9223372036854775807}"#.utf8).write(to: folder.appending(path: "visits.json"))
            let data = userData(folder)
            for _ in 0..<2 { data.addVisit(of: "oslo-no") }
            #expect(data.visits(of: "oslo-no") == .max)
            data.addVisit(of: "bergen-no")
            #expect(userData(folder).visits(of: "bergen-no") == 1)
            #expect(notices.texts == [])
        }
    }

    private func preferences(_ folder: URL) -> StoredValue<Preferences> {
        StoredValue("preferences.json", in: DataFolder(folder), initial: Preferences(), notices: notices)
    }

    private func userData(_ folder: URL) -> UserData {
        UserData(folder: DataFolder(folder), notices: notices, preferences: preferences(folder))
    }
}

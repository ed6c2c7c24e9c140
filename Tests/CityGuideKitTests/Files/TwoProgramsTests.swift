import CityGuideBase
import CityGuideSettings
import Foundation
import Testing

@testable import CityGuideKit

/// Two programs that use the same files keep each other's changes.
@MainActor
struct TwoProgramsTests {
    let notices = Notices()

    @Test func differentPreferencesAreKept() throws {
        try withFolder { folder in
            let folder = DataFolder(folder)
            let (one, other) = (
                PreferenceStore(folder: folder, notices: notices), PreferenceStore(folder: folder, notices: notices)
            )
            one.change { $0.units = .imperial }
            other.change { $0.order = .population }
            #expect(other.current.units == .imperial)
            #expect(PreferenceStore(folder: folder, notices: notices).current == other.current)
        }
    }

    @Test func settingChangesToWhatFollowsTheShownValue() throws {
        try withFolder { folder in
            let (one, other) = (try TestHost(folder), try TestHost(folder))
            for host in [one, other] {
                try host.command("settings")
                try host.open("Units")
                #expect(try host.page.lines.first == "Units: imperial")
            }
        }
    }

    @Test func cityMarkedInBothIsAFavourite() throws {
        try withFolder { folder in
            let folder = DataFolder(folder)
            let (one, other) = (
                Favourites(folder: folder, notices: notices), Favourites(folder: folder, notices: notices)
            )
            one.toggle("oslo-no")
            other.toggle("oslo-no")
            #expect(other.ids == ["oslo-no"])
            #expect(Favourites(folder: folder, notices: notices).ids == ["oslo-no"])
        }
    }
}

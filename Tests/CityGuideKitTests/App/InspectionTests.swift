import CityGuideBase
import Foundation
import StoryCode
import Testing

@testable import CityGuideKit

/// The inspection shows the controllers and what has happened to them last.
@MainActor
struct InspectionTests {
    @Test func treeShowsStates() throws {
        try withFolder { folder in
            let host = try TestHost(folder)
            try host.open("Oslo")
            try host.open("Near: Bergen")
            host.user { host.guide.window.goBack() }
            host.user { host.views.tabs?.actions?.selectTab(at: 1) }
            try host.command("settings")
            #expect(
                host.guide.inspection(events: 0)
                    == Inspection(
                        tree: [
                            "● Tabs appeared, TabBarController",
                            "  ○ Cities disappeared, NavigationController",
                            "    ○ Cities disappeared, CityListController",
                            "    ○ Oslo disappeared, DetailController",
                            "  ● Favourites appeared, NavigationController",
                            "    ● Favourites appeared, CityListController",
                            "+ ● Settings appeared, SettingsController",
                        ],
                        events: []
                    )
            )
        }
    }

    @Test func eventsAreTheLatest() throws {
        try withFolder { folder in
            let host = try TestHost(folder)
            try host.command("settings")
            host.user { host.guide.window.goBack() }
            #expect(
                host.guide.inspection(events: 3).events == [
                    "Tabs.finishInteractiveTransition()", "Settings.viewDidDisappear(true)", "Tabs.updateProperties",
                ]
            )
        }
    }

    @Test func eventsOfEarlierRecordersAreKept() throws {
        try withFolder { folder in
            let host = try TestHost(folder)
            // Five lines of the log each.
            for _ in 0..<45 {
                try host.command("settings")
                host.user { host.guide.window.goBack() }
            }
            #expect(host.guide.log.lines.count > 200)
            let events = host.guide.inspection(events: 60).events
            #expect(events.count == 60)
            #expect(events.last == "Tabs.updateProperties")
        }
    }
}

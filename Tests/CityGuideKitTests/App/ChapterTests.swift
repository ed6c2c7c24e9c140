import CityGuideBase
import Foundation
import StoryCode
import StoryCodeRuns
import Testing

@testable import CityGuideKit
@testable import CityGuideModels

/// The inputs of the user are the chapters of a run, the same in each host.
@MainActor
struct ChapterTests {
    @Test func inputsAreChapters() async throws {
        try await withFolder { folder in
            let host = try await TestHost(folder)
            // From here on, no other test runs on the main actor.
            let recorder = RunRecorder()
            defer { recorder.stop() }
            try host.page.actions?.search(for: "osl")
            host.user { try? host.page.actions?.select(row: 0) }
            try host.open("Oslo")
            try host.open("Favourite")
            try host.open("Population")
            try host.command("favourite")
            host.user { host.views.tabs?.actions?.selectTab(at: 1) }
            try host.user { try host.guide.open("cities/settings") }
            try host.command("done")
            let chapters = recorder.run.steps.compactMap { step in
                if case .note(let text) = step.kind { text } else { nil }
            }
            #expect(
                chapters == [
                    "Search: osl", "Select: Oslo", "Open: Oslo", "Change: Favourite", "Favourite: Population",
                    "Select: Favourites", "Open: cities/settings", "Done: Units",
                ]
            )
        }
    }
}

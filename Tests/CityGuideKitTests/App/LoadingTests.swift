import CityGuideBase
import Foundation
import StoryCode
import Testing

@testable import CityGuideKit
@testable import CityGuideModels

/// Every screen shows that the cities are being loaded or could not be loaded, and offers another try.
@MainActor
struct LoadingTests {
    nonisolated private static let links = ["cities", "favourites", "cities/oslo-no", "cities/oslo-no/settings"]
    private static let failure = "The cities cannot be loaded: the source does not answer."

    @Test(arguments: links)
    func failureIsShownUntilARetrySucceeds(link: String) async throws {
        try await withFolder { folder in
            let host = try await TestHost(folder, link: link) { Self.source($0, failures: 2) }
            for _ in 0..<2 {
                #expect(try host.page.page.notices == [Self.failure])
                #expect(try host.page.page.commands.first == Page.Command("retry", "Retry", key: "r"))
                try host.command("retry")
                await host.settle()
            }
            #expect(host.guide.notices.texts == [])
            #expect(try host.page.page.commands.contains { $0.id == "retry" } == false)
            #expect(host.guide.link == link)
        }
    }

    @Test func slowSourceLeavesTheScreensInUse() async throws {
        try await withFolder { folder in
            let host = try await TestHost(folder, link: "cities/oslo-no") { Self.source($0, delay: .seconds(5)) }
            #expect(host.guide.isLoading)
            #expect(host.titles == ["Cities", "Cities < oslo-no", "oslo-no"])
            #expect(try host.page.page.placeholder == "Loading the cities…")
            #expect(try host.page.page.rows == [])
            host.user { host.guide.window.goBack() }
            #expect(host.titles == ["Cities", "Cities", "Cities"])
            try host.page.actions?.search(for: "zur")
            #expect(try host.page.page.placeholder == "Loading the cities…")
            await host.settle(after: 5)
            #expect(try host.page.lines == ["Zürich: Switzerland 🇨🇭"])
        }
    }

    @Test func failedLoadIsNotLoading() async throws {
        try await withFolder { folder in
            let host = try await TestHost(folder) { Self.source($0, failures: 1) }
            #expect(!host.guide.isLoading)
            #expect(try host.page.page.placeholder == "The cities are not loaded.")
            #expect(try host.page.page.commands.map(\.id) == ["retry", "settings"])
        }
    }

    @Test func wrongTableIsReportedWithItsLine() async throws {
        final class WrongTable: CitySource {
            func table() async throws -> String { "NO Norway\nOslo; 1; 2" }
        }
        try await withFolder { folder in
            let host = try await TestHost(folder) { _ in WrongTable() }
            #expect(
                host.guide.notices.texts == [
                    """
                    The cities cannot be loaded: Line 2 of the cities, "Oslo; 1; 2": 3 fields. To fix: Write the name, the \
                    population, the latitude and the longitude.
                    """
                ]
            )
        }
    }

    @Test func stateReturnsWhenTheCitiesDo() async throws {
        try await withFolder { folder in
            let first = try await TestHost(folder)
            try first.open("Aarhus")
            first.user { try? first.page.actions?.select(row: 6) }
            let page = try first.page.page
            let slow = try await TestHost(folder) { Self.source($0, delay: .seconds(2), failures: 1) }
            #expect(try slow.page.page.selection == nil)
            await slow.settle(after: 2)
            slow.guide.save()
            try slow.command("retry")
            // The task begins in a later turn.
            while slow.sourceClock.isAtRest { await Task.yield() }
            await slow.settle(after: 2)
            #expect(try slow.page.page == page)
            #expect(try await TestHost(folder).page.page == page)
        }
    }

    @Test func guideIsReleasedWhileItLoads() async throws {
        try await withFolder { folder in
            var host: TestHost? = try await TestHost(folder) { Self.source($0, delay: .seconds(9)) }
            weak let guide = host?.guide
            weak let controller = host?.guide.window.rootViewController
            let (cities, clock) = (try #require(host).guide.cities, try #require(host).sourceClock)
            host = nil
            #expect(guide == nil)
            #expect(controller == nil)
            // The task was cancelled, so the answer has no effect.
            clock.advance(by: .seconds(9))
            while cities.isLoading { await Task.yield() }
            #expect(cities.catalogue == nil)
        }
    }

    private static func source(_ clock: ManualClock, delay: Duration = .zero, failures: Int = 0) -> any CitySource {
        UnreliableSource(IncludedCities(), delay: delay, failures: failures, scheduler: clock)
    }
}

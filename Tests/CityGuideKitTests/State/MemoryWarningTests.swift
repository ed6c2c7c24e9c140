import CityGuideBase
import Foundation
import StoryCode
import StoryCodeTesting
import Testing

@testable import CityGuideKit
@testable import CityGuideModels

/// Hidden views are released on a memory warning, and made again when they are shown.
@MainActor
struct MemoryWarningTests {
    @Test func hiddenViewsAreMadeAgain() async throws {
        try await withFolder { folder in
            let host = try await TestHost(folder)
            try host.page.actions?.search(for: "osl")
            try host.open("Oslo")
            host.user { host.views.tabs?.actions?.selectTab(at: 1) }
            #expect(host.views.made == ["tabs": 1, "stack": 2, "page": 3])
            host.user { host.guide.window.receiveMemoryWarning() }
            #expect(
                host.guide.log.lines.filter { $0.hasSuffix("TearDown") }
                    == ["Cities.viewDidTearDown", "oslo-no.viewDidTearDown"]
            )
            #expect(host.titles == ["Favourites", "Favourites", "Favourites"])
            host.user { host.views.tabs?.actions?.selectTab(at: 0) }
            #expect(host.titles == ["Cities", "Cities < Oslo", "Oslo"])
            host.user { host.guide.window.goBack() }
            #expect(try host.page.lines == ["Oslo: Norway 🇳🇴"])
            #expect(host.views.made == ["tabs": 1, "stack": 3, "page": 5])
        }
    }

    @Test func visibleViewsStay() async throws {
        try await withFolder { folder in
            let host = try await TestHost(folder)
            let page = try host.page
            host.user { host.guide.window.receiveMemoryWarning() }
            #expect(try host.page === page)
        }
    }

    @Test func guideIsReleasedWithItsWindow() async throws {
        try await withFolder { folder in
            var host: TestHost? = try await TestHost(folder)
            try host?.open("Oslo")
            weak let guide = host?.guide
            weak let window = host?.guide.window
            weak let controller = host?.guide.window.rootViewController
            weak let views = host?.views
            host = nil
            #expect(guide == nil)
            #expect(window == nil)
            #expect(controller == nil)
            #expect(views == nil)
        }
    }
}

import Foundation
import Testing

/// The program in a window, used with the pointer and with keys.
@Suite(
    .enabled(if: VirtualDisplay.missingTools.isEmpty, "needs \(VirtualDisplay.missingTools.joined(separator: ", "))"),
    .serialized
)
struct WindowTests {
    private func part(_ title: String) throws -> [String] { try #require(Walk.result.get().parts[title]) }

    /// The same list as for a host without widgets, in the tests of CityGuideKit.
    @Test func eventsAreThoseOfAnyHost() throws {
        #expect(
            try part("events") == [
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

    @Test func keysReachAllScreens() throws {
        #expect(
            try part("keys") == [
                "bergen-no.viewDidLoad", "oslo-no.viewWillDisappear", "bergen-no.viewWillAppear",
                "oslo-no.viewDidDisappear", "bergen-no.viewDidAppear",
                "bergen-no.viewWillDisappear", "oslo-no.viewWillAppear",
                "bergen-no.viewDidDisappear", "oslo-no.viewDidAppear",
                "oslo-no.viewWillDisappear", "Favourites.viewWillAppear",
                "oslo-no.viewDidDisappear", "Favourites.viewDidAppear",
                "Settings.viewDidLoad", "Settings.viewWillAppear", "Settings.viewDidAppear",
                "Settings.viewWillDisappear", "Settings.viewDidDisappear",
                "Cities.viewWillAppear", "Favourites.viewWillDisappear",
                "Favourites.viewDidDisappear", "Cities.viewDidAppear",
                "oslo-no.viewDidLoad", "Cities.viewWillDisappear", "oslo-no.viewWillAppear",
                "Cities.viewDidDisappear", "oslo-no.viewDidAppear",
                "oslo-no.viewWillDisappear", "Cities.viewWillAppear",
                "oslo-no.viewDidDisappear", "Cities.viewDidAppear",
            ]
        )
    }

    @Test func selectedTabIsPressed() throws {
        #expect(try part("tabs") == ["Cities"])
    }

    @Test func rowsThatActHaveAnArrow() throws {
        #expect(
            try part("rows") == [
                "Favourite starred-symbolic yes go-next-symbolic", "Country Norway 🇳🇴", "Population 710,000",
                "Coordinates 59.9° N, 10.8° E", "Visits 1", "Near: Gothenburg 254 km go-next-symbolic",
                "Near: Stavanger 305 km go-next-symbolic", "Near: Bergen 309 km go-next-symbolic",
            ]
        )
    }

    @Test func menuHasItsKeys() throws {
        let menu = [
            "Controllers and events F12", "Dark F9", "Keyboard shortcuts F1", "About CityGuide", "Quit Ctrl+Q",
        ]
        // It is opened twice.
        #expect(try part("menu") == menu + menu)
    }

    @Test func searchReturnsWithItsView() throws {
        #expect(try part("search") == ["os"])
    }

    @Test func listHasTheFocusOnEachScreen() throws {
        #expect(try part("focus") == ["list", "list", "list", "list"])
    }

    // MARK: Widgets

    @Test func poppedViewsReleaseTheirWidgets() throws {
        #expect(
            try part("before the memory warning") == [
                "tabs: exists", "stack: exists", "page: exists", "page: released with all widgets",
                "stack: exists", "page: exists", "sheet: released with all widgets",
                "page: released with all widgets", "page: released with all widgets",
                "page: released with all widgets", "sheet: released with all widgets",
                "page: released with all widgets",
            ]
        )
    }

    @Test func memoryWarningReleasesHiddenWidgets() throws {
        let released = ["stack: released with all widgets", "page: released with all widgets"]
        let after = try part("after the memory warning")
        #expect(after[4...5] == released[...])
        #expect(try part("shown again").suffix(2) == ["stack: exists", "page: exists"])
    }

    @Test func noWidgetOutlivesItsView() throws {
        let kinds = [
            "tabs", "stack", "page", "page", "stack", "page", "sheet", "page", "page", "page", "sheet", "page", "stack",
            "page",
        ]
        #expect(try part("end") == kinds.map { "\($0): released with all widgets" } + ["more than 200 widgets"])
    }

    // MARK: Appearance

    @Test func everyControlHasAName() throws {
        #expect(try part("names") == ["true", "every control has a name"])
    }

    @Test func rootFillsTheWindowOfEachSize() throws {
        #expect(try part("frames") == ["340x300: true", "900x700: true"])
    }

    @Test(arguments: [
        ("list", false), ("detail", false), ("inspection", false), ("dark", true), ("inspection-dark", true),
    ])
    func pictureIsLightOrDark(_ name: String, isDark: Bool) throws {
        let brightness = try measure(name, "%[fx:mean]")
        // The window covers a third of the display, which is black.
        #expect(isDark ? brightness < 0.15 : brightness > 0.25, "\(brightness)")
        let colours = try measure(name, "%k")
        #expect(colours > 100)
    }

    private func measure(_ name: String, _ format: String) throws -> Double {
        _ = try Walk.result.get()
        let picture = Walk.pictures.appending(path: "\(name).png").path
        let output = try Run("/usr/bin/env", ["convert", picture, "-format", format, "info:"], [:]).wait().output
        return try #require(Double(output), "\(output)")
    }
}

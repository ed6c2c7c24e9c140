import Foundation
import Testing

/// The program as a process.
@Suite(
    .enabled(if: VirtualDisplay.missingTools.isEmpty, "needs \(VirtualDisplay.missingTools.joined(separator: ", "))"),
    .serialized
)
struct ProgramTests {
    @Test func programReturnsToItsScreen() throws {
        try withFolder { folder in
            let favourites = folder.appending(path: "favourites.json")
            let first = try events(folder, pressing: ["Down", "Down", "alt+f"], writing: favourites, ["Return"])
            #expect(first.contains("abidjan-ci.viewWillAppear"))
            #expect(try String(contentsOf: favourites, encoding: .utf8) == #"{"favourites":["abidjan-ci"]}"#)
            let second = try events(folder)
            #expect(
                second == [
                    "Tabs.viewDidLoad", "Tabs.viewWillAppear", "abidjan-ci.viewDidLoad", "abidjan-ci.viewWillAppear",
                    "Tabs.viewDidAppear", "abidjan-ci.viewDidAppear",
                ]
            )
        }
    }

    /// The program in the terminal, if the environment names it.
    private static let terminal = ProcessInfo.processInfo.environment["CITYGUIDE_TERMINAL"]

    @Test(.enabled(if: terminal != nil, "CITYGUIDE_TERMINAL does not name CityGuide"))
    func windowAndTerminalHaveOneSavedFile() throws {
        try withFolder { folder in
            let terminal = try #require(Self.terminal)
            func screens(_ keys: String) throws -> [Substring] {
                let (output, status) = try Run(terminal, ["--data", folder.path, "--script", keys], [:]).wait()
                #expect(status == 0)
                return output.split(separator: "\n")
            }
            _ = try screens("/ osl enter enter end")
            let events = try events(folder, pressing: ["Return"])
            // The program may end before the transition does.
            #expect(
                events.prefix(9) == [
                    "Tabs.viewDidLoad", "Tabs.viewWillAppear", "oslo-no.viewDidLoad", "oslo-no.viewWillAppear",
                    "Tabs.viewDidAppear", "oslo-no.viewDidAppear", "bergen-no.viewDidLoad",
                    "oslo-no.viewWillDisappear", "bergen-no.viewWillAppear",
                ]
            )
            let start = try screens("esc")
            #expect(start[3] == "‹ Oslo   Bergen")
            #expect(start.last { $0.hasPrefix("›") }?.hasPrefix("›   Near: Bergen") == true)
        }
    }

    @Test func signalEndsTheProgramProperly() throws {
        try withFolder { folder in
            let display = try VirtualDisplay()
            let run = try display.start("CityGuideGTK", "--data", folder.path)
            try display.run("xdotool", "search", "--sync", "--onlyvisible", "--name", "^CityGuide$")
            run.process.terminate()
            let (output, status) = try run.wait()
            #expect(output == "")
            #expect(status == EXIT_SUCCESS)
            #expect(FileManager.default.fileExists(atPath: folder.appending(path: "state.json").path))
        }
    }

    @Test func helpListsTheOptions() throws {
        let (output, status) = try Run("CityGuideGTK", ["--help"], [:]).wait()
        #expect(status == EXIT_SUCCESS)
        let lines = output.split(separator: "\n")
        #expect(lines[1] == "  CityGuideGTK --open cities/oslo-no/bergen-no    begins with a city")
        #expect(lines.count { $0.hasPrefix("  --") } == 10)
    }

    @Test func missingDisplayIsAnError() throws {
        let (output, status) = try Run("CityGuideGTK", [], [:]).wait()
        #expect(status == EXIT_FAILURE)
        #expect(
            output == """
                CityGuideGTK found no display. To fix: Run it on a desktop, or with a virtual display: \
                xvfb-run swift run CityGuideGTK

                """
        )
    }

    /// Waits until a list shows its selected row, because keys have no effect before the cities are loaded.
    private func waitForSelectedRow(on display: VirtualDisplay) throws {
        let colours = "import -window root png:- | convert - -unique-colors txt:-"
        let end = ContinuousClock.now + .seconds(10)
        while try !display.run("sh", "-c", colours).contains("#1C5FB8") {
            try #require(ContinuousClock.now < end, "no row is selected")
        }
    }

    /// Runs the program, presses keys until it has written a file and other keys afterwards, closes it, and returns the
    /// events of its screens.
    private func events(
        _ folder: URL,
        pressing keys: [String] = [],
        writing file: URL? = nil,
        _ others: [String] = []
    ) throws -> [String] {
        let display = try VirtualDisplay()
        let log = folder.appending(path: "log")
        let run = try display.start("CityGuideGTK", "--data", folder.path, "--log", log.path)
        try display.run("xdotool", "search", "--sync", "--onlyvisible", "--name", "^CityGuide$")
        try waitForSelectedRow(on: display)
        // Without a window manager, the window under the pointer has the keys.
        try display.run("xdotool", "mousemove", "200", "300")
        for key in keys { try display.run("xdotool", "key", key) }
        let end = ContinuousClock.now + .seconds(10)
        while let file, !FileManager.default.fileExists(atPath: file.path) {
            try #require(ContinuousClock.now < end, "\(file.path) is not written")
            try display.run("xdotool", "getmouselocation")
        }
        for key in others + ["ctrl+q"] { try display.run("xdotool", "key", key) }
        let (output, status) = try run.wait()
        try #require(status == 0, "\(output)")
        return try String(contentsOf: log, encoding: .utf8).split(separator: "\n").map(String.init)
    }
}

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

#if os(Linux) || os(macOS)
    import Foundation
    import TestSupport
    import Testing

    extension CityGuideTests {
        /// The guide is killed at random moments while favourites change, and loses nothing.
        @Suite(.tags(.slow))
        struct KillTests {
            /// Keys that the user may press on any screen; most of them change a favourite or show others.
            private static let keys = [
                "f", "f", "f", "f", "down", "down", "up", "enter", "enter", "esc", "tab", "s", "d", "m", "pagedown",
                "open=favourites/oslo-no/bergen-no", "open=cities/zurich-ch/settings",
            ]

            @Test func killedProgramReturnsToItsScreen() throws {
                let seed = UInt64.random(in: 0 ... .max)
                print("CityGuide is killed with the seed \(seed)")
                var random = SplitMix(seed: seed)
                try Program.withFolder { folder in
                    let (killed, other) = (folder.appending(path: "killed"), folder.appending(path: "other"))
                    // It is never killed, and shows what the user has seen.
                    var reference = try ScriptedGuide(data: other)
                    var seen = try #require(reference.nextScreen())
                    var interrupted: String?
                    for round in 0...9 * RandomTestScale.factor {
                        let key = interrupted.map { " in '\($0)' after\n\(seen)" } ?? ""
                        let comment = Comment(rawValue: "seed \(seed), round \(round), killed\(key)")
                        let guide = try ScriptedGuide(data: killed)
                        let restored = try #require(guide.nextScreen(), comment)
                        let isSame = restored == seen && favourites(killed) == favourites(other)
                        if !isSame, let interrupted {
                            // The key that was being handled may have had its effect, on the screen or behind it.
                            seen = try #require(try reference.nextScreen(after: interrupted))
                        }
                        // A link may update a hidden list that is loaded, but not a restored one, so both begin anew.
                        try reference.end()
                        reference = try ScriptedGuide(data: other)
                        #expect(reference.nextScreen() == seen, comment)
                        #expect(restored == seen, comment)
                        #expect(favourites(killed) == favourites(other), comment)

                        let keys = ["home"] + (0..<6).map { _ in Self.keys.randomElement(using: &random) ?? "f" }
                        try guide.press(keys)
                        let awaited = Int.random(in: 0...keys.count, using: &random)
                        var shown = (0..<awaited).compactMap { _ in guide.nextScreen() }
                        spin(for: .microseconds(Int.random(in: 0...4_000, using: &random)))
                        shown += guide.kill()
                        for (key, screen) in zip(keys, shown) {
                            seen = try #require(try reference.nextScreen(after: key))
                            #expect(screen == seen, "after '\(key)', seed \(seed), round \(round)")
                        }
                        interrupted = keys.dropFirst(shown.count).first
                    }
                }
            }

            private func favourites(_ folder: URL) -> String? {
                try? String(contentsOf: folder.appending(path: "favourites.json"), encoding: .utf8)
            }

            private func spin(for duration: Duration) {
                let end = ContinuousClock.now + duration
                while ContinuousClock.now < end {}
            }
        }

    }

    /// The program, which reads keys line by line.
    private final class ScriptedGuide {
        private static let rows = 12
        private let process = Process()
        private let input = Pipe()
        private let output = Pipe()
        private var unread = ""

        init(data: URL) throws {
            process.executableURL = try Program.folder.appending(path: "CityGuide")
            process.arguments = ["--data", data.path, "--size", "60x\(Self.rows)", "--script", "-"]
            process.standardInput = input
            process.standardOutput = output
            try process.run()
        }

        deinit { kill() }

        func press(_ keys: [String]) throws {
            try input.fileHandleForWriting.write(contentsOf: Data(keys.map { "\($0)\n" }.joined().utf8))
        }

        /// Presses a key and returns the next screen.
        func nextScreen(after key: String) throws -> String? {
            try press([key])
            return nextScreen()
        }

        /// Returns the next screen without the number of visits, which counts one more if the kill came between the visit
        /// and the screen; nil if the program has ended before.
        func nextScreen() -> String? {
            while true {
                var lines = unread.split(separator: "\n", maxSplits: Self.rows + 1, omittingEmptySubsequences: false)
                if lines.count == Self.rows + 2 {
                    unread = String(lines.removeLast())
                    return lines.dropFirst().filter { !$0.contains(" Visits") }.joined(separator: "\n")
                }
                let data = output.fileHandleForReading.availableData
                if data.isEmpty { return nil }
                unread += String(decoding: data, as: UTF8.self)
            }
        }

        /// Ends the program by its key.
        func end() throws {
            try press(["q"])
            process.waitUntilExit()
        }

        /// Kills the program and returns the screens that it has shown and that were not read.
        @discardableResult
        func kill() -> [String] {
            guard process.isRunning else { return [] }
            Foundation.kill(process.processIdentifier, SIGKILL)
            var screens: [String] = []
            while let screen = nextScreen() { screens.append(screen) }
            process.waitUntilExit()
            return screens
        }
    }
#endif

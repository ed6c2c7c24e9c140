#if os(Linux) || os(macOS)
    import Foundation
    import Testing

    /// The guide in a terminal shows the screens of the script, and leaves the terminal as it was.
    @Suite(.enabled(if: Tmux.isInstalled, "tmux is not installed"))
    struct CityGuideTerminalTests {
        /// The names that tmux has for the keys of scripts.
        private static let names = [
            "enter": "Enter", "esc": "Escape", "down": "Down", "end": "End", "tab": "Tab", "backtab": "BTab",
        ]

        @Test func screensAreThoseOfTheScript() throws {
            try inTerminal { terminal, folder in
                try start(terminal, folder)
                let screens = try Program.text("Tests/SampleTests/CityGuide.txt").split(separator: "== ")
                #expect(screens.count == CityGuideTests.keys.split(separator: " ").count + 1)
                for screen in screens {
                    let lines = screen.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
                    try press(lines[0], in: terminal)
                    let expected = Array(lines.dropFirst().dropLast())
                    try terminal.wait(for: String(screen)) { $0 == expected }
                }
                try terminal.press("q")
                try expectSettingsUnchanged(terminal, folder, status: 0)
            }
        }

        @Test func suspendedProgramGivesTheTerminalBack() throws {
            try inTerminal { terminal, folder in
                try start(terminal, folder)
                let screen = try terminal.wait(for: "the list") { $0.first == "[Cities]  Favourites" }
                try terminal.press("C-z")
                try terminal.wait(for: "a stopped job") { $0.contains { $0.contains("Stopped") } }
                try terminal.command("stty -g > after; cmp before after && echo same")
                try terminal.wait(for: "equal settings") { $0.contains("same") }
                try terminal.command("fg")
                try terminal.wait(for: "the screen before") { $0 == screen }
                try terminal.press("Down", "q")
                try expectSettingsUnchanged(terminal, folder, status: 0)
            }
        }

        @Test(arguments: [("INT", 130), ("TERM", 143), ("HUP", 129), ("QUIT", 131)])
        func signalEndsTheProgram(signal: String, status: Int) throws {
            try inTerminal { terminal, folder in
                try start(terminal, folder)
                try terminal.press("Down")
                try terminal.wait(for: "the second row") { $0.contains { $0.hasPrefix("›   Aarhus") } }
                let id = try String(contentsOf: folder.appending(path: "id"), encoding: .utf8)
                _ = try Program.run(URL(filePath: "/usr/bin/env"), ["kill", "-\(signal)", String(id.dropLast())])
                try expectSettingsUnchanged(terminal, folder, status: status)
                let next = try Program.run("CityGuide", "--data", folder.appending(path: "data").path, "--script", "")
                #expect(next.output.contains("\n›   Aarhus "))
            }
        }

        @Test func controlCEndsTheProgram() throws {
            try inTerminal { terminal, folder in
                try start(terminal, folder)
                try terminal.wait(for: "the list") { $0.first == "[Cities]  Favourites" }
                try terminal.press("C-c")
                try expectSettingsUnchanged(terminal, folder, status: 130)
            }
        }

        @Test func crashLeavesTheTerminal() throws {
            try inTerminal { terminal, folder in
                try start(terminal, folder, environment: "CITYGUIDE_CRASH=1 SWIFT_BACKTRACE=enable=no ")
                try terminal.wait(for: "the list") { $0.first == "[Cities]  Favourites" }
                try terminal.press("!")
                let screen = try expectSettingsUnchanged(terminal, folder, status: nil)
                #expect(screen.contains { $0.hasSuffix("Fatal error: CITYGUIDE_CRASH is set") }, "\(screen)")
            }
        }

        @Test func coloursAreThoseOfTheEnvironment() throws {
            for (environment, isColoured) in [("", true), ("NO_COLOR=1 ", false)] {
                try inTerminal { terminal, folder in
                    try start(terminal, folder, environment: environment)
                    try terminal.press("f", "Down")
                    try terminal.wait(for: "a favourite") { $0.contains { $0.hasPrefix("  ★ A Coruña") } }
                    #expect(try terminal.hasColours == isColoured)
                    try terminal.press("q")
                    try expectSettingsUnchanged(terminal, folder, status: 0)
                }
            }
        }

        @Test func terminalWithoutCommandsShowsText() throws {
            try inTerminal { terminal, folder in
                try start(terminal, folder, environment: "TERM=dumb ")
                try terminal.press("Down")
                try terminal.wait(for: "the second row") { $0.contains { $0.hasPrefix("›   Aarhus") } }
                try terminal.press("q")
                try expectSettingsUnchanged(terminal, folder, status: 0)
            }
        }

        // MARK: Steps

        private func inTerminal(_ body: (Tmux, URL) throws -> Void) throws {
            try Program.withFolder { folder in
                try body(Tmux(columns: 64, rows: 14, in: folder), folder)
            }
        }

        /// Starts the guide in the shell, which then writes its status and the settings of the terminal to files.
        private func start(_ terminal: Tmux, _ folder: URL, environment: String = "") throws {
            let script = """
                stty -g > before
                clear
                \(environment)sh -c 'echo $$ > id; exec "$0" --data data' '\(try Program.folder.path)/CityGuide'
                """
            try script.write(to: folder.appending(path: "start"), atomically: true, encoding: .utf8)
            try terminal.command(". ./start; echo status $?; stty -g > after; cmp before after && echo the same")
        }

        /// Waits for the end of the program, and compares the settings of the terminal.
        @discardableResult
        private func expectSettingsUnchanged(_ terminal: Tmux, _ folder: URL, status: Int?) throws -> [String] {
            let status = status.map(String.init)
            return try terminal.wait(for: "status \(status ?? "of a crash") and the same settings") { screen in
                guard let found = screen.first(where: { $0.hasPrefix("status ") })?.dropFirst(7) else { return false }
                return screen.contains("the same") && status.map { $0 == found } ?? (found != "0")
            }
        }

        /// Presses the key of a script.
        private func press(_ word: String, in terminal: Tmux) throws {
            if word == "start" { return }
            if word.hasPrefix("size=") {
                let numbers = word.dropFirst(5).split(separator: "x").compactMap { Int($0) }
                return try terminal.resize(columns: numbers[0], rows: numbers[1])
            }
            if let name = Self.names[word] { return try terminal.press(name) }
            for character in word { try terminal.press(String(character)) }
        }
    }
#endif

#if os(Linux) || os(macOS)
    import Foundation
    import TestSupport
    import Testing

    extension CityGuideTests {
        /// The guide in a terminal shows the screens of the script, and leaves the terminal as it was.
        @Suite(.tags(.slow), .enabled(if: Tmux.isInstalled, "tmux is not installed"))
        struct TerminalTests {
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
                    try expectSettingsUnchanged(terminal, status: 0)
                }
            }

            @Test func suspendedProgramGivesTheTerminalBack() throws {
                try inTerminal { terminal, folder in
                    let screen = try start(terminal, folder)
                    try terminal.press("C-z")
                    try terminal.wait(for: "a stopped job") { $0.contains { $0.contains("Stopped") } }
                    try expectSettingsUnchanged(terminal, status: nil)
                    try terminal.command("clear; fg; \(Self.report)")
                    try terminal.wait(for: "the screen before") { $0 == screen }
                    try terminal.press("Down")
                    try terminal.wait(for: "the second row") { $0.contains { $0.hasPrefix("›   Aarhus") } }
                    try terminal.press("q")
                    try expectSettingsUnchanged(terminal, status: 0)
                }
            }

            @Test func programInTheBackgroundKeepsTheSettingsFromBefore() throws {
                try inTerminal { terminal, folder in
                    let screen = try start(terminal, folder)
                    try terminal.press("C-z")
                    try terminal.wait(for: "a stopped job") { $0.contains { $0.contains("Stopped") } }
                    // A shell may have other settings while it reads a command.
                    try terminal.command(
                        "clear; stty -echo; bg; until jobs > list; grep Stopped list; do :; done; stty echo; clear; fg; "
                            + Self.report
                    )
                    try terminal.wait(for: "the screen before") { $0 == screen }
                    try terminal.press("q")
                    try expectSettingsUnchanged(terminal, status: 0)
                }
            }

            @Test(arguments: [
                ("INT", 130), ("TERM", 143), ("HUP", 129), ("QUIT", 131), ("USR1", 138), ("USR2", 140), ("ALRM", 142),
                ("VTALRM", 154),
            ])
            func signalEndsTheProgram(signal: String, status: Int) throws {
                try inTerminal { terminal, folder in
                    try start(terminal, folder)
                    try terminal.press("Down")
                    try terminal.wait(for: "the second row") { $0.contains { $0.hasPrefix("›   Aarhus") } }
                    let id = try String(contentsOf: folder.appending(path: "id"), encoding: .utf8)
                    _ = try Program.run(URL(filePath: "/usr/bin/env"), ["kill", "-\(signal)", String(id.dropLast())])
                    try expectSettingsUnchanged(terminal, status: status)
                    let next = try Program.run(
                        "CityGuide",
                        "--data",
                        folder.appending(path: "data").path,
                        "--script",
                        ""
                    )
                    #expect(next.output.contains("\n›   Aarhus "))
                }
            }

            /// The program may be busy or broken, so these end it at once, and what was saved before returns.
            @Test(arguments: [("XCPU", 152), ("SEGV", 139), ("SYS", 159), ("PIPE", 141), ("PROF", 155)])
            func signalOfABrokenProgramLeavesTheTerminal(signal: String, status: Int) throws {
                try inTerminal { terminal, folder in
                    try start(terminal, folder, environment: "SWIFT_BACKTRACE=enable=no ")
                    let id = try String(contentsOf: folder.appending(path: "id"), encoding: .utf8)
                    _ = try Program.run(URL(filePath: "/usr/bin/env"), ["kill", "-\(signal)", String(id.dropLast())])
                    try expectSettingsUnchanged(terminal, status: status)
                }
            }

            @Test func pasteIsASearch() throws {
                try inTerminal { terminal, folder in
                    try start(terminal, folder)
                    try terminal.paste("zur\nq")
                    try terminal.wait(for: "one city") { $0.contains { $0.hasPrefix("/ zur▏") } }
                    try terminal.press("Enter", "q")
                    try expectSettingsUnchanged(terminal, status: 0)
                }
            }

            /// What the program writes at its end is not lost with its screen.
            @Test func logOnTheTerminalStays() throws {
                try inTerminal { terminal, folder in
                    try start(terminal, folder, options: " --log /dev/stdout")
                    try terminal.press("q")
                    try expectSettingsUnchanged(terminal, status: 0)
                    #expect(try terminal.history.contains("Cities.viewDidAppear"))
                }
            }

            @Test func controlCEndsTheProgram() throws {
                try inTerminal { terminal, folder in
                    try start(terminal, folder)
                    try terminal.press("C-c")
                    try expectSettingsUnchanged(terminal, status: 130)
                }
            }

            @Test func crashLeavesTheTerminal() throws {
                try inTerminal { terminal, folder in
                    try start(terminal, folder, environment: "CITYGUIDE_CRASH=1 SWIFT_BACKTRACE=enable=no ")
                    try terminal.press("!")
                    try expectSettingsUnchanged(terminal, status: nil)
                    #expect(try terminal.history.contains("Fatal error: CITYGUIDE_CRASH is set\n"))
                }
            }

            @Test func coloursAreThoseOfTheEnvironment() throws {
                for (environment, isColoured) in [("NO_COLOR= ", true), ("NO_COLOR=1 ", false)] {
                    try inTerminal { terminal, folder in
                        try start(terminal, folder, environment: environment)
                        try terminal.press("f", "Down")
                        try terminal.wait(for: "a favourite") { $0.contains { $0.hasPrefix("  ★ A Coruña") } }
                        let commands = try terminal.commands
                        #expect(commands.contains("\u{1B}[35m") == isColoured, "\(commands.debugDescription)")
                        try terminal.press("q")
                        try expectSettingsUnchanged(terminal, status: 0)
                    }
                }
            }

            #if os(Linux)
                @Test func idleProgramSleeps() throws {
                    try inTerminal { terminal, folder in
                        try start(terminal, folder)
                        let id = try String(contentsOf: folder.appending(path: "id"), encoding: .utf8).dropLast()
                        // The main thread of a program that polls is switched again and again.
                        var earlier = ""
                        try terminal.wait(for: "a program that sleeps") { _ in
                            let status = (try? String(contentsOfFile: "/proc/\(id)/status", encoding: .utf8)) ?? ""
                            let switches = status.components(separatedBy: "voluntary_ctxt_switches").dropFirst()
                                .joined()
                            defer { earlier = switches }
                            return !switches.isEmpty && switches == earlier
                        }
                        try terminal.press("q")
                        try expectSettingsUnchanged(terminal, status: 0)
                    }
                }
            #endif

            @Test func terminalWithoutCommandsShowsText() throws {
                try inTerminal { terminal, folder in
                    try start(terminal, folder, environment: "TERM=dumb ")
                    try terminal.press("Down")
                    try terminal.wait(for: "the second row") { $0.contains { $0.hasPrefix("›   Aarhus") } }
                    try terminal.press("q")
                    try expectSettingsUnchanged(terminal, status: 0)
                    // The text before is above, because there is no second screen.
                    #expect(try terminal.history.contains("›   A Coruña"))
                }
            }

            // MARK: Steps

            /// Writes the status of the program, and compares the settings of the terminal.
            private static let report = "echo status $?; stty -g > after; cmp before after && echo the same"

            private func inTerminal(_ body: (Tmux, URL) throws -> Void) throws {
                try Program.withFolder { folder in
                    let terminal = try Tmux(columns: 64, rows: 14, in: folder)
                    defer { terminal.end() }
                    try body(terminal, folder)
                }
            }

            /// Starts the guide in the shell, and returns its first screen.
            @discardableResult
            private func start(
                _ terminal: Tmux,
                _ folder: URL,
                environment: String = "",
                options: String = ""
            ) throws -> [String] {
                let script = """
                    stty -g > before
                    clear
                    \(environment)sh -c 'echo $$ > id; exec "$0" --data data\(options)' '\(try Program.folder.path)/CityGuide'
                    """
                try script.write(to: folder.appending(path: "start"), atomically: true, encoding: .utf8)
                try terminal.command(". ./start; \(Self.report)")
                return try terminal.wait(for: "the list") { $0.contains { $0.hasPrefix("›   A Coruña") } }
            }

            /// Waits for the end of the program, and compares the settings of the terminal.
            private func expectSettingsUnchanged(_ terminal: Tmux, status: Int?) throws {
                let status = status.map(String.init)
                try terminal.wait(for: "status \(status ?? "of a crash") and the same settings") { screen in
                    guard let found = screen.first(where: { $0.hasPrefix("status ") })?.dropFirst(7) else {
                        return false
                    }
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
    }
#endif

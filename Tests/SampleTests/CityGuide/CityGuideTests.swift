#if os(Linux) || os(macOS)
    import Foundation
    import TestSupport
    import Testing

    /// The guide as a program, with a script in place of the user.
    ///
    /// Serialized with the suites in its extensions: a program inherits the files by which Foundation recognises the end of
    /// programs that start at the same moment, and two that run until their tests end would wait for each other.
    @Suite(.serialized, .waitsForPrograms)
    struct CityGuideTests {
        /// The keys of the screens in `CityGuide.txt`.
        static let keys = """
            / zur enter enter f down esc esc s down enter d tab enter end enter i esc size=76x18 i esc backtab m
            """

        private static let options = """
            --open <link>, --language <en or de>, --data <folder>, --delay <milliseconds>, --failures <count>, \
            --log <file>, --script <keys>, --size <columns>x<rows>, --timeline <file>, --page <file>, --trace <file> or \
            --live <folder>
            """

        @Test func helpListsEachOption() throws {
            let outcome = try Program.run("CityGuide", "--help")
            #expect(outcome.status == 0)
            #expect(outcome.output.hasPrefix("CityGuide shows several hundred cities in the terminal."))
            let listed = outcome.output.split(separator: "Options:\n")[1].split(separator: "\n").map { $0.dropFirst(2) }
            #expect(listed.joined(separator: ", ") == Self.options.replacing(" or --live", with: ", --live"))
        }

        @Test(arguments: [("cities", "A Coruña"), ("cities/oslo-no", "Favourite"), ("cities/settings", "Units")])
        func slowAndFailingSourceIsShown(link: String, row: String) throws {
            try Program.withFolder { folder in
                let source = ["--delay", "1500", "--failures", "1", "--data", folder.path, "--open", link]
                let script = ["--size", "40x12", "--script", "wait wait r wait wait"]
                let outcome = try Program.run(Program.folder.appending(path: "CityGuide"), source + script)
                let screens = outcome.output.split(separator: "== ").map(String.init)
                try #require(screens.count == 6, "\(outcome.errors)")
                let isLoading = screens.map { $0.contains("Loading") }
                let fails = screens.map { $0.contains("The cities cannot be loaded: the") && $0.contains("r Retry") }
                let isSheet = link == "cities/settings"
                // The sheet is over the place of the text.
                #expect(isLoading == [!isSheet, !isSheet, false, !isSheet, !isSheet, false])
                #expect(fails == [false, false, true, false, false, false])
                #expect(screens[5].contains("\n›   \(row)") || screens[5].contains("│›   \(row)"), "\(screens[5])")
            }
        }

        @Test func languageIsThatOfTheOption() throws {
            try Program.withFolder { folder in
                let options = ["--data", folder.path, "--size", "50x10", "--language", "de", "--script", "enter f"]
                let outcome = try Program.run(Program.folder.appending(path: "CityGuide"), options)
                let lines = try #require(outcome.output.split(separator: "== ").last).split(separator: "\n")
                #expect(lines[1] == "[Städte]  Favoriten")
                #expect(lines[4] == "› ★ Favorit                                    ja")
                #expect(lines.last == "Enter Ändern  Esc Zurück  f Favorit  ? Hilfe")
            }
        }

        @Test func fullDiskIsReportedAndRetried() throws {
            try Program.withFolder { folder in
                let data = folder.appending(path: "data").path
                // The limit of the size of files is that of a full disk; the output is a pipe.
                let command = "(ulimit -f 0; exec \"$0\" --data \"$1\" --size 60x14 --script 'f down f r enter') | cat"
                let program = try Program.folder.appending(path: "CityGuide").path
                let outcome = try Program.run(URL(filePath: "/bin/sh"), ["-c", command, program, data])
                let screens = outcome.output.split(separator: "== ").map(String.init)
                try #require(screens.count == 6, "\(outcome.errors)")
                for screen in screens.dropFirst() {
                    #expect(screen.contains("cannot be read or written: File too large."), "\(screen)")
                    #expect(screen.contains("r Retry"))
                }
                #expect(screens[3].contains("★ A Coruña") && screens[3].contains("★ Aarhus"))
                let next = try Program.run("CityGuide", "--data", data, "--script", "f")
                #expect(!next.output.contains("cannot"))
            }
        }

        @Test func twoProgramsAtOnceLoseNothing() throws {
            try Program.withFolder { folder in
                let keys = String(repeating: "f down down ", count: 20)
                let command = """
                    "$0" --data "$1" --script "\(keys)" > "$1/one" & "$0" --data "$1" --script "down \(keys)" > "$1/two"
                    wait
                    """
                let program = try Program.folder.appending(path: "CityGuide").path
                let outcome = try Program.run(URL(filePath: "/bin/sh"), ["-c", command, program, folder.path])
                #expect(outcome.status == 0, "\(outcome.errors)")
                let data = try Data(contentsOf: folder.appending(path: "favourites.json"))
                let marked = try JSONDecoder().decode([String: [String]].self, from: data)["favourites"] ?? []
                #expect(Set(marked).count == 40 && marked.count == 40)
                for name in ["one", "two"] {
                    let output = try String(contentsOf: folder.appending(path: name), encoding: .utf8)
                    #expect(!output.contains("cannot"))
                }
            }
        }

        @Test func commandsForTheTerminalAreNotWritten() throws {
            try Program.withFolder { folder in
                let options = ["--data", folder.path, "--size", "60x8", "--script", "\u{1B}]0;x\u{7} paste=\u{1B}[31m"]
                let outcome = try Program.run(Program.folder.appending(path: "CityGuide"), options)
                #expect(outcome.output.contains("== \\u{1B}]0;x\\u{07}\n"))
                #expect(!outcome.output.contains("\u{1B}") && !outcome.output.contains("\u{7}"))
            }
        }

        @Test func clicksAndPastesAreInputs() throws {
            try Program.withFolder { folder in
                let words = [
                    "click=3x8", "click=3x8", "click=3x3", "click=12x1", "click=2x1", "paste=zur", "enter",
                    "click=8x14", "esc", "s", "click=45x7",
                ]
                let options = ["--data", folder.path, "--size", "64x14", "--script", words.joined(separator: " ")]
                let outcome = try Program.run(Program.folder.appending(path: "CityGuide"), options)
                let screens = outcome.output.split(separator: "== ").map { $0.split(separator: "\n").map(String.init) }
                try #require(screens.count == 12, "\(outcome.errors)")
                #expect(screens[1].first { $0.hasPrefix("›") }?.hasPrefix("›   Abu Dhabi") == true)
                #expect(screens[2][3] == "‹ Cities   Abu Dhabi")
                #expect(screens[3][3] == "Cities")
                #expect(screens[4][1] == " Cities  [Favourites]")
                #expect(screens[5][1] == "[Cities]  Favourites")
                #expect(screens[6][4].hasPrefix("/ zur▏ ") && screens[6][4].hasSuffix(" 1 of 414"))
                #expect(screens[7].last == "Enter Open  f Favourite  s Settings  / Search  ? Help")
                #expect(screens[8][3] == "‹ Cities   Zürich")
                #expect(screens[11].contains { $0.contains("│›   Sort by") })
            }
        }

        @Test func clickBelongsToItsCell() throws {
            // Whether a key or a click in a cell changes the screen: at both ends of what can be clicked, and beside them.
            let words: [(word: String, changes: Bool)] = [
                ("click=22x1", false), ("click=9x1", false), ("click=21x1", true), ("click=1x1", true),
                ("click=10x1", true), ("click=9x1", false), ("click=8x1", true),
                ("click=12x14", false), ("click=13x14", true), ("click=23x14", true), ("click=24x14", false),
                ("click=11x14", false), ("click=10x14", true), ("click=12x3", false), ("click=11x3", true),
                ("click=1x4", false), ("click=64x13", true), ("click=1x4", false), ("s", true),
                ("click=13x7", false), ("click=14x7", true), ("click=52x8", false), ("click=51x8", true),
                ("click=14x5", false), ("click=14x9", false),
            ]
            try Program.withFolder { folder in
                let script = words.map(\.word).joined(separator: " ")
                let outcome = try Program.run("CityGuide", "--data", folder.path, "--size", "64x14", "--script", script)
                let screens = outcome.output.split(separator: "== ").map { $0.drop { $0 != "\n" } }
                try #require(screens.count == words.count + 1, "\(outcome.errors)")
                for (index, word) in words.enumerated() {
                    #expect((screens[index + 1] != screens[index]) == word.changes, "\(word.word) at \(index)")
                }
            }
        }

        @Test func endOfALongSearchIsVisible() throws {
            try Program.withFolder { folder in
                let text = "abcdefghijklmnopqrstuvwxyz0123456789"
                let options = ["--data", folder.path, "--size", "40x12", "--script", "paste=\(text) enter"]
                let outcome = try Program.run(Program.folder.appending(path: "CityGuide"), options)
                let screens = outcome.output.split(separator: "== ").map { $0.split(separator: "\n") }
                #expect(screens[1][4] == "/ …lmnopqrstuvwxyz0123456789▏  0 of 414")
                #expect(screens[2][4] == "/ …klmnopqrstuvwxyz0123456789  0 of 414")
            }
        }

        @Test func helpReplacesTheScreens() throws {
            try Program.withFolder { folder in
                let options = ["--data", folder.path, "--size", "40x12", "--script", "? down down"]
                let outcome = try Program.run(Program.folder.appending(path: "CityGuide"), options)
                let screens = outcome.output.split(separator: "== ").map { $0.split(separator: "\n") }
                #expect(screens[1][1].contains("┌─ Help ─") && screens[1][10].contains("q         Quit"))
                #expect(screens[1].last == "Esc Close" && !screens[1].contains { $0.contains("Coruña") })
                #expect(screens[2].contains { $0.hasPrefix("›   A Coruña") })
                #expect(!screens[2].contains { $0.contains("● ") })
                #expect(screens[3].contains { $0.hasPrefix("›   Aarhus") })
            }
        }

        @Test func screensAreUnchanged() throws {
            try Program.withFolder { folder in
                let arguments = ["--data", folder.path, "--size", "64x14", "--script", Self.keys]
                let outcome = try Program.run(Program.folder.appending(path: "CityGuide"), arguments)
                #expect(outcome.status == 0, "\(outcome.errors)")
                #expect(try outcome.output == Program.text("Tests/SampleTests/CityGuide.txt"))
            }
        }

        @Test(arguments: [("en", "1bcffa088239a914"), ("de", "aa43a1b617bcb674")])
        func sameKeysHaveTheSameScreens(language: String, fingerprint: String) throws {
            let words = [
                "up", "down", "down", "left", "right", "pageup", "pagedown", "home", "end", "enter", "enter", "enter",
                "esc", "tab", "backtab", "backspace", "space", "f", "s", "i", "r", "z", "?", "u", "d", "ber", "wait",
                "size=40x9", "size=92x20", "size=64x14", "open=cities/oslo-no/bergen-no", "open=nowhere", "paste=lis",
                "open=favourites/settings", "click=5x1", "click=9x6", "click=20x14", "click=14x1",
            ]
            var dice = SplitMix(seed: 1)
            let keys = (0..<160).compactMap { _ in words.randomElement(using: &dice) }.joined(separator: " ")
            try Program.withFolder { folder in
                let arguments = ["--data", folder.path, "--size", "64x14", "--script", keys]
                let source = ["--language", language, "--delay", "700", "--failures", "3"]
                let program = try Program.folder.appending(path: "CityGuide")
                let outcome = try Program.run(program, arguments + source)
                #expect(outcome.status == 0, "\(outcome.errors)")
                expectFingerprint(fingerprint, of: outcome.output, "random keys \(language).txt")
            }
        }

        @Test func nextRunBeginsWithTheLastScreen() throws {
            try Program.withFolder { folder in
                let keys = "down down enter f q tab"
                let first = try Program.run("CityGuide", "--data", folder.path, "--script", keys)
                let last = try #require(first.output.split(separator: "== ").last)
                let next = try Program.run("CityGuide", "--data", folder.path, "--script", "")
                #expect(last.hasPrefix("f\n"))
                #expect(next.output == "== start\n" + last.dropFirst(2))
                // The size of a terminal that has none: 80 columns and 24 rows after the line of the word.
                let lines = next.output.split(separator: "\n", omittingEmptySubsequences: false)
                #expect(lines.firstIndex(of: Substring(String(repeating: "─", count: 80))) == 2 && lines.count == 26)
            }
        }

        @Test func linkIsTheFirstScreen() throws {
            try Program.withFolder { folder in
                let arguments = ["--data", folder.path, "--size", "60x14", "--open", "favourites/oslo-no/bergen-no"]
                let program = try Program.folder.appending(path: "CityGuide")
                let keys = "esc open=cities/zurich-ch open=cities/x"
                let outcome = try Program.run(program, arguments + ["--script", keys])
                let screens = outcome.output.split(separator: "== ").map { $0.split(separator: "\n") }
                #expect(screens[0][1] == " Cities  [Favourites]")
                #expect(screens[0][3] == "‹ Oslo   Bergen")
                #expect(screens[1][3] == "‹ Favourites   Oslo")
                #expect(screens[2][1] == "[Cities]  Favourites")
                #expect(screens[2][3] == "‹ Cities   Zürich")
                #expect(screens[3][4] == "The guide has no city “x”.")
            }
        }

        @Test func unknownLinkIsReported() throws {
            try Program.withFolder { folder in
                let outcome = try Program.run("CityGuide", "--data", folder.path, "--script", "", "--open", "towns")
                #expect(outcome.status == 64)
                let expected = "expected cities or favourites, cities such as /oslo-no, and perhaps /settings"
                #expect(outcome.errors == "'towns' is no link; \(expected)\n")
                #expect(outcome.output == "")
            }
        }

        @Test func eventsAreWritten() throws {
            try Program.withFolder { folder in
                let log = folder.appending(path: "events")
                let arguments = ["--data", folder.path, "--script", "enter", "--log", log.path]
                let outcome = try Program.run(Program.folder.appending(path: "CityGuide"), arguments)
                #expect(outcome.status == 0)
                #expect(
                    try String(contentsOf: log, encoding: .utf8).split(separator: "\n") == [
                        "Tabs.viewDidLoad", "Tabs.viewWillAppear", "Cities.viewDidLoad", "Cities.viewWillAppear",
                        "Tabs.viewDidAppear", "Cities.viewDidAppear", "a-coruna-es.viewDidLoad",
                        "Cities.viewWillDisappear", "a-coruna-es.viewWillAppear", "Cities.viewDidDisappear",
                        "a-coruna-es.viewDidAppear",
                    ]
                )
            }
        }

        @Test func runIsDrawn() throws {
            try Program.withFolder { folder in
                let (timeline, trace) = (folder.appending(path: "run.svg"), folder.appending(path: "run.json"))
                let pictures = ["--timeline", timeline.path, "--trace", trace.path]
                let arguments = ["--data", folder.path, "--script", "enter esc q"] + pictures
                let outcome = try Program.run(Program.folder.appending(path: "CityGuide"), arguments)
                #expect(outcome.status == 0, "\(outcome.errors)")
                let picture = try String(contentsOf: timeline, encoding: .utf8)
                for text in ["CityGuide", "Open: A Coruña", "Back"] {
                    #expect(picture.contains(">\(text)</text>"), "\(text)")
                }
                #expect(picture.contains("flow: cities → cities/a-coruna-es"))
                #expect(try String(contentsOf: trace, encoding: .utf8).contains("viewDidAppear"))
            }
        }

        @Test func runIsWrittenToAFolderForItsPage() throws {
            try Program.withFolder { folder in
                let live = folder.appending(path: "live")
                let arguments = ["--data", folder.path, "--script", "enter q", "--live", live.path]
                let outcome = try Program.run(Program.folder.appending(path: "CityGuide"), arguments)
                #expect(outcome.status == 0, "\(outcome.errors)")
                let names = try FileManager.default.contentsOfDirectory(atPath: live.path).sorted()
                #expect(names == ["head.js", "index.html", "part-0.js"])
                let part = try String(contentsOf: live.appending(path: "part-0.js"), encoding: .utf8)
                #expect(part.contains("Open: A Coruña") && part.contains("cities/a-coruna-es"))
            }
        }

        @Test(arguments: [
            (
                ["--scirpt", "q"],
                """
                unknown argument '--scirpt'; expected \(Self.options)

                """
            ),
            (
                ["--script"],
                """
                no <keys> after '--script'; expected \(Self.options)

                """
            ),
            (["--delay", "soon"], "'soon' is no value of --delay; expected milliseconds, such as 3000\n"),
            (["--failures", "-1"], "'-1' is no value of --failures; expected a count, such as 1\n"),
            (["--language", "fr"], "'fr' is no value of --language; expected en or de\n"),
            (["\u{1B}[31m\u{7}é"], "unknown argument '\\u{1B}[31m\\u{07}é'; expected \(options)\n"),
            (["--size", "80"], "'80' is no value of --size; expected columns and rows, such as 80x24\n"),
            ([], "CityGuide needs a terminal. To fix: Run it in one, or pass keys with --script <keys>.\n"),
        ])
        func wrongArgumentsAreReported(arguments: [String], message: String) throws {
            let outcome = try Program.run(Program.folder.appending(path: "CityGuide"), arguments)
            #expect(outcome.status == 64)
            #expect(outcome.errors == message)
            #expect(outcome.output == "")
        }

        @Test func eventsThatCannotBeWrittenAreReported() throws {
            try Program.withFolder { folder in
                let log = folder.appending(path: "missing/events").path
                let outcome = try Program.run("CityGuide", "--data", folder.path, "--script", "", "--log", log)
                #expect(outcome.status == 73)
                #expect(outcome.errors.hasPrefix("\(log) cannot be written: "), "\(outcome.errors)")
            }
        }

        @Test func smallestScreensAreDrawn() throws {
            try Program.withFolder { folder in
                let sizes = ["1x1", "2x2", "5x3", "12x4", "1000x1", "1x40"].map { "size=\($0)" }
                let keys = sizes.joined(separator: " s i ")
                let outcome = try Program.run("CityGuide", "--data", folder.path, "--script", keys)
                #expect(outcome.status == 0, "\(outcome.errors)")
            }
        }
    }
#endif

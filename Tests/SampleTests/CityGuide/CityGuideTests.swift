#if os(Linux) || os(macOS)
    import Foundation
    import Testing

    /// The guide as a program, with a script in place of the user.
    ///
    /// Serialized with the suites in its extensions: a program inherits the files by which Foundation recognises the end of
    /// programs that start at the same moment, and two that run until their tests end would wait for each other.
    @Suite(.serialized)
    struct CityGuideTests {
        /// The keys of the screens in `CityGuide.txt`.
        static let keys = """
            / zur enter enter f down esc esc s down enter d tab enter end enter i esc size=76x18 i esc backtab m
            """

        @Test func screensAreUnchanged() throws {
            try Program.withFolder { folder in
                let arguments = ["--data", folder.path, "--size", "64x14", "--script", Self.keys]
                let outcome = try Program.run(Program.folder.appending(path: "CityGuide"), arguments)
                #expect(outcome.status == 0, "\(outcome.errors)")
                #expect(try outcome.output == Program.text("Tests/SampleTests/CityGuide.txt"))
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
            }
        }

        @Test func linkIsTheFirstScreen() throws {
            try Program.withFolder { folder in
                let arguments = ["--data", folder.path, "--size", "60x14", "--link", "favourites/oslo-no/bergen-no"]
                let program = try Program.folder.appending(path: "CityGuide")
                let keys = "esc link=cities/zurich-ch link=cities/x"
                let outcome = try Program.run(program, arguments + ["--script", keys])
                let screens = outcome.output.split(separator: "== ").map { $0.split(separator: "\n") }
                #expect(screens[0][1] == " Cities  [Favourites]")
                #expect(screens[0][3] == "‹ Oslo   Bergen")
                #expect(screens[1][3] == "‹ Favourites   Oslo")
                #expect(screens[2][1] == "[Cities]  Favourites")
                #expect(screens[2][3] == "‹ Cities   Zürich")
                #expect(screens[3][4].hasPrefix("'x' in the link 'cities/x' is no city; expected a city,"))
            }
        }

        @Test func unknownLinkIsReported() throws {
            try Program.withFolder { folder in
                let outcome = try Program.run("CityGuide", "--data", folder.path, "--script", "", "--link", "towns")
                #expect(outcome.status == 64)
                #expect(outcome.errors == "'towns' in the link 'towns' is no tab; expected cities or favourites\n")
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
                        "Tabs.viewDidAppear", "Cities.viewDidAppear", "A Coruña.viewDidLoad",
                        "Cities.viewWillDisappear", "A Coruña.viewWillAppear", "Cities.viewDidDisappear",
                        "A Coruña.viewDidAppear",
                    ]
                )
            }
        }

        @Test func runIsDrawn() throws {
            try Program.withFolder { folder in
                let (timeline, trace) = (folder.appending(path: "run.svg"), folder.appending(path: "run.json"))
                let pictures = ["--timeline", timeline.path, "--trace", trace.path]
                let arguments = ["--data", folder.path, "--script", "enter q"] + pictures
                let outcome = try Program.run(Program.folder.appending(path: "CityGuide"), arguments)
                #expect(outcome.status == 0, "\(outcome.errors)")
                let picture = try String(contentsOf: timeline, encoding: .utf8)
                for text in ["CityGuide", "key Enter", "key q"] {
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
                #expect(part.contains("key Enter") && part.contains("cities/a-coruna-es"))
            }
        }

        @Test(arguments: [
            (
                ["--scirpt", "q"],
                """
                unknown argument '--scirpt'; expected --script <keys>, --link <link>, --data <folder>, \
                --size <columns>x<rows>, --log <file>, --timeline <file>, --page <file>, --trace <file> or --live <folder>

                """
            ),
            (
                ["--script"],
                """
                no <keys> after '--script'; expected --script <keys>, --link <link>, --data <folder>, \
                --size <columns>x<rows>, --log <file>, --timeline <file>, --page <file>, --trace <file> or --live <folder>

                """
            ),
            (["--size", "80"], "'80' is no size; expected columns and rows, such as --size 80x24\n"),
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

#if os(Linux) || os(macOS)
    import Foundation
    import Testing

    /// The commands of the tool, with their output and exit status.
    @Suite(.waitsForPrograms)
    struct ToolTests {
        private let guide = Tool.guide

        private func tool(_ arguments: String...) throws -> Program.Outcome { try Tool.run(arguments) }

        /// Calls a closure with a copy of the sample file in which a part is replaced.
        private func withFile<Result>(
            _ name: String = "Guide.storyboard",
            replacing part: String = "",
            with other: String = "",
            _ body: (String) throws -> Result
        ) throws -> Result {
            try Program.withFolder([name: Tool.text(replacing: part, with: other)]) {
                try body($0.appending(path: name).path)
            }
        }

        @Test func helpOfEachCommand() throws {
            let help = try tool("--help")
            #expect(help.status == 0)
            for command in ["lint", "graph", "diff", "generate", "play", "summarise"] {
                #expect(help.output.contains("\n  \(command) "))
                let own = try tool(command, "--help")
                #expect(own.status == 0)
                #expect(own.output.contains("Usage: storyboard \(command)"))
                #expect(try tool("help", command).output == own.output)
                #expect(try tool("-h", command).output == own.output)
            }
            #expect(help.output.contains("Status: 0 success;"))
            #expect(try tool("help").output == help.output)
        }

        @Test func wrongUsage() throws {
            let nothing = try tool()
            #expect(nothing.status == 64)
            #expect(nothing.errors == "storyboard: missing command\n\n" + (try tool("--help").output))
            let unknown = try tool("draw", guide)
            #expect(unknown.status == 64)
            #expect(
                unknown.errors
                    == "storyboard: unknown command 'draw'; commands: lint, graph, diff, generate, summarise, play\n"
            )
            #expect(try tool("lint").errors == "storyboard: missing argument: name at least one file or folder\n")
            #expect(try tool("lint", "--fast", guide).errors == "storyboard: unknown option '--fast'\n")
            #expect(
                try tool("graph", guide, "--format").errors == "storyboard: missing value for the option '--format'\n"
            )
            #expect(
                try tool("graph", "--format", "png", guide).errors
                    == "storyboard: unknown value 'png' for the option '--format'; possible values: mermaid, dot, svg\n"
            )
            #expect(try tool("help", "draw").errors == unknown.errors)
            #expect(
                try tool("--fast").errors == "storyboard: unknown option '--fast'; the first argument is a command\n"
            )
            for value in ["--output", "--output="] {
                let outcome = try tool("graph", value, "--format=svg", guide)
                #expect(outcome.status == 64)
                #expect(outcome.errors == "storyboard: missing value for the option '--output'\n")
            }
            let missing = try tool("play", "Missing.storyboard")
            #expect(missing.status == 66)
            #expect(missing.errors == "storyboard: no such file or folder: Missing.storyboard\n")
        }

        @Test func lintOfValidFilePrintsNothing() throws {
            let outcome = try tool("lint", guide)
            #expect(outcome.status == 0)
            #expect(outcome.output == "")
        }

        @Test func lintPrintsProblems() throws {
            try withFile(
                replacing: "\"det-00-vwc\" kind=\"show\"",
                with: "\"gone\" kind=\"show\""
            ) {
                let outcome = try tool("lint", $0)
                #expect(outcome.status == 1)
                #expect(outcome.output.hasPrefix("\($0):47:37: error: "))
                #expect(outcome.output.hasSuffix("[dangling-segue]\n"))
                #expect(try tool("lint", "--disable", "dangling-segue", $0).status == 0)
                #expect(try tool("lint", "--format", "sarif", $0).output.contains("\"ruleId\" : \"dangling-segue\""))
                #expect(try tool("lint", "--format=json", $0).output.contains("\"rule\" : \"dangling-segue\""))
            }
        }

        @Test func unknownRuleIsReported() throws {
            let outcome = try tool("lint", "--disable", "dangling", "Main.storyboard")
            #expect(outcome.status == 64)
            #expect(outcome.errors.contains("unknown rule 'dangling'; rules: "), "\(outcome.errors)")
            #expect(outcome.errors.contains("dangling-segue, "))
        }

        @Test func strictTreatsWarningsAsErrors() throws {
            try withFile(replacing: "identifier=\"add\"", with: "identifier=\"showCity\"") {
                let outcome = try tool("lint", $0)
                #expect(outcome.status == 0)
                #expect(outcome.output.contains(": warning: "))
                let strict = try tool("lint", $0, "--strict", "--strict")
                #expect(strict.status == 1)
                #expect(strict.output == outcome.output)
            }
        }

        @Test func brokenFileIsProblemOrError() throws {
            try withFile(replacing: "</scenes>", with: "</scene>") { path in
                #expect(try tool("lint", path).status == 1)
                let outcome = try tool("summarise", path)
                #expect(outcome.status == 65)
                #expect(outcome.errors.hasPrefix("\(path):154:"))
            }
        }

        @Test func folderStandsForItsFiles() throws {
            try withFile { path throws -> Void in
                let folder = URL(filePath: path).deletingLastPathComponent().path
                #expect(try tool("graph", folder).output.hasPrefix("flowchart"))
                #expect(try tool("graph", "--format", "dot", folder).output.hasPrefix("digraph"))
                #expect(try tool("graph", "--format", "svg", folder).output.hasPrefix("<svg"))
            }
            try withFile("Guide.txt") { path throws -> Void in
                let folder = URL(filePath: path).deletingLastPathComponent().path
                #expect(try tool("lint", folder).status == 66)
            }
        }

        @Test func lastFormatIsUsed() throws {
            let outcome = try tool("graph", "--format", "dot", "--format=svg", guide)
            #expect(outcome.output.contains("class=\"screen\""))
            let names = try tool("graph", "--format", "svg", "--no-thumbnails", guide)
            #expect(names.output.hasPrefix("<svg") && !names.output.contains("class=\"screen\""))
        }

        @Test func generateWritesFiles() throws {
            try withFile { path throws -> Void in
                let folder = URL(filePath: path).deletingLastPathComponent().appending(path: "code")
                let outcome = try tool("generate", "--output", folder.path, "--no-classes", path)
                #expect(outcome.status == 0 && outcome.output == "")
                let code = try String(contentsOf: folder.appending(path: "GuideStoryboard.swift"), encoding: .utf8)
                #expect(code.contains("enum GuideStoryboard {"))
                #expect(!code.contains("class CityController"))
            }
        }

        @Test func playDrawsEvents() throws {
            try Program.withFolder { folder in
                let files = ["flow.svg", "flow.html", "flow.json"].map { folder.appending(path: $0) }
                let (timeline, page, trace) = (files[0], files[1], files[2])
                let plain = try tool("play", guide, "--perform", "showCity")
                let outcome = try tool(
                    "play",
                    guide,
                    "--perform",
                    "showCity",
                    "--timeline",
                    timeline.path,
                    "--page",
                    page.path,
                    "--trace",
                    trace.path
                )
                #expect(outcome.status == 0)
                #expect(outcome.output == plain.output)
                let drawing = try String(contentsOf: timeline, encoding: .utf8)
                for text in [
                    ">start</text>", ">perform showCity</text>", ">City</text>", "City.viewDidAppear(true)",
                    "navigationController (Cities).viewDidLoad",
                ] {
                    #expect(drawing.contains(text), "\(text)")
                }
                #expect(try String(contentsOf: page, encoding: .utf8).contains("<h1>Guide</h1>"))
                let events = try String(contentsOf: trace, encoding: .utf8)
                #expect(events.contains(#""line":"City.viewDidAppear(true)""#))
            }
        }

        @Test func playWritesThroughALink() throws {
            try Program.withFolder(["page.html": ""]) { folder in
                let (page, link) = (folder.appending(path: "page.html"), folder.appending(path: "link.html"))
                try FileManager.default.createSymbolicLink(at: link, withDestinationURL: page)
                #expect(try tool("play", guide, "--page", link.path).status == 0)
                #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link.path) == page.path)
                #expect(try String(contentsOf: page, encoding: .utf8).hasSuffix("</html>\n"))
            }
        }

        @Test func playReportsPictureThatCannotBeWritten() throws {
            let outcome = try tool("play", guide, "--timeline", "/missing/folder/flow.svg")
            #expect(outcome.status != 0)
            #expect(outcome.errors.contains("/missing/folder/flow.svg"), "\(outcome.errors)")
        }
    }
#endif

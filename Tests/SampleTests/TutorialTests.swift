#if os(Linux) || os(macOS)
    import Foundation
    import TestSupport
    import Testing

    /// Each step of the tutorial compiles, and has the output or the test failure that its page shows.
    @Suite(.tags(.slow), .waitsForPrograms)
    struct TutorialTests {
        static let pages = ["Building-a-first-app", "Testing-a-first-app"]

        static let states = (try? Tutorial(pages).states) ?? []

        @Test func tutorialHasTenSteps() throws {
            let sections = try Self.pages.flatMap {
                try Page("Sources/StoryCode/StoryCode.docc/\($0).md").text.matches(of: #/\n### (\d+)\. /#).map(\.1)
            }
            #expect(sections == (1...10).map { "\($0)" })
            let firstPage = [false, false, false, false, false, false, false]
            #expect(Self.states.map(\.runsTests) == firstPage + [true, true, true, false])
        }

        @Test func commandsBuildRunAndTest() throws {
            let commands = try Self.pages.flatMap { try Page("Sources/StoryCode/StoryCode.docc/\($0).md").blocks("sh") }
            #expect(
                commands.joined() == """
                    git clone https://example.com/StoryCode.git
                    mkdir -p Harbours/Sources/Harbours
                    cd Harbours
                    swift run Harbours
                    mkdir -p Tests/HarboursTests
                    swift test

                    """
            )
        }

        @Test(arguments: [states.first, states.last])
        func manifestIsValid(state: Tutorial.State?) throws {
            let state = try #require(state)
            // A target without files leads to a warning, so the manifest has one when the folder has a file.
            var folders = state.files
            for name in ["StoryCode", "StoryCodeRuns", "StoryCodeTesting"] {
                folders["../StoryCode/Sources/\(name)/\(name).swift"] = ""
            }
            let products = ["StoryCode", "StoryCodeRuns", "StoryCodeTesting"]
            let libraries = products.map { ".library(name: \"\($0)\", targets: [\"\($0)\"])" }.joined(separator: ", ")
            let targets = products.map { ".target(name: \"\($0)\")" }.joined(separator: ", ")
            folders["../StoryCode/Package.swift"] = """
                // swift-tools-version: 6.3
                import PackageDescription
                let package = Package(name: "StoryCode", products: [\(libraries)], targets: [\(targets)])
                """
            let files = Dictionary(
                uniqueKeysWithValues: folders.map { (("App/" + $0.key).replacing("App/../", with: ""), $0.value) }
            )
            try Program.withFolder(files) { folder in
                let outcome = try Program.run(
                    URL(filePath: "/usr/bin/env"),
                    ["swift", "package", "--package-path", folder.appending(path: "App").path, "describe"]
                )
                #expect(outcome.status == 0, "\(outcome.errors)")
                #expect(!outcome.errors.contains("warning:"), "\(outcome.errors)")
                #expect(
                    outcome.output.contains("HarboursTests") == (state.files.keys.contains { $0.hasPrefix("Tests/") })
                )
            }
        }

        @Test(arguments: states.filter { !$0.runsTests })
        func stepHasItsOutput(state: Tutorial.State) throws {
            let sources = state.files.filter { $0.key.hasPrefix("Sources/") }
            let picture = try Program.text("Sources/StoryCode/StoryCode.docc/Resources/harbours.svg")
            try run(sources) { outcome, folder throws in
                #expect(outcome.output == state.text, "\(outcome.errors)")
                guard sources.contains(where: { $0.value.contains("harbours.svg") }) else { return }
                let drawn = try String(contentsOf: folder.appending(path: "harbours.svg"), encoding: .utf8)
                #expect(drawn == picture)
            }
        }

        // On macOS the tests of a program need the bundle that `swift test` makes.
        #if os(Linux)
            @Test(arguments: states.filter(\.runsTests))
            func stepHasItsTests(state: Tutorial.State) throws {
                var files = state.files.filter { $0.key != "Package.swift" && !$0.key.hasSuffix("main.swift") }
                files = files.mapValues { $0.replacing("@testable import Harbours\n", with: "") }
                files["Runner.swift"] = Program.testRunner
                try run(files) { outcome, _ in
                    #expect((outcome.status == 0) == (state.text == nil), "\(outcome.output)\(outcome.errors)")
                    guard let text = state.text else { return }
                    #expect(lines(of: outcome.output + outcome.errors).contains(lines(of: text)))
                }
            }
        #endif

        /// Compiles files and runs the program.
        private func run(_ files: [String: String], _ body: (Program.Outcome, URL) throws -> Void) throws {
            // The files are compiled as one module, as those of a target.
            try Program.withFolder(files.filter { $0.key != "Package.swift" }) { folder in
                // The module has the name of the program, and messages have the name of the module.
                let program = folder.appending(path: "Harbours")
                let sources = files.keys.filter { $0 != "Package.swift" }.sorted()
                try Program.compile(sources.map { folder.appending(path: $0).path }, to: program)
                try body(Program.run(program, [], in: folder), folder)
            }
        }

        /// The lines without indentation, colours and empty lines.
        private func lines(of text: String) -> [String] {
            text.replacing(#/\u{1B}\[[0-9;]*m/#, with: "").split(separator: "\n")
                .map { $0.trimmingCharacters(in: .whitespaces).replacing("↳ ", with: "") }
                .filter { !$0.isEmpty }
        }
    }
#endif

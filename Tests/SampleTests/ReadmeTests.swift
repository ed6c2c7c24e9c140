#if os(Linux) || os(macOS)
    import Foundation
    import StoryCode
    import Testing

    /// The README shows the actual behaviour of the package.
    @Suite(.waitsForPrograms)
    struct ReadmeTests {
        let readme: Page

        init() throws {
            readme = try Page("README.md")
        }

        /// Returns the one block that contains a text.
        private func block(_ text: String) throws -> String {
            let found = readme.blocks("swift").filter { $0.contains(text) }
            try #require(found.count == 1, "\(text)")
            return found[0]
        }

        /// Compiles a block as the main file of a module and passes its output, and the folder in which it ran.
        private func run(_ code: String, _ body: (String, URL) throws -> Void) throws {
            try Program.withFolder(["main.swift": code]) { folder in
                let program = folder.appending(path: "Harbours")
                try Program.compile([folder.appending(path: "main.swift").path], to: program)
                let outcome = try Program.run(program, [], in: folder)
                #expect(outcome.status == 0, "\(outcome.errors)")
                try body(outcome.output, folder)
            }
        }

        @Test func firstSixtyLinesHaveEachPart() throws {
            let start = readme.text.split(separator: "\n", omittingEmptySubsequences: false).prefix(60)
                .joined(separator: "\n")
            for part in ["StoryCodeUIKit\n", "StoryCodeContainer\n", "StoryCode\n"] {
                #expect(start.contains("import \(part)"))
            }
            #expect(start.components(separatedBy: "```").count == 11)
            #expect(start.components(separatedBy: " Status: ").count == 4)
            for article in ["Scenes-in-a-UIKit-app", "Registering-components", "Hosting-screens"] {
                #expect(start.contains("docc/\(article).md)"))
            }
        }

        @Test func everyBlockIsChecked() throws {
            let imports = try readme.blocks("swift").map { try #require($0.firstMatch(of: /import (\w+)\n/)?.1) }
            #expect(
                imports == [
                    "StoryCodeUIKit", "StoryCodeContainer", "StoryCode", "Foundation", "StoryCode",
                    "PackageDescription",
                ]
            )
            #expect(readme.blocks("text").count == 4)
        }

        @Test func containerHasItsMistake() throws {
            try run(block("import StoryCodeContainer\n")) { output, _ in
                #expect(output == readme.blocks("text")[0])
            }
        }

        @Test func hostHasItsOutput() throws {
            try run(block("final class Label: View")) { output, _ in
                #expect(output == readme.blocks("text")[1])
            }
        }

        @Test func pictureIsThatOfTheProgram() throws {
            let picture = try Program.text("Sources/StoryCode/StoryCode.docc/Resources/screen.svg")
            let code = try block("RunRecorder") + "print(recorder.run.steps.count)\n"
            try run(code) { output, folder in
                #expect(output == "the tide is on screen\n17\n")
                let drawn = try String(contentsOf: folder.appending(path: "screen.svg"), encoding: .utf8)
                #expect(drawn == picture)
            }
        }

        @Test func outputIsThatOfTheTour() throws {
            let outcome = try Program.run("LifecycleTour")
            #expect(outcome.status == 0)
            #expect(readme.blocks("text").last == outcome.output)
        }

        @Test func screenIsThatOfCityGuide() throws {
            try Program.withFolder([:]) { folder in
                let keys = ["--size", "92x20", "--script", "/ zur enter enter f i"]
                let program = try Program.folder.appending(path: "CityGuide")
                let outcome = try Program.run(program, ["--data", folder.path] + keys)
                #expect(outcome.output.hasSuffix("== i\n" + readme.blocks("text")[2]), "\(outcome.errors)")
            }
        }

        // On macOS the tests of a program need the bundle that `swift test` makes.
        #if os(Linux)
            @Test func shownTestPasses() throws {
                let files = try ["TideTests.swift": block("import Testing\n"), "Runner.swift": Program.testRunner]
                try Program.withFolder(files) { folder in
                    let program = folder.appending(path: "program")
                    try Program.compile(files.keys.map { folder.appending(path: $0).path }, to: program)
                    let outcome = try Program.run(program, [])
                    #expect(outcome.status == 0, "\(outcome.output)\(outcome.errors)")
                    #expect((outcome.output + outcome.errors).contains("1 test"))
                }
            }
        #endif

        @Test func linksLeadToFiles() throws {
            let links = readme.text.matches(of: #/\]\(([^):]+)\)/#).map { String($0.1) }
            #expect(links.count > 20)
            for link in links {
                let path = Program.package.appending(path: link).path
                #expect(FileManager.default.fileExists(atPath: path), "\(link)")
            }
        }

        @MainActor
        @Test func messageIsReported() {
            final class CityController: ViewController {}
            let controller = CityController()
            controller.beginAppearanceTransition(true, animated: false)
            var messages: [String] = []
            DiagnosticHandler.$current.withValue(DiagnosticHandler { messages.append("    StoryCode: \($0)") }) {
                controller.view = nil
            }
            #expect(messages.count == 1 && readme.text.contains("\n\(messages[0])\n"))
        }

        @Test func manifestIsValid() throws {
            let manifest = try block("import PackageDescription\n")
            #expect(manifest.contains(".product(name: \"StoryCode\", package: \"StoryCode\")"))
            try Program.withFolder(["Package.swift": manifest]) { folder in
                let outcome = try Program.run(
                    URL(filePath: "/usr/bin/env"),
                    ["swift", "package", "--package-path", folder.path, "dump-package"]
                )
                #expect(outcome.status == 0, "\(outcome.errors)")
            }
        }

        @Test func versionIsThatOfTheReleaseNotes() throws {
            let notes = try Program.text("Sources/StoryCode/StoryCode.docc/Release-notes.md")
            let version = try #require(notes.firstMatch(of: /\n### (\d+\.\d+\.\d+)\n/)?.1)
            #expect(try block("import PackageDescription\n").contains("(from: \"\(version)\")"))
            #expect(notes.contains("(from: \"\(version)\")"))
            #expect(try Program.run("storyboard", "--version").output == "storyboard \(version)\n")
        }

        @Test func packageIndexDocumentsEachLibrary() throws {
            let libraries = try Program.text("Package.swift").matches(of: /\.library\(name: "(\w+)"/).map(\.1)
            let documented = try Program.text(".spi.yml").matches(of: /\n {8}- (\w+)/).map(\.1)
            #expect(libraries == documented)
        }

        @Test func productsExist() throws {
            let products = readme.text.split(separator: "\n").compactMap { $0.wholeMatch(of: /\| `(\w+)` \|.*/)?.1 }
            #expect(products.count == 16)
            let manifest = try Program.text("Package.swift")
            for product in products { #expect(manifest.contains("(name: \"\(product)\", targets: [")) }
        }

        @Test func commandsAreRunAndTest() throws {
            #expect(readme.blocks("sh").joined() == "swift run LifecycleTour\nswift test\n")
        }
    }
#endif

#if os(Linux) || os(macOS)
    import Foundation
    import StoryCode
    import Testing

    /// The README shows the actual behaviour of the package.
    struct ReadmeTests {
        let readme: Page

        init() throws {
            readme = try Page("README.md")
        }

        @Test func programIsThatOfTheTour() throws {
            #expect(try readme.blocks("swift").last == Program.text("Samples/LifecycleTour/CityScene.swift"))
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
                #expect(outcome.output.hasSuffix("== i\n" + readme.blocks("text")[0]), "\(outcome.errors)")
            }
        }

        @Test func firstProgramHasItsOutput() throws {
            let code = readme.blocks("swift")[1...2]
            #expect(code[1].split(separator: "\n", omittingEmptySubsequences: false).count <= 21)
            try Program.withFolder(["main.swift": code.joined()]) { folder in
                let program = folder.appending(path: "program")
                try Program.compile([folder.appending(path: "main.swift").path], with: ["StoryCode"], to: program)
                #expect(try Program.run(program, []).output == readme.blocks("text")[1])
            }
        }

        // On macOS the tests of a program need the bundle that `swift test` makes.
        #if os(Linux)
            @Test func testOfFirstProgramPasses() throws {
                let code = readme.blocks("swift")
                let files = ["City.swift": code[1], "CityTests.swift": code[3], "Runner.swift": Program.testRunner]
                try Program.withFolder(files) { folder in
                    let program = folder.appending(path: "program")
                    let modules = ["StoryCode", "StoryCodeTesting", "StoryCodeRuns"]
                    try Program.compile(files.keys.map { folder.appending(path: $0).path }, with: modules, to: program)
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
            let manifest = try #require(readme.blocks("swift").first)
            #expect(manifest.contains(".product(name: \"StoryCode\", package: \"StoryCode\")"))
            try Program.withFolder(["Package.swift": manifest]) { folder in
                let outcome = try Program.run(
                    URL(filePath: "/usr/bin/env"),
                    ["swift", "package", "--package-path", folder.path, "dump-package"]
                )
                #expect(outcome.status == 0, "\(outcome.errors)")
            }
        }

        @Test func productsExist() throws {
            let products = readme.text.split(separator: "\n").compactMap { $0.wholeMatch(of: /\| `(\w+)` \|.*/)?.1 }
            #expect(products.count == 15)
            let manifest = try Program.text("Package.swift")
            for product in products { #expect(manifest.contains("(name: \"\(product)\", targets: [")) }
        }

        @Test func commandsAreRunAndTest() throws {
            #expect(readme.blocks("sh").joined() == "swift run LifecycleTour\nswift test\n")
        }
    }
#endif

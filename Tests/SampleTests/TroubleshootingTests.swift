#if os(Linux) || os(macOS)
    import Foundation
    import Testing

    /// The article "Troubleshooting" has the messages of the compiler, and each diagnostic of the sources.
    @Suite(.waitsForPrograms)
    struct TroubleshootingTests {
        let page: Page

        init() throws {
            page = try Page("Sources/StoryCode/StoryCode.docc/Troubleshooting.md")
        }

        @Test func firstExampleHasTheMessageAndSecondCompiles() throws {
            let sections = Dictionary(grouping: page.blocks, by: \.section)
            #expect(sections.count == 10)
            for (section, blocks) in sections {
                try #require(blocks.map(\.language) == ["text", "swift", "swift"], "\(section)")
                let outputs = try blocks[1...].map { block in
                    let outcome = try Program.typeCheck(["Example.swift": "import StoryCode\n\n" + block.code])
                    return outcome.errors + outcome.output
                }
                let message = blocks[0].code.trimmingCharacters(in: .whitespacesAndNewlines)
                #expect(outputs[0].contains(message), "\(section): \(outputs[0])")
                #expect(outputs[1] == "", "\(section)")
            }
        }

        @Test func everyDiagnosticHasARow() throws {
            let rows = page.text.matches(of: /\n\| `(\w+)` \|/).map { String($0.1) }
            let folder = Program.package.appending(path: "Sources")
            let files = try FileManager.default.subpathsOfDirectory(atPath: folder.path).filter {
                $0.hasSuffix("Problems.swift")
            }
            let problems = try files.flatMap { file in
                try Program.text("Sources/\(file)").matches(of: /public static (?:let|func) (\w+).* Self/)
                    .map { String($0.1) }
            }
            #expect(rows.count >= 40)
            #expect(rows.sorted() == problems.sorted())
        }
    }
#endif

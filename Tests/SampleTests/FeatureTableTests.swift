#if os(Linux) || os(macOS)
    import Foundation
    import Testing

    /// The tests that the table of features names exist.
    struct FeatureTableTests {
        /// A row of the table.
        struct Row {
            let feature: String
            /// What is known about it on portable screens, with UIKit and with AppKit.
            let states: [String]
            /// Names of suites and functions, such as `StoryboardTests.aStackIsMadeWithItsRoot`.
            let tests: [String]
        }

        /// Returns the rows of all tables of the article.
        func rows() throws -> [Row] {
            try Program.text("Sources/StoryCode/StoryCode.docc/Feature-comparison.md").split(separator: "\n")
                .filter { $0.hasPrefix("|") && !$0.hasPrefix("|---") && !$0.hasPrefix("| feature |") }
                .map { line in
                    let cells = line.split(separator: " | ")
                    let tests = cells.last.map { $0.split(separator: "`").filter { $0.contains(".") } } ?? []
                    let isComplete = cells.count == 6
                    return Row(
                        feature: String(cells[0]),
                        states: isComplete ? cells[2...4].map(String.init) : [],
                        tests: isComplete ? tests.map(String.init) : []
                    )
                }
        }

        /// Returns the texts of all test files.
        func sources() throws -> [String] {
            let folder = Program.package.appending(path: "Tests")
            let paths = try FileManager.default.subpathsOfDirectory(atPath: folder.path)
            return try paths.filter { $0.hasSuffix(".swift") }.map { try Program.text("Tests/\($0)") }
        }

        @Test func everyRowNamesATest() throws {
            let rows = try rows()
            #expect(rows.count == 51)
            for row in rows { #expect(!row.tests.isEmpty, "\(row.feature)") }
        }

        @Test func everyRowSaysWhatIsKnownAboutEachToolkit() throws {
            for row in try rows() {
                let known = row.states.filter { ["tested", "type-checked", "no"].contains($0) }
                #expect(known.count == 3, "\(row.feature)")
            }
        }

        @Test func everyNamedTestExists() throws {
            let sources = try sources()
            for test in try rows().flatMap(\.tests) {
                let parts = test.split(separator: ".")
                let suite = sources.filter { $0.contains("struct \(parts[0]) {") }
                #expect(suite.contains { $0.contains("func \(parts[1])(") }, "\(test)")
            }
        }
    }
#endif

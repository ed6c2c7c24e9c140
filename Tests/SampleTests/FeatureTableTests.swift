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

        /// The folders with the tests of the toolkits that have a column.
        static let toolkits = ["StoryCodeUIKitTests", "StoryCodeAppKitTests"]

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

        /// Returns the texts of all test files, by the folder of the tests.
        func sources() throws -> [Substring: [String]] {
            let folder = Program.package.appending(path: "Tests")
            let paths = try FileManager.default.subpathsOfDirectory(atPath: folder.path)
            return try Dictionary(grouping: paths.filter { $0.hasSuffix(".swift") }) { $0.prefix { $0 != "/" } }
                .mapValues { try $0.map { try Program.text("Tests/\($0)") } }
        }

        /// Whether files declare a test.
        private func declares(_ sources: some Sequence<String>, _ test: String) -> Bool {
            let parts = test.split(separator: ".")
            return sources.contains { $0.contains("struct \(parts[0]) {") && $0.contains("func \(parts[1])(") }
        }

        @Test func everyRowNamesATest() throws {
            let rows = try rows()
            #expect(rows.count == 52)
            for row in rows { #expect(!row.tests.isEmpty, "\(row.feature)") }
        }

        @Test func everyRowSaysWhatIsKnownAboutEachToolkit() throws {
            for row in try rows() {
                let known = row.states.filter { ["tested", "type-checked", "no"].contains($0) }
                #expect(known.count == 3, "\(row.feature)")
            }
        }

        @Test func everyNamedTestExists() throws {
            let sources = try sources().values.joined()
            for test in try rows().flatMap(\.tests) { #expect(declares(sources, test), "\(test)") }
        }

        @Test func whatIsTestedHasATestOfItsToolkit() throws {
            let sources = try sources()
            for row in try rows() {
                let tested = zip([nil] + Self.toolkits, row.states).filter { $1 == "tested" }.map(\.0)
                for toolkit in tested {
                    let folders = sources.filter { folder, _ in
                        toolkit.map { $0 == folder } ?? !Self.toolkits.contains(String(folder))
                    }
                    let files = folders.values.joined()
                    #expect(row.tests.contains { declares(files, $0) }, "\(row.feature): \(toolkit ?? "portable")")
                }
            }
        }
    }
#endif

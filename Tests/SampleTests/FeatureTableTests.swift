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

        /// The names of all tests, such as `StoryboardTests.aStackIsMadeWithItsRoot`, by the folder of the tests.
        static let declared = Result {
            let folder = Program.package.appending(path: "Tests")
            let paths = try FileManager.default.subpathsOfDirectory(atPath: folder.path)
            return try Dictionary(grouping: paths.filter { $0.hasSuffix(".swift") }) { $0.prefix { $0 != "/" } }
                .mapValues { try Set($0.flatMap { tests(in: try Program.text("Tests/\($0)")) }) }
        }

        /// Returns the names of the tests of a file, with each of its types.
        private static func tests(in text: String) -> [String] {
            func names(after keyword: String) -> [Substring] {
                text.components(separatedBy: keyword).dropFirst().map { $0.prefix { $0.isLetter || $0.isNumber } }
            }
            let functions = names(after: "func ")
            return names(after: "struct ").flatMap { type in functions.map { "\(type).\($0)" } }
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
            let declared = try Self.declared.get().values
            for test in try rows().flatMap(\.tests) {
                #expect(declared.contains { $0.contains(test) }, "\(test)")
            }
        }

        @Test func whatIsTestedHasATestOfItsToolkit() throws {
            let declared = try Self.declared.get()
            for row in try rows() {
                let tested = zip([nil] + Self.toolkits, row.states).filter { $1 == "tested" }.map(\.0)
                for toolkit in tested {
                    let folders = declared.filter { folder, _ in
                        toolkit.map { $0 == folder } ?? !Self.toolkits.contains(String(folder))
                    }
                    #expect(
                        row.tests.contains { test in folders.values.contains { $0.contains(test) } },
                        "\(row.feature): \(toolkit ?? "portable")"
                    )
                }
            }
        }
    }
#endif

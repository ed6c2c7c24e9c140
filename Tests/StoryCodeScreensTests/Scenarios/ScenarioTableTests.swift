import TestSupport

#if os(Linux) || os(macOS)
    import Foundation
    import Testing

    /// The table in `Scenarios.md` lists every scenario, with tests that exist.
    struct ScenarioTableTests {
        /// A row of the table.
        struct Row {
            let number: Int
            /// Suites and functions, such as `WindowScenarios.theRootIsSwapped`.
            let tests: [String]
        }

        let folder = URL(filePath: #filePath).deletingLastPathComponent()

        func rows() throws -> [Row] {
            let table = try String(contentsOf: folder.appending(path: "Scenarios.md"), encoding: .utf8)
            return table.split(separator: "\n").compactMap { line in
                let cells = line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
                guard cells.count == 3, let number = Int(cells[0].trimmingPrefix("B1.")) else { return nil }
                let tests = cells[2].split(separator: "`").filter { $0.contains(".") }
                return Row(number: number, tests: tests.map(String.init))
            }
        }

        @Test func eachScenarioIsListedOnce() throws {
            #expect(try rows().map(\.number) == Array(1...47))
        }

        @Test func listedTestsExistWithTheirNumbers() throws {
            for row in try rows() {
                #expect(!row.tests.isEmpty, "B1.\(row.number)")
                for test in row.tests {
                    let (suite, function) = try #require(parts(of: test))
                    let file = folder.appending(path: "\(suite).swift")
                    let source = try String(contentsOf: file, encoding: .utf8)
                    let place = try #require(source.range(of: "    func \(function)()"), "\(test)")
                    let attribute = source[..<place.lowerBound].split(separator: "\n").last ?? ""
                    #expect(attribute.contains("@Test(\"B1.\(row.number) "), "\(test)")
                }
            }
        }

        private func parts(of test: String) -> (suite: Substring, function: Substring)? {
            let parts = test.split(separator: ".")
            return parts.count == 2 ? (parts[0], parts[1]) : nil
        }
    }
#endif

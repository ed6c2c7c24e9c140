#if os(Linux) || os(macOS)
    import Foundation
    import Testing

    /// The time to type-check registrations grows linearly with their number.
    @Suite(.waitsForPrograms)
    struct TypeCheckingTests {
        /// Type-checks a function that registers a thousand components, and returns the time of each function.
        private func check(_ registration: (_ type: String) -> String) throws -> Program.Outcome {
            let types = (0..<1000).map { "T\($0)" }
            let lines =
                ["import StoryCode"] + types.map { "final class \($0) {}" }
                + ["func registerAll(in container: Container) {"] + types.map(registration) + ["}"]
            return try Program.typeCheck(
                ["Types.swift": lines.joined(separator: "\n")],
                [
                    "-Xfrontend", "-debug-time-function-bodies", "-Xfrontend", "-warn-long-function-bodies=20000",
                ]
            )
        }

        // The time is printed and not asserted, because it depends on the machine. The compiler warns above twenty
        // seconds, a hundred times the usual time, which only an exponential search exceeds.
        @Test(arguments: ["container.register(%.init)", "container.register { %() }"])
        func thousandRegistrations(statement: String) throws {
            let outcome = try check { "    " + statement.replacing("%", with: $0) }
            #expect(outcome.status == 0)
            let messages = outcome.errors + outcome.output
            #expect(!messages.contains("warning:") && !messages.contains("error:"))
            let line = try #require(messages.split(separator: "\n").first { $0.contains("registerAll") })
            let time = try #require(line.split(separator: "\t").first)
            print("\(statement), 1000 times: type-checked in \(time)")
        }
    }
#endif

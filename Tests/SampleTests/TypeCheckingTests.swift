#if os(Linux) || os(macOS)
    import Foundation
    import Testing

    /// The compiler understands registrations as fast as they are many.
    struct TypeCheckingTests {
        /// What the compiler says about a function that registers a thousand components.
        ///
        /// - Parameter registration: How that of a type is written.
        /// - Returns: The outcome, with the time of each function.
        /// - Throws: Whatever hinders it.
        private func check(_ registration: (_ type: String) -> String) throws -> Program.Outcome {
            let types = (0..<1000).map { "T\($0)" }
            let lines =
                ["import StoryCode"] + types.map { "final class \($0) {}" }
                + ["func registerAll(in container: Container) {"] + types.map(registration) + ["}"]
            return try Program.withFolder(["Types.swift": lines.joined(separator: "\n")]) { folder in
                try Program.run(
                    URL(filePath: "/usr/bin/env"),
                    [
                        "swiftc", "-typecheck", "-swift-version", "6", "-I",
                        Program.folder.appending(path: "Modules").path, "-Xfrontend", "-debug-time-function-bodies",
                        "-Xfrontend", "-warn-long-function-bodies=20000", folder.appending(path: "Types.swift").path,
                    ]
                )
            }
        }

        // What the machine takes is printed, for to assert it would be to assert the machine. The compiler warns of
        // twenty seconds: a hundred times what is usual, which only a search that grows with its own results takes.
        @Test(arguments: ["container.register(%.init)", "container.register { %() }"])
        func aThousandRegistrations(statement: String) throws {
            let outcome = try check { "    " + statement.replacing("%", with: $0) }
            #expect(outcome.status == 0)
            let words = outcome.errors + outcome.output
            #expect(!words.contains("warning:") && !words.contains("error:"))
            let line = try #require(words.split(separator: "\n").first { $0.contains("registerAll") })
            let time = try #require(line.split(separator: "\t").first)
            print("\(statement), 1000 times: type-checked in \(time)")
        }
    }
#endif

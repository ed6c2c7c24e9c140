#if os(Linux) || os(macOS)
    import Testing

    /// What the README shows is what the package does.
    struct ReadmeTests {
        /// The blocks of code of a language, in order.
        func blocks(_ language: String) throws -> [String] {
            let parts = try Program.text("README.md").split(separator: "\n```", omittingEmptySubsequences: false)
            // Every other part is inside a block, and starts with its language.
            return parts.enumerated().compactMap { place, part in
                guard place % 2 == 1, part.hasPrefix(language + "\n") else { return nil }
                return String(part.dropFirst(language.count + 1)) + "\n"
            }
        }

        @Test func theProgramIsTheOneOfTheTour() throws {
            #expect(try blocks("swift").first == Program.text("Samples/LifecycleTour/CityScene.swift"))
        }

        @Test func theOutputIsWhatTheTourPrints() throws {
            let outcome = try Program.run("LifecycleTour")
            #expect(outcome.status == 0)
            #expect(try blocks("text").first == outcome.output)
        }

        @Test func theTwoCommandsAreTheOnesThatDoEverything() throws {
            #expect(try blocks("sh").joined() == "swift run LifecycleTour\nswift test\n")
        }
    }
#endif

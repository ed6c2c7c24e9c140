#if os(Linux) || os(macOS)
    import StoryCode
    import Testing

    /// What the README shows is what the package does.
    struct ReadmeTests {
        let readme: Page

        init() throws {
            readme = try Page("README.md")
        }

        @Test func theProgramIsTheOneOfTheTour() throws {
            #expect(try readme.blocks("swift").first == Program.text("Samples/LifecycleTour/CityScene.swift"))
        }

        @Test func theOutputIsWhatTheTourPrints() throws {
            let outcome = try Program.run("LifecycleTour")
            #expect(outcome.status == 0)
            #expect(readme.blocks("text").first == outcome.output)
        }

        @MainActor
        @Test func theMistakeIsReportedInTheseWords() {
            final class CityController: ViewController {}
            let controller = CityController()
            controller.beginAppearanceTransition(true, animated: false)
            var words: [String] = []
            LifecycleDiagnostics.$current.withValue(LifecycleDiagnostics { words.append("    StoryCode: \($0)") }) {
                controller.view = nil
            }
            #expect(words.count == 1 && readme.text.contains("\n\(words[0])\n"))
        }

        @Test func theTwoCommandsAreTheOnesThatDoEverything() throws {
            #expect(readme.blocks("sh").joined() == "swift run LifecycleTour\nswift test\n")
        }
    }
#endif

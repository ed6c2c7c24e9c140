#if os(Linux) || os(macOS)
    import StoryCode
    import Testing

    /// The README shows the actual behaviour of the package.
    struct ReadmeTests {
        let readme: Page

        init() throws {
            readme = try Page("README.md")
        }

        @Test func programIsThatOfTheTour() throws {
            #expect(try readme.blocks("swift").first == Program.text("Samples/LifecycleTour/CityScene.swift"))
        }

        @Test func outputIsThatOfTheTour() throws {
            let outcome = try Program.run("LifecycleTour")
            #expect(outcome.status == 0)
            #expect(readme.blocks("text").first == outcome.output)
        }

        @MainActor
        @Test func messageIsReported() {
            final class CityController: ViewController {}
            let controller = CityController()
            controller.beginAppearanceTransition(true, animated: false)
            var messages: [String] = []
            LifecycleDiagnostics.$current.withValue(LifecycleDiagnostics { messages.append("    StoryCode: \($0)") }) {
                controller.view = nil
            }
            #expect(messages.count == 1 && readme.text.contains("\n\(messages[0])\n"))
        }

        @Test func commandsAreRunAndTest() throws {
            #expect(readme.blocks("sh").joined() == "swift run LifecycleTour\nswift test\n")
        }
    }
#endif

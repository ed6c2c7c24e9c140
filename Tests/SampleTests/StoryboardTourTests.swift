#if os(Linux) || os(macOS)
    import Testing

    /// The flow of an app with two storyboards in two modules.
    @Suite(.waitsForPrograms)
    struct StoryboardTourTests {
        @Test func outputIsUnchanged() throws {
            let outcome = try Program.run("StoryboardTour")
            #expect(outcome.status == 0, "\(outcome.errors)")
            #expect(try outcome.output == Program.text("Tests/SampleTests/StoryboardTour.txt"))
        }
    }
#endif

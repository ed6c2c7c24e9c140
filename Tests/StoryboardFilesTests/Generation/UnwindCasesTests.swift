import Testing

@testable import StoryboardFiles

/// The names of unwind actions in generated code.
struct UnwindCasesTests {
    @Test(arguments: [
        ("back:", "back"), ("back", "back"), ("go:to:", "go"), ("doneWithUnwindSegue:", "done"),
        ("doneWithSegue:", "done"), ("doneForSegue:", "done"), ("doneUnwindSegue:", "done"), ("doneSegue:", "done"),
        ("WithSegue:", "With"), ("Segue:", "Segue"), (":", "unwind"), ("", "unwind"),
    ])
    func nameHasNoWordsForTheParameter(selector: String, name: String) {
        #expect(UnwindCases.name(of: selector) == name)
    }
}

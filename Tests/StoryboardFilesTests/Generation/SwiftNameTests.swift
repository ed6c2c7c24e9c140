import Testing

@testable import StoryboardFiles

/// Names in generated code.
struct SwiftNameTests {
    @Test func namesAreIdentifiersAndNoKeywords() {
        let names = ["city", "City1", "_a", "日本", "open", "été"]
        let others = ["", "_", "1a", "my city", "a-b", "a.b", "class", "self", "🙂"]
        #expect((names + others).filter(SwiftName.isName) == names)
    }
}

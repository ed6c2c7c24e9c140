import Testing

@testable import StoryboardFiles

/// Names in generated code.
struct SwiftNameTests {
    @Test func namesAreIdentifiersAndNoKeywords() {
        let names = ["city", "City1", "_a", "日本", "open", "été"]
        let others = ["", "_", "1a", "my city", "a-b", "a.b", "class", "self", "🙂"]
        #expect((names + others).filter(SwiftName.isName) == names)
    }

    @Test func literalHasEscapeSequences() {
        #expect(
            SwiftName.literal("\"a\\ \n\r\t\u{0}\u{1F}~\u{7F}\u{80}é'") == #""\"a\\ \n\r\t\u{0}\u{1f}~\u{7f}"#
                + "\u{80}é'\""
        )
    }

    @Test(arguments: [
        ("URL", "url"), ("URLList", "urlList"), ("A", "a"), ("AB", "ab"), ("Ab", "ab"), ("ABc", "aBc"),
        ("city-map", "cityMap"),
        ("1st city", "_1stCity"), ("-", ""), ("-a-", "a"), ("e\u{301}te", "éte"), ("🙂 a", "a"), ("_x", "_x"),
    ])
    func constantBeginsWithALowerCaseLetter(text: String, name: String) {
        #expect(SwiftName.constant(text) == name)
    }

    @Test(arguments: [
        ("City", "City"), ("city", "city"), ("my city", "MyCity"), ("1a", "_1a"), ("class", "Class"), ("Any", "Any_"),
        ("name", "Name"), ("String", "String_"), ("string ", "String_"),
    ])
    func typeHasAValidName(text: String, name: String) {
        #expect(SwiftName.type(text) == name)
    }
}

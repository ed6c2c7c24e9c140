import StoryCodeDrawing
import Testing

/// Text in diagram languages.
struct DiagramTextTests {
    private let controls = "a\u{0}b\tc\nd\u{7F}e\u{85}f\u{2028}g\u{2029}h\u{A0}i\u{200D}j"

    @Test func controlCharactersAreSpaces() {
        let expected = "a b c d e f g h\u{A0}i\u{200D}j"
        #expect(DiagramText.dot(controls) == expected)
        #expect(DiagramText.mermaid(controls) == expected)
    }

    @Test func charactersOfTheLanguagesAreEscaped() {
        let text = "\"\u{301}\\&<>#`|"
        #expect(DiagramText.dot(text) == "\\\"\u{301}\\\\&<>#`|")
        #expect(DiagramText.mermaid(text) == "#quot;\u{301}#92;#amp;#lt;#gt;#35;#96;|")
    }
}

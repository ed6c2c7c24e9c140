import StoryCodeDrawing
import Testing

/// Text in drawings, which is wrapped by an estimate of its width.
struct SVGTextTests {
    @Test(arguments: [
        ("ijl'|", 150), ("ftrI", 168), (" !(,:[", 240), ("mwMW@%", 600), ("AZ&+<~", 480), ("az0_", 256),
        ("\u{E9}\u{2026}", 136), ("\u{65E5}", 130),
    ])
    func widthDependsOnTheCharacters(text: String, width: Int) {
        #expect(SVGText.width(text, size: 100).rounded() == Double(width))
        #expect(SVGText.width(text, size: 100, isBold: true).rounded() == (Double(width) * 1.1).rounded())
    }

    @Test func textThatIsTooWideEndsWithAnEllipsis() {
        #expect(SVGText.truncated("azaz", width: 25.6, size: 10) == "azaz")
        #expect(SVGText.truncated("azaz", width: 25.6, size: 10, isBold: true) == "az\u{2026}")
        #expect(SVGText.truncated("azaz", width: 25.5, size: 10) == "az\u{2026}")
        #expect(SVGText.truncated("azaz", characters: 4) == "azaz")
        #expect(SVGText.truncated("azazb", characters: 4) == "aza\u{2026}")
    }

    @Test func boldNamesAreBrokenEarlier() {
        func lines(isBold: Bool) -> [String] {
            SVGText.wrapped("city detail", width: 56, size: 10, isBold: isBold, lines: 2)
        }
        #expect(lines(isBold: false) == ["city detail"])
        #expect(lines(isBold: true) == ["city", "detail"])
    }
}

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

    @Test(
        arguments: [
            (0, "0"), (0.004, "0"), (-0.004, "0"), (1, "1"), (-1, "-1"), (0.01, "0.01"), (0.09, "0.09"), (0.1, "0.1"),
            (0.11, "0.11"), (-0.5, "-0.5"), (12.34, "12.34"), (100.999, "101"),
        ] as [(Double, String)]
    )
    func numbersHaveTwoDecimalsAtMost(number: Double, text: String) {
        #expect(SVGText.number(number) == text)
    }

    @Test func textIsOnOneLine() {
        #expect(SVGText.line(" \n a \t\u{0} b\u{202E}c\u{2028} ") == "a bc")
        #expect(SVGText.line(" \u{0} ") == "")
    }

    @Test func lastLineOfANameEndsWithAnEllipsis() {
        let lines = SVGText.wrapped("City Detail Map", width: 40, size: 10, isBold: false, lines: 2)
        #expect(lines == ["City", "Detail\u{2026}"])
        #expect(SVGText.wrapped("", width: 40, size: 10, isBold: false, lines: 2) == [""])
    }

    @Test(arguments: ["_", "-", ".", ":", "/"])
    func namesAreBrokenAfterSigns(sign: String) {
        let lines = SVGText.wrapped("city\(sign)detail", width: 40, size: 10, isBold: false, lines: 2)
        #expect(lines == ["city\(sign)", "detail"])
    }

    @Test func namesAreNotBrokenAfterOtherSigns() {
        let lines = SVGText.wrapped("city~detail", width: 40, size: 10, isBold: false, lines: 2)
        #expect(lines == ["city~\u{2026}"])
    }

    @Test func boldNamesAreBrokenEarlier() {
        func lines(isBold: Bool) -> [String] {
            SVGText.wrapped("city detail", width: 56, size: 10, isBold: isBold, lines: 2)
        }
        #expect(lines(isBold: false) == ["city detail"])
        #expect(lines(isBold: true) == ["city", "detail"])
    }
}

import Testing

@testable import TerminalToolkit

/// A canvas clips text and never shows half a character.
struct CanvasTests {
    private func canvas(_ columns: Int, _ draw: (inout Canvas) -> Void) -> String {
        var canvas = Canvas(rows: 1, columns: columns)
        draw(&canvas)
        return canvas.lines[0]
    }

    @Test func textIsClipped() {
        #expect(canvas(6) { $0.write("Helsinki", row: 0, column: 2) } == "  Hel…")
        #expect(canvas(6) { $0.write("Helsinki", row: 0, column: 0, columns: 4) } == "Hel…")
        #expect(canvas(6) { $0.write("東京", row: 0, column: 3) } == "   東…")
    }

    @Test func textOutsideIsIgnored() {
        let drawn = canvas(6) { canvas in
            for (row, column) in [(-1, 0), (1, 0), (0, -1), (0, 6)] { canvas.write("Oslo", row: row, column: column) }
        }
        #expect(drawn == "")
    }

    @Test func halfAWideCharacterBecomesASpace() {
        #expect(overwriting("東京", at: 1, with: "|") == " |京")
        #expect(overwriting("東京", at: 2, with: "|") == "東|")
        #expect(overwriting("abcd", at: 1, with: "東") == "a東d")
        #expect(overwriting("東京", at: 1, with: "都") == " 都")
    }

    private func overwriting(_ text: String, at column: Int, with other: String) -> String {
        canvas(6) { canvas in
            canvas.write(text, row: 0, column: 0)
            canvas.write(other, row: 0, column: column)
        }
    }

    @Test func trailingTextEndsInTheLastColumn() {
        let area = Area(column: 1, rows: 1, columns: 8)
        #expect(canvas(10) { $0.writeTrailing("東京|", row: 0, in: area) } == "    東京|")
        #expect(canvas(10) { $0.writeTrailing("Copenhagen", row: 0, in: area) } == " Copenha…")
    }

    @Test func controlCharactersAreNotDrawn() {
        #expect(canvas(9) { $0.write("a\u{1B}[2Jb", row: 0, column: 0) } == "a[2Jb")
    }

    @Test func frameIsInTheMiddle() {
        var canvas = Canvas(rows: 5, columns: 15)
        let inside = canvas.drawFrame("Help", rows: 1, columns: 9, in: canvas.area)
        #expect(inside == Area(row: 2, column: 3, rows: 1, columns: 9))
        #expect(canvas.lines == ["", "  ┌─ Help ──┐", "  │         │", "  └─────────┘", ""])
        let small = canvas.drawFrame("Help", rows: 1, columns: 9, in: Area(rows: 2, columns: 15))
        #expect(small == Area(rows: 2, columns: 15))
    }

    @Test func stylesAreCommands() {
        var canvas = Canvas(rows: 1, columns: 9)
        canvas.write("ab", row: 0, column: 0, style: .marked)
        canvas.write("東", row: 0, column: 2)
        #expect(canvas.line(0, .colours) == "\u{1B}[0;35mab\u{1B}[0m東\u{1B}[5G\u{1B}[0m")
        #expect(canvas.line(0, .monochrome) == "\u{1B}[0;1mab\u{1B}[0m東\u{1B}[5G\u{1B}[0m")
    }
}

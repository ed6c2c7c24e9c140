import Testing

@testable import TerminalToolkit

/// The columns of text are those of a terminal, in all scripts.
struct CellsTests {
    @Test(arguments: [
        ("", 0), ("Oslo", 4), ("Zürich", 6), ("e\u{301}", 1), ("東京", 4), ("서울", 4), ("\u{1109}\u{1165}", 2),
        ("Київ", 4), ("กรุงเทพฯ", 7), ("กำ", 2), ("አዲስ", 3), ("თბილისი", 7), ("🇳🇴", 2), ("👩‍👩‍👧", 2), ("❤️", 2), ("1️⃣", 2),
        ("★", 1), ("…", 1), ("ｱ", 1), ("Ａ", 2), ("\u{200B}", 0), ("a\u{7}b\u{1B}c", 3),
    ])
    func charactersHaveTheirColumns(text: String, columns: Int) {
        #expect(Cells.count(text) == columns)
    }

    @Test(arguments: [
        (5, "Tokyo"), (4, "Tok…"), (1, "…"), (0, ""), (-1, ""),
    ])
    func longTextEndsWithAnEllipsis(columns: Int, expected: String) {
        #expect(Cells.fit("Tokyo", in: columns) == expected)
    }

    @Test(arguments: [(5, "Tokyo"), (4, "…kyo"), (1, "…"), (0, "")])
    func endOfLongTextFollowsAnEllipsis(columns: Int, expected: String) {
        #expect(Cells.fitEnd("Tokyo", in: columns) == expected)
    }

    @Test func wideCharacterIsNotDivided() {
        #expect(Cells.fit("東京都", in: 6) == "東京都")
        #expect(Cells.fit("東京都", in: 5) == "東京…")
        #expect(Cells.fit("東京都", in: 4) == "東…")
        #expect(Cells.count(Cells.fit("東京都", in: 4)) == 3)
    }

    @Test func textIsWrappedBetweenWords() {
        #expect(Cells.wrap("東京 is a city", in: 7) == ["東京 is", "a city"])
        #expect(Cells.wrap("incomprehensible word", in: 5) == ["incomprehensible", "word"])
        #expect(Cells.wrap("", in: 5) == [])
    }
}

import Testing

@testable import TerminalToolkit

/// Only what has changed is written, with the commands that the terminal knows.
struct FrameWriterTests {
    private func canvas(_ lines: String...) -> Canvas {
        var canvas = Canvas(rows: lines.count, columns: 9)
        for (row, line) in lines.enumerated() { canvas.write(line, row: row, column: 0) }
        return canvas
    }

    @Test func changedRowsAreWritten() {
        var writer = FrameWriter(palette: .monochrome)
        let (begin, end, plain) = ("\u{1B}[?2026h", "\u{1B}[?2026l", "\u{1B}[0m")
        #expect(
            writer.text(for: canvas("a", "b"))
                == "\(begin)\u{1B}[1;1H\u{1B}[2Ka\(plain)\u{1B}[2;1H\u{1B}[2Kb\(plain)\(end)"
        )
        #expect(writer.text(for: canvas("a", "b")) == "")
        #expect(writer.text(for: canvas("a", "c")) == "\(begin)\u{1B}[2;1H\u{1B}[2Kc\(plain)\(end)")
        writer.forget()
        #expect(writer.text(for: canvas("a", "c")).contains("\u{1B}[1;1H"))
        #expect(writer.text(for: canvas("a")).contains("\u{1B}[1;1H"))
    }

    @Test func terminalWithoutCommandsReceivesNone() {
        var writer = FrameWriter(palette: Palette(environment: ["TERM": "dumb"]))
        #expect(writer.text(for: canvas("a", "b")) == "a\r\nb\r\n")
        #expect(writer.text(for: canvas("a", "b")) == "")
    }

    @Test(arguments: [
        (["TERM": "xterm-256color"], Palette.colours), (["TERM": "xterm", "NO_COLOR": ""], .colours),
        (["TERM": "xterm", "NO_COLOR": "1"], .monochrome), (["TERM": "vt100"], .monochrome),
        (["TERM": "dumb"], nil), (["TERM": "dumb", "NO_COLOR": "1"], nil), (["TERM": ""], nil), ([:], nil),
    ])
    func environmentChoosesThePalette(environment: [String: String], palette: Palette?) {
        #expect(Palette(environment: environment) == palette)
    }

    @Test func monochromeHasNoColours() {
        let styles: [TextStyle] = [.plain, .title, .selected, .dimmed, .marked, .notice]
        #expect(
            styles.map(Palette.monochrome.command)
                == ["0", "0;1", "0;7", "0;2", "0;1", "0;1"].map { "\u{1B}[\($0)m" }
        )
    }
}

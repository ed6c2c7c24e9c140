/// The number of columns that text takes in a terminal, by Unicode's properties and not by the machine's locale.
public enum Cells: Sendable {
    /// Returns the columns of a character: those of its scalars, or two for an emoji.
    ///
    /// Control characters take none and are never drawn, so text cannot send commands to the terminal.
    public static func count(_ character: Character) -> Int {
        let scalars = character.unicodeScalars
        let isEmoji = scalars.contains("\u{FE0F}") || scalars.first?.properties.isEmojiPresentation == true
        return isEmoji ? 2 : scalars.reduce(0) { $0 + count($1) }
    }

    /// Returns the columns of text.
    public static func count(_ text: some StringProtocol) -> Int { text.reduce(0) { $0 + count($1) } }

    /// Returns the beginning of text that fits into a number of columns, with an ellipsis if the text is longer.
    public static func fit(_ text: String, in columns: Int) -> String {
        if count(text) <= columns { return text }
        var rest = columns - 1
        let beginning = text.prefix { character in
            rest -= count(character)
            return rest >= 0
        }
        return columns > 0 ? beginning + "…" : ""
    }

    /// Returns the end of text that fits into a number of columns, with an ellipsis if the text is longer.
    public static func fitEnd(_ text: String, in columns: Int) -> String {
        String(fit(String(text.reversed()), in: columns).reversed())
    }

    /// Returns the lines of text, broken between words where a line has no more room.
    public static func wrap(_ text: String, in columns: Int) -> [String] {
        text.split(separator: " ").reduce(into: []) { lines, word in
            if let line = lines.last, count(line) + 1 + count(word) <= columns {
                lines[lines.count - 1] = line + " " + word
            } else {
                lines.append(String(word))
            }
        }
    }

    private static func count(_ scalar: Unicode.Scalar) -> Int {
        switch scalar.properties.generalCategory {
        case .nonspacingMark, .enclosingMark, .format, .control, .surrogate: return 0
        default: break
        }
        // The second and third parts of a Korean syllable are drawn in the columns of the first.
        if (0x1160...0x11FF).contains(scalar.value) { return 0 }
        return wide.contains { $0.contains(scalar.value) } ? 2 : 1
    }

    /// The blocks that Unicode's annex 11 calls wide, without the emoji.
    private static let wide: [ClosedRange<UInt32>] = [
        0x1100...0x115F, 0x2E80...0x303E, 0x3041...0xA4CF, 0xA960...0xA97C, 0xAC00...0xD7A3, 0xF900...0xFAFF,
        0xFE10...0xFE19, 0xFE30...0xFE6F, 0xFF01...0xFF60, 0xFFE0...0xFFE6, 0x1B000...0x1B2FF, 0x20000...0x3FFFD,
    ]
}

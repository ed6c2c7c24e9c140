/// Text for diagrams: on one line, truncated to a width, and escaped for XML.
package enum SVGText {
    /// Returns a text on one line: white space collapses to one space, and control characters are removed.
    package static func line(_ text: String) -> String {
        var line = ""
        var isSpace = false
        for scalar in text.unicodeScalars {
            if scalar.properties.isWhitespace {
                isSpace = !line.isEmpty
            } else if !isControl(scalar) {
                if isSpace { line += " " }
                isSpace = false
                line.unicodeScalars.append(scalar)
            }
        }
        return line
    }

    /// Whether a scalar is a control character, changes the direction of text, or is not allowed in XML.
    package static func isControl(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x00...0x1F, 0x7F...0x9F, 0x202A...0x202E, 0x2066...0x2069, 0xFFFE...0xFFFF: true
        default: false
        }
    }

    package static func truncated(_ text: String, characters: Int) -> String {
        let line = line(text)
        return line.count > characters ? line.prefix(characters - 1) + "\u{2026}" : line
    }

    package static func truncated(_ text: String, width: Double, size: Double, isBold: Bool = false) -> String {
        let line = line(text)
        guard self.width(line, size: size, isBold: isBold) > width else { return line }
        var remaining = width - self.width("\u{2026}", size: size, isBold: isBold)
        let prefix = line.prefix { character in
            remaining -= self.width(String(character), size: size, isBold: isBold)
            return remaining >= 0
        }
        return prefix + "\u{2026}"
    }

    /// Returns the lines of a name that is broken between its words; the last line is truncated if there are too many.
    package static func wrapped(
        _ text: String,
        width: Double,
        size: Double,
        isBold: Bool,
        lines limit: Int
    ) -> [String] {
        var lines = [""]
        let words = words(of: line(text))
        for (index, word) in words.enumerated() {
            let extended = lines[lines.count - 1] + word
            if lines.last == "" || self.width(extended, size: size, isBold: isBold) <= width {
                lines[lines.count - 1] = extended
            } else if lines.count == limit {
                lines[limit - 1] += words[index...].joined()
                break
            } else {
                lines.append(word)
            }
        }
        return lines.map { truncated($0, width: width, size: size, isBold: isBold) }
    }

    /// Returns the words of a name: they begin with a capital letter, or after a space or a sign.
    private static func words(of text: String) -> [String] {
        var words: [String] = []
        var previous: Character = " "
        for character in text {
            let isStart = character.isUppercase && !previous.isUppercase || " _-.:/".contains(previous)
            if isStart || words.isEmpty { words.append("") }
            words[words.count - 1].append(character)
            previous = character
        }
        return words
    }

    /// Returns an upper estimate of a text's width in a sans-serif font.
    package static func width(_ text: String, size: Double, isBold: Bool = false) -> Double {
        let widths = text.reduce(into: 0.0) { $0 += width($1) }
        return widths * size * (isBold ? 1.1 : 1)
    }

    private static func width(_ character: Character) -> Double {
        guard let byte = character.asciiValue else { return character.unicodeScalars.allSatisfy(isNarrow) ? 0.68 : 1.3 }
        switch byte {
        case UInt8(ascii: "i"), UInt8(ascii: "j"), UInt8(ascii: "l"), UInt8(ascii: "'"), UInt8(ascii: "|"): return 0.3
        case UInt8(ascii: "f"), UInt8(ascii: "t"), UInt8(ascii: "r"), UInt8(ascii: "I"): return 0.42
        case 0x20, 0x21, 0x28...0x29, 0x2C...0x2F, 0x3A...0x3B, 0x5B...0x5D: return 0.4
        case UInt8(ascii: "m"), UInt8(ascii: "w"), UInt8(ascii: "M"), UInt8(ascii: "W"), UInt8(ascii: "@"), 0x25:
            return 1
        case 0x41...0x5A, 0x26, 0x2B, 0x3C...0x3E, 0x7E: return 0.8
        default: return 0.64
        }
    }

    /// Whether a scalar belongs to a script with letters about as wide as Latin ones.
    private static func isNarrow(_ scalar: Unicode.Scalar) -> Bool { scalar.value < 0x1100 || scalar.value == 0x2026 }

    /// Returns a text escaped for the contents and the attributes of XML elements.
    package static func escaped(_ text: String) -> String {
        // By scalar, because a markup character and a combining mark are one character.
        text.unicodeScalars.reduce(into: "") { result, scalar in
            switch scalar {
            case "&": result += "&amp;"
            case "<": result += "&lt;"
            case ">": result += "&gt;"
            case "\"": result += "&quot;"
            case "'": result += "&#39;"
            default: result.unicodeScalars.append(scalar)
            }
        }
    }

    /// Returns a number with at most two decimals.
    package static func number(_ value: Double) -> String {
        let hundredths = Int((value * 100).rounded())
        let (whole, rest) = abs(hundredths).quotientAndRemainder(dividingBy: 100)
        let sign = hundredths < 0 ? "-" : ""
        guard rest != 0 else { return "\(sign)\(whole)" }
        let decimals = rest % 10 == 0 ? "\(rest / 10)" : rest < 10 ? "0\(rest)" : "\(rest)"
        return "\(sign)\(whole).\(decimals)"
    }
}

/// Text as it is put into pictures: on one line, no wider than there is room, and safe in XML.
enum PictureText {
    /// A text on one line: breaks and runs of spaces are one space, and characters that steer others are left out.
    static func line(_ text: String) -> String {
        var line = ""
        var isSpace = false
        for scalar in text.unicodeScalars {
            if scalar.properties.isWhitespace {
                isSpace = !line.isEmpty
            } else if !isSteering(scalar) {
                if isSpace { line += " " }
                isSpace = false
                line.unicodeScalars.append(scalar)
            }
        }
        return line
    }

    /// Control characters, changes of direction, and what XML does not allow.
    private static func isSteering(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x00...0x1F, 0x7F...0x9F, 0x202A...0x202E, 0x2066...0x2069, 0xFFFE...0xFFFF: true
        default: false
        }
    }

    /// A text of at most so many characters, whose end is left out where it has more.
    static func cut(_ text: String, characters: Int) -> String {
        let line = line(text)
        return line.count > characters ? line.prefix(characters - 1) + "\u{2026}" : line
    }

    /// A text that is no wider than there is room, whose end is left out where it is.
    static func cut(_ text: String, width: Double, size: Double, isBold: Bool = false) -> String {
        let line = line(text)
        guard self.width(line, size: size, isBold: isBold) > width else { return line }
        var room = width - self.width("\u{2026}", size: size, isBold: isBold)
        var cut = ""
        for character in line {
            room -= self.width(String(character), size: size, isBold: isBold)
            guard room >= 0 else { break }
            cut.append(character)
        }
        return cut + "\u{2026}"
    }

    /// About how wide a text is in a sans-serif type, rather too much than too little.
    static func width(_ text: String, size: Double, isBold: Bool = false) -> Double {
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

    /// Whether a scalar is of the scripts whose letters are about as wide as Latin ones.
    private static func isNarrow(_ scalar: Unicode.Scalar) -> Bool { scalar.value < 0x1100 || scalar.value == 0x2026 }

    /// A text for an XML document, where it may be an attribute too.
    static func escaped(_ text: String) -> String {
        text.reduce(into: "") { result, character in
            switch character {
            case "&": result += "&amp;"
            case "<": result += "&lt;"
            case ">": result += "&gt;"
            case "\"": result += "&quot;"
            case "'": result += "&#39;"
            default: result.append(character)
            }
        }
    }

    /// A number with at most two decimals.
    static func number(_ value: Double) -> String {
        let hundredths = Int((value * 100).rounded())
        let (whole, rest) = abs(hundredths).quotientAndRemainder(dividingBy: 100)
        let sign = hundredths < 0 ? "-" : ""
        guard rest != 0 else { return "\(sign)\(whole)" }
        let decimals = rest % 10 == 0 ? "\(rest / 10)" : rest < 10 ? "0\(rest)" : "\(rest)"
        return "\(sign)\(whole).\(decimals)"
    }
}

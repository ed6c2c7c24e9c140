import Foundation

/// The parts of names that a search compares: words in small letters, without diacritics.
enum SearchText {
    /// Letters that Unicode does not decompose into a plain letter and a mark.
    private static let plain: [Unicode.Scalar: String] = [
        "ø": "o", "ł": "l", "đ": "d", "ð": "d", "ı": "i", "æ": "ae", "œ": "oe", "ß": "ss", "þ": "th",
    ]

    /// Returns the words of a text.
    static func words(in text: String) -> [String] {
        var words: [String] = []
        var word = ""
        for scalar in text.lowercased().decomposedStringWithCanonicalMapping.unicodeScalars {
            switch scalar.properties.generalCategory {
            case .nonspacingMark where isDiacritic(scalar): break
            case .uppercaseLetter, .lowercaseLetter, .otherLetter, .decimalNumber, .nonspacingMark, .spacingMark:
                word += plain[scalar] ?? String(scalar)
            case .modifierLetter, .finalPunctuation, .initialPunctuation, .otherPunctuation:
                // Xi'an is one word, and so is Nukuʻalofa.
                break
            default:
                if !word.isEmpty { words.append(word) }
                word = ""
            }
        }
        if !word.isEmpty { words.append(word) }
        return words
    }

    /// Whether a mark belongs to a letter that can be written without it, unlike the vowels of Thai.
    private static func isDiacritic(_ scalar: Unicode.Scalar) -> Bool {
        (0x300...0x36F).contains(scalar.value)
    }
}

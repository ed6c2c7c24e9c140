import Foundation

/// The parts of names that a search compares: words in small letters, without diacritics.
enum SearchText {
    /// Letters that Unicode does not decompose into a plain letter and a mark.
    private static let plain: [Unicode.Scalar: String] = [
        "ø": "o", "ł": "l", "đ": "d", "ð": "d", "ı": "i", "æ": "ae", "œ": "oe", "ß": "ss", "þ": "th",
    ]

    /// Returns the words of a text.
    static func words(in text: String) -> [String] {
        var words = [""]
        for scalar in text.lowercased().decomposedStringWithCanonicalMapping.unicodeScalars {
            switch scalar.properties.generalCategory {
            // A mark belongs to a letter that can be written without it, unlike the vowels of Thai.
            case .nonspacingMark where (0x300...0x36F).contains(scalar.value): break
            case .uppercaseLetter, .lowercaseLetter, .otherLetter, .decimalNumber, .nonspacingMark, .spacingMark:
                words[words.count - 1] += plain[scalar] ?? String(scalar)
            // Xi'an is one word, and so is Nukuʻalofa.
            case .modifierLetter, .finalPunctuation, .initialPunctuation, .otherPunctuation: break
            default: words.append("")
            }
        }
        return words.filter { !$0.isEmpty }
    }
}

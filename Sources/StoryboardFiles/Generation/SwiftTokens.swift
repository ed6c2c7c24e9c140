/// The words and punctuation of Swift source code, without comments; a string literal is one quotation mark.
struct SwiftTokens {
    private(set) var tokens: [Substring] = []

    init(_ source: String) {
        var rest = Substring(source)
        while let character = rest.first {
            if character.isWhitespace {
                rest = rest.drop { $0.isWhitespace }
            } else if rest.hasPrefix("//") {
                rest = rest.drop { !$0.isNewline }
            } else if rest.hasPrefix("/*") {
                rest = Self.afterComment(rest)
            } else if character == "\"" {
                tokens.append(rest.prefix(1))
                rest = Self.afterString(rest)
            } else if Self.isPartOfWord(character) {
                let word = rest.prefix(while: Self.isPartOfWord)
                tokens.append(word)
                rest = rest[word.endIndex...]
            } else {
                // Backticks around a name do not change it.
                if character != "`" { tokens.append(rest.prefix(1)) }
                rest = rest.dropFirst()
            }
        }
    }

    private static func isPartOfWord(_ character: Character) -> Bool {
        character.isLetter || character.isNumber || character == "_"
    }

    /// Returns the text after a block comment, in which others may be nested.
    private static func afterComment(_ text: Substring) -> Substring {
        var rest = text.dropFirst(2)
        var depth = 1
        while depth > 0, !rest.isEmpty {
            if rest.hasPrefix("*/") {
                depth -= 1
                rest = rest.dropFirst(2)
            } else if rest.hasPrefix("/*") {
                depth += 1
                rest = rest.dropFirst(2)
            } else {
                rest = rest.dropFirst()
            }
        }
        return rest
    }

    /// Returns the text after a string literal of one line or several lines.
    private static func afterString(_ text: Substring) -> Substring {
        let isLong = text.hasPrefix("\"\"\"")
        var rest = text.dropFirst(isLong ? 3 : 1)
        while let character = rest.first {
            if character == "\\" {
                rest = rest.dropFirst(2)
            } else if isLong ? rest.hasPrefix("\"\"\"") : character == "\"" || character.isNewline {
                return rest.dropFirst(isLong ? 3 : 1)
            } else {
                rest = rest.dropFirst()
            }
        }
        return rest
    }
}

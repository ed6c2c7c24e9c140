import Foundation

/// A converter from the names in a file to Swift names and literals.
enum SwiftName {
    /// Returns a name that begins with a lower-case letter, without backticks; empty if no character is usable.
    static func constant(_ text: String) -> String {
        let name = joined(text)
        guard let first = name.first else { return "" }
        // In names such as "URLList", the last capital belongs to the second word.
        let capitals = name.prefix { $0.isUppercase }.count
        let lowered = capitals > 1 && capitals < name.count ? capitals - 1 : capitals
        let start = lowered == 0 ? String(first) : name.prefix(lowered).lowercased()
        return start + name.dropFirst(max(lowered, 1))
    }

    /// Returns a name for a type: the text itself if it is a valid name, or one that begins with a capital letter.
    static func type(_ text: String) -> String {
        let name = joined(text)
        if name == text, !keywords.contains(name), !reserved.contains(name) { return name }
        let type = capitalized(text)
        return keywords.contains(type) || reserved.contains(type) ? type + "_" : type
    }

    /// Returns a name that begins with a capital letter.
    static func capitalized(_ text: String) -> String {
        let name = joined(text)
        return name.prefix(1).uppercased() + name.dropFirst()
    }

    /// The names that the generated code itself uses, and the underscore.
    static let reserved: Set<String> = [
        "name", "register", "define", "scenes", "String", "Bool", "Int", "Double", "Void", "_",
    ]

    /// Returns whether a text is a name, and not a keyword.
    static func isName(_ text: String) -> Bool {
        !text.isEmpty && text != "_" && joined(text) == text && !keywords.contains(text)
    }

    /// Returns the words of a text without invalid characters, joined; words after the first are capitalized.
    private static func joined(_ text: String) -> String {
        var name = ""
        var isStart = false
        // The compiler distinguishes names with differently composed characters.
        for character in text.precomposedStringWithCanonicalMapping {
            if character.isLetter || character.isNumber || character == "_" {
                guard character.unicodeScalars.allSatisfy({ $0.properties.isXIDContinue }) else { continue }
                name += isStart && !name.isEmpty ? character.uppercased() : String(character)
                isStart = false
            } else {
                isStart = true
            }
        }
        guard let first = name.unicodeScalars.first else { return "" }
        return first.properties.isXIDStart || first == "_" ? name : "_" + name
    }

    /// Returns a name in backticks if it is a keyword.
    static func escaped(_ name: String) -> String { keywords.contains(name) ? "`\(name)`" : name }

    /// Returns a text as a string literal.
    static func literal(_ text: String) -> String { "\"\(escapedText(text))\"" }

    /// Returns a text on one line with the escapes of a string literal.
    static func escapedText(_ text: String) -> String {
        var literal = ""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"", "\\": literal += "\\\(scalar)"
            case "\n": literal += "\\n"
            case "\r": literal += "\\r"
            case "\t": literal += "\\t"
            case _ where scalar.value < 32 || scalar.value == 127:
                literal += "\\u{\(String(scalar.value, radix: 16))}"
            default: literal.unicodeScalars.append(scalar)
            }
        }
        return literal
    }

    private static let keywords: Set<String> = [
        "Any", "Self", "Type", "Protocol", "any", "as", "associatedtype", "await", "break", "case", "catch", "class",
        "continue", "default", "defer", "deinit", "do", "else", "enum", "extension", "fallthrough", "false",
        "fileprivate", "for", "func", "guard", "if", "import", "in", "init", "inout", "internal", "is", "let", "nil",
        "operator", "precedencegroup", "private", "protocol", "public", "repeat", "rethrows", "return", "self",
        "some", "static", "struct", "subscript", "super", "switch", "throw", "throws", "true", "try", "typealias",
        "var", "where", "while",
    ]
}

import Foundation

/// Names of a file as names of Swift.
enum SwiftName {
    /// A name that begins with a small letter, for a constant.
    ///
    /// - Parameter words: Any text.
    /// - Returns: The name, without backticks where it is a word of the language; empty where nothing can be said.
    static func constant(_ words: String) -> String {
        let name = pascal(words)
        guard let first = name.first else { return "" }
        // Names such as "URLList" begin with an abbreviation, of which the last letter belongs to the next word.
        let capitals = name.prefix { $0.isUppercase }.count
        let lowered = capitals > 1 && capitals < name.count ? capitals - 1 : capitals
        let start = lowered == 0 ? String(first) : name.prefix(lowered).lowercased()
        return start + name.dropFirst(max(lowered, 1))
    }

    /// A name for a type: the words themselves where they are one, and else one that begins with a capital letter.
    static func type(_ words: String) -> String {
        let name = pascal(words)
        if name == words, !keywords.contains(name), !taken.contains(name) { return name }
        let type = capitalised(words)
        return keywords.contains(type) || taken.contains(type) ? type + "_" : type
    }

    /// The words as one that begins with a capital letter.
    static func capitalised(_ words: String) -> String {
        let name = pascal(words)
        return name.prefix(1).uppercased() + name.dropFirst()
    }

    /// The first of a name and the same with a number that is free, which it takes.
    static func free(_ base: String, _ taken: inout Set<String>) -> String {
        var name = base
        var number = 2
        while !taken.insert(name).inserted {
            name = "\(base)\(number)"
            number += 1
        }
        return name
    }

    /// What the code calls its own functions and constants, what it uses of Swift, and what is no name by itself.
    static let taken: Set<String> = ["name", "register", "write", "scenes", "String", "_"]

    /// The words without what no name has, each after the first with a capital letter.
    private static func pascal(_ words: String) -> String {
        var name = ""
        var isStart = false
        // The compiler tells names apart whose characters are composed in different ways.
        for character in words.precomposedStringWithCanonicalMapping {
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

    /// A name as it is written where it is declared.
    static func escaped(_ name: String) -> String { keywords.contains(name) ? "`\(name)`" : name }

    /// A text as a literal.
    static func literal(_ text: String) -> String { "\"\(escapedText(text))\"" }

    /// A text in one line, as it is in a literal or a comment.
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

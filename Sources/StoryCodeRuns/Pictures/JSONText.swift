import Foundation

/// Writes the texts of JSON documents.
enum JSONText {
    /// Returns a string as a JSON literal.
    static func string(_ text: String) -> String {
        var result = "\""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"": result += "\\\""
            case "\\": result += "\\\\"
            case "\n": result += "\\n"
            case "\u{0}"..<" ":
                let digits = String(scalar.value, radix: 16)
                result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
            default: add(scalar, to: &result)
            }
        }
        return result + "\""
    }

    /// Adds a scalar that is not a control character, and escapes those that end a script of an HTML page or a line of
    /// JavaScript.
    private static func add(_ scalar: Unicode.Scalar, to text: inout String) {
        switch scalar {
        case "<", "\u{2028}", "\u{2029}": text += "\\u" + (scalar == "<" ? "003c" : String(scalar.value, radix: 16))
        default: text.unicodeScalars.append(scalar)
        }
    }

    /// Returns a value of texts and integers as a document; equal values have equal documents.
    static func encoded(_ value: some Encodable) -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        let data = (try? encoder.encode(value)) ?? Data("null".utf8)
        return String(decoding: data, as: UTF8.self).unicodeScalars.reduce(into: "") { add($1, to: &$0) }
    }

    /// Returns an array of values that are JSON text.
    static func array(_ values: some Sequence<String>) -> String { "[" + values.joined(separator: ",") + "]" }

    /// Returns an array of numbers.
    static func array(_ numbers: some Sequence<Int>) -> String { array(numbers.lazy.map { String($0) }) }

    /// Returns an object with members that are JSON text, in their order.
    static func object(_ members: [(name: String, value: String)]) -> String {
        "{" + members.map { "\(string($0.name)):\($0.value)" }.joined(separator: ",") + "}"
    }
}

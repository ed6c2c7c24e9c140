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
            // Those after the control characters end a script of an HTML page, or a line of JavaScript.
            case "\u{0}"..<" ", "<", "\u{2028}", "\u{2029}":
                let digits = String(scalar.value, radix: 16)
                result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result + "\""
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

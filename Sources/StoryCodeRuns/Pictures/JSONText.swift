import Foundation

/// Writes JSON documents.
enum JSONText {
    /// Returns a value of texts and integers as a document; equal values have equal documents.
    static func encoded(_ value: some Encodable) -> String {
        let text = (try? text(value)) ?? "null"
        return text.unicodeScalars.reduce(into: "") { result, scalar in
            switch scalar {
            // They would end a script of an HTML page, or a line of JavaScript.
            case "<": result += "\\u003c"
            case "\u{2028}": result += "\\u2028"
            case "\u{2029}": result += "\\u2029"
            default: result.unicodeScalars.append(scalar)
            }
        }
    }

    /// Returns a value as a text; equal values have equal texts.
    static func text(_ value: some Encodable) throws -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        return String(decoding: try encoder.encode(value), as: UTF8.self)
    }
}

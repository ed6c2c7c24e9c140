import Foundation

/// A JSON object with values of any types that can be encoded.
struct JSON: Encodable, ExpressibleByDictionaryLiteral {
    private var members: [String: any Encodable]

    /// A value of a type that is known when it is encoded.
    private struct AnyValue: Encodable {
        let value: any Encodable

        func encode(to encoder: any Encoder) throws { try value.encode(to: encoder) }
    }

    init(dictionaryLiteral members: (String, any Encodable)...) {
        self.members = Dictionary(members) { first, _ in first }
    }

    /// The value of a member, which is null if it is nil.
    subscript(name: String) -> any Encodable {
        get { members[name] ?? String?.none }
        set { members[name] = newValue }
    }

    func encode(to encoder: any Encoder) throws { try members.mapValues(AnyValue.init).encode(to: encoder) }

    /// Returns the text, with sorted keys.
    func text() throws -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        return String(decoding: try encoder.encode(self), as: UTF8.self)
    }
}

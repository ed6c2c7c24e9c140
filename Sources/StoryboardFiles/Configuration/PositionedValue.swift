/// A JSON value with the position of its first character.
///
/// Foundation's decoder does not give the positions of keys and values.
struct PositionedValue {
    let position: TextPosition
    let content: Content

    enum Content {
        case null
        case bool
        case number(Double)
        case string(String)
        case array([PositionedValue])
        case object([Member])
    }

    struct Member {
        let key: String
        let position: TextPosition
        let value: PositionedValue
    }

    /// The kind of the value in a message.
    var kind: String {
        switch content {
        case .null: "null"
        case .bool: "a Boolean"
        case .number: "a number"
        case .string: "a string"
        case .array: "an array"
        case .object: "an object"
        }
    }
}

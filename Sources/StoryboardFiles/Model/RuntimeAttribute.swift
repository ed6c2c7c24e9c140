import Foundation

/// A user-defined runtime attribute: a value for a key path of an object.
public struct RuntimeAttribute: Sendable {
    /// The `<userDefinedRuntimeAttribute>`.
    public let element: Element

    /// The object that gets the value.
    public let owner: Element

    init(_ element: Element, owner: Element) {
        self.element = element
        self.owner = owner
    }

    /// The key path.
    public var keyPath: String { element["keyPath"] ?? "" }

    /// The type, as Interface Builder writes it: `boolean`, `string`, `number`, `color` and others.
    public var type: String { element["type"] ?? "" }

    /// A value.
    public enum Value: Hashable, Sendable {
        /// A truth.
        case boolean(Bool)
        /// A text, or the name of an image.
        case string(String)
        /// A number without a fraction.
        case integer(Int)
        /// Any other number.
        case real(Double)
        /// A colour, a point, a size, a rectangle or a range, as its parts are written.
        case parts([String: String])
        /// Nothing.
        case none

        /// The number, with a fraction or without: Interface Builder writes 8 in some files as an integer, and in
        /// others as a real number.
        public var number: Double? {
            switch self {
            case .integer(let number): Double(number)
            case .real(let number): number
            case .boolean, .string, .parts, .none: nil
            }
        }
    }

    /// The value, as far as it is written in a known way.
    public var value: Value {
        switch type {
        case "boolean": return .boolean(element["value"] == "YES")
        case "string", "image", "localizedString": return .string(element["value"] ?? string ?? "")
        case "number":
            guard let number = keyed else { return .none }
            if number.name == "integer", let integer = number["value"].flatMap(Int.init) { return .integer(integer) }
            return number.number("value").map(Value.real) ?? .none
        case "nil": return .none
        default:
            guard let parts = keyed else { return .none }
            let named = parts.attributes.filter { $0.name != "key" }.map { ($0.name, $0.value) }
            return .parts(Dictionary(named) { first, _ in first })
        }
    }

    private var keyed: Element? { element.children.first { $0["key"] == "value" } }

    /// A text that is too long for an attribute.
    private var string: String? {
        guard let keyed, let text = keyed.text, keyed["base64-UTF8"] == "YES" else { return keyed?.text }
        // Interface Builder leaves out the padding.
        let digits = text.filter { !$0.isWhitespace }
        let padding = String(repeating: "=", count: (4 - digits.utf8.count % 4) % 4)
        return Data(base64Encoded: digits + padding).map { String(decoding: $0, as: UTF8.self) } ?? text
    }
}

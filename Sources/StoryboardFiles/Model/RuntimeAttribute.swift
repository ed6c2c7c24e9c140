import Foundation

/// A user-defined runtime attribute: a value for a key path of an object.
///
/// See <doc:Reading-storyboard-files>.
public struct RuntimeAttribute: Sendable {
    /// The `<userDefinedRuntimeAttribute>` element.
    public let element: FileElement

    /// The object that receives the value.
    public let owner: FileElement

    /// The key path.
    public var keyPath: String { element["keyPath"] ?? "" }

    /// The type, as Interface Builder writes it, such as `boolean`, `string` or `color`.
    public var type: String { element["type"] ?? "" }

    /// The value of a runtime attribute.
    public enum Value: Hashable, Sendable {
        /// A Boolean value.
        case boolean(Bool)
        /// A string, or the name of an image, of which ``RuntimeAttribute/catalog`` names the source.
        case string(String)
        /// A number without a fraction.
        case integer(Int)
        /// Any other number.
        case real(Double)
        /// The components of a colour, a point, a size, a rectangle or a range, as the file writes them.
        case components([String: String])
        /// No value.
        case none

        /// The value as a floating-point number: Interface Builder writes 8 with or without a fraction.
        public var number: Double? {
            switch self {
            case .integer(let number): Double(number)
            case .real(let number): number
            case .boolean, .string, .components, .none: nil
            }
        }
    }

    /// The value, or `none` if its format is unknown.
    public var value: Value {
        switch type {
        case "boolean": return .boolean(element["value"] == "YES")
        case "string", "image", "localizedString":
            return .string(element["value"] ?? valueElement?["image"] ?? text ?? "")
        case "number":
            guard let number = valueElement else { return .none }
            if number.name == "integer", let integer = number["value"].flatMap(Int.init) { return .integer(integer) }
            return number.number("value").map(Value.real) ?? .none
        case "nil": return .none
        default:
            guard let components = valueElement else { return .none }
            let named = components.attributes.filter { $0.name != "key" }.map { ($0.name, $0.value) }
            return .components(Dictionary(named) { first, _ in first })
        }
    }

    /// The catalog of an image, such as `system`, or nil for an image of the program.
    public var catalog: String? { element["catalog"] ?? (type == "image" ? valueElement?["catalog"] : nil) }

    private var valueElement: FileElement? { element.children.first { $0["key"] == "value" } }

    /// A string that is too long for an attribute of the element.
    private var text: String? {
        guard let valueElement, let text = valueElement.text, valueElement["base64-UTF8"] == "YES" else {
            return valueElement?.text
        }
        // Interface Builder omits the padding.
        let digits = text.filter { !$0.isWhitespace }
        let padding = String(repeating: "=", count: (4 - digits.utf8.count % 4) % 4)
        return Data(base64Encoded: digits + padding).map { String(decoding: $0, as: UTF8.self) } ?? text
    }
}

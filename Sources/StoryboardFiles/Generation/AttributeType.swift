/// A Swift type that has literals for the values of a runtime attribute.
enum AttributeType: String {
    case boolean = "Bool"
    case integer = "Int"
    case real = "Double"
    case string = "String"
    case point = "LayoutPoint"
    case size = "LayoutSize"
    case rect = "LayoutRect"

    /// Selects the type of a value, or nil if there is none.
    init?(of attribute: RuntimeAttribute) {
        switch attribute.value {
        case .boolean: self = .boolean
        case .string: self = .string
        case .integer: self = .integer
        case .real: self = .real
        case .components where attribute.type == "point": self = .point
        case .components where attribute.type == "size": self = .size
        case .components where attribute.type == "rect": self = .rect
        case .components, .none: return nil
        }
    }

    /// Selects the type of a property, as the code spells it.
    init?(swift name: String) {
        let isReal = ["Double", "Float", "CGFloat"].contains(name)
        guard let type = isReal ? .real : AttributeType(rawValue: name) else { return nil }
        self = type
    }

    /// Selects the type of a property by its initial value.
    init?(literal: String, isReal: Bool) {
        if literal == "true" || literal == "false" {
            self = .boolean
        } else if literal == "\"" {
            self = .string
        } else if literal.allSatisfy({ $0.isNumber || $0 == "_" }) {
            self = isReal ? .real : .integer
        } else {
            return nil
        }
    }

    /// Returns the type for the values of both types, or nil if there is none.
    func merged(with other: AttributeType) -> AttributeType? {
        if self == other { return self }
        return Set([self, other]) == [.integer, .real] ? .real : nil
    }

    /// Returns the literal of a value, or nil if the type has none for it.
    ///
    /// - Parameter name: The name of the type, as the code spells it.
    func literal(_ attribute: RuntimeAttribute, _ name: String) -> String? {
        switch (self, attribute.value) {
        case (.boolean, .boolean(let value)): "\(value)"
        case (.string, .string(let value)): SwiftName.literal(value)
        case (.integer, .integer(let value)), (.real, .integer(let value)): "\(value)"
        case (.real, .real(let value)): "\(value)"
        case (.point, .components(let numbers)): Self.literal(name, ["x", "y"], numbers)
        case (.size, .components(let numbers)): Self.literal(name, ["width", "height"], numbers)
        case (.rect, .components(let numbers)): Self.literal(name, ["x", "y", "width", "height"], numbers)
        default: nil
        }
    }

    private static func literal(_ type: String, _ labels: [String], _ values: [String: String]) -> String? {
        let arguments = labels.compactMap { label in
            values[label].flatMap(Double.init).flatMap { $0.isFinite ? "\(label): \($0)" : nil }
        }
        return arguments.count == labels.count ? "\(type)(\(arguments.joined(separator: ", ")))" : nil
    }
}

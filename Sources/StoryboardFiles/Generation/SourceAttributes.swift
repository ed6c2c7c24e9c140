/// The runtime attributes of controllers as properties of the classes that generated code declares.
struct SourceAttributes {
    /// A Swift type that has a literal for the values of an attribute.
    enum PropertyType: String {
        case boolean = "Bool"
        case integer = "Int"
        case real = "Double"
        case string = "String"
        case point = "LayoutPoint"
        case size = "LayoutSize"
        case rect = "LayoutRect"

        /// The type for the values of both types, or nil if there is none.
        func merged(with other: PropertyType) -> PropertyType? {
            if self == other { return self }
            let numbers: Set<PropertyType> = [.integer, .real]
            return numbers == [self, other] ? .real : nil
        }
    }

    /// The properties of each class, in the order of the files; nil is the type of values without a common type.
    private(set) var properties: [String: [(name: String, type: PropertyType?)]] = [:]

    /// Collects the attributes of the controllers of classes.
    init(_ files: [StoryboardFile], of classes: Set<String>) {
        for scene in files.flatMap(\.scenes) {
            guard let type = scene.controller.flatMap(SourceClasses.name), classes.contains(type) else { continue }
            for attribute in scene.controllerAttributes where attribute.value != .none { add(attribute, to: type) }
        }
    }

    private mutating func add(_ attribute: RuntimeAttribute, to type: String) {
        guard let property = attribute.propertyName else { return }
        var own = properties[type] ?? []
        let found = attribute.propertyType
        if let index = own.firstIndex(where: { $0.name == property }) {
            own[index].type = own[index].type.flatMap { type in found.flatMap(type.merged) }
        } else {
            own.append((property, found))
        }
        properties[type] = own
    }

    /// Returns the assignment of a value, or nil if the class has no property for it.
    ///
    /// - Parameter spelling: Returns a type of this package as the code spells it.
    func assignment(_ attribute: RuntimeAttribute, to type: String, _ spelling: (String) -> String) -> String? {
        guard let name = attribute.propertyName, let property = properties[type]?.first(where: { $0.name == name }),
            let type = property.type
        else { return nil }
        if attribute.value == .none { return attribute.type == "nil" ? "\(name) = nil" : nil }
        return attribute.literal(of: type, spelling(type.rawValue)).map { "\(name) = \($0)" }
    }
}

extension FileScene {
    /// The runtime attributes of the controller that the program handles.
    var controllerAttributes: [RuntimeAttribute] {
        runtimeAttributes.filter { $0.owner == controller && !$0.isReserved }
    }
}

extension RuntimeAttribute {
    /// The name of a property for the attribute, or nil if the key path is not a name that a subclass can declare.
    fileprivate var propertyName: String? {
        SwiftName.isName(keyPath) && !InheritedNames.all.contains(keyPath) ? keyPath : nil
    }

    fileprivate var propertyType: SourceAttributes.PropertyType? {
        switch value {
        case .boolean: .boolean
        case .string: .string
        case .integer: .integer
        case .real: .real
        case .components: SourceAttributes.PropertyType(file: type)
        case .none: nil
        }
    }

    fileprivate func literal(of property: SourceAttributes.PropertyType, _ name: String) -> String? {
        switch (value, property) {
        case (.boolean(let value), _): "\(value)"
        case (.string(let value), _): SwiftName.literal(value)
        case (.integer(let value), _): "\(value)"
        case (.real(let value), _): "\(value)"
        case (.components(let numbers), .point): Self.literal(name, ["x", "y"], numbers)
        case (.components(let numbers), .size): Self.literal(name, ["width", "height"], numbers)
        case (.components(let numbers), .rect): Self.literal(name, ["x", "y", "width", "height"], numbers)
        case (.components, _), (.none, _): nil
        }
    }

    private static func literal(_ type: String, _ labels: [String], _ values: [String: String]) -> String? {
        let arguments = labels.compactMap { label in
            values[label].flatMap(Double.init).flatMap { $0.isFinite ? "\(label): \($0)" : nil }
        }
        return arguments.count == labels.count ? "\(type)(\(arguments.joined(separator: ", ")))" : nil
    }
}

extension SourceAttributes.PropertyType {
    /// Selects the type of components, by the type of the attribute in the file.
    fileprivate init?(file type: String) {
        switch type {
        case "point": self = .point
        case "size": self = .size
        case "rect": self = .rect
        default: return nil
        }
    }
}

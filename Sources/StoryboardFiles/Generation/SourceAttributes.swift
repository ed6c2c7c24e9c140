/// The runtime attributes of controllers as properties of their classes.
struct SourceAttributes {
    /// The properties of each class that the code declares, in the order of the files; nil is the type of values without
    /// a common type.
    private(set) var properties: [String: [(name: String, type: AttributeType?)]] = [:]

    /// The indices of each class's properties, by their names.
    private var indices: [String: [String: Int]] = [:]

    private let program: ProgramClasses

    /// Collects the attributes of the controllers of classes.
    ///
    /// - Parameters:
    ///   - classes: The classes that the code declares.
    ///   - program: The classes that the program declares.
    init(_ files: [StoryboardFile], of classes: Set<String>, _ program: ProgramClasses) {
        self.program = program
        for scene in files.flatMap(\.scenes) {
            guard let type = scene.controller.flatMap(SourceClasses.name), classes.contains(type) else { continue }
            for attribute in scene.controllerAttributes where attribute.value != .none { add(attribute, to: type) }
        }
    }

    private mutating func add(_ attribute: RuntimeAttribute, to type: String) {
        // A subclass cannot declare an inherited name again.
        let name = attribute.keyPath
        guard SwiftName.isName(name), !InheritedNames.all.contains(name) else { return }
        let found = AttributeType(of: attribute)
        if let index = indices[type]?[name] {
            let known = properties[type]?[index].type
            properties[type]?[index].type = known.flatMap { known in found.flatMap(known.merged) }
        } else {
            indices[type, default: [:]][name] = properties[type]?.count ?? 0
            properties[type, default: []].append((name, found))
        }
    }

    /// Returns the assignment of a value, or nil if the class has no property for it.
    ///
    /// - Parameter spelling: Returns a type of this package as the code spells it.
    func assignment(_ attribute: RuntimeAttribute, to type: String, _ spelling: (String) -> String) -> String? {
        let name = attribute.keyPath
        guard let property = property(name, of: type) else { return nil }
        if attribute.type == "nil" { return property.isOptional ? "\(name) = nil" : nil }
        return property.type.literal(attribute, spelling(property.type.rawValue)).map { "\(name) = \($0)" }
    }

    private func property(_ name: String, of type: String) -> ProgramClasses.Property? {
        guard let index = indices[type]?[name], let own = properties[type]?[index] else {
            return program.property(name, of: type)
        }
        return own.type.map { ProgramClasses.Property(type: $0, isOptional: true) }
    }
}

extension FileScene {
    /// The runtime attributes of the controller that the program handles.
    var controllerAttributes: [RuntimeAttribute] {
        runtimeAttributes.filter { $0.owner == controller && !$0.isReserved }
    }
}

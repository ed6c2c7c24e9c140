/// The segues of a scene that have identifiers, as an enumeration in generated code.
struct SegueCases {
    let type: String
    let scene: String

    private var cases: [(name: String, identifier: String)] = []
    private var taken: Set<String> = ["self", "_", "rawValue", "hashValue"]

    init(type: String, scene: String) {
        (self.type, self.scene) = (type, scene)
    }

    /// Adds a segue with a new identifier, and returns the expression for the identifier.
    mutating func add(_ identifier: String) -> String {
        let base = SwiftName.constant(identifier)
        let name = SwiftName.unique(base.isEmpty ? "segue" : base, &taken)
        cases.append((name, identifier))
        return "\(type).\(SwiftName.escaped(name)).rawValue"
    }

    /// The lines of the enumeration, or none if it has no cases.
    var lines: [String] {
        guard !cases.isEmpty else { return [] }
        let declarations = cases.flatMap { name, identifier in
            let declaration = "case \(SwiftName.escaped(name))"
            if name == identifier { return ["        \(declaration)"] }
            return SourceFormat.assignment(declaration, SwiftName.literal(identifier), indent: 8)
        }
        return ["", "    /// The segues of the scene `\(scene)`.", "    enum \(type): String {"] + declarations + [
            "    }"
        ]
    }
}

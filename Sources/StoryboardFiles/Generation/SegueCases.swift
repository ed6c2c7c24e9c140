/// The segues of one scene that have identifiers, as an enumeration in generated code.
struct SegueCases {
    /// The name of the enumeration.
    let type: String

    private let scene: String
    private var cases: [(name: String, identifier: String)] = []
    /// What no case can be called.
    private var taken: Set<String> = ["self", "_", "rawValue", "hashValue"]

    /// - Parameters:
    ///   - type: The name of the enumeration.
    ///   - scene: The constant of the scene.
    init(type: String, scene: String) {
        (self.type, self.scene) = (type, scene)
    }

    /// Adds a segue.
    ///
    /// - Parameter identifier: Its identifier, which none has had so far.
    /// - Returns: The expression for it.
    mutating func add(_ identifier: String) -> String {
        let name = SwiftName.constant(identifier)
        let free = SwiftName.free(name.isEmpty ? "segue" : name, &taken)
        cases.append((free, identifier))
        return "\(type).\(SwiftName.escaped(free)).rawValue"
    }

    /// The enumeration, line by line; nothing where there is no case.
    var lines: [String] {
        guard !cases.isEmpty else { return [] }
        let declarations = cases.flatMap { name, identifier in
            let declaration = "case \(SwiftName.escaped(name))"
            if name == identifier { return ["        \(declaration)"] }
            return SourceLayout.assignment(declaration, SwiftName.literal(identifier), indent: 8)
        }
        return ["", "    /// The segues of the scene `\(scene)`.", "    enum \(type): String {"] + declarations + [
            "    }"
        ]
    }
}

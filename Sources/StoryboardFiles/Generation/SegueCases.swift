/// The segues of a scene, as an enumeration in generated code.
struct SegueCases {
    private let scene: String
    private var cases: EnumLines

    /// The values of the segues, by their elements.
    private var segues: [FileElement: String] = [:]

    /// The values of the segues in the code, in their order.
    private var used: [String] = []

    /// Names the segues of a scene: those with identifiers after these, and the others after their destinations.
    init(type: String, _ named: SceneNames.NamedScene, among names: SceneNames) {
        scene = named.constant
        cases = EnumLines(type)
        var unnamed: [FileSegue] = []
        for segue in named.scene.segues where segue.isPerformed || segue.kind == "embed" {
            // An identifier selects the first segue that has it; the others are performed by their `id`.
            if let identifier = segue.identifier, cases.add(identifier, identifier) != nil {
                segues[segue.element] = identifier
            } else {
                unnamed.append(segue)
            }
        }
        for segue in unnamed where segue.kind != "embed" {
            let name = Self.name(for: segue, to: names[segue.destination]?.constant ?? "scene")
            let id = segue.element["id"] ?? ""
            if cases.add(name, id) != nil { segues[segue.element] = id }
        }
    }

    /// Returns the expression for a segue in the code, or nil if the segue has no case.
    mutating func use(_ segue: FileSegue) -> String? {
        guard let value = segues[segue.element] else { return nil }
        used.append(value)
        return cases[value]
    }

    private static func name(for segue: FileSegue, to destination: String) -> String {
        if segue.kind == "unwind" { return UnwindCases.name(of: segue.unwindAction ?? "") }
        if segue.kind == "relationship", let name = segue.relationship {
            return name.replacing("ViewController", with: "Column")
        }
        let verb = if case .present = segue.showStyle { "present" } else { "show" }
        return "\(verb)\(destination.prefix(1).uppercased())\(destination.dropFirst())"
    }

    /// The lines of the enumeration, or none if it has no cases.
    var lines: [String] { cases.lines("The segues of the scene `\(scene)`.", order: used) }
}

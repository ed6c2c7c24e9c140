/// The actions of a storyboard's unwind segues, as an enumeration in generated code.
struct UnwindCases {
    private var cases: EnumLines

    init(type: String, _ scenes: [SceneNames.NamedScene]) {
        cases = EnumLines(type)
        for segue in scenes.flatMap(\.scene.segues) where segue.kind == "unwind" {
            let action = segue.unwindAction ?? ""
            cases.add(Self.name(of: action), action)
        }
    }

    /// Returns the expression for an action.
    subscript(action: String) -> String { cases[action] ?? SwiftName.literal(action) }

    /// Returns a name for a selector: without its colon and the words for the parameter.
    static func name(of selector: String) -> String {
        let method = String(selector.prefix { $0 != ":" })
        let suffixes = ["WithUnwindSegue", "WithSegue", "ForSegue", "UnwindSegue", "Segue"]
        let name = suffixes.first { method.hasSuffix($0) && method != $0 }.map { method.dropLast($0.count) }
        return name.map(String.init) ?? (method.isEmpty ? "unwind" : method)
    }

    /// The lines of the enumeration, or none if it has no cases.
    var lines: [String] { cases.lines("The actions of unwind segues.") }
}

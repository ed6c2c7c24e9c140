/// The actions of a storyboard's unwind segues, as an enumeration in generated code.
struct UnwindCases {
    private var cases: EnumLines
    private var expressions: [String: String] = [:]
    private var order: [String] = []

    init(type: String, _ scenes: [SceneNames.NamedScene]) {
        cases = EnumLines(type)
        for segue in scenes.flatMap(\.scene.segues) where segue.kind == "unwind" {
            let action = segue.unwindAction ?? ""
            guard let expression = cases.add(Self.name(of: action), action) else { continue }
            expressions[action] = expression
            order.append(action)
        }
    }

    /// Returns the expression for an action.
    subscript(action: String) -> String { expressions[action] ?? SwiftName.literal(action) }

    /// Returns a name for a selector: without its colon and the words for the parameter.
    static func name(of selector: String) -> String {
        let method = String(selector.prefix { $0 != ":" })
        for suffix in ["WithUnwindSegue", "WithSegue", "ForSegue", "UnwindSegue", "Segue"]
        where method.hasSuffix(suffix) && method != suffix {
            return String(method.dropLast(suffix.count))
        }
        return method.isEmpty ? "unwind" : method
    }

    /// The lines of the enumeration, or none if it has no cases.
    var lines: [String] { cases.lines("The actions of unwind segues.", order: order) }
}

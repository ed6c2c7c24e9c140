/// An enumeration of strings in generated code.
struct EnumLines {
    let type: String
    /// The names of the cases, by their values.
    private var cases: [String: String] = [:]
    private var names = UniqueNames(["self", "_", "rawValue", "hashValue"])

    init(_ type: String) { self.type = type }

    /// Adds a case for a value, and returns the expression for it, or nil if there is a case for the value already.
    ///
    /// - Parameter name: The preferred name of the case.
    mutating func add(_ name: String, _ value: String) -> String? {
        if cases[value] != nil { return nil }
        let base = SwiftName.constant(name)
        let unique = names.add(base.isEmpty ? "segue" : base)
        cases[value] = unique
        return "\(type).\(SwiftName.escaped(unique))"
    }

    /// The lines of the enumeration with a comment, or none if it has no cases.
    ///
    /// - Parameter order: The values in the order of the cases.
    func lines(_ comment: String, order: [String]) -> [String] {
        let ordered = order.filter { cases[$0] != nil }
        if ordered.isEmpty { return [] }
        let declarations = ordered.flatMap { value in
            let name = cases[value] ?? ""
            let declaration = "case \(SwiftName.escaped(name))"
            if name == value { return ["        \(declaration)"] }
            return SourceFormat.assignment(declaration, SwiftName.literal(value), indent: 8)
        }
        return ["", "    /// \(comment)", "    enum \(type): String {"] + declarations + ["    }"]
    }
}

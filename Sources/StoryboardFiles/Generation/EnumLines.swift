/// An enumeration of strings in generated code.
struct EnumLines {
    let type: String
    /// The names of the cases, by their values.
    private var cases: [String: String] = [:]
    /// The values in the order of the cases.
    private var values: [String] = []
    private var names = UniqueNames(["self", "_", "rawValue", "hashValue"])

    init(_ type: String) { self.type = type }

    /// Adds a case for a value, and returns the expression for it, or nil if there is a case for the value already.
    ///
    /// - Parameter name: The preferred name of the case.
    @discardableResult
    mutating func add(_ name: String, _ value: String) -> String? {
        if cases[value] != nil { return nil }
        let base = SwiftName.constant(name)
        cases[value] = names.add(base.isEmpty ? "segue" : base)
        values.append(value)
        return self[value]
    }

    /// Returns the expression for a value, or nil if it has no case.
    subscript(value: String) -> String? { cases[value].map { "\(type).\(SwiftName.escaped($0))" } }

    /// Returns the lines of the enumeration with a comment, or none if it has no cases.
    ///
    /// - Parameter order: The values in the code, in their order, or nil for all.
    func lines(_ comment: String, order: [String]? = nil) -> [String] {
        let declarations = (order ?? values).flatMap { value -> [String] in
            guard let name = cases[value] else { return [] }
            let declaration = "case \(SwiftName.escaped(name))"
            if name == value { return ["        \(declaration)"] }
            return SourceFormat.assignment(declaration, SwiftName.literal(value), indent: 8)
        }
        if declarations.isEmpty { return [] }
        return ["", "    /// \(comment)", "    enum \(type): String {"] + declarations + ["    }"]
    }
}

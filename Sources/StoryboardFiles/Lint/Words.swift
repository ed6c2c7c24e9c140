extension Element {
    /// The element in a message: its tag, and its identity.
    var words: String { "<\(name)>" + (self["id"].map { " \($0.quoted)" } ?? "") }
}

extension FileScene {
    /// The scene in a message: by what people know it by.
    var words: String {
        let names = [identifier, controller?["customClass"], title, controller?["userLabel"], controller?["id"]]
        return "the scene \((names.compactMap { $0 }.first { !$0.isEmpty } ?? id).quoted)"
    }
}

extension FileSegue {
    /// The segue in a message: its kind, its identifier if it has one, and what it hangs on.
    var words: String {
        let kind = kind == "relationship" ? relationship.map { "\($0.onOneLine) relationship" } : nil
        let name = identifier.map { " \($0.quoted)" } ?? ""
        return "The \(kind ?? "\(self.kind.onOneLine) segue")\(name) of \(source.words)"
    }
}

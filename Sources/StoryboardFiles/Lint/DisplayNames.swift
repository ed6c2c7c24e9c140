extension FileElement {
    /// The element in a message: its tag and its `id`.
    var displayName: String { "<\(name)>" + (self["id"].map { " \($0.quoted)" } ?? "") }
}

extension FileScene {
    /// The scene in a message: the first of its names that is not empty.
    var displayName: String {
        let names = [identifier, controller?["customClass"], title, controller?["userLabel"], controller?["id"]]
        return "the scene \((names.firstNonempty ?? id).quoted)"
    }
}

extension FileOutlet {
    /// The outlet in a message: its kind, its property and its owner.
    var displayName: String {
        "The \(isCollection ? "outlet collection" : "outlet") \(property.quoted) of \(owner.displayName)"
    }
}

extension FileSegue {
    /// The segue in a message: its kind, its identifier and its source.
    var displayName: String {
        let kind = kind == "relationship" ? relationship.map { "\($0.singleLine) relationship" } : nil
        let name = identifier.map { " \($0.quoted)" } ?? ""
        return "The \(kind ?? "\(self.kind.singleLine) segue")\(name) of \(source.displayName)"
    }
}

extension String {
    /// The text with nothing in it that ends a line, so that it can be printed in one.
    var onOneLine: String {
        guard unicodeScalars.contains(where: \.endsLine) else { return self }
        return unicodeScalars.map { $0.endsLine ? "\\u{\(String($0.value, radix: 16))}" : String($0) }.joined()
    }

    /// The text in quotation marks, as messages have it.
    var quoted: String { "\"\(onOneLine)\"" }
}

extension Unicode.Scalar {
    /// Whether it may end a line, or do something else to a terminal than to be shown.
    fileprivate var endsLine: Bool {
        value < 0x20 || (0x7F...0x9F).contains(value) || (0x2028...0x2029).contains(value)
    }
}

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

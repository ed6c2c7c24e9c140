/// Shortens and escapes names in messages.
enum MessageText {
    private static let limit = 200

    /// Returns a name with escaped control characters, cut if it is long.
    static func name(_ name: String) -> String {
        if name.utf8.count <= limit, !name.unicodeScalars.contains(where: \.isControl) { return name }
        var text = ""
        for scalar in name.unicodeScalars {
            if text.unicodeScalars.count >= limit { return text + "…" }
            text += scalar.isControl ? scalar.escaped(asASCII: true) : String(scalar)
        }
        return text
    }
}

extension Unicode.Scalar {
    /// Whether the scalar controls the layout of a text, such as a line break.
    var isControl: Bool {
        switch properties.generalCategory {
        case .control, .lineSeparator, .paragraphSeparator: true
        default: false
        }
    }
}

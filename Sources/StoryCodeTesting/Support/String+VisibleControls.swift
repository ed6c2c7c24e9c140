extension String {
    /// The text with escapes instead of control characters, so that it is one line in a terminal.
    var withVisibleControls: String {
        unicodeScalars.reduce(into: "") { result, scalar in
            result += scalar.isControl ? scalar.escaped(asASCII: true) : String(scalar)
        }
    }
}

extension Unicode.Scalar {
    /// Whether a terminal does not show the scalar as one character of a line.
    fileprivate var isControl: Bool {
        properties.generalCategory == .control || properties.isBidiControl || properties.isWhitespace && self != " "
    }
}

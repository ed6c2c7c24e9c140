extension String {
    /// The text with control characters and line separators escaped, so that it prints as one line.
    package var singleLine: String {
        guard unicodeScalars.contains(where: \.isUnprintable) else { return self }
        return unicodeScalars.map { $0.isUnprintable ? "\\u{\(String($0.value, radix: 16))}" : String($0) }.joined()
    }

    /// The text on one line, in quotation marks.
    var quoted: String { "\"\(singleLine)\"" }
}

extension [String?] {
    /// The first text that exists and is not empty.
    package var firstNonempty: String? { lazy.compactMap(\.self).first { !$0.isEmpty } }
}

extension Unicode.Scalar {
    /// Whether the scalar ends a line or controls a terminal.
    fileprivate var isUnprintable: Bool {
        value < 0x20 || (0x7F...0x9F).contains(value) || (0x2028...0x2029).contains(value)
    }
}

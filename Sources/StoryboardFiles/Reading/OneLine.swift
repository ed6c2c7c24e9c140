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

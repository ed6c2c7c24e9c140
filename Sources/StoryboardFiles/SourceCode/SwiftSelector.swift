/// The Objective-C selector of a Swift method.
enum SwiftSelector {
    /// Returns the selector that the compiler derives from a method.
    ///
    /// - Parameter labels: The argument labels, `_` for none.
    static func selector(_ name: String, labels: [String]) -> String {
        guard let first = labels.first else { return name }
        let rest = labels.dropFirst().map { $0 == "_" ? ":" : "\($0):" }.joined()
        return start(name, first) + ":" + rest
    }

    private static func start(_ name: String, _ label: String) -> String {
        if label == "_" { return name }
        let first = label.prefix { !$0.isUppercase }
        let last = name.lastIndex(where: \.isUppercase).map { name[$0...] } ?? name[...]
        let hasPreposition = prepositions.contains(first.lowercased()) || prepositions.contains(last.lowercased())
        return name + (hasPreposition ? "" : "With") + label.prefix(1).uppercased() + label.dropFirst()
    }

    /// The words before or in a label for which the compiler does not insert "With".
    private static let prepositions: Set<String> = [
        "above", "after", "along", "alongside", "as", "at", "before", "below", "by", "following", "for", "from",
        "given", "in", "including", "inside", "into", "matching", "of", "on", "passing", "preceding", "since", "to",
        "until", "using", "via", "when", "with", "within",
    ]
}

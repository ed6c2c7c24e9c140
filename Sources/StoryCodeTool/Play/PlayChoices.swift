import StoryboardFiles

extension PlayScreen {
    /// The steps that are possible with the controllers on the screen, for messages about steps that are not.
    var choices: String {
        let segues = segues.map(\.segue).filter(\.isPerformedWithoutClass)
        let tabs = (tabs?.titles ?? []).enumerated().map { "\($0 + 1) \($1.inQuotes)" }
        let lists = [
            ("perform", segues.filter { $0.kind != "unwind" }.map(\.name.inQuotes)),
            ("unwind", segues.filter { $0.kind == "unwind" }.map(\.name.inQuotes)),
            ("tab", tabs),
            ("tap", controlNames.map(\.inQuotes)),
        ]
        var steps = lists.filter { !$0.1.isEmpty }.map { "\($0) \(Self.joined($1))" }
        if stack != nil { steps.append("back") }
        if presented != nil { steps.append("dismiss") }
        return steps.isEmpty ? "Nothing is possible here." : "Possible here: \(steps.joined(separator: "; "))."
    }

    /// Joins names, of which messages show the first dozen.
    private static func joined(_ names: [String]) -> String {
        var seen: Set<String> = []
        let unique = names.filter { seen.insert($0).inserted }
        let rest = unique.count - 12
        return unique.prefix(12).joined(separator: ", ") + (rest > 0 ? " and \(rest) more" : "")
    }
}

extension String {
    var inQuotes: String { "\"\(self)\"" }
}

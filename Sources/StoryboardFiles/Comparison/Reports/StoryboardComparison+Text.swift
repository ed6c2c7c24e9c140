import StoryCodeDrawing

extension StoryboardComparison {
    /// The differences as text, for terminals; empty if there are none.
    ///
    /// Each line begins with `+` for added, `-` for removed and `~` for changed, and is indented below its scene.
    public var text: String {
        files.flatMap { file in
            let counts = ComparisonCounts([file]).line
            return ["\(file.change.sign) \(SVGText.line(file.path))\(counts.isEmpty ? "" : ": \(counts)")"]
                + file.fields.map { "    \($0.text)" } + file.scenes.flatMap { $0.lines.map { "    \($0)" } }
        }
        .map { $0 + "\n" }.joined()
    }
}

extension StoryboardComparison.Scene {
    /// The name with the kind.
    var title: String { "\(SVGText.line(name)) (\(kind))" }

    fileprivate var lines: [String] {
        ["\(change.sign) \(title)"] + fields.map { "    \($0.text)" } + parts.flatMap { $0.lines.map { "    \($0)" } }
    }
}

extension StoryboardComparison.Part {
    /// The name with the kind.
    var title: String { kind == .views ? name : "\(kind.rawValue) \(SVGText.line(name))" }

    fileprivate var lines: [String] { ["\(change.sign) \(title)"] + fields.map { "    \($0.text)" } }
}

extension StoryboardComparison.Field {
    /// Both values.
    fileprivate var text: String {
        let values = [old, new].map { $0.map(SVGText.line) ?? "none" }
        return "\(name): \(values[0]) \u{2192} \(values[1])"
    }
}

import StoryCodeDrawing

extension StoryboardComparison {
    /// The differences as text, for terminals; empty if there are none.
    ///
    /// Each line begins with `+` for added, `-` for removed and `~` for changed, and is indented below its scene.
    public var text: String {
        files.flatMap { file in
            let counts = ComparisonCounts([file]).line
            return ["\(file.change.sign) \(SVGText.line(file.path))\(counts.isEmpty ? "" : ": \(counts)")"]
                + file.lines(SVGText.line).map { line in
                    let indent = String(repeating: "    ", count: line.depth + 1)
                    return "\(indent)\(line.change.map { "\($0.sign) " } ?? "")\(line.text)"
                }
        }
        .map { $0 + "\n" }.joined()
    }
}

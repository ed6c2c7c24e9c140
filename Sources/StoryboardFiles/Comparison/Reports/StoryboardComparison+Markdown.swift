import StoryCodeDrawing

extension StoryboardComparison {
    /// The differences as Markdown, for the description of a pull request or a comment.
    ///
    /// A table has the counts of each file. The details and a diagram of the scenes that differ are collapsed.
    public var markdown: String {
        if isEmpty { return "No differences between the storyboards.\n" }
        let names = ComparisonCounts(files).rows.map(\.name)
        var lines = [
            "| storyboard | \(names.joined(separator: " | ")) |", "|---|\(names.map { _ in "---|" }.joined())",
        ]
        for file in files {
            let rows = Dictionary(uniqueKeysWithValues: ComparisonCounts([file]).rows)
            let cells = names.map { rows[$0].map(ComparisonCounts.text) ?? "" }
            lines.append("| \(file.sign)\(Markdown.cell(file.path)) | \(cells.joined(separator: " | ")) |")
        }
        for file in files where !file.fields.isEmpty || !file.scenes.isEmpty {
            lines += ["", "<details><summary>\(Markdown.html(file.path))</summary>", ""]
            lines += file.fields.map { "- \($0.markdown)" } + file.scenes.flatMap(\.markdown) + ["", "</details>"]
        }
        let changes = graph.changedPart
        let picture = changes.mermaid
        // GitHub refuses longer diagrams.
        if picture.utf8.count < 40_000, !changes.nodes.isEmpty {
            lines += ["", "<details><summary>Diagram</summary>", "", "```mermaid", picture + "```", "", "</details>"]
        }
        return lines.joined(separator: "\n") + "\n"
    }
}

extension StoryboardComparison.File {
    /// The mark of a file that is in one version only.
    fileprivate var sign: String { change == .changed ? "" : "\(change.sign) " }
}

extension StoryboardComparison.Scene {
    fileprivate var markdown: [String] {
        ["- **\(change.sign)** \(Markdown.code(name)) (\(kind))"] + fields.map { "  - \($0.markdown)" }
            + parts.flatMap { part in
                ["  - **\(part.change.sign)** \(part.markdown)"] + part.fields.map { "    - \($0.markdown)" }
            }
    }
}

extension StoryboardComparison.Part {
    fileprivate var markdown: String { kind == .views ? name : "\(kind.rawValue) \(Markdown.code(name))" }
}

extension StoryboardComparison.Field {
    fileprivate var markdown: String {
        let values = [old, new].map { $0.map(Markdown.code) ?? "none" }
        return "\(name): \(values[0]) \u{2192} \(values[1])"
    }
}

/// Names in Markdown, which neither format the text nor mention users and issues.
private enum Markdown {
    static func code(_ text: String) -> String {
        let line = SVGText.truncated(text, characters: 120)
        if line.isEmpty { return "\"\"" }
        let longest = line.split { $0 != "`" }.map(\.count).max() ?? 0
        let fence = String(repeating: "`", count: longest + 1)
        return longest == 0 ? fence + line + fence : "\(fence) \(line) \(fence)"
    }

    /// A name in a table, where a vertical bar ends the cell even in code.
    static func cell(_ text: String) -> String { code(text).replacing("|", with: "\\|") }

    static func html(_ text: String) -> String { "<code>\(SVGText.escaped(SVGText.line(text)))</code>" }
}

import StoryCodeDrawing

extension StoryboardComparison {
    /// The differences as Markdown, for the description of a pull request or a comment.
    ///
    /// A table has the counts of each file. The details and a diagram of the scenes that differ are collapsed.
    public var markdown: String {
        if isEmpty { return "No differences between the storyboards.\n" }
        let names = ComparisonCounts(files).rows.map(\.name)
        func row(_ cells: [String]) -> String { "| \(cells.joined(separator: " | ")) |" }
        var lines = [row(["storyboard"] + names), "|" + String(repeating: "---|", count: names.count + 1)]
        for file in files {
            let rows = Dictionary(uniqueKeysWithValues: ComparisonCounts([file]).rows)
            let cells = names.map { rows[$0].map(ComparisonCounts.text) ?? "" }
            lines.append(row([file.sign + Markdown.cell(file.path)] + cells))
        }
        for file in files where !file.fields.isEmpty || !file.scenes.isEmpty {
            lines += ["", "<details><summary>\(Markdown.html(file.path))</summary>", ""]
            lines += file.lines(Markdown.code).map { line in
                let indent = String(repeating: "  ", count: line.depth)
                return "\(indent)- \(line.change.map { "**\($0.sign)** " } ?? "")\(line.text)"
            }
            lines += ["", "</details>"]
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

/// What was expected beside what was recorded.
struct ListComparison {
    /// The lines that were expected.
    let expected: [String]
    /// The lines that were recorded.
    let recorded: [String]

    /// Both lists side by side with a mark at the first line that differs, or nil where they are the same.
    var words: String? {
        guard expected != recorded else { return nil }
        let difference = zip(expected, recorded).prefix { $0 == $1 }.count + 1
        let last = max(expected.count, recorded.count)
        let (left, right) = (column("expected", expected, last), column("recorded", recorded, last))
        let numbers = column("", (1...last).map(String.init), last)
        let rows = (0...last).map { row in
            "\(row == difference ? ">" : " ") \(numbers[row])  \(left[row])   \(right[row])"
        }
        return """
            What was recorded is not what was expected, from line \(difference) on:

            \(rows.map(trimmed).joined(separator: "\n"))
            """
    }

    /// A heading and lines below it, all of one width, and filled up with empty ones.
    private func column(_ heading: String, _ lines: [String], _ last: Int) -> [String] {
        let cells = [heading] + lines + Array(repeating: "", count: last - lines.count)
        let width = cells.map(\.count).max() ?? 0
        return cells.map { $0 + String(repeating: " ", count: width - $0.count) }
    }

    private func trimmed(_ row: String) -> Substring {
        row[...(row.lastIndex { $0 != " " } ?? row.startIndex)]
    }
}

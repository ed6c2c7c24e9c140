/// A comparison of the expected lines with the recorded lines.
package struct ListComparison {
    private let expected: [String]
    private let recorded: [String]

    package init(expected: [String], recorded: [String]) {
        (self.expected, self.recorded) = (expected, recorded)
    }

    /// Both lists side by side with a mark at the first line that differs, or nil if they are the same.
    package var message: String? {
        guard expected != recorded else { return nil }
        let difference = zip(expected, recorded).prefix { $0 == $1 }.count + 1
        let last = max(expected.count, recorded.count)
        let (left, right) = (column("expected", expected, last), column("recorded", recorded, last))
        let numbers = column("", (1...last).map(String.init), last)
        let rows = (0...last).map { row in
            "\(row == difference ? ">" : " ") \(numbers[row])  \(left[row])   \(right[row])"
        }
        return """
            The recorded lines differ from the expected ones, starting at line \(difference):

            \(rows.map(trimmed).joined(separator: "\n"))
            """
    }

    /// A heading and the lines below it, padded to one width and one height.
    private func column(_ heading: String, _ lines: [String], _ last: Int) -> [String] {
        let cells = [heading] + lines + Array(repeating: "", count: last - lines.count)
        let width = cells.map(\.count).max() ?? 0
        return cells.map { $0 + String(repeating: " ", count: width - $0.count) }
    }

    private func trimmed(_ row: String) -> Substring {
        row[...(row.lastIndex { $0 != " " } ?? row.startIndex)]
    }
}

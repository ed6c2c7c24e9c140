/// A comparison of the expected lines with the recorded lines.
package struct ListComparison {
    private let expected: [String]
    private let recorded: [String]
    private let lines: [EditScript.Line]

    package init(expected: [String], recorded: [String]) {
        (self.expected, self.recorded) = (expected, recorded)
        lines = expected == recorded ? [] : EditScript(expected: expected, recorded: recorded).lines
    }

    /// The numbers of differences and both lists in one, with a mark at each difference, or nil if they are the same.
    ///
    /// The first number is that of the expected line, the second that of the recorded one.
    package var message: String? {
        guard !lines.isEmpty else { return nil }
        return """
            The recorded lines differ from the expected ones: \(summary).

            \(table)
            """
    }

    /// The index of the first recorded line that is extra, or else of the first one that has moved.
    package var firstUnexpected: Int? {
        let extra = lines.lazy.compactMap { if case .extra(let index) = $0 { index } else { nil } }.first
        return extra ?? lines.lazy.compactMap { if case .moved(_, let index) = $0 { index } else { nil } }.first
    }

    private var summary: String {
        let kinds: [(word: String, isOfKind: (EditScript.Line) -> Bool)] = [
            ("missing", { if case .missing = $0 { true } else { false } }),
            ("extra", { if case .extra = $0 { true } else { false } }),
            ("moved", { if case .moved = $0 { true } else { false } }),
        ]
        let counts = kinds.map { kind in (lines.count(where: kind.isOfKind), kind.word) }
        return counts.filter { $0.0 > 0 }.map { "\($0.0) \($0.1)" }.joined(separator: ", ")
    }
}

// MARK: - The table

extension ListComparison {
    /// The number of lines that are all shown.
    private static let shortCount = 40

    /// The number of lines around a difference that are shown in a longer list.
    private static let context = 5

    /// The number of lines that are shown at most, because the differences of long lists may be as many as their lines.
    private static let limit = 200

    /// A line of the table.
    private struct Row {
        let mark: String
        var numbers: (expected: Int?, recorded: Int?)
        let text: String
        var words = ""
    }

    private var table: String {
        let rows = lines.map(row)
        let shown = Self.shownIndices(of: rows)
        let width = shown.filter { !rows[$0].words.isEmpty }.map { rows[$0].text.count }.max() ?? 0
        let (left, right) = (String(expected.count).count, String(recorded.count).count)
        func cell(_ number: Int?, _ width: Int) -> String {
            let text = number.map { String($0 + 1) } ?? ""
            return String(repeating: " ", count: width - text.count) + text
        }
        var table: [String] = []
        var next = 0
        func leaveOut(until index: Int) {
            guard index > next else { return }
            let indentation = String(repeating: " ", count: left + right + 7)
            table.append("\(indentation)… \(index - next) lines are left out")
        }
        for index in shown {
            leaveOut(until: index)
            next = index + 1
            let row = rows[index]
            let numbers = "\(cell(row.numbers.expected, left))  \(cell(row.numbers.recorded, right))"
            let gap = row.words.isEmpty ? "" : String(repeating: " ", count: width - row.text.count + 3)
            table.append("\(row.mark)  \(numbers)  \(row.text)\(gap)\(row.words)")
        }
        leaveOut(until: rows.count)
        return table.joined(separator: "\n")
    }

    private func row(_ line: EditScript.Line) -> Row {
        switch line {
        case .same(let old, let new):
            Row(mark: " ", numbers: (old, new), text: recorded[new].withVisibleControls)
        case .missing(let old):
            Row(mark: "-", numbers: (old, nil), text: expected[old].withVisibleControls, words: "missing")
        case .extra(let new):
            Row(mark: "+", numbers: (nil, new), text: recorded[new].withVisibleControls, words: "extra")
        case .moved(let old, let new):
            Row(
                mark: "~",
                numbers: (old, new),
                text: recorded[new].withVisibleControls,
                words: "moved from line \(old + 1) to line \(new + 1)"
            )
        }
    }

    /// Returns the rows that are shown: all rows of short lists, and those around each difference of longer ones.
    private static func shownIndices(of rows: [Row]) -> [Int] {
        guard rows.count > shortCount else { return Array(rows.indices) }
        var shown: [Int] = []
        var next = 0
        for index in rows.indices where !rows[index].words.isEmpty && shown.count < limit {
            let first = max(next, index - context)
            // A single line takes no more space than the words about it.
            if first == next + 1 { shown.append(next) }
            next = min(rows.count, index + context + 1)
            shown += first..<max(first, next)
        }
        return shown + (next == rows.count - 1 ? [next] : [])
    }
}

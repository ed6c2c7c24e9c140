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
        (lines.first { $0.kind == .extra } ?? lines.first { $0.kind == .moved })?.recorded
    }

    private var summary: String {
        let kinds: [EditScript.Line.Kind] = [.missing, .extra, .moved]
        let counts = kinds.map { kind in (lines.count { $0.kind == kind }, "\(kind)") }
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

    private var table: String {
        let shown = shownIndices
        let width = shown.map { lines[$0] }.filter { $0.kind != .same }.map { text(of: $0).count }.max() ?? 0
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
            let (line, text) = (lines[index], text(of: lines[index]))
            let numbers = "\(cell(line.expected, left))  \(cell(line.recorded, right))"
            let gap = line.kind == .same ? "" : String(repeating: " ", count: width - text.count + 3)
            table.append("\(line.kind.rawValue)  \(numbers)  \(text)\(gap)\(line.words)")
        }
        leaveOut(until: lines.count)
        return table.joined(separator: "\n")
    }

    private func text(of line: EditScript.Line) -> String {
        let text = line.recorded.map { recorded[$0] } ?? line.expected.map { expected[$0] }
        return text?.withVisibleControls ?? ""
    }

    /// The lines that are shown: all of short lists, and those around each difference of longer ones.
    private var shownIndices: [Int] {
        guard lines.count > Self.shortCount else { return Array(lines.indices) }
        var shown: [Int] = []
        var next = 0
        for index in lines.indices where lines[index].kind != .same && shown.count < Self.limit {
            let first = max(next, index - Self.context)
            // A single line takes no more space than the words about it.
            if first == next + 1 { shown.append(next) }
            next = min(lines.count, index + Self.context + 1)
            shown += first..<max(first, next)
        }
        return shown + (next == lines.count - 1 ? [next] : [])
    }
}

extension EditScript.Line {
    /// What differs, in words.
    fileprivate var words: String {
        switch (kind, expected, recorded) {
        case (.same, _, _): ""
        case (.moved, let old?, let new?): "moved from line \(old + 1) to line \(new + 1)"
        default: "\(kind)"
        }
    }
}

import StoryCodeRuns

/// The changes that lead from a list of expected lines to the recorded one.
///
/// No other script has fewer changes if the lists have at most ``limit`` differences. Lists with more differences are
/// compared piece by piece, so that the time grows with the number of lines, and not with its square.
struct EditScript {
    /// A line of one list or both; the numbers are indices.
    struct Line: Equatable {
        /// The kinds of lines, with their marks.
        enum Kind: String {
            case same = " "
            case missing = "-"
            case extra = "+"
            case moved = "~"
        }

        let kind: Kind
        var expected: Int?
        var recorded: Int?
    }

    /// The number of differences after which a piece ends.
    static let limit = 200

    /// The lines of both lists, in the order of the recorded ones; missing lines precede extra ones.
    let lines: [Line]

    init(expected: [String], recorded: [String]) {
        let (old, new) = LineAlignment.numbers(expected, recorded)
        let rows = LineAlignment.rows(Self.pairs(old, new), old: old.count, new: new.count)
        // A line that is missing in one place and extra in another has moved.
        var missing: [Int: [Int]] = [:]
        for case (let index?, nil) in rows.reversed() { missing[old[index], default: []].append(index) }
        var origins: Set<Int> = []
        let lines = rows.map { row in
            guard row.old == nil else {
                return Line(kind: row.new == nil ? .missing : .same, expected: row.old, recorded: row.new)
            }
            let origin = row.new.flatMap { missing[new[$0]]?.popLast() }
            if let origin { origins.insert(origin) }
            return Line(kind: origin == nil ? .extra : .moved, expected: origin, recorded: row.new)
        }
        self.lines = lines.filter { line in line.kind != .missing || line.expected.map(origins.contains) == false }
    }

    /// Returns the indices of the lines that are the same, in order.
    private static func pairs(_ old: [Int], _ new: [Int]) -> [(x: Int, y: Int)] {
        var (oldEnd, newEnd) = (old.count, new.count)
        while oldEnd > 0, newEnd > 0, old[oldEnd - 1] == new[newEnd - 1] { (oldEnd, newEnd) = (oldEnd - 1, newEnd - 1) }
        let pairs = LineAlignment(old[..<oldEnd], new[..<newEnd], limit: limit).pairs
        return pairs + zip(oldEnd..<old.count, newEnd..<new.count).map { ($0, $1) }
    }
}

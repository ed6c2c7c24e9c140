import StoryCodeRuns

/// The changes that lead from a list of expected lines to the recorded one.
///
/// No other script has fewer changes if the lists have at most ``limit`` differences. Lists with more differences are
/// compared piece by piece, so that the time grows with the number of lines, and not with its square.
struct EditScript {
    /// A line of one list or both; the numbers are indices.
    enum Line: Equatable {
        case same(expected: Int, recorded: Int)
        case missing(expected: Int)
        case extra(recorded: Int)
        case moved(expected: Int, recorded: Int)
    }

    /// The number of differences after which a piece ends.
    static let limit = 200

    /// The lines of both lists, in the order of the recorded ones; missing lines precede extra ones.
    let lines: [Line]

    init(expected: [String], recorded: [String]) {
        let (old, new) = LineAlignment.numbers(expected, recorded)
        lines = Self.markingMoves(Self.changes(old, new), old, new)
    }

    /// Returns the lines without moves.
    private static func changes(_ old: [Int], _ new: [Int]) -> [Line] {
        var lines: [Line] = []
        var (x, y) = (0, 0)
        for pair in pairs(old, new) + [(x: old.count, y: new.count)] {
            lines += (x..<pair.x).map { .missing(expected: $0) }
            lines += (y..<pair.y).map { .extra(recorded: $0) }
            (x, y) = (pair.x + 1, pair.y + 1)
            if pair.x < old.count, pair.y < new.count { lines.append(.same(expected: pair.x, recorded: pair.y)) }
        }
        return lines
    }

    /// Turns a line that is missing in one place and extra in another into a moved one.
    private static func markingMoves(_ lines: [Line], _ old: [Int], _ new: [Int]) -> [Line] {
        var missing: [Int: [Int]] = [:]
        for case .missing(let index) in lines.reversed() { missing[old[index], default: []].append(index) }
        var origins: Set<Int> = []
        let marked = lines.map { line in
            guard case .extra(let index) = line, let origin = missing[new[index]]?.popLast() else { return line }
            origins.insert(origin)
            return .moved(expected: origin, recorded: index)
        }
        return marked.filter { if case .missing(let index) = $0 { !origins.contains(index) } else { true } }
    }

    /// Returns the indices of the lines that are the same, in order.
    private static func pairs(_ old: [Int], _ new: [Int]) -> [(x: Int, y: Int)] {
        var (oldEnd, newEnd) = (old.count, new.count)
        while oldEnd > 0, newEnd > 0, old[oldEnd - 1] == new[newEnd - 1] { (oldEnd, newEnd) = (oldEnd - 1, newEnd - 1) }
        let pairs = LineAlignment(old[..<oldEnd], new[..<newEnd], limit: limit).pairs
        return pairs + zip(oldEnd..<old.count, newEnd..<new.count).map { ($0, $1) }
    }
}

/// The equal lines of two lists, in order.
///
/// No other alignment leaves fewer lines over if the lists have at most as many differences as the limit. Lists with more
/// differences are aligned piece by piece, so that the time grows with the number of lines, and not with its square:
/// the standard library's `CollectionDifference` takes that much time and memory.
package struct LineAlignment {
    /// The indices of the lines that are the same in both lists.
    package private(set) var pairs: [(x: Int, y: Int)] = []

    /// - Parameters:
    ///   - old: The lines as numbers; see ``numbers(_:_:)``.
    ///   - limit: The number of differences after which a piece ends.
    package init(_ old: ArraySlice<Int>, _ new: ArraySlice<Int>, limit: Int) {
        var (x, y) = (old.startIndex, new.startIndex)
        while x < old.endIndex, y < new.endIndex {
            let piece = EditPath(old[x...], new[y...], limit: limit)
            pairs += piece.pairs
            (x, y) = piece.end
        }
    }

    /// Returns the indices of all lines of both lists: those of pairs together, and the others before the next pair.
    ///
    /// - Parameters:
    ///   - pairs: The lines that are the same in both lists, in order.
    ///   - old: The number of lines of the old list.
    ///   - new: The number of lines of the new list.
    package static func rows(_ pairs: [(x: Int, y: Int)], old: Int, new: Int) -> [(old: Int?, new: Int?)] {
        var rows: [(old: Int?, new: Int?)] = []
        var (x, y) = (0, 0)
        for pair in pairs + [(x: old, y: new)] {
            rows += (x..<pair.x).map { ($0, nil) } + (y..<pair.y).map { (nil, $0) }
            (x, y) = (pair.x + 1, pair.y + 1)
            if pair.x < old { rows.append((pair.x, pair.y)) }
        }
        return rows
    }

    /// Returns a number for each line, which is the same for equal lines; comparing numbers costs less.
    package static func numbers(_ old: [String], _ new: [String]) -> ([Int], [Int]) {
        var numbers: [String: Int] = [:]
        func number(_ line: String) -> Int {
            if let number = numbers[line] { return number }
            numbers[line] = numbers.count
            return numbers.count - 1
        }
        return (old.map(number), new.map(number))
    }
}

/// A shortest path from the beginning of two lists to their end, or as far as a number of differences leads.
///
/// The algorithm is that of E. Myers, "An O(ND) Difference Algorithm and Its Variations" (1986). A point (x, y) stands
/// for the first x elements of one list and the first y of the other; a diagonal k has the points with x - y = k.
private struct EditPath {
    /// The indices of the elements that are the same in both lists, in order.
    private(set) var pairs: [(x: Int, y: Int)] = []

    /// The indices of the elements that follow the path.
    private(set) var end: (x: Int, y: Int)

    /// The furthest points on the diagonals -d, -d + 2 … d after d differences, as x; -1 if there is none.
    private var rows: [[Int]] = []

    private let old: ArraySlice<Int>
    private let new: ArraySlice<Int>

    /// - Parameter limit: The number of differences after which the path ends, at the point that is furthest by then.
    init(_ old: ArraySlice<Int>, _ new: ArraySlice<Int>, limit: Int) {
        (self.old, self.new) = (old, new)
        end = (old.startIndex, new.startIndex)
        while true {
            addRow()
            let last = furthest
            guard rows.count > limit || last.x == old.count && last.y == new.count else { continue }
            pairs = path(to: last)
            end = (old.startIndex + last.x, new.startIndex + last.y)
            return
        }
    }

    /// Returns the furthest point on a diagonal after some differences, or -1.
    private func x(_ differences: Int, _ diagonal: Int) -> Int {
        guard abs(diagonal) <= differences else { return -1 }
        return rows[differences][(diagonal + differences) / 2]
    }

    /// Returns the point on a diagonal that one more difference leads to, before the elements that are the same.
    private func start(_ differences: Int, _ diagonal: Int) -> Int {
        guard differences > 0 else { return 0 }
        let below = x(differences - 1, diagonal + 1)
        let right = x(differences - 1, diagonal - 1) + 1
        return max(below - diagonal <= new.count ? below : -1, right > 0 && right <= old.count ? right : -1)
    }

    private mutating func addRow() {
        let differences = rows.count
        rows.append(
            stride(from: -differences, through: differences, by: 2).map { diagonal in
                var x = start(differences, diagonal)
                guard x >= 0 else { return -1 }
                while x < old.count, x - diagonal < new.count,
                    old[old.startIndex + x] == new[new.startIndex + x - diagonal]
                {
                    x += 1
                }
                return x
            }
        )
    }

    /// The furthest point of the last row.
    private var furthest: (x: Int, y: Int) {
        let differences = rows.count - 1
        var point = (x: 0, y: 0)
        for (index, x) in (rows.last ?? []).enumerated() where x >= 0 {
            let y = x - (2 * index - differences)
            let gain = x + y - (point.x + point.y)
            // Of points that are equally far, the one that has advanced in both lists.
            if gain > 0 || gain == 0 && abs(x - y) < abs(point.x - point.y) { point = (x, y) }
        }
        return point
    }

    /// Returns the pairs on the way to a point of the last row.
    private func path(to end: (x: Int, y: Int)) -> [(x: Int, y: Int)] {
        var pairs: [(x: Int, y: Int)] = []
        var (x, diagonal) = (end.x, end.x - end.y)
        for differences in rows.indices.reversed() {
            let start = start(differences, diagonal)
            while x > start {
                x -= 1
                pairs.append((old.startIndex + x, new.startIndex + x - diagonal))
            }
            if self.x(differences - 1, diagonal + 1) == start {
                diagonal += 1
            } else {
                (x, diagonal) = (start - 1, diagonal - 1)
            }
        }
        return pairs.reversed()
    }
}

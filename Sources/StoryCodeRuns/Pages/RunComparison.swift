/// The differences of two runs: their steps side by side, aligned by their texts.
struct RunComparison {
    /// A step of one run, or a step of each with the same text.
    struct Row: Hashable {
        /// The number of the step in the run, or nil if only the other run has it.
        let here: Int?
        /// The number of the step in the other run, or nil if only the run has it.
        let there: Int?

        var isDifference: Bool { here == nil || there == nil }
    }

    /// The number of differences that are found together; after them the search begins again.
    private static let limit = 400

    private(set) var rows: [Row] = []

    init(_ run: LifecycleRun, _ other: LifecycleRun) {
        var numbers: [String: Int] = [:]
        func number(_ line: String) -> Int {
            if let known = numbers[line] { return known }
            numbers[line] = numbers.count
            return numbers.count - 1
        }
        align(run.steps.map { number(run.line($0)) }, other.steps.map { number(other.line($0)) })
    }

    /// The rows before the first difference, or nil if there is none.
    var firstDifference: Int? { rows.firstIndex(where: \.isDifference) }

    /// Aligns two sequences by Myers' greedy algorithm, which finds the fewest differences.
    ///
    /// Sequences with many differences are aligned piece by piece, so that the work does not grow with the square of
    /// their lengths.
    private mutating func align(_ here: [Int], _ there: [Int]) {
        var (x, y) = (0, 0)
        while x < here.count || y < there.count {
            let piece = AlignedPiece(Array(here[x...]), Array(there[y...]), limit: Self.limit)
            for row in piece.rows {
                rows.append(Row(here: row.here.map { x + $0 + 1 }, there: row.there.map { y + $0 + 1 }))
            }
            (x, y) = (x + piece.end.x, y + piece.end.y)
        }
    }
}

/// The alignment of two sequences, or of their beginnings if they have many differences.
private struct AlignedPiece {
    private let here: [Int]
    private let there: [Int]
    private let limit: Int

    /// For each number of differences, the furthest position in `here` on each diagonal, or -1.
    private var history: [[Int]] = []

    /// The numbers of elements that are aligned.
    private(set) var end = (x: 0, y: 0)

    init(_ here: [Int], _ there: [Int], limit: Int) {
        (self.here, self.there, self.limit) = (here, there, limit)
        for count in 0...limit where history.isEmpty || end != (here.count, there.count) { search(count) }
    }

    /// Finds the furthest positions with a number of differences.
    private mutating func search(_ count: Int) {
        var furthest = [Int](repeating: -1, count: 2 * limit + 3)
        for diagonal in stride(from: -count, through: count, by: 2) {
            guard var x = start(of: diagonal, count)?.x else { continue }
            while x < here.count, x - diagonal < there.count, here[x] == there[x - diagonal] { x += 1 }
            furthest[diagonal + limit + 1] = x
            let gain = (2 * x - diagonal) - (end.x + end.y)
            // Of two positions that are equally far, the one that has advanced in both sequences.
            if gain > 0 || gain == 0 && abs(diagonal) < abs(end.x - end.y) { end = (x, x - diagonal) }
        }
        history.append(furthest)
    }

    /// Returns where a diagonal begins after its last difference, and whether that is an element of `here`.
    private func start(of diagonal: Int, _ count: Int) -> (x: Int, isHere: Bool)? {
        guard count > 0 else { return (0, false) }
        let (left, above) = (history[count - 1][diagonal + limit], history[count - 1][diagonal + limit + 2])
        let right = left >= 0 && left < here.count ? left + 1 : -1
        let down = above >= 0 && above - diagonal <= there.count ? above : -1
        guard max(right, down) >= 0 else { return nil }
        return right > down ? (right, true) : (down, false)
    }

    /// The aligned elements, and those of one sequence.
    var rows: [(here: Int?, there: Int?)] {
        var rows: [(here: Int?, there: Int?)] = []
        var (x, y) = end
        for count in history.indices.reversed() {
            guard let start = start(of: x - y, count) else { break }
            while x > start.x {
                (x, y) = (x - 1, y - 1)
                rows.append((x, y))
            }
            guard count > 0 else { break }
            if start.isHere { x -= 1 } else { y -= 1 }
            rows.append(start.isHere ? (x, nil) : (nil, y))
        }
        return rows.reversed()
    }
}

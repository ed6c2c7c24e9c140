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

    /// The number of differences after which the alignment begins again.
    private static let limit = 400

    private(set) var rows: [Row] = []

    init(_ run: LifecycleRun, _ other: LifecycleRun) {
        let (here, there) = LineAlignment.numbers(run.steps.map(run.line), other.steps.map(other.line))
        var (x, y) = (0, 0)
        let pairs = LineAlignment(here[...], there[...], limit: Self.limit).pairs
        for pair in pairs + [(x: here.count, y: there.count)] {
            rows += (x..<pair.x).map { Row(here: $0 + 1, there: nil) }
            rows += (y..<pair.y).map { Row(here: nil, there: $0 + 1) }
            (x, y) = (pair.x + 1, pair.y + 1)
            if pair.x < here.count, pair.y < there.count { rows.append(Row(here: x, there: y)) }
        }
    }

    /// The rows before the first difference, or nil if there is none.
    var firstDifference: Int? { rows.firstIndex(where: \.isDifference) }
}

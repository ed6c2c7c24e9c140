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

    let rows: [Row]

    init(_ run: LifecycleRun, _ other: LifecycleRun) {
        let (here, there) = LineAlignment.numbers(run.steps.map(run.line), other.steps.map(other.line))
        let pairs = LineAlignment(here[...], there[...], limit: Self.limit).pairs
        rows = LineAlignment.rows(pairs, old: here.count, new: there.count).map { row in
            Row(here: row.old.map { $0 + 1 }, there: row.new.map { $0 + 1 })
        }
    }

    /// The rows before the first difference, or nil if there is none.
    var firstDifference: Int? { rows.firstIndex(where: \.isDifference) }
}

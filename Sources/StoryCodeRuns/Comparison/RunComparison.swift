/// The differences of two runs: their steps side by side, aligned by their texts.
struct RunComparison {
    /// The number of differences after which the alignment begins again.
    private static let limit = 400

    /// The steps by their numbers; nil stands for a step that only the other run has.
    let rows: [(here: Int?, there: Int?)]

    init(_ run: LifecycleRun, _ other: LifecycleRun) {
        let (here, there) = LineAlignment.numbers(run.steps.map(run.line), other.steps.map(other.line))
        let pairs = LineAlignment(here[...], there[...], limit: Self.limit).pairs
        rows = LineAlignment.rows(pairs, old: here.count, new: there.count).map { row in
            (row.old.map { run.steps[$0].id }, row.new.map { other.steps[$0].id })
        }
    }

    /// The rows before the first difference, or nil if there is none.
    var firstDifference: Int? { rows.firstIndex { $0.here == nil || $0.there == nil } }
}

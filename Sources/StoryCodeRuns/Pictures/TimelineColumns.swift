/// The columns of a timeline: one for each step, except that helpers share the column of their controller.
struct TimelineColumns {
    struct Column {
        /// The first step, which labels the column.
        let step: LifecycleRun.Step
        /// The events of helpers that were notified after their controller, of the same event.
        var helperSteps: [LifecycleRun.Step] = []

        var steps: [LifecycleRun.Step] { [step] + helperSteps }
    }

    private(set) var columns: [Column] = []

    /// The titles of chapters, each with the column at which the chapter begins.
    private(set) var chapters: [(column: Int, step: LifecycleRun.Step)] = []

    /// The turns, each with the column at which it begins.
    private(set) var turns: [(column: Int, turn: LifecycleRun.Turn)] = []

    /// - Parameter steps: The steps to show, or nil for all.
    init(_ run: LifecycleRun, _ steps: ArraySlice<LifecycleRun.Step>? = nil) {
        let steps = steps ?? run.steps[...]
        let first = steps.first
        // Also the turn in which the first step happens.
        var nextTurn =
            run.turns.firstIndex { $0.firstStep >= first?.id ?? 1 || $0.number == first?.turn } ?? run.turns.count
        for step in steps {
            if case .note = step.kind {
                chapters.append((columns.count, step))
                continue
            }
            // Also turns that begin with a note, or contain nothing else.
            while nextTurn < run.turns.count, run.turns[nextTurn].firstStep <= step.id {
                turns.append((columns.count, run.turns[nextTurn]))
                nextTurn += 1
            }
            if let last = columns.last, step.helper != nil, last.step.helper == nil, step.parent == last.step.id,
                step.kind == last.step.kind, !last.helperSteps.contains(where: { $0.helper == step.helper })
            {
                columns[columns.count - 1].helperSteps.append(step)
            } else {
                columns.append(Column(step: step))
            }
        }
    }
}

import StoryCodeDrawing

/// The data of a run's page: columns with a number for each step, and a table of texts.
///
/// The first entry of a column stands for no step, so that the number of a step is its index. A number that refers to
/// nothing, which a run that was decoded may contain, is replaced by the one that stands for nothing.
struct RunPageData: Encodable {
    /// The words for numbers.
    private let kinds = RunPageKind.allCases.map(\.rawValue)
    private let marks = TimelineMark.allCases.map { "\($0)" }
    private let states = TimelineState.allCases.map(\.rawValue)
    private let reasons = LifecycleRun.Step.Cause.Reason.allCases.map(\.words)

    /// Rows with the name, the type, the role, the controller of a helper, and the last step before the release.
    private var participants: [[Int]] = []
    /// Rows with the number of steps before, the controller, and its place: none, child, presented or root, and where.
    private var places: [[Int]] = []
    private var steps: [String: [Int]] = [:]
    /// Rows with the step, the message and the advice.
    private var diagnostics: [[Int]] = []
    /// Rows with the number, the time and the first step.
    private var turns: [[Int]] = []
    private var comparison: Comparison?
    private var texts = TextTable()

    private struct Comparison: Encodable {
        let title: Int
        /// Rows with the step here, the step there, and the line of a step only there.
        let rows: [[Int]]
    }

    /// The texts, each of which is in the table once.
    private struct TextTable: Encodable {
        private var indices: [String: Int] = [:]
        private var texts: [String] = []

        mutating func index(of text: String) -> Int {
            if let known = indices[text] { return known }
            indices[text] = texts.count
            texts.append(SVGText.line(text))
            return texts.count - 1
        }

        func encode(to encoder: any Encoder) throws { try texts.encode(to: encoder) }
    }

    /// - Parameter comparison: The comparison with the other run.
    init(_ run: LifecycleRun, _ other: LifecycleRun? = nil, _ comparison: RunComparison? = nil) {
        func known(_ id: Int?) -> Int { id.flatMap(run.index(ofParticipant:)) ?? -1 }
        func place(_ step: Int) -> Int { max(step &- run.droppedSteps, 0) }
        for participant in run.participants {
            let names = [texts.index(of: participant.name), texts.index(of: participant.typeName)]
            let role = participant.role.index
            participants.append(names + [role, known(participant.owner), participant.releasedAfter.map(place) ?? -1])
        }
        for change in run.treeChanges {
            let kind =
                switch change.place {
                case nil: 0
                case .child: 1
                case .presented: 2
                case .root: 3
                }
            let (controller, owner) = (known(change.controller), known(change.place?.owner))
            if controller >= 0 { places.append([place(change.after), controller, owner < 0 ? 0 : kind, owner]) }
        }
        addSteps(of: run, known)
        turns = run.turns.map {
            [$0.number, texts.index(of: LifecycleRun.text($0.clock)), max(place($0.firstStep), 1)]
        }
        guard let other, let comparison else { return }
        let rows = comparison.rows.map { row in
            let line = row.here == nil ? row.there.flatMap(other.step).map { texts.index(of: other.line($0)) } : nil
            return [row.here.map(place) ?? 0, row.there ?? 0, line ?? -1]
        }
        self.comparison = Comparison(title: texts.index(of: other.title), rows: rows)
    }

    private mutating func addSteps(of run: LifecycleRun, _ known: (Int?) -> Int) {
        let names = [
            "line", "kind", "mark", "controller", "helper", "parent", "cause", "reason", "turn", "clock", "end",
            "state",
        ]
        var columns = names.map { _ in [0] }
        var states: [Int: TimelineState] = [:]
        for (id, step) in zip(1..., run.steps) {
            func earlier(_ step: Int?) -> Int {
                step.flatMap { (1..<id).contains($0 &- run.droppedSteps) ? $0 &- run.droppedSteps : nil } ?? 0
            }
            let controller = known(step.controller)
            let isOwn = step.helper == nil
            let state = isOwn ? (states[controller] ?? .none).after(step.kind) : states[controller] ?? .none
            states[controller] = state
            let values = [
                texts.index(of: run.line(step)), RunPageKind(step.kind).index,
                (isOwn ? TimelineMark(step.kind) : .helper).index, controller, known(step.helper),
                earlier(step.parent), earlier(step.cause?.step), step.cause?.reason.index ?? -1, step.turn ?? 0,
                texts.index(of: LifecycleRun.text(step.clock)), step.end.map { $0 &- run.droppedSteps } ?? 0,
                state.index,
            ]
            for (column, value) in values.enumerated() { columns[column].append(value) }
            guard case .diagnostic(let diagnostic) = step.kind else { continue }
            diagnostics.append([id, texts.index(of: diagnostic.message), texts.index(of: diagnostic.advice)])
        }
        steps = Dictionary(uniqueKeysWithValues: zip(names, columns))
    }
}

extension CaseIterable where Self: Equatable {
    /// The index among all cases.
    fileprivate var index: Int { Array(Self.allCases).firstIndex(of: self) ?? 0 }
}

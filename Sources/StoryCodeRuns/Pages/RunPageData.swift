import StoryCodeDrawing

/// The data of a run's page: columns with a number for each step, and a table of texts.
///
/// The first entry of a column stands for no step. A number that refers to nothing, which a run that was decoded may
/// contain, is replaced by the one that stands for nothing. A page that follows a program joins several of these.
struct RunPageData: Encodable {
    /// The words for numbers.
    private let kinds = RunPageKind.allCases.map(\.rawValue)
    private let marks = TimelineMark.allCases.map { "\($0)" }
    private let states = TimelineState.allCases.map(\.rawValue)
    private let reasons = LifecycleRun.Step.Cause.Reason.allCases.map(\.words)

    /// The number of the first step.
    private let first: Int
    /// Rows with the name, the type, the role, the controller of a helper, the last step before the release, and the
    /// number of the participant.
    private var participants: [[Int]] = []
    /// Rows with the number of steps before, the controller, and its place: none, child, presented or root, and where.
    private var places: [[Int]] = []
    private var steps: [String: [Int]] = [:]
    /// Rows with the step, the message and the advice.
    private var diagnostics: [[Int]] = []
    /// Rows with the number, the time and the first step.
    private var turns: [[Int]] = []
    /// Rows with the number of steps before, the name, and the state before and after, or -1 for none.
    private var stateChanges: [[Int]] = []
    private var comparison: Comparison?
    /// Whether the page follows a program.
    private let isLive: Bool
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

    /// - Parameters:
    ///   - comparison: The comparison with the other run.
    ///   - first: The number of the first step, also if there is none yet.
    ///   - states: The states of controllers before the first step.
    init(
        _ run: LifecycleRun,
        _ other: LifecycleRun? = nil,
        _ comparison: RunComparison? = nil,
        first: Int? = nil,
        isLive: Bool = false,
        states: [Int: TimelineState] = [:]
    ) {
        (self.first, self.isLive) = (first ?? run.droppedSteps + 1, isLive)
        func known(_ id: Int?) -> Int { id.flatMap(run.index(ofParticipant:)) ?? -1 }
        func text(_ text: String?) -> Int { text.map { texts.index(of: $0) } ?? -1 }
        for participant in run.participants {
            participants.append(
                [
                    text(participant.name), text(participant.typeName), participant.role.index,
                    known(participant.owner), participant.releasedAfter ?? -1, participant.id,
                ]
            )
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
            if controller >= 0 { places.append([change.after, controller, owner < 0 ? 0 : kind, owner]) }
        }
        addSteps(of: run, known, states)
        turns = run.turns.map { [$0.number, text(LifecycleRun.text($0.clock)), $0.firstStep] }
        stateChanges = run.stateChanges.map { [$0.after, text($0.name), text($0.earlier), text($0.later)] }
        guard let other, let comparison else { return }
        let rows = comparison.rows.map { row in
            let line = row.here == nil ? row.there.flatMap(other.step).map(other.line) : nil
            return [row.here ?? 0, row.there ?? 0, text(line)]
        }
        self.comparison = Comparison(title: text(other.title), rows: rows)
    }

    private mutating func addSteps(
        of run: LifecycleRun,
        _ known: (Int?) -> Int,
        _ initial: [Int: TimelineState]
    ) {
        let names = [
            "line", "kind", "mark", "controller", "helper", "parent", "cause", "reason", "turn", "clock", "end",
            "state",
        ]
        var columns = names.map { _ in [0] }
        var states = initial
        for step in run.steps {
            // A run that was decoded may have other numbers.
            func earlier(_ other: Int?) -> Int { other.flatMap { $0 > 0 && $0 < step.id ? $0 : nil } ?? 0 }
            let controller = known(step.controller)
            let isOwn = step.helper == nil
            let state = states.add(step)
            let values = [
                texts.index(of: run.line(step)), RunPageKind(step.kind).index,
                (isOwn ? TimelineMark(step.kind) : .helper).index, controller, known(step.helper),
                earlier(step.parent), earlier(step.cause?.step), step.cause?.reason.index ?? -1, step.turn ?? 0,
                texts.index(of: LifecycleRun.text(step.clock)), step.end ?? 0, state.index,
            ]
            for (column, value) in values.enumerated() { columns[column].append(value) }
            guard case .diagnostic(let diagnostic) = step.kind else { continue }
            diagnostics.append([step.id, texts.index(of: diagnostic.message), texts.index(of: diagnostic.advice)])
        }
        steps = Dictionary(uniqueKeysWithValues: zip(names, columns))
    }
}

extension [Int: TimelineState] {
    /// Changes the state of the controller of a step, and returns it.
    @discardableResult
    mutating func add(_ step: LifecycleRun.Step) -> TimelineState {
        guard let controller = step.controller else { return .none }
        let state = self[controller] ?? .none
        guard step.helper == nil else { return state }
        let next = state.after(step.kind)
        self[controller] = next
        return next
    }
}

extension CaseIterable where Self: Equatable {
    /// The index among all cases.
    fileprivate var index: Int { Array(Self.allCases).firstIndex(of: self) ?? 0 }
}

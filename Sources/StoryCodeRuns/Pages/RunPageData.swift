import StoryCodeDrawing

/// The data of a run's page as JSON: columns with a number for each step, and a table of texts.
///
/// The first entry of a column stands for no step, so that the number of a step is its index. A number that refers to
/// nothing, which a run that was decoded may contain, is replaced by the one that stands for nothing.
struct RunPageData {
    private let run: LifecycleRun
    private let other: LifecycleRun?
    private let comparison: RunComparison?
    private var texts: [String] = []
    private var indices: [String: Int] = [:]

    /// - Parameter comparison: The comparison with the other run.
    init(_ run: LifecycleRun, _ other: LifecycleRun? = nil, _ comparison: RunComparison? = nil) {
        (self.run, self.other, self.comparison) = (run, other, comparison)
    }

    /// The JSON document.
    var document: String {
        var data = self
        let members =
            data.tables + [
                ("participants", data.participants()), ("steps", data.steps()), ("diagnostics", data.diagnostics()),
                ("turns", data.turns()), ("places", data.places), ("comparison", data.differences()),
            ]
        return JSONText.object(members + [("texts", Self.strings(data.texts))])
    }

    /// The words for numbers.
    private var tables: [(name: String, value: String)] {
        [
            ("kinds", Self.strings(RunPageKind.allCases.map(\.words))),
            ("marks", Self.strings(TimelineMark.allCases.map(\.rawValue))),
            ("states", Self.strings(TimelineState.allCases.map(\.rawValue))),
            ("reasons", Self.strings(LifecycleRun.Step.Cause.Reason.allCases.map(\.words))),
        ]
    }

    private static func strings(_ texts: [String]) -> String { JSONText.array(texts.map(JSONText.string)) }

    private mutating func index(of text: String) -> Int {
        if let known = indices[text] { return known }
        indices[text] = texts.count
        texts.append(SVGText.line(text))
        return texts.count - 1
    }

    private func participant(_ id: Int?) -> Int {
        id.flatMap { run.participants.indices.contains($0) ? $0 : nil } ?? -1
    }

    // MARK: Participants

    /// Rows with the name, the type, the role, the controller of a helper, and the last step before the release.
    private mutating func participants() -> String {
        let rows = run.participants.map { participant in
            let role = LifecycleRun.Participant.Role.allCases.firstIndex(of: participant.role) ?? 0
            let names = [index(of: participant.name), index(of: participant.typeName)]
            let owner = self.participant(participant.owner)
            return JSONText.array(names + [role, owner, participant.releasedAfter ?? -1])
        }
        return JSONText.array(rows)
    }

    /// Rows with the number of steps before, the controller, and its place: none, child, presented or root, and where.
    private var places: String {
        let rows = run.treeChanges.compactMap { change in
            let kind =
                switch change.place {
                case nil: 0
                case .child: 1
                case .presented: 2
                case .root: 3
                }
            let (controller, owner) = (participant(change.controller), participant(change.place?.owner))
            return controller < 0 ? nil : JSONText.array([change.after, controller, owner < 0 ? 0 : kind, owner])
        }
        return JSONText.array(rows)
    }

    // MARK: Steps

    private mutating func steps() -> String {
        var columns: [String: [Int]] = [:]
        var states: [Int: TimelineState] = [:]
        let names = [
            "line", "kind", "mark", "controller", "helper", "parent", "cause", "reason", "turn", "clock", "end",
            "state",
        ]
        for name in names { columns[name] = [0] }
        for (position, step) in run.steps.enumerated() {
            let id = position + 1
            func earlier(_ step: Int?) -> Int { step.flatMap { (1..<id).contains($0) ? $0 : nil } ?? 0 }
            let controller = participant(step.controller)
            let state =
                step.helper == nil ? (states[controller] ?? .none).after(step.kind) : states[controller] ?? .none
            states[controller] = state
            let mark: TimelineMark = step.helper == nil ? TimelineMark(step.kind) : .helper
            let values = [
                "line": index(of: run.line(step)),
                "kind": RunPageKind(step.kind).rawValue,
                "mark": TimelineMark.allCases.firstIndex(of: mark) ?? 0,
                "controller": controller,
                "helper": participant(step.helper),
                "parent": earlier(step.parent),
                "cause": earlier(step.cause?.step),
                "reason": step.cause.flatMap { LifecycleRun.Step.Cause.Reason.allCases.firstIndex(of: $0.reason) }
                    ?? -1,
                "turn": step.turn ?? 0,
                "clock": index(of: LifecycleRun.text(step.clock)),
                "end": step.end ?? 0,
                "state": TimelineState.allCases.firstIndex(of: state) ?? 0,
            ]
            for (name, value) in values { columns[name]?.append(value) }
        }
        return JSONText.object(names.map { ($0, JSONText.array(columns[$0] ?? [])) })
    }

    /// Rows with the step, the message and the advice.
    private mutating func diagnostics() -> String {
        var rows: [String] = []
        for (position, step) in run.steps.enumerated() {
            guard case .diagnostic(let diagnostic) = step.kind else { continue }
            rows.append(JSONText.array([position + 1, index(of: diagnostic.message), index(of: diagnostic.advice)]))
        }
        return JSONText.array(rows)
    }

    /// Rows with the number, the time and the first step.
    private mutating func turns() -> String {
        var rows: [String] = []
        for turn in run.turns {
            rows.append(JSONText.array([turn.number, index(of: LifecycleRun.text(turn.clock)), turn.firstStep]))
        }
        return JSONText.array(rows)
    }

    // MARK: Comparison

    /// The title of the other run, and rows with the step here, the step there, and the line of a step only there.
    private mutating func differences() -> String {
        guard let other, let comparison else { return "null" }
        var rows: [String] = []
        for row in comparison.rows {
            let line = row.here == nil ? row.there.flatMap(other.step).map { index(of: other.line($0)) } : nil
            rows.append(JSONText.array([row.here ?? 0, row.there ?? 0, line ?? -1]))
        }
        return JSONText.object([("title", "\(index(of: other.title))"), ("rows", JSONText.array(rows))])
    }
}

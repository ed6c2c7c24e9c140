/// Divides a growing run into files of a page, and decides which of them change.
struct LiveFiles {
    /// The number of steps in a file.
    static let partSize = 500

    /// Some steps of the run with what they refer to, as they were written last.
    private struct Part {
        let run: LifecycleRun
        /// The states of controllers before the first step.
        let states: [Int: TimelineState]
        let version: String
    }

    /// What distinguishes this run from another one that is written to the same folder later.
    private let id: String
    private var parts: [Int: Part] = [:]
    private var version = 0

    init(id: String) { self.id = id }

    /// Returns the contents of the files that differ from those of the last call, in the order in which they are
    /// written, and the names of files to remove.
    mutating func update(_ run: LifecycleRun) -> (changed: [(name: String, text: String)], removed: [String]) {
        version += 1
        let last = (run.steps.last?.id ?? 0) / Self.partSize
        // The run begins with the first part that has all of its steps.
        let first = min((run.droppedSteps + Self.partSize - 1) / Self.partSize, last)
        var changed: [(String, String)] = []
        var states = parts[first]?.states ?? [:]
        for number in first...last {
            let part = run.part(after: number * Self.partSize, count: Self.partSize)
            if parts[number]?.run != part {
                states = states.filter { run.participant($0.key) != nil }
                parts[number] = Part(run: part, states: states, version: "\(version)")
                changed.append((Self.name(number), text(of: number, in: run)))
            }
            for step in part.steps { states.add(step) }
        }
        let removed = parts.keys.filter { !(first...last).contains($0) }.sorted()
        for number in removed { parts[number] = nil }
        guard !changed.isEmpty || !removed.isEmpty else { return ([], []) }
        return (changed + [("head.js", head(run))], removed.map(Self.name))
    }

    private static func name(_ part: Int) -> String { "part-\(part).js" }

    /// The list of the parts, which a page reads often.
    private func head(_ run: LifecycleRun) -> String {
        struct Head: Encodable {
            let run, summary: String
            let version: Int
            let parts: [Int: String]
        }
        let head = Head(run: id, summary: run.summary, version: version, parts: parts.mapValues(\.version))
        return "follower.setHead(\(JSONText.encoded(head)));\n"
    }

    private func text(of number: Int, in run: LifecycleRun) -> String {
        guard let part = parts[number] else { return "" }
        let data = RunPageData(part.run, first: number * Self.partSize + 1, states: part.states)
        let steps = part.run.steps
        // The tooltips name causes in other parts.
        let rows = steps.isEmpty ? [] : TimelineWriter(run, steps: steps[...], states: part.states).rows
        let arguments = [
            JSONText.encoded(id), "\(number)", JSONText.encoded(part.version), JSONText.encoded(data),
            JSONText.encoded(RunPage.staves(rows)),
        ]
        return "follower.setPart(\(arguments.joined(separator: ", ")));\n"
    }
}

extension LifecycleRun {
    /// Returns the steps after a number of steps, with what they refer to, and the tree and the states before them.
    fileprivate func part(after start: Int, count: Int) -> LifecycleRun {
        let range = start..<start + count
        var part = LifecycleRun()
        let first = min(max(start - droppedSteps, 0), steps.count)
        part.steps = Array(steps[first...].prefix(range.upperBound - droppedSteps - first))
        part.turns = turns.filter { range.contains($0.firstStep - 1) }
        let places = places(after: start - 1).sorted { $0.key < $1.key }
        part.treeChanges =
            places.map { TreeChange(after: start, controller: $0.key, place: $0.value) }
            + treeChanges.filter { range.contains($0.after) }
        var states: [String: StateChange] = [:]
        for change in stateChanges where change.after < start { states[change.name] = change }
        part.stateChanges =
            states.values.sorted { $0.name < $1.name }
            .map { StateChange(after: start - 1, name: $0.name, earlier: nil, later: $0.later) }
            + stateChanges.filter { range.contains($0.after) }
        var used = Set(part.treeChanges.flatMap { [$0.controller, $0.place?.owner].compactMap(\.self) })
        for step in part.steps { used.formUnion(step.participants) }
        part.participants = participants.compactMap { participant in
            // The part in which a participant is released contains it.
            let released = participant.releasedAfter.flatMap { $0 < range.upperBound ? $0 : nil }
            guard used.contains(participant.id) || released.map(range.contains) ?? false else { return nil }
            return Participant(
                id: participant.id,
                name: participant.name,
                typeName: participant.typeName,
                role: participant.role,
                owner: participant.owner,
                releasedAfter: released
            )
        }
        return part
    }
}

extension LifecycleRun.Step {
    /// The numbers of the participants that the step names.
    fileprivate var participants: [Int] {
        let other: Int? =
            switch kind {
            case .willMove(let parent), .didMove(let parent), .request(_, let parent): parent
            case .loadView, .view, .didReceiveMemoryWarning, .diagnostic, .note: nil
            }
        return [controller, helper, other].compactMap(\.self)
    }
}

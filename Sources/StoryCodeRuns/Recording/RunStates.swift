/// The states that a program shows, and how they have changed.
@MainActor
final class RunStates {
    private struct State {
        let name: String
        let read: @MainActor () -> String?
        var last: String?
    }

    private var states: [State] = []
    private(set) var changes: [LifecycleRun.StateChange] = []

    /// Whether a state is being read, which can cause steps.
    private var isReading = false

    func add(_ name: String, after step: Int, _ read: @escaping @MainActor () -> String?) {
        states.append(State(name: name, read: read))
        update(after: step)
    }

    /// Records the states that have changed.
    ///
    /// - Parameter step: The last step that has begun.
    func update(after step: Int) {
        guard !isReading else { return }
        isReading = true
        defer { isReading = false }
        for index in states.indices {
            let next = states[index].read()
            guard next != states[index].last else { continue }
            let change = LifecycleRun.StateChange(
                after: step,
                name: states[index].name,
                earlier: states[index].last,
                later: next
            )
            states[index].last = next
            changes.append(change)
        }
    }

    /// Removes the changes before a step.
    func remove(before step: Int) { changes.removeAll { $0.after < step } }
}

/// Knows how deep the program is in calls that can move a screen.
///
/// When the outermost one ends, ``ImmediateScheduler`` runs what was put off; never before, so never inside
/// an event that is being told.
@MainActor
enum OutermostCall {
    private static var depth = 0

    /// Runs what was put off; called at the end of the outermost call, at most once for each `onEnd`.
    private static var pending: ContiguousArray<@MainActor () -> Void> = []

    /// What waits for the end of another call than the one that is ending.
    private static var forNext: ContiguousArray<@MainActor () -> Void> = []

    /// Marks the beginning of a call.
    static func enter() {
        if depth == 0, !forNext.isEmpty {
            pending += forNext
            forNext = []
        }
        depth += 1
    }

    /// Marks the end of a call, and settles what is pending where it was the outermost.
    static func leave() {
        if depth == 1 {
            while !pending.isEmpty { pending.removeFirst()() }
        }
        depth -= 1
    }

    /// Does something when the outermost call after the one that is ending ends.
    static func onNextEnd(_ action: @escaping @MainActor () -> Void) {
        forNext.append(action)
    }

    /// Does something when the outermost call ends, be it the one under way or the next.
    static func onEnd(_ action: @escaping @MainActor () -> Void) {
        pending.append(action)
    }
}

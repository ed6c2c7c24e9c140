/// Knows how deep the program is in calls that can move a screen.
///
/// When the outermost one ends, ``ImmediateScheduler`` does what was put off; never before, so never inside an
/// event that is being told.
@MainActor
enum OutermostCall {
    private static var depth = 0

    /// Whether ``pending`` is worth a look; on the way of every event, a flag is cheaper to read.
    private static var hasPending = false

    /// What is done when the outermost call ends.
    private static var pending: ContiguousArray<@MainActor () -> Void> = []

    /// What is done when the outermost call after that one ends.
    private static var pendingNext: ContiguousArray<@MainActor () -> Void> = []

    /// Marks the beginning of a call.
    static func enter() {
        depth += 1
    }

    /// Marks the end of a call, and does what is pending where it was the outermost.
    static func leave() {
        if depth == 1, hasPending { settle() }
        depth -= 1
    }

    /// Does something when the outermost call ends, be it the one under way or the next.
    static func onEnd(_ action: @escaping @MainActor () -> Void) {
        pending.append(action)
        hasPending = true
    }

    /// Does something when the outermost call after the one that is ending ends.
    static func onNextEnd(_ action: @escaping @MainActor () -> Void) {
        pendingNext.append(action)
    }

    private static func settle() {
        while !pending.isEmpty { pending.removeFirst()() }
        swap(&pending, &pendingNext)
        hasPending = !pending.isEmpty
    }
}

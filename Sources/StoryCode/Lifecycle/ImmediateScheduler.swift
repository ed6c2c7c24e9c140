/// A scheduler that does everything at once: when the outermost call that moves a screen ends, nothing is
/// left to do.
///
/// It never works inside an event that is being told. Durations pass at once, in their order, so screen-model
/// tests need no waiting.
@MainActor
public final class ImmediateScheduler: Scheduler {
    /// The scheduler that windows have unless they are given one.
    public nonisolated static let shared = ImmediateScheduler()

    /// The time that scheduled durations have added up to.
    public private(set) var now = Duration.zero

    private let agenda = Agenda()
    private var isAwaitingEnd = false

    /// Creates a scheduler with a time of its own.
    public nonisolated init() {}

    /// Puts work off to the end of the outermost call.
    ///
    /// - Parameters:
    ///   - delay: How far the work stands back behind other work.
    ///   - work: What to do.
    public func schedule(after delay: Duration, _ work: @escaping @MainActor () -> Void) {
        agenda.add(due: now + delay, work)
        guard !isAwaitingEnd else { return }
        isAwaitingEnd = true
        OutermostCall.onEnd { self.settle() }
    }

    private func settle() {
        agenda.run(until: nil) { now = max(now, $0) }
        isAwaitingEnd = !agenda.isEmpty
        if isAwaitingEnd { OutermostCall.onNextEnd { self.settle() } }
    }
}

extension Scheduler where Self == ImmediateScheduler {
    /// Does everything at once, at the end of the outermost call.
    public static var immediate: ImmediateScheduler { .shared }
}

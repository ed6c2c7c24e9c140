/// A scheduler that runs all work when the outermost call that changes a screen ends.
///
/// It never runs work during an event. Durations pass at once, in their order, so tests of screens need not wait.
///
/// See <doc:Hosting-screens>.
@MainActor
@preconcurrency
public final class ImmediateLifecycleScheduler: LifecycleScheduler {
    /// The default scheduler of windows.
    public nonisolated static let shared = ImmediateLifecycleScheduler()

    /// The sum of the scheduled durations that have passed.
    public var now: Duration { passed }

    private var passed = Duration.zero

    private let queue = WorkQueue()
    private var isAwaitingEnd = false

    /// Creates a scheduler with a time of its own.
    public nonisolated init() {}

    /// Schedules work for the end of the outermost call, ordered by its delay.
    public func schedule(after delay: Duration, _ work: @escaping @MainActor () -> Void) {
        queue.add(due: delay == .zero ? passed : passed.saturatingAdd(delay), work)
        guard !isAwaitingEnd else { return }
        isAwaitingEnd = true
        LifecycleRuntime.runWhenCallEnds(self)
    }

    /// Runs all work, up to the limit of one call; the rest waits for the next call.
    func run() {
        var count = 0
        queue.run(count: &count) { passed = max(passed, $0) }
        isAwaitingEnd = !queue.isEmpty
        if isAwaitingEnd { LifecycleRuntime.runWhenNextCallEnds(self) }
    }
}

extension LifecycleScheduler where Self == ImmediateLifecycleScheduler {
    /// Runs all work at the end of the outermost call.
    public static var immediate: ImmediateLifecycleScheduler { .shared }
}

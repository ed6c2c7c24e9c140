/// A scheduler that advances its time only on request, for tests that examine a screen between two turns.
///
/// ```swift
/// let clock = ManualClock()
/// let window = Window(scheduler: clock)
/// window.rootViewController = controller
/// window.makeKeyAndVisible()      // up to the layout
/// clock.flush()                   // viewDidAppear(_:)
/// ```
@MainActor
public final class ManualClock: LifecycleScheduler {
    /// The time that was passed with ``advance(by:)``.
    public private(set) var now = Duration.zero

    private let queue = WorkQueue()

    /// Creates a clock at time zero.
    public init() {}

    /// Whether no work is scheduled.
    public var isAtRest: Bool { queue.isEmpty }

    /// Schedules work for a turn that is flushed after the delay has passed.
    public func schedule(after delay: Duration, _ work: @escaping @MainActor () -> Void) {
        queue.add(due: now + delay, work)
    }

    /// Runs one turn: all work that is due and was scheduled before this call.
    ///
    /// Work that is scheduled during the turn waits for the next flush.
    public func flush() {
        LifecycleRuntime.perform { queue.runTurn(now: now) }
    }

    /// Lets time pass and runs all work that becomes due, each piece at its own time.
    ///
    /// A negative duration counts as zero.
    public func advance(by duration: Duration) {
        LifecycleRuntime.perform {
            let end = now + max(duration, .zero)
            var count = 0
            while let item = queue.next(until: end, count: &count) {
                now = max(now, item.due)
                item.work()
            }
            now = end
        }
    }
}

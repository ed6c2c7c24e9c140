/// A scheduler that advances its time only on request, for tests that examine a screen between two turns.
///
/// ```swift
/// let clock = ManualClock()
/// let window = Window(scheduler: clock)
/// window.rootViewController = controller
/// window.makeKeyAndVisible()      // up to the layout
/// clock.flush()                   // viewDidAppear(_:)
/// ```
///
/// ``flush()`` runs one turn, ``advance(by:)`` lets time pass, and ``run()`` does so until everything is at rest.
///
/// See <doc:Hosting-screens>.
@MainActor
@preconcurrency
public final class ManualClock: LifecycleScheduler {
    /// The time that has passed in ``advance(by:)`` and ``run()``.
    public private(set) var now = Duration.zero

    private let queue = WorkQueue()

    /// Creates a clock at time zero.
    public init() {}

    /// Whether no work is scheduled.
    public var isAtRest: Bool { queue.isEmpty }

    /// Schedules work for a turn that is flushed after the delay has passed.
    public func schedule(after delay: Duration, _ work: @escaping @MainActor () -> Void) {
        queue.add(due: now.saturatingAdd(delay), work)
    }

    /// Runs one turn: all work that is due and was scheduled before this call.
    ///
    /// Work that is scheduled during the turn waits for the next flush.
    public func flush() {
        LifecycleRuntime.perform { _ = queue.runTurn(now: now) }
    }

    /// Lets time pass and runs all work that becomes due, each piece at its own time.
    ///
    /// A negative duration counts as zero.
    public func advance(by duration: Duration) {
        LifecycleRuntime.perform {
            let end = now.saturatingAdd(max(duration, .zero))
            var count = 0
            queue.run(until: end, count: &count) { now = max(now, $0) }
            now = end
        }
    }

    /// Lets time pass until no work is scheduled, and runs all work, each piece at its own time.
    ///
    /// ```swift
    /// window.makeKeyAndVisible()
    /// navigationController.pushViewController(city, animated: true)
    /// clock.run()                     // both transitions have ended
    /// ```
    ///
    /// Afterwards ``now`` is the time of the last piece of work. Work without an end is reported as
    /// ``LifecycleDiagnostic/Problem/neverAtRest(work:updating:)`` after 10,000 pieces, and the rest stays scheduled.
    public func run() {
        var count = 0
        repeat {
            LifecycleRuntime.perform { queue.run(count: &count) { now = max(now, $0) } }
            // The work of other schedulers, which runs when the call ends, can schedule more.
        } while !isAtRest && count <= LifecycleRuntime.limit
    }
}

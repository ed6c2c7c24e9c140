/// A scheduler whose time passes only when it is told to, for tests that look between two turns.
///
/// ```swift
/// let clock = ManualClock()
/// let window = Window(scheduler: clock)
/// window.rootViewController = controller
/// window.makeKeyAndVisible()      // up to the layout
/// clock.flush()                   // viewDidAppear(_:)
/// ```
@MainActor
public final class ManualClock: Scheduler {
    /// The time that was passed with `advance(by:)`.
    public private(set) var now = Duration.zero

    private let agenda = Agenda()

    /// Creates a clock that stands at zero.
    public init() {}

    /// Whether nothing waits for a turn or for the time to pass.
    public var isAtRest: Bool { agenda.isEmpty }

    /// Puts work off until a turn that is flushed once its time has come.
    ///
    /// - Parameters:
    ///   - delay: How far to advance until the work is due.
    ///   - work: What to do.
    public func schedule(after delay: Duration, _ work: @escaping @MainActor () -> Void) {
        agenda.add(due: now + delay, work)
    }

    /// Runs one turn: all that is due and was put off before this call.
    ///
    /// What that work puts off in its turn waits for the next flush.
    public func flush() {
        OutermostCall.enter()
        agenda.runTurn(now: now)
        OutermostCall.leave()
    }

    /// Lets time pass and runs everything that becomes due, each piece of work at its own time.
    ///
    /// - Parameter duration: How much time passes; nothing happens where it is negative.
    public func advance(by duration: Duration) {
        OutermostCall.enter()
        let end = now + max(duration, .zero)
        agenda.run(until: end) { now = max(now, $0) }
        now = end
        OutermostCall.leave()
    }
}

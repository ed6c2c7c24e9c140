/// A scheduler whose turns the main actor gives, and whose time is a clock's: the one for programs that run on.
///
/// ```swift
/// let window = Window(scheduler: .task)
/// ```
///
/// A turn is a piece of the main actor's own work, so the main actor has to be free to do it, as in a program
/// whose `main` is `async` or in an app with a main loop. Work that is scheduled directly runs without the
/// task-local values of the task that scheduled it; what the lifecycle puts off keeps its diagnostics.
///
/// The scheduler is retained by the windows that it gives turns. When it is released, what still waits is dropped.
@MainActor
public final class TaskScheduler: Scheduler {
    /// The scheduler that all windows share that ask for `.task`.
    public nonisolated static let shared = TaskScheduler()

    private let elapsed: @Sendable () -> Duration
    private let sleep: @Sendable (_ due: Duration) async throws -> Void
    private let agenda = Agenda()

    /// The one task that waits, for the work that is due first.
    private var alarm: (due: Duration, task: Task<Void, Never>)?

    /// Creates a scheduler whose time starts at zero.
    ///
    /// - Parameter clock: What measures the time and sleeps.
    public nonisolated init(clock: some Clock<Duration> = ContinuousClock()) {
        let start = clock.now
        elapsed = { start.duration(to: clock.now) }
        sleep = { due in try await clock.sleep(until: start.advanced(by: due), tolerance: nil) }
    }

    deinit { alarm?.task.cancel() }

    /// The time that the clock has measured since the scheduler was created.
    public var now: Duration { elapsed() }

    /// Puts work off to a turn of the main actor, once its time has come.
    ///
    /// - Parameters:
    ///   - delay: How long to wait; zero or less for the next turn.
    ///   - work: What to do.
    public func schedule(after delay: Duration, _ work: @escaping @MainActor () -> Void) {
        let due = now + max(delay, .zero)
        agenda.add(due: due, work)
        setAlarm(at: due)
    }

    /// Sees to it that there is a turn at a time, unless there is one before it.
    private func setAlarm(at due: Duration) {
        if let alarm, alarm.due <= due { return }
        alarm?.task.cancel()
        let ring: @MainActor () async -> Void = { [weak self, elapsed, sleep] in
            if due > elapsed() { try? await sleep(due) }
            if !Task.isCancelled { self?.turn() }
        }
        // Detached, for a turn also does what other tasks than this one have scheduled.
        alarm = (due, Task.detached(operation: ring))
    }

    private func turn() {
        alarm = nil
        OutermostCall.enter()
        agenda.runTurn(now: now)
        OutermostCall.leave()
        if let due = agenda.firstDue { setAlarm(at: due) }
    }
}

extension Scheduler where Self == TaskScheduler {
    /// Gives turns on the main actor, in real time.
    public static var task: TaskScheduler { .shared }
}

/// A scheduler that runs its turns on the main actor and uses the time of a clock, for programs that keep running.
///
/// ```swift
/// let window = Window(scheduler: .task)
/// ```
///
/// A turn is a job of the main actor, so the main actor must be free to run it, as in a program with an `async` `main` or
/// in an app with a main loop. Work that is scheduled directly runs without the task-local values of the task that
/// scheduled it; work that the lifecycle schedules keeps its diagnostics.
///
/// Windows retain their scheduler. When it is released, the work that is still scheduled is dropped.
@MainActor
@preconcurrency
public final class TaskScheduler: LifecycleScheduler {
    /// The scheduler shared by all windows that use `.task`.
    public nonisolated static let shared = TaskScheduler()

    /// The longest time that a task sleeps at once, which every clock can add to its own time; a turn without work
    /// follows, and then the next sleep.
    private nonisolated static let longestSleep = Duration.seconds(365 * 86_400)

    private let elapsed: @Sendable () -> Duration
    private let sleep: @Sendable (_ due: Duration) async throws -> Void
    private let queue = WorkQueue()

    /// The one task that waits, for the next work.
    private var alarm: (due: Duration, task: Task<Void, Never>)?

    /// Creates a scheduler with a time that starts at zero.
    public nonisolated init(clock: some Clock<Duration> = ContinuousClock()) {
        let start = clock.now
        elapsed = { start.duration(to: clock.now) }
        sleep = { due in try await clock.sleep(until: start.advanced(by: due), tolerance: nil) }
    }

    deinit { alarm?.task.cancel() }

    /// The time that the clock has measured since the scheduler was created.
    public var now: Duration { elapsed() }

    /// Schedules work for a turn of the main actor after a delay.
    ///
    /// A negative delay counts as zero.
    public func schedule(after delay: Duration, _ work: @escaping @MainActor () -> Void) {
        let due = now.saturatingAdd(max(delay, .zero))
        queue.add(due: due, work)
        setAlarm(at: due)
    }

    /// Ensures that a turn runs at a time or before it.
    private func setAlarm(at due: Duration) {
        if let alarm, alarm.due <= due { return }
        alarm?.task.cancel()
        let ring: @MainActor () async -> Void = { [weak self, elapsed, sleep] in
            let now = elapsed()
            if due > now { try? await sleep(min(due, now.saturatingAdd(Self.longestSleep))) }
            if !Task.isCancelled { self?.runTurn() }
        }
        // Detached, because a turn also runs work that other tasks have scheduled.
        alarm = (due, Task.detached(operation: ring))
    }

    private func runTurn() {
        alarm = nil
        LifecycleRuntime.perform { queue.runTurn(now: now) }
        if let due = queue.firstDue { setAlarm(at: due) }
    }
}

extension LifecycleScheduler where Self == TaskScheduler {
    /// Runs turns on the main actor, in real time.
    public static var task: TaskScheduler { .shared }
}

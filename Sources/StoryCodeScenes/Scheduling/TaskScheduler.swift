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
/// Work that is followed by other work in every turn, such as a pass that changes what it reads, is reported as
/// ``LifecycleDiagnostic/Problem/neverAtRest(work:updating:)`` after 10,000 pieces. It continues, because the main actor
/// is free between two turns.
///
/// Windows retain their scheduler. When it is released, the work that is still scheduled is dropped.
///
/// See <doc:Hosting-screens>.
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

    /// The number of pieces of work since a turn has left none that is due.
    private var count = 0
    private let limit: Int

    /// The requests for passes that this work has made.
    private var requests = ContentPass.Requests()

    /// The handler of the latest work.
    private var diagnostics = DiagnosticHandler.printing

    /// Creates a scheduler with a time that starts at zero.
    public convenience nonisolated init(clock: some Clock<Duration> = ContinuousClock()) {
        self.init(clock: clock, limit: WorkQueue.limit)
    }

    nonisolated init(clock: some Clock<Duration>, limit: Int) {
        self.limit = limit
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
        diagnostics = .current
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
        if count == 0 { requests = ContentPass.Requests() }
        let earlier = count
        LifecycleRuntime.perform {
            // Work of other schedulers runs between two turns, and when this scope ends.
            swap(&requests, &ContentPass.requests)
            count += queue.runTurn(now: now)
            swap(&requests, &ContentPass.requests)
        }
        guard let due = queue.firstDue, due <= now else {
            count = 0
            return queue.firstDue.map(setAlarm) ?? ()
        }
        if earlier <= limit, count > limit {
            DiagnosticHandler.$current.withValue(diagnostics) { WorkQueue.reportLimit(limit, requests) }
        }
        setAlarm(at: due)
    }
}

extension LifecycleScheduler where Self == TaskScheduler {
    /// Runs turns on the main actor, in real time.
    public static var task: TaskScheduler { .shared }
}

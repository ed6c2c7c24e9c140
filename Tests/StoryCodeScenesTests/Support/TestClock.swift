import StoryCodeLocks
import TestSupport

/// A clock whose time only a test advances, and which lists its sleepers.
final class TestClock: Clock {
    struct Instant: InstantProtocol {
        let offset: Duration

        func advanced(by duration: Duration) -> Instant { Instant(offset: offset + duration) }
        func duration(to other: Instant) -> Duration { other.offset - offset }
        static func < (lhs: Instant, rhs: Instant) -> Bool { lhs.offset < rhs.offset }
    }

    private struct Sleeper {
        let number: Int
        let deadline: Duration
        let wake: CheckedContinuation<Void, any Error>
    }

    private struct State {
        var now = Duration.zero
        var sleepers: [Sleeper] = []
        var started = 0
        var cancelled: Set<Int> = []
    }

    private let state = Mutex(State())

    /// The deadline of each sleep, when it has begun.
    let sleeps: AsyncStream<Duration>
    private let began: AsyncStream<Duration>.Continuation

    init() {
        (sleeps, began) = AsyncStream.makeStream()
    }

    var now: Instant { Instant(offset: state.withLock(\.now)) }
    var minimumResolution: Duration { .nanoseconds(1) }

    /// The deadlines of the current sleepers, in the order in which they began to sleep.
    var deadlines: [Duration] { state.withLock { $0.sleepers.map(\.deadline) } }

    /// Advances the time and wakes the sleepers whose deadline has passed.
    func advance(by duration: Duration) {
        let due = state.withLock { state in
            state.now += duration
            let due = state.sleepers.filter { $0.deadline <= state.now }
            state.sleepers.removeAll { $0.deadline <= state.now }
            return due
        }
        for sleeper in due { sleeper.wake.resume() }
    }

    func sleep(until deadline: Instant, tolerance: Duration?) async throws {
        let number = state.withLock { state in
            state.started += 1
            return state.started
        }
        try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { wake in
                let sleeper = Sleeper(number: number, deadline: deadline.offset, wake: wake)
                let outcome: Result<Void, any Error>? = state.withLock { state in
                    if state.cancelled.contains(number) { return .failure(CancellationError()) }
                    if deadline.offset <= state.now { return .success(()) }
                    state.sleepers.append(sleeper)
                    return nil
                }
                if let outcome { wake.resume(with: outcome) } else { began.yield(deadline.offset) }
            }
        } onCancel: {
            let sleepers = state.withLock { state in
                state.cancelled.insert(number)
                let sleepers = state.sleepers.filter { $0.number == number }
                state.sleepers.removeAll { $0.number == number }
                return sleepers
            }
            for sleeper in sleepers { sleeper.wake.resume(throwing: CancellationError()) }
        }
    }
}

/// A lock that suspends tasks and resumes them in order, and that detects deadlocks.
package final class AsyncLock: Sendable {
    private struct State {
        var isLocked = false
        var queue: [(id: Int, continuation: CheckedContinuation<Bool, Never>)] = []
        var lastID = 0
    }

    private let state = Mutex(State())

    package init() {}

    /// Whether a task holds the lock.
    package var isLocked: Bool { state.withLock(\.isLocked) }

    /// The number of tasks that wait, for tests.
    package var waiterCount: Int { state.withLock { $0.queue.count } }

    /// Runs a closure with the lock held by its owner.
    ///
    /// Returns nil, without running the closure, if the present owner of the lock waits for the waiter.
    ///
    /// - Parameter waiter: The work that cannot continue before the closure has run.
    /// - Throws: `CancellationError` if the task is cancelled while it waits, or the error of the closure.
    package func withLock<Result>(
        _ owner: WaitGraph.Waiter,
        for waiter: WaitGraph.Waiter,
        _ body: () async throws -> Result
    ) async throws -> Result? {
        let id = ObjectIdentifier(self)
        guard WaitGraph.shared.withLock({ $0.wait(waiter, for: id) }) else { return nil }
        do {
            defer { WaitGraph.shared.withLock { $0.cancel(waiter, id) } }
            try await lock()
        }
        WaitGraph.shared.withLock { $0.acquire(owner, id) }
        defer {
            WaitGraph.shared.withLock { $0.release(id) }
            unlock()
        }
        return try await body()
    }

    /// Waits for the lock.
    ///
    /// - Throws: `CancellationError` if the task is cancelled while it waits.
    package func lock() async throws {
        let id = state.withLock { state in
            state.lastID += 1
            return state.lastID
        }
        let isLocked = await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                let answer = state.withLock { state -> Bool? in
                    // A handler that was called before this had no continuation to resume.
                    if Task.isCancelled { return false }
                    if state.isLocked {
                        state.queue.append((id, continuation))
                        return nil
                    }
                    state.isLocked = true
                    return true
                }
                if let answer { continuation.resume(returning: answer) }
            }
        } onCancel: {
            let waiting = state.withLock { state in
                state.queue.firstIndex { $0.id == id }.map { state.queue.remove(at: $0).continuation }
            }
            waiting?.resume(returning: false)
        }
        guard isLocked else { throw CancellationError() }
    }

    /// Passes the lock to the task that has waited longest.
    package func unlock() {
        let next = state.withLock { state -> CheckedContinuation<Bool, Never>? in
            guard !state.queue.isEmpty else {
                state.isLocked = false
                return nil
            }
            return state.queue.removeFirst().continuation
        }
        next?.resume(returning: true)
    }
}

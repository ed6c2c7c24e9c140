import StoryCodeLocks

/// A lock that suspends tasks and resumes them in order.
final class AsyncLock: Sendable {
    private struct State {
        var isLocked = false
        var queue: [(id: Int, continuation: CheckedContinuation<Bool, Never>)] = []
        var lastID = 0
    }

    private let state = Mutex(State())

    /// The number of tasks that wait, for tests.
    var waiterCount: Int { state.withLock { $0.queue.count } }

    /// Waits for the lock.
    ///
    /// - Throws: `CancellationError` if the task is cancelled while it waits.
    func lock() async throws {
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
    func unlock() {
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

import Synchronization

/// A lock that suspends tasks and resumes them in order.
final class AsyncLock: Sendable {
    private struct State {
        var isLocked = false
        var queue: [(id: Int, continuation: CheckedContinuation<Bool, Never>)] = []
        var cancelled: Set<Int> = []
        var lastID = 0
    }

    private let state = Mutex(State())

    var isLocked: Bool { state.withLock(\.isLocked) }

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
                    if state.cancelled.remove(id) != nil { return false }
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
                guard let index = state.queue.firstIndex(where: { $0.id == id }) else {
                    state.cancelled.insert(id)
                    return nil as CheckedContinuation<Bool, Never>?
                }
                return state.queue.remove(at: index).continuation
            }
            waiting?.resume(returning: false)
        }
        state.withLock { _ = $0.cancelled.remove(id) }
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

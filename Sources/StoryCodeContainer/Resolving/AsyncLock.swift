import Synchronization

/// A lock for those who await: one has its turn, the others wait in order.
final class AsyncLock: Sendable {
    private struct State {
        var isTaken = false
        var queue: [(id: Int, continuation: CheckedContinuation<Bool, Never>)] = []
        var cancelled: Set<Int> = []
        var last = 0
    }

    private let state = Mutex(State())

    /// Waits for the turn.
    ///
    /// - Throws: `CancellationError` if the task is cancelled while it waits.
    func lock() async throws {
        let id = state.withLock { state in
            state.last += 1
            return state.last
        }
        let isTaken = await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                let answer = state.withLock { state -> Bool? in
                    if state.cancelled.remove(id) != nil { return false }
                    if state.isTaken {
                        state.queue.append((id, continuation))
                        return nil
                    }
                    state.isTaken = true
                    return true
                }
                if let answer { continuation.resume(returning: answer) }
            }
        } onCancel: {
            let waiting = state.withLock { state in
                guard let place = state.queue.firstIndex(where: { $0.id == id }) else {
                    state.cancelled.insert(id)
                    return nil as CheckedContinuation<Bool, Never>?
                }
                return state.queue.remove(at: place).continuation
            }
            waiting?.resume(returning: false)
        }
        state.withLock { _ = $0.cancelled.remove(id) }
        guard isTaken else { throw CancellationError() }
    }

    /// Gives the turn to the next.
    func unlock() {
        let next = state.withLock { state -> CheckedContinuation<Bool, Never>? in
            guard !state.queue.isEmpty else {
                state.isTaken = false
                return nil
            }
            return state.queue.removeFirst().continuation
        }
        next?.resume(returning: true)
    }
}

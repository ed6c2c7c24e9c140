import StoryCodeLocks

/// A lock that is held while a shared object is created, and that detects deadlocks.
///
/// Components of one cycle share a lock, so the order in which threads acquire locks follows the dependencies between
/// cycles, which are not cyclic. Only factories that call a container directly can break that order. A thread that
/// would then wait for itself receives nil instead of the lock.
final class ConstructionLock: Sendable {
    /// Identifies a thread while it resolves.
    typealias Thread = UInt

    private struct State {
        /// The owners and waiters of all locks in the process.
        var waits = WaitGraph<Thread>()
        /// The tasks that wait until a lock is free.
        var tasks: [ObjectIdentifier: [CheckedContinuation<Void, Never>]] = [:]
    }

    /// The state of all locks in the process, accessed only when a shared object is created.
    private static let state = Mutex(State())

    /// The number of locks in the process that are held.
    private static let heldCount = Atomic(0)

    /// Whether any lock in the process is held.
    static var isAnyHeld: Bool { heldCount.load(ordering: .relaxed) > 0 }

    private let mutex = Mutex(())

    /// Runs a closure with the lock held by the calling thread, which does not hold it yet.
    ///
    /// Returns nil, without running the closure, if the lock's owner waits for the thread.
    func withLock<Result: Sendable>(_ thread: Thread, _ body: () throws -> Result?) throws -> Result? {
        let id = ObjectIdentifier(self)
        guard Self.state.withLock({ $0.waits.wait(thread, for: id) }) else { return nil }
        return try mutex.withLock { _ in
            Self.state.withLock { $0.waits.acquire(thread, id) }
            Self.heldCount.add(1, ordering: .relaxed)
            defer {
                Self.heldCount.subtract(1, ordering: .relaxed)
                let tasks = Self.state.withLock { state in
                    state.waits.release(id)
                    return state.tasks.removeValue(forKey: id) ?? []
                }
                for task in tasks { task.resume() }
            }
            return try body()
        }
    }

    /// Suspends the task while a thread holds the lock.
    ///
    /// Another thread may acquire the lock before the task continues.
    func waitUntilFree() async {
        let id = ObjectIdentifier(self)
        guard Self.state.withLock({ $0.waits.isOwned(id) }) else { return }
        await withCheckedContinuation { continuation in
            let isHeld = Self.state.withLock { state in
                let isHeld = state.waits.isOwned(id)
                if isHeld { state.tasks[id, default: []].append(continuation) }
                return isHeld
            }
            if !isHeld { continuation.resume() }
        }
    }
}

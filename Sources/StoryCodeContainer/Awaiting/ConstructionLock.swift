import StoryCodeLocks

/// A lock that is held while a shared object is created, and that detects deadlocks.
///
/// Components of one cycle share a lock, so the order in which threads acquire locks follows the dependencies between
/// cycles, which are not cyclic. Only factories that call a container directly can break that order. A thread that
/// would then wait for itself receives nil instead of the lock.
final class ConstructionLock: Sendable {
    /// Identifies a thread while it resolves.
    typealias Thread = UInt

    /// The owners and waiters of all locks in the process, accessed only when a shared object is created.
    private static let waitGraph = Mutex(WaitGraph<Thread>())

    /// The number of locks in the process that are held.
    private static let heldCount = Atomic(0)

    /// Whether any lock in the process is held.
    static var isAnyHeld: Bool { heldCount.load(ordering: .relaxed) > 0 }

    private let mutex = Mutex(())

    private struct State {
        var isHeld = false
        /// The tasks that wait until the lock is free.
        var tasks: [CheckedContinuation<Void, Never>] = []
    }

    private let state = Mutex(State())

    /// Runs a closure with the lock held by the calling thread, which does not hold it yet.
    ///
    /// Returns nil, without running the closure, if the lock's owner waits for the thread.
    func withLock<Result: Sendable>(_ thread: Thread, _ body: () throws -> Result?) throws -> Result? {
        let id = ObjectIdentifier(self)
        guard Self.waitGraph.withLock({ $0.wait(thread, for: id) }) else { return nil }
        return try mutex.withLock { _ in
            Self.waitGraph.withLock { $0.acquire(thread, id) }
            state.withLock { $0.isHeld = true }
            Self.heldCount.add(1, ordering: .relaxed)
            defer {
                Self.heldCount.subtract(1, ordering: .relaxed)
                Self.waitGraph.withLock { $0.release(id) }
                let tasks = state.withLock { state in
                    defer { state = State() }
                    return state.tasks
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
        guard state.withLock(\.isHeld) else { return }
        await withCheckedContinuation { continuation in
            let isFree = state.withLock { state in
                if state.isHeld { state.tasks.append(continuation) }
                return !state.isHeld
            }
            if isFree { continuation.resume() }
        }
    }
}

/// A lock that is held by a thread while a shared object is created, and that detects deadlocks.
///
/// Components of one cycle share a lock, so the order in which threads acquire locks follows the dependencies between
/// cycles, which are not cyclic. Only factories that call a container directly can break that order. A thread that
/// would then wait for itself receives nil instead of the lock.
package final class ConstructionLock: Sendable {
    /// The number of locks in the process that are held.
    private static let heldCount = Atomic(0)

    /// Whether any lock in the process is held.
    package static var isAnyHeld: Bool { heldCount.load(ordering: .relaxed) > 0 }

    /// The tasks that wait until a lock is free, in the whole process.
    private static let tasks = Mutex<[ObjectIdentifier: [CheckedContinuation<Void, Never>]]>([:])

    private let mutex = Mutex(())

    package init() {}

    /// Runs a closure with the lock held by the calling thread, which does not hold it yet.
    ///
    /// Returns nil, without running the closure, if the lock's owner waits for the thread.
    package func withLock<Result: Sendable>(
        _ thread: WaitGraph.Waiter,
        _ body: () throws -> Result?
    ) throws -> Result? {
        let id = ObjectIdentifier(self)
        guard WaitGraph.shared.withLock({ $0.wait(thread, for: id) }) else { return nil }
        return try mutex.withLock { _ in
            WaitGraph.shared.withLock { $0.acquire(thread, id) }
            Self.heldCount.add(1, ordering: .relaxed)
            defer {
                Self.heldCount.subtract(1, ordering: .relaxed)
                WaitGraph.shared.withLock { $0.release(id) }
                for task in Self.tasks.withLock({ $0.removeValue(forKey: id) ?? [] }) { task.resume() }
            }
            return try body()
        }
    }

    /// Suspends the task while a thread holds the lock.
    ///
    /// Another thread may acquire the lock before the task continues.
    package func waitUntilFree() async {
        let id = ObjectIdentifier(self)
        guard WaitGraph.shared.withLock({ $0.isOwned(id) }) else { return }
        await withCheckedContinuation { continuation in
            let isHeld = Self.tasks.withLock { tasks in
                // A thread that releases the lock afterwards finds the continuation.
                let isHeld = WaitGraph.shared.withLock { $0.isOwned(id) }
                if isHeld { tasks[id, default: []].append(continuation) }
                return isHeld
            }
            if !isHeld { continuation.resume() }
        }
    }
}

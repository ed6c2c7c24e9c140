import Synchronization

/// A lock that is held while a shared object is created, and that detects deadlocks.
///
/// Components of one cycle share a lock, so the order in which threads acquire locks follows the dependencies between
/// cycles, which are not cyclic. Only factories that call a container directly can break that order. A thread that
/// would then wait for itself receives nil instead of the lock.
final class ConstructionLock: Sendable {
    /// The owners and waiters of all locks in the process, accessed only when a shared object is created.
    private static let waitGraph = Mutex(WaitGraph<ResolutionStack.Thread>())

    private let mutex = Mutex(())

    /// Runs a closure with the lock held by the calling thread, which does not hold it yet.
    ///
    /// Returns nil, without running the closure, if the lock's owner waits for the thread.
    func withLock(_ thread: ResolutionStack.Thread, _ body: () throws -> SharedObject) throws -> SharedObject? {
        let id = ObjectIdentifier(self)
        guard Self.waitGraph.withLock({ $0.wait(thread, for: id) }) else { return nil }
        return try mutex.withLock { _ in
            Self.waitGraph.withLock { $0.acquire(thread, id) }
            defer { Self.waitGraph.withLock { $0.release(id) } }
            return try body()
        }
    }
}

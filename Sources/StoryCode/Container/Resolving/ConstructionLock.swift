import Synchronization

/// A lock that is held while a shared object is made, and that says so where waiting for it would never end.
///
/// Components that depend on each other in a circle share one, so the order in which threads take locks follows the
/// dependencies, which is no circle. Only factories that ask a container by themselves can break that order; a thread
/// that would then wait for itself is told so.
final class ConstructionLock: Sendable {
    private struct Waiting {
        var owners: [ObjectIdentifier: ThreadFrames.Thread] = [:]
        var locks: [ThreadFrames.Thread: ObjectIdentifier] = [:]
    }

    /// Who holds and who waits, in the whole program; only touched when shared objects are made.
    private static let waiting = Mutex(Waiting())

    private let mutex = Mutex(())

    /// Does something while nobody else holds the lock.
    ///
    /// - Parameters:
    ///   - thread: The calling thread, which does not hold the lock.
    ///   - body: What to do.
    /// - Returns: What it gives, or nil if the lock's owner waits for this thread.
    /// - Throws: What it throws.
    func withLock(_ thread: ThreadFrames.Thread, _ body: () throws -> SharedObject) throws -> SharedObject? {
        let id = ObjectIdentifier(self)
        let isCircle = Self.waiting.withLock { waiting in
            var next: ObjectIdentifier? = id
            while let lock = next, let owner = waiting.owners[lock] {
                if owner == thread { return true }
                next = waiting.locks[owner]
            }
            waiting.locks[thread] = id
            return false
        }
        if isCircle { return nil }
        return try mutex.withLock { _ in
            Self.waiting.withLock { waiting in
                waiting.locks[thread] = nil
                waiting.owners[id] = thread
            }
            defer { Self.waiting.withLock { $0.owners[id] = nil } }
            return try body()
        }
    }
}

import Synchronization

/// A lock that is held while a shared object is made, and that says so where waiting for it would never end.
///
/// Components that depend on each other in a cycle share one, so the order in which threads take locks follows the
/// dependencies, which is no cycle. Only factories that ask a container by themselves can break that order; a thread
/// that would then wait for itself is told so.
final class ConstructionLock: Sendable {
    /// Who holds and who waits, in the whole program; only touched when shared objects are made.
    private static let waiting = Mutex(WaitGraph<ResolutionStack.Thread>())

    private let mutex = Mutex(())

    /// Does something while nobody else holds the lock.
    ///
    /// - ParameterList:
    ///   - thread: The calling thread, which does not hold the lock.
    ///   - body: What to do.
    /// - Returns: What it gives, or nil if the lock's owner waits for this thread.
    /// - Throws: What it throws.
    func withLock(_ thread: ResolutionStack.Thread, _ body: () throws -> SharedObject) throws -> SharedObject? {
        let id = ObjectIdentifier(self)
        guard Self.waiting.withLock({ $0.wait(thread, for: id) }) else { return nil }
        return try mutex.withLock { _ in
            Self.waiting.withLock { $0.take(thread, id) }
            defer { Self.waiting.withLock { $0.leave(id) } }
            return try body()
        }
    }
}

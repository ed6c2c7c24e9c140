/// The owners and the waiters of locks, to detect a wait that would never end.
///
/// A waiter is a thread, or the construction of an object by a task.
struct WaitGraph<Waiter: Hashable & Sendable>: Sendable {
    private var owners: [ObjectIdentifier: Waiter] = [:]
    private var waiters: [ObjectIdentifier: [Waiter]] = [:]

    func isOwned(_ lock: ObjectIdentifier) -> Bool { owners[lock] != nil }

    /// Records that a waiter waits for a lock, and returns false if the lock's owner waits for that waiter.
    ///
    /// - Parameter enclosing: Returns the waiter that cannot end before another one, if there is one.
    mutating func wait(
        _ waiter: Waiter,
        for lock: ObjectIdentifier,
        enclosing: (Waiter) -> Waiter? = { _ in nil }
    ) -> Bool {
        if let owner = owners[lock], isAwaited(waiter, by: owner, enclosing) { return false }
        waiters[lock, default: []].append(waiter)
        return true
    }

    /// Returns whether one waiter cannot end before another, directly or indirectly.
    private func isAwaited(_ waiter: Waiter, by other: Waiter, _ enclosing: (Waiter) -> Waiter?) -> Bool {
        var pending = [waiter]
        var seen: Set<Waiter> = []
        while let next = pending.popLast() {
            if next == other { return true }
            guard seen.insert(next).inserted else { continue }
            if let enclosing = enclosing(next) { pending.append(enclosing) }
            for (lock, owner) in owners where owner == next { pending += waiters[lock] ?? [] }
        }
        return false
    }

    mutating func cancel(_ waiter: Waiter, _ lock: ObjectIdentifier) {
        guard let index = waiters[lock]?.firstIndex(of: waiter) else { return }
        waiters[lock]?.remove(at: index)
        if waiters[lock]?.isEmpty == true { waiters[lock] = nil }
    }

    /// Records that a waiter owns the lock that it has waited for.
    mutating func acquire(_ waiter: Waiter, _ lock: ObjectIdentifier) {
        cancel(waiter, lock)
        owners[lock] = waiter
    }

    mutating func release(_ lock: ObjectIdentifier) { owners[lock] = nil }
}

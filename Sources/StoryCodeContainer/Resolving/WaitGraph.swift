/// The owners and the waiters of locks, to detect a wait that would never end.
struct WaitGraph<Waiter: Hashable & Sendable>: Sendable {
    private var owners: [ObjectIdentifier: Waiter] = [:]
    private var awaitedLocks: [Waiter: [ObjectIdentifier]] = [:]

    /// Records that a waiter waits for a lock, and returns false if the lock's owner waits for that waiter.
    mutating func wait(_ waiter: Waiter, for lock: ObjectIdentifier) -> Bool {
        var next = [lock]
        var seen: Set<ObjectIdentifier> = []
        while let lock = next.popLast() {
            guard seen.insert(lock).inserted, let owner = owners[lock] else { continue }
            if owner == waiter { return false }
            next += awaitedLocks[owner] ?? []
        }
        awaitedLocks[waiter, default: []].append(lock)
        return true
    }

    /// Records that a waiter no longer waits for a lock.
    mutating func cancel(_ waiter: Waiter, _ lock: ObjectIdentifier) {
        guard let index = awaitedLocks[waiter]?.firstIndex(of: lock) else { return }
        awaitedLocks[waiter]?.remove(at: index)
        if awaitedLocks[waiter]?.isEmpty == true { awaitedLocks[waiter] = nil }
    }

    /// Records that a waiter owns the lock that it has waited for.
    mutating func acquire(_ waiter: Waiter, _ lock: ObjectIdentifier) {
        cancel(waiter, lock)
        owners[lock] = waiter
    }

    /// Records that a lock has no owner.
    mutating func release(_ lock: ObjectIdentifier) { owners[lock] = nil }
}

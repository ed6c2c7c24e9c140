/// The owners and the waiters of locks, to detect a wait that would never end.
package struct WaitGraph: Sendable {
    /// A thread that resolves, or the work of a task, which waits for a lock and then owns it.
    package struct Waiter: Hashable, Sendable {
        /// An address, which differs from that of every other waiter.
        private let id: UInt
        /// Returns the waiter that cannot end before this one, if there is one.
        fileprivate let enclosing: @Sendable () -> Waiter?

        package init(id: UInt, enclosing: @escaping @Sendable () -> Waiter? = { nil }) {
            self.id = id
            self.enclosing = enclosing
        }

        package static func == (one: Waiter, other: Waiter) -> Bool { one.id == other.id }

        package func hash(into hasher: inout Hasher) { hasher.combine(id) }
    }

    /// All locks of the process, accessed only when a shared object is created.
    static let shared = Mutex(WaitGraph())

    private var owners: [ObjectIdentifier: Waiter] = [:]
    /// The waits in the order of their beginnings; several tasks of one waiter may wait for one lock.
    private var waits: [(waiter: Waiter, lock: ObjectIdentifier)] = []

    func isOwned(_ lock: ObjectIdentifier) -> Bool { owners[lock] != nil }

    /// Records that a waiter waits for a lock, and returns false if the lock's owner waits for that waiter.
    mutating func wait(_ waiter: Waiter, for lock: ObjectIdentifier) -> Bool {
        if let owner = owners[lock], isAwaited(waiter, by: owner) { return false }
        waits.append((waiter, lock))
        return true
    }

    /// Returns whether one waiter cannot end before another, directly or indirectly.
    private func isAwaited(_ waiter: Waiter, by other: Waiter) -> Bool {
        var pending = [waiter]
        var seen: Set<Waiter> = []
        while let next = pending.popLast() {
            if next == other { return true }
            guard seen.insert(next).inserted else { continue }
            if let enclosing = next.enclosing() { pending.append(enclosing) }
            for wait in waits where owners[wait.lock] == next { pending.append(wait.waiter) }
        }
        return false
    }

    mutating func cancel(_ waiter: Waiter, _ lock: ObjectIdentifier) {
        if let index = waits.firstIndex(where: { $0 == (waiter, lock) }) { waits.remove(at: index) }
    }

    /// Records that a waiter owns the lock that it has waited for.
    mutating func acquire(_ waiter: Waiter, _ lock: ObjectIdentifier) {
        cancel(waiter, lock)
        owners[lock] = waiter
    }

    mutating func release(_ lock: ObjectIdentifier) { owners[lock] = nil }
}

import Synchronization

/// The construction of an object by a task, from its start until its factory and its injections have ended.
///
/// A task-local value holds the innermost construction, which tasks that a factory starts inherit. It ends with the
/// factory: what such a task resolves later belongs to no construction.
final class AsyncConstruction: Sendable {
    /// The component, in the path of an error.
    private let step: ContainerError.Step
    private let component: ObjectIdentifier
    /// The lock that is held, if the object is shared.
    private let lock: ObjectIdentifier?
    /// The construction in which this one has begun; weak, because a task may outlive any number of them.
    private weak let outer: AsyncConstruction?
    /// The number of constructions that wait for this one.
    private let level: Int
    private let isOver = Atomic(false)

    @TaskLocal private static var innermost: AsyncConstruction?

    /// The owners and the waiters of all locks in the process, accessed only when a shared object is created.
    private static let waits = Mutex(Waits())

    private struct Waits {
        var owners: [ObjectIdentifier: AsyncConstruction] = [:]
        var waiters: [ObjectIdentifier: [AsyncConstruction]] = [:]

        /// Returns whether one construction cannot end before another, directly or indirectly.
        func isAwaited(_ construction: AsyncConstruction, by other: AsyncConstruction) -> Bool {
            var pending = [construction]
            var seen: Set<ObjectIdentifier> = []
            while let next = pending.popLast() {
                guard seen.insert(ObjectIdentifier(next)).inserted else { continue }
                if next === other { return true }
                if let enclosing = next.enclosing { pending.append(enclosing) }
                if let lock = next.lock { pending += waiters[lock] ?? [] }
            }
            return false
        }

        mutating func remove(_ waiter: AsyncConstruction, from lock: ObjectIdentifier) {
            guard let index = waiters[lock]?.firstIndex(where: { $0 === waiter }) else { return }
            waiters[lock]?.remove(at: index)
            if waiters[lock]?.isEmpty == true { waiters[lock] = nil }
        }
    }

    /// The construction that the current task belongs to.
    private static var current: AsyncConstruction? { running(innermost) }

    private init(_ component: AnyResolvedComponent, _ lock: ObjectIdentifier?) {
        step = component.step
        self.component = ObjectIdentifier(component.registration)
        self.lock = lock
        let current = Self.current
        outer = current
        level = (current?.level ?? 0) + 1
    }

    /// The construction that waits for this one.
    private var enclosing: AsyncConstruction? { Self.running(outer) }

    /// This construction and those that wait for it, the innermost first.
    private var chain: some Sequence<AsyncConstruction> { sequence(first: self, next: \.enclosing) }

    /// Returns a construction unless it has ended.
    private static func running(_ construction: AsyncConstruction?) -> AsyncConstruction? {
        construction.flatMap { $0.isOver.load(ordering: .acquiring) ? nil : $0 }
    }

    /// Returns whether a task holds the lock of a store.
    static func isHeld(_ store: InstanceStore) -> Bool { waits.withLock { $0.owners[ObjectIdentifier(store)] != nil } }

    /// Runs the factory of a component that may resolve asynchronously.
    ///
    /// - Throws: ``ContainerError`` if factories resolve each other without end, or the error of the closure.
    static func run<Result>(
        _ component: AnyResolvedComponent,
        _ body: () async throws -> Result
    ) async throws -> Result {
        let construction = AsyncConstruction(component, nil)
        // Counting at each level would take quadratic time.
        if construction.level.isMultiple(of: 64) {
            let depth = construction.chain.count { $0.component == construction.component }
            guard depth < component.recursionLimit else { throw construction.cycle(to: component) }
        }
        return try await construction.run(body)
    }

    /// Runs a closure while the task holds the lock of a store.
    ///
    /// - Throws: ``ContainerError`` if the lock's owner waits for this task, `CancellationError`, or the error of the
    ///   closure.
    static func hold<Result>(
        _ store: InstanceStore,
        for component: AnyResolvedComponent,
        _ body: () async throws -> Result
    ) async throws -> Result {
        let lock = ObjectIdentifier(store)
        let construction = AsyncConstruction(component, lock)
        try await waiting(for: lock, component) { try await store.asyncLock.lock() }
        waits.withLock { $0.owners[lock] = construction }
        defer {
            waits.withLock { $0.owners[lock] = nil }
            store.asyncLock.unlock()
        }
        return try await construction.run(body)
    }

    private func run<Result>(_ body: () async throws -> Result) async throws -> Result {
        defer { isOver.store(true, ordering: .releasing) }
        return try await Self.$innermost.withValue(self, operation: body)
    }

    /// Records that the current construction waits for a lock while a closure runs.
    private static func waiting(
        for lock: ObjectIdentifier,
        _ component: AnyResolvedComponent,
        _ body: () async throws -> Void
    ) async throws {
        guard let waiter = current else { return try await body() }
        let isCyclic = waits.withLock { waits in
            if let owner = waits.owners[lock], waits.isAwaited(waiter, by: owner) { return true }
            waits.waiters[lock, default: []].append(waiter)
            return false
        }
        if isCyclic { throw waiter.cycle(to: component) }
        defer { waits.withLock { $0.remove(waiter, from: lock) } }
        try await body()
    }

    /// Returns the error of a component that is needed again by this construction.
    private func cycle(to component: AnyResolvedComponent) -> ContainerError {
        var steps = [component.step]
        for construction in chain {
            // A component's lock and its factory are two constructions.
            if construction.step != steps[0] || steps.count == 1 { steps.insert(construction.step, at: 0) }
            if construction.component == ObjectIdentifier(component.registration), steps.count > 1 { break }
        }
        return ContainerError(.cyclic, steps)
    }
}

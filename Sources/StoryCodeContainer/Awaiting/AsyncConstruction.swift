import StoryCodeLocks

/// The construction of an object by a task, from its start until its factory and its injections have ended.
///
/// A task-local value holds the innermost construction, which tasks that a factory starts inherit. It ends with the
/// factory: what such a task resolves later belongs to no construction.
final class AsyncConstruction: Sendable {
    /// The component, in the path of an error.
    private let step: ContainerError.Step
    private let component: ObjectIdentifier
    /// The construction in which this one has begun; weak, because a task may outlive any number of them.
    private weak let outer: AsyncConstruction?
    private let running: RunningCounts
    private let isOver = Atomic(false)

    @TaskLocal private static var innermost: AsyncConstruction?

    /// The number of running constructions of each component, within an outermost one.
    private final class RunningCounts: Sendable {
        private let counts = Mutex<[ObjectIdentifier: Int]>([:])

        func add(_ change: Int, to component: ObjectIdentifier) -> Int {
            counts.withLock { counts in
                counts[component, default: 0] += change
                return counts[component] ?? 0
            }
        }
    }

    /// The construction that the current task belongs to.
    private static var current: AsyncConstruction? { running(innermost) }

    private init(_ component: ResolvedComponent) {
        step = component.step
        self.component = ObjectIdentifier(component.registration)
        let current = Self.current
        outer = current
        running = current?.running ?? RunningCounts()
    }

    /// The construction that waits for this one.
    private var enclosing: AsyncConstruction? { Self.running(outer) }

    private var waiter: WaitGraph.Waiter {
        WaitGraph.Waiter(id: UInt(bitPattern: ObjectIdentifier(self))) { self.enclosing?.waiter }
    }

    /// This construction and those that wait for it, the innermost first.
    private var chain: some Sequence<AsyncConstruction> { sequence(first: self, next: \.enclosing) }

    /// Returns a construction unless it has ended.
    private static func running(_ construction: AsyncConstruction?) -> AsyncConstruction? {
        construction.flatMap { $0.isOver.load(ordering: .acquiring) ? nil : $0 }
    }

    /// Runs the factory of a component that may resolve asynchronously.
    ///
    /// A factory that resolves its own component in several child tasks starts twice as many constructions at each level,
    /// so they are counted together. The path is only searched when there are many.
    ///
    /// - Throws: ``ContainerError`` if factories resolve each other without end, or the error of the closure.
    static func run<Result>(
        _ component: ResolvedComponent,
        _ body: () async throws -> Result
    ) async throws -> Result {
        let construction = AsyncConstruction(component)
        let count = construction.running.add(1, to: construction.component)
        defer { _ = construction.running.add(-1, to: construction.component) }
        // A recursion that passes arguments may create a large tree.
        let limit = component.constraints.contains(.arguments) ? 10_000 : component.recursionLimit
        if count > limit,
            construction.chain.lazy.filter({ $0.component == construction.component }).prefix(4).count == 4
        {
            throw construction.cycle(to: component)
        }
        return try await construction.run(body)
    }

    /// Runs a closure while the task holds the lock of a store.
    ///
    /// - Throws: ``ContainerError`` if the lock's owner waits for this task, `CancellationError`, or the error of the
    ///   closure.
    static func hold<Result>(
        _ store: InstanceStore,
        for component: ResolvedComponent,
        _ body: () async throws -> Result
    ) async throws -> Result {
        let construction = AsyncConstruction(component)
        let waiting = current ?? construction
        let result = try await store.asyncLock.withLock(construction.waiter, for: waiting.waiter) {
            try await construction.run(body)
        }
        guard let result else { throw waiting.cycle(to: component) }
        return result
    }

    private func run<Result>(_ body: () async throws -> Result) async throws -> Result {
        defer { isOver.store(true, ordering: .releasing) }
        return try await Self.$innermost.withValue(self, operation: body)
    }

    /// Returns the error of a component that is needed again by this construction.
    private func cycle(to component: ResolvedComponent) -> ContainerError {
        var steps = [component.step]
        for construction in chain {
            // A component's lock and its factory are two constructions.
            if construction.step != steps[0] || steps.count == 1 { steps.insert(construction.step, at: 0) }
            if construction.component == ObjectIdentifier(component.registration) { break }
        }
        return ContainerError(.cyclic, steps)
    }
}

/// Shows the testing tools everything that happens, in order: as it begins, and as it ends.
///
/// Without a tracer, it costs reading one flag for each event.
@MainActor
package enum LifecycleTrace {
    /// Whether a tracer is registered.
    private(set) static var isActive = false

    private static var tracers: [WeakTracer] = []

    /// The tracers that are retained until they are removed, which is faster for each event.
    private static var retainedTracers: ContiguousArray<any LifecycleTracer> = []

    /// The retained tracer if there is no other tracer.
    private static var onlyTracer: (any LifecycleTracer)?

    /// The number of times that a tracer was added or removed.
    private static var changes = 0

    /// The number of pieces of work that were scheduled while a tracer was active.
    private static var workCount = 0

    /// The scopes of the current task.
    ///
    /// Schedulers pass them on to the work that they run later for it.
    @TaskLocal package static var scopes: [TraceScope] = []

    private struct WeakTracer {
        weak let tracer: (any LifecycleTracer)?
    }

    /// Shows the tracers that something begins now.
    ///
    /// - Parameter subject: The controller that it happens to, or the subject of a diagnostic.
    @inline(__always)
    package static func trace(
        _ event: @autoclosure () -> TraceEntry.Event,
        of subject: @autoclosure () -> AnyObject?
    ) {
        if isActive { show(TraceEntry(event: event(), subject: subject())) }
    }

    /// Notifies observers of an event one by one, and shows each notification before it happens.
    static func notify(
        _ observers: ContiguousArray<any ObservingObject>,
        of event: ViewEvent,
        controller: AnyObject
    ) {
        // Reading the tracer once for all observers, and not as an optional, saves most retains. No number of changes is
        // negative, so the tracer that does nothing is not called.
        let only = onlyTracer ?? noTracer
        let changes = onlyTracer == nil ? -1 : self.changes
        for observer in observers {
            if self.changes == changes {
                only.traceReceived(event, controller, observer)
            } else {
                forEachTracer { $0.traceReceived(event, controller, observer) }
            }
            event.notify(observer)
            if self.changes == changes {
                only.traceEnd(of: ObjectIdentifier(observer))
            } else {
                showEnd(of: ObjectIdentifier(observer))
            }
        }
    }

    private final class NoTracer: LifecycleTracer { func trace(_ entry: TraceEntry) {} }

    private static let noTracer = NoTracer()

    /// Work to run later, within the current scopes, unless the only tracer is a retained one, which does not read them.
    static func inCurrentScopes(_ work: @escaping @MainActor () -> Void) -> @MainActor () -> Void {
        guard onlyTracer == nil, !scopes.isEmpty else { return work }
        let scopes = scopes
        return { $scopes.withValue(scopes) { work() } }
    }

    /// Shows the tracers that something has ended that ``trace(_:of:)`` has shown.
    ///
    /// - Parameter receiver: The controller that it happened to.
    @inline(__always)
    package static func traceEnd(of receiver: AnyObject) {
        if isActive { showEnd(of: ObjectIdentifier(receiver)) }
    }

    /// Shows the tracers that a controller receives an event.
    static func showReceived(_ event: ViewEvent, _ controller: AnyObject) {
        forEachTracer { $0.traceReceived(event, controller) }
    }

    private static func show(_ entry: TraceEntry) {
        forEachTracer { $0.trace(entry) }
    }

    static func showEnd(of receiver: ObjectIdentifier) {
        forEachTracer { $0.traceEnd(of: receiver) }
    }

    @inline(__always)
    private static func forEachTracer(_ show: (any LifecycleTracer) -> Void) {
        if let onlyTracer { show(onlyTracer) } else { forEachOfSeveral(show) }
    }

    private static func forEachOfSeveral(_ show: (any LifecycleTracer) -> Void) {
        for tracer in retainedTracers { show(tracer) }
        var hasReleased = false
        for reference in tracers {
            if let tracer = reference.tracer { show(tracer) } else { hasReleased = true }
        }
        if hasReleased { removeReleased() }
    }
}

// MARK: - Deferred work

extension LifecycleTrace {
    /// Work to run later, of which the tracers see when it is scheduled, when it begins and when it ends.
    ///
    /// - Parameter reason: Why the work runs later.
    package static func deferred(
        _ reason: DeferredWork.Reason,
        _ work: @escaping @MainActor () -> Void
    ) -> @MainActor () -> Void {
        guard let deferred = DeferredWork(reason) else { return work }
        return { deferred.run(work) }
    }

    /// Returns a number that no other work has.
    static func nextWorkID() -> Int {
        workCount += 1
        return workCount
    }

    static func show(_ event: DeferredWork.Event) { forEachTracer { $0.trace(event) } }
}

// MARK: - Tracers

extension LifecycleTrace {
    /// Registers a tracer until it is removed or released.
    ///
    /// The tracer is not retained.
    package static func add(_ tracer: any LifecycleTracer) {
        tracers.append(WeakTracer(tracer: tracer))
        removeReleased()
    }

    /// Registers a tracer until it is removed, and retains it.
    package static func addRetained(_ tracer: any LifecycleTracer) {
        retainedTracers.append(tracer)
        removeReleased()
    }

    /// Removes a tracer.
    package static func remove(_ tracer: any LifecycleTracer) {
        tracers.removeAll { $0.tracer === tracer }
        retainedTracers.removeAll { $0 === tracer }
        removeReleased()
    }

    /// Runs a closure without tracing, for tests of many events that no tracer has to see.
    package static func withoutTracing<Result>(_ body: () throws -> Result) rethrows -> Result {
        isActive = false
        defer { updateIsActive() }
        return try body()
    }

    private static func updateIsActive() {
        isActive = !tracers.isEmpty || !retainedTracers.isEmpty
        onlyTracer = tracers.isEmpty && retainedTracers.count == 1 ? retainedTracers.first : nil
        changes += 1
    }

    private static func removeReleased() {
        tracers.removeAll { $0.tracer == nil }
        updateIsActive()
    }
}

/// An object that receives everything that happens.
@MainActor
package protocol LifecycleTracer: AnyObject {
    /// Receives an entry before its subject acts on it.
    func trace(_ entry: TraceEntry)

    /// Receives an entry that a controller receives an event; by default as ``trace(_:)``.
    func traceReceived(_ event: ViewEvent, _ controller: AnyObject)

    /// Receives an entry that the observer of a helper receives an event; by default as ``trace(_:)``.
    func traceReceived(_ event: ViewEvent, _ controller: AnyObject, _ observer: any AnyObject & ViewObserver)

    /// Receives the end of the last entry that ``TraceEntry/Event/hasEnd`` and has not ended yet.
    ///
    /// - Parameter receiver: The controller or the observer that the entry was about.
    func traceEnd(of receiver: ObjectIdentifier)

    /// Receives what happens to work that runs later.
    func trace(_ work: DeferredWork.Event)
}

extension LifecycleTracer {
    package func traceReceived(_ event: ViewEvent, _ controller: AnyObject) {
        trace(TraceEntry(event: .received(event), subject: controller))
    }

    package func traceReceived(_ event: ViewEvent, _ controller: AnyObject, _ observer: any AnyObject & ViewObserver) {
        trace(TraceEntry(event: .received(event), subject: controller, observer: observer))
    }

    package func traceEnd(of receiver: ObjectIdentifier) {}

    package func trace(_ work: DeferredWork.Event) {}
}

/// A mark with which a tracer recognises the tasks that it observes.
package final class TraceScope: Sendable {
    /// Creates a mark that no task has yet.
    package init() {}

    /// Whether the current task has this mark.
    @MainActor package var isCurrent: Bool { LifecycleTrace.scopes.contains { $0 === self } }
}

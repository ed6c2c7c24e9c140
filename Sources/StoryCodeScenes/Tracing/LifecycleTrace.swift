/// Shows the testing tools everything that happens, in order and as it begins.
///
/// Without a tracer, it costs reading one flag for each event.
@MainActor
package enum LifecycleTrace {
    /// Whether a tracer is registered.
    private(set) static var isActive = false

    private static var tracers: [WeakReference] = []

    /// The controllers seen while a tracer was active, by their scene events, which do not refer to them.
    private static var controllers: [ObjectIdentifier: WeakReference] = [:]

    /// The scopes of the current task.
    ///
    /// Schedulers pass them on to the work that they run later for it.
    @TaskLocal package static var scopes: [TraceScope] = []

    private struct WeakReference {
        weak let object: AnyObject?
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
        for observer in observers {
            let helper = (observer as? ObservingValue)?.value ?? observer
            show(TraceEntry(event: .received(event), subject: controller, helper: helper))
            event.notify([observer])
        }
    }

    /// Work to run later, within the current scopes.
    static func inCurrentScopes(_ work: @escaping @MainActor () -> Void) -> @MainActor () -> Void {
        guard isActive, !scopes.isEmpty else { return work }
        let scopes = scopes
        return { $scopes.withValue(scopes) { work() } }
    }

    private static func show(_ entry: TraceEntry) {
        for tracer in tracers { (tracer.object as? any LifecycleTracer)?.trace(entry) }
        if tracers.contains(where: { $0.object == nil }) { removeReleased() }
    }
}

// MARK: - Tracers

extension LifecycleTrace {
    /// Registers a tracer until it is removed or released.
    ///
    /// The tracer is not retained.
    package static func add(_ tracer: any LifecycleTracer) {
        tracers.append(WeakReference(object: tracer))
        removeReleased()
    }

    /// Removes a tracer.
    package static func remove(_ tracer: any LifecycleTracer) {
        tracers.removeAll { $0.object === tracer }
        removeReleased()
    }

    /// Runs a closure without tracing, for tests of many events that no tracer has to see.
    package static func withoutTracing<Result>(_ body: () throws -> Result) rethrows -> Result {
        isActive = false
        defer { isActive = !tracers.isEmpty }
        return try body()
    }

    private static func removeReleased() {
        tracers.removeAll { $0.object == nil }
        isActive = !tracers.isEmpty
        controllers = isActive ? controllers.filter { $0.value.object != nil } : [:]
    }
}

// MARK: - Controllers of scene events

extension LifecycleTrace {
    /// Remembers the controller of scene events, without retaining it.
    package static func remember(_ controller: AnyObject, of sceneEvents: AnyObject) {
        controllers[ObjectIdentifier(sceneEvents)] = WeakReference(object: controller)
    }

    /// Returns the controller of scene events, or the scene events themselves if their controller was never seen.
    static func controller(of sceneEvents: AnyObject) -> AnyObject {
        controllers[ObjectIdentifier(sceneEvents)]?.object ?? sceneEvents
    }
}

/// An object that receives everything that happens.
@MainActor
package protocol LifecycleTracer: AnyObject {
    /// Receives an entry before its subject acts on it.
    func trace(_ entry: TraceEntry)
}

/// A mark with which a tracer recognises the tasks that it observes.
package final class TraceScope: Sendable {
    /// Creates a mark that no task has yet.
    package init() {}

    /// Whether the current task has this mark.
    @MainActor package var isCurrent: Bool { LifecycleTrace.scopes.contains { $0 === self } }
}

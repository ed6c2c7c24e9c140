/// Lets the testing tools see everything that happens, in order and as it begins.
///
/// While nobody looks, that costs the reading of one flag for each event.
@MainActor
package enum LifecycleTrace {
    /// Whether anybody looks.
    private(set) static var isActive = false

    private static var tracers: [Weak] = []

    /// The controllers that were met while somebody looked, by their scene events, which do not know them.
    private static var controllers: [ObjectIdentifier: Weak] = [:]

    /// The marks of the current task; schedulers hand them on to what they do later for it.
    @TaskLocal package static var scopes: [TraceScope] = []

    private struct Weak {
        weak let object: AnyObject?
    }

    /// Shows whoever looks that something happens now.
    ///
    /// - Parameters:
    ///   - event: What happens.
    ///   - subject: The controller to which it happens, or what a diagnostic is about.
    @inline(__always)
    static func trace(_ event: @autoclosure () -> TraceEntry.Event, of subject: @autoclosure () -> AnyObject?) {
        if isActive { show(TraceEntry(event: event(), subject: subject())) }
    }

    /// Tells helpers an event one by one, and shows before each that it is told.
    static func tell(_ event: ViewEvent, to observers: ContiguousArray<any ObservingObject>, of subject: AnyObject) {
        for observer in observers {
            let helper = (observer as? ObservingValue)?.value ?? observer
            show(TraceEntry(event: .told(event), subject: subject, helper: helper))
            event.tell([observer])
        }
    }

    /// Work to do later, which those who look at the current task are to see.
    static func carried(_ work: @escaping @MainActor () -> Void) -> @MainActor () -> Void {
        guard isActive, !scopes.isEmpty else { return work }
        let scopes = scopes
        return { $scopes.withValue(scopes) { work() } }
    }

    private static func show(_ entry: TraceEntry) {
        for tracer in tracers { (tracer.object as? any LifecycleTracer)?.see(entry) }
        if tracers.contains(where: { $0.object == nil }) { forgetTheReleased() }
    }
}

// MARK: - Who looks

extension LifecycleTrace {
    /// Shows a tracer everything from now on, until it is removed or released.
    ///
    /// - Parameter tracer: Who looks; it is not retained.
    package static func add(_ tracer: any LifecycleTracer) {
        tracers.append(Weak(object: tracer))
        forgetTheReleased()
    }

    /// Shows a tracer nothing more.
    ///
    /// - Parameter tracer: Who has looked.
    package static func remove(_ tracer: any LifecycleTracer) {
        tracers.removeAll { $0.object === tracer }
        forgetTheReleased()
    }

    private static func forgetTheReleased() {
        tracers.removeAll { $0.object == nil }
        isActive = !tracers.isEmpty
        controllers = isActive ? controllers.filter { $0.value.object != nil } : [:]
    }
}

// MARK: - Whose scene it is

extension LifecycleTrace {
    /// Remembers whose scene events these are.
    ///
    /// - Parameters:
    ///   - controller: The controller, which is not retained.
    ///   - sceneEvents: Its scene events.
    package static func remember(_ controller: AnyObject, of sceneEvents: AnyObject) {
        controllers[ObjectIdentifier(sceneEvents)] = Weak(object: controller)
    }

    /// The controller whose scene events these are, or they themselves where it was not met.
    static func controller(of sceneEvents: AnyObject) -> AnyObject {
        controllers[ObjectIdentifier(sceneEvents)]?.object ?? sceneEvents
    }
}

/// Somebody who looks at everything that happens.
@MainActor
package protocol LifecycleTracer: AnyObject {
    /// Sees that something happens now; the one to whom it happens has not acted on it yet.
    ///
    /// - Parameter entry: What happens, and to whom.
    func see(_ entry: TraceEntry)
}

/// A mark by which a tracer knows the tasks at which it looks.
package final class TraceScope: Sendable {
    /// Creates a mark that no task has yet.
    package init() {}

    /// Whether the current task has this mark.
    @MainActor package var isCurrent: Bool { LifecycleTrace.scopes.contains { $0 === self } }
}

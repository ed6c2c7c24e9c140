import StoryCode
import StoryCodeLeaks

/// The controllers, helpers and views that are created in some tasks.
@MainActor
final class AllocationLog: LifecycleTracer {
    /// The mark of the tasks.
    let scope = TraceScope()

    private(set) var scenes = SceneLog()

    /// Starts logging.
    init() {
        LifecycleTrace.add(self)
    }

    /// Runs a closure and returns the message about the objects that were created in it and still exist, or nil if
    /// there are none.
    static func message(except exceptions: [AnyObject] = [], about body: () throws -> Void) rethrows -> String? {
        let log = AllocationLog()
        try LifecycleTrace.$scopes.withValue(LifecycleTrace.scopes + [log.scope]) { try withAutoreleasePool(body) }
        LifecycleTrace.remove(log)
        return log.message(except: exceptions)
    }

    func trace(_ entry: TraceEntry) {
        guard scope.isCurrent, let subject = entry.subject else { return }
        // A controller of a toolkit is traced for the first time when its scene is assembled. A portable one that is
        // assembled here may be older than the log.
        if case .assembled = entry.event, !(subject is ViewController) { scenes.add(subject) }
        scenes.record(entry)
    }

    /// Whether an object exists that should not.
    func hasSurvivors(except exceptions: [AnyObject]) -> Bool { scenes.hasSurvivors(except: exceptions) }

    /// The message about the objects that still exist, or nil if there are none.
    func message(except exceptions: [AnyObject]) -> String? {
        scenes.report(of: scenes.entries, except: exceptions, outliving: "the closure")?.message
    }
}

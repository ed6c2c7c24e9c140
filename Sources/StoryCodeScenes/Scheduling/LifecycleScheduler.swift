/// Runs the lifecycle's later turns and provides its time.
///
/// UIKit sends `viewWillAppear(_:)` within the call that shows a controller, and `viewDidAppear(_:)` in a later turn of
/// the run loop. A scheduler takes the place of the run loop: work is scheduled for the next turn or for a later time.
///
/// ``ImmediateLifecycleScheduler`` is the default, ``TaskScheduler`` is for programs that keep running, and
/// ``ManualClock`` is for tests. A host with its own main loop provides its own scheduler, for example one that runs a
/// turn for each frame:
///
/// ```swift
/// final class FrameScheduler: LifecycleScheduler {
///     private(set) var now = Duration.zero
///     private var queue: [(due: Duration, work: @MainActor () -> Void)] = []
///
///     func schedule(after delay: Duration, _ work: @escaping @MainActor () -> Void) {
///         let index = queue.firstIndex { $0.due > now + delay } ?? queue.endIndex
///         queue.insert((now + delay, work), at: index)
///     }
///
///     /// Runs the work that is due; called by the main loop for each frame.
///     func frame(at time: Duration) {
///         now = time
///         let due = queue.prefix { $0.due <= now }
///         queue.removeFirst(due.count)
///         for item in due { item.work() }
///     }
/// }
/// ```
///
/// See <doc:Hosting-screens>.
@MainActor
@preconcurrency
public protocol LifecycleScheduler: AnyObject, Sendable {
    /// The time that has passed since a fixed point.
    var now: Duration { get }

    /// Schedules work for a later turn.
    ///
    /// Work with the same due time runs in the order in which it was scheduled, and never before this call returns.
    ///
    /// - Parameter delay: The time to wait; zero for the next turn.
    func schedule(after delay: Duration, _ work: @escaping @MainActor () -> Void)
}

extension LifecycleScheduler {
    /// Schedules work of the lifecycle, which keeps the diagnostics and the trace scopes of the current task.
    package func later(after delay: Duration = .zero, _ work: @escaping @MainActor () -> Void) {
        guard LifecycleTrace.isActive, let deferred = DeferredWork(delay > .zero ? .animation : .turn) else {
            return schedule(after: delay, DiagnosticHandler.reportingToCurrent(work))
        }
        // No weak reference, which has memory of its own in a closure.
        let link = ObjectLink(self)
        let traced = DiagnosticHandler.reportingToCurrent { deferred.run(at: (link.object as? Self)?.now, work) }
        schedule(after: delay, LifecycleTrace.inCurrentScopes(traced))
    }

    /// Schedules a request of the lifecycle, which waits until no affected node is busy, as ``later(after:_:)`` does.
    package func later(
        after delay: Duration = .zero,
        affecting nodes: @escaping @MainActor () -> [any RuntimeNode],
        _ work: @escaping @MainActor () -> Void
    ) {
        later(after: delay) { LifecycleRuntime.request(affecting: nodes, work) }
    }
}

/// The scheduler of controllers that are in no window.
///
/// See <doc:Hosting-screens>.
public enum Schedulers: Sendable {
    /// The scheduler of the current task; ``ImmediateLifecycleScheduler`` by default.
    @TaskLocal public static var current: any LifecycleScheduler = ImmediateLifecycleScheduler.shared
}

/// What gives the lifecycle its turns and its time.
///
/// UIKit tells a controller that it *will* appear within the call that shows it, and that it *did* appear in
/// a later turn of the run loop. A scheduler is what stands for the run loop here: work is put off with it,
/// by no time (to the next turn) or by a duration.
///
/// There are ``ImmediateScheduler``, the default, ``TaskScheduler`` for programs that run on, and ``ManualClock``
/// for tests. A host with a main loop of its own supplies its own, such as one that gives a turn for each frame:
///
/// ```swift
/// final class FrameScheduler: Scheduler {
///     private(set) var now = Duration.zero
///     private var waiting: [(due: Duration, work: @MainActor () -> Void)] = []
///
///     func schedule(after delay: Duration, _ work: @escaping @MainActor () -> Void) {
///         let place = waiting.firstIndex { $0.due > now + delay } ?? waiting.endIndex
///         waiting.insert((now + delay, work), at: place)
///     }
///
///     /// Runs what is due; called by the main loop for each frame.
///     func frame(at time: Duration) {
///         now = time
///         let due = waiting.prefix { $0.due <= now }
///         waiting.removeFirst(due.count)
///         for entry in due { entry.work() }
///     }
/// }
/// ```
@MainActor
public protocol Scheduler: AnyObject, Sendable {
    /// The time that has passed since some fixed beginning.
    var now: Duration { get }

    /// Puts work off to a later turn.
    ///
    /// Work with the same due time runs in the order in which it was scheduled.
    ///
    /// - Parameters:
    ///   - delay: How long to wait; zero for the next turn.
    ///   - work: What to do. It must not be done before this call returns.
    func schedule(after delay: Duration, _ work: @escaping @MainActor () -> Void)
}

extension Scheduler {
    /// Puts work off, to the next turn or for longer, with the diagnostics of the task that asks for it and seen by
    /// those who look at that task.
    func putOff(by delay: Duration = .zero, _ work: @escaping @MainActor () -> Void) {
        let diagnostics = LifecycleDiagnostics.current
        let work = LifecycleTrace.carried(work)
        schedule(after: delay) { LifecycleDiagnostics.$current.withValue(diagnostics) { work() } }
    }
}

/// The scheduler of everything that is in no window.
public enum Schedulers: Sendable {
    /// The scheduler of the current task; it works at once unless the task says otherwise.
    @TaskLocal public static var current: any Scheduler = ImmediateScheduler.shared
}

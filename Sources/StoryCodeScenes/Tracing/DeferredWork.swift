/// Work that runs later, of which the tracers have seen when it was scheduled.
@MainActor
package struct DeferredWork {
    /// Why work runs later.
    package enum Reason: Sendable {
        /// A request waits until the controllers that it affects are no longer busy.
        case request
        /// The work runs in a later turn of a scheduler.
        case turn
        /// The work runs when an animation has ended.
        case animation
    }

    /// Something that happens to work.
    package struct Event: Sendable {
        /// The steps of each piece of work.
        package enum Phase: Sendable {
            case scheduled, began, ended
        }

        /// Identifies the work in the process.
        package let id: Int
        package let reason: Reason
        package let phase: Phase

        /// The time of the scheduler, if it runs the work now.
        package var time: Duration?
    }

    private let id: Int
    private let reason: Reason

    /// Shows the tracers that work is scheduled, or returns nil without a tracer.
    package init?(_ reason: Reason) {
        guard LifecycleTrace.isActive else { return nil }
        (id, self.reason) = (LifecycleTrace.nextWorkID(), reason)
        show(.scheduled)
    }

    /// Runs the work, and shows the tracers when it begins and when it ends.
    ///
    /// - Parameter time: The time of the scheduler, if it runs the work now.
    package func run(at time: Duration? = nil, _ work: @MainActor () -> Void) {
        guard LifecycleTrace.isActive else { return work() }
        show(.began, at: time)
        work()
        show(.ended)
    }

    private func show(_ phase: Event.Phase, at time: Duration? = nil) {
        LifecycleTrace.show(Event(id: id, reason: reason, phase: phase, time: time))
    }
}

/// What happens to a piece of work that runs later.
package struct TraceWork: Sendable {
    /// Why the work runs later.
    package enum Reason: Sendable {
        /// A request waits until the controllers that it affects are no longer busy.
        case request
        /// The work runs in a later turn of a scheduler.
        case turn
        /// The work runs when an animation has ended.
        case animation
    }

    package enum Moment: Sendable {
        case scheduled, begins, ended
    }

    /// Identifies the work in the process.
    package let id: Int
    package let reason: Reason
    package let moment: Moment

    /// The time of the scheduler, if it runs the work now.
    package var time: Duration?
}

import StoryCodeScenes

/// A transition that the user controls: a swipe back, or a sheet that is dragged down.
///
/// The transition stays where it is until it is finished or cancelled, and then runs to that end in the remaining time:
///
/// ```swift
/// let swipe = navigationController.beginInteractivePop()
/// swipe?.update(0.4)
/// swipe?.cancel()
/// ```
///
/// Finishing or cancelling it twice does nothing. Releasing it cancels the transition, and so does releasing the
/// container: keep it until the gesture has ended.
///
/// See <doc:Moving-between-screens>.
@MainActor
public final class InteractiveTransition {
    /// The progress of the transition, between 0 and 1.
    public var percentComplete: Double { transition.percentComplete }

    private let transition: Transition
    private let duration: Duration
    private let deinitAction: DeinitAction

    init(_ transition: Transition, duration: Duration) {
        deinitAction = DeinitAction {
            LifecycleRuntime.perform { transition.revert(after: .zero) }
        }
        self.transition = transition
        self.duration = duration
    }

    /// Updates the progress.
    ///
    /// Values outside 0 and 1 are clamped, and a value that is not a number is ignored.
    public func update(_ percentComplete: Double) {
        transition.update(percentComplete)
    }

    /// Completes the transition.
    public func finish() {
        LifecycleRuntime.perform { transition.complete(after: duration.saturatingPart(1 - percentComplete)) }
    }

    /// Cancels the transition.
    public func cancel() {
        LifecycleRuntime.perform { transition.revert(after: duration.saturatingPart(percentComplete)) }
    }
}

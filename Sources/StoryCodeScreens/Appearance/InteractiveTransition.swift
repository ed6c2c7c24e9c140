import StoryCodeScenes

/// A transition that a finger leads: a swipe back, or a sheet that is dragged down.
///
/// It waits where it is until it is finished or cancelled, and then moves there by itself in the time that is left:
///
/// ```swift
/// let swipe = navigationController.beginInteractivePop()
/// swipe?.update(0.4)
/// swipe?.cancel()
/// ```
///
/// Finishing or cancelling twice does nothing. Where the container goes away meanwhile, the transition is taken back.
@MainActor
public final class InteractiveTransition {
    /// How far the finger has come, between 0 and 1.
    public private(set) var percentComplete = 0.0

    private let transition: Transition
    private let duration: Duration

    private let deinitAction: DeinitAction

    init(_ transition: Transition, duration: Duration) {
        // A finger that nobody follows any more has let go.
        deinitAction = DeinitAction {
            OutermostCall.enter()
            transition.takeBack(after: .zero)
            OutermostCall.leave()
        }
        self.transition = transition
        self.duration = duration
    }

    /// Moves the transition with the finger.
    ///
    /// - Parameter percentComplete: How far it has come; values outside 0 and 1 are brought inside.
    public func update(_ percentComplete: Double) {
        self.percentComplete = min(max(percentComplete, 0), 1)
    }

    /// Lets the transition go on to its end.
    public func finish() {
        end { transition.land(after: duration * (1 - percentComplete)) }
    }

    /// Takes the transition back.
    public func cancel() {
        end { transition.takeBack(after: duration * percentComplete) }
    }

    private func end(_ body: () -> Void) {
        OutermostCall.enter()
        body()
        OutermostCall.leave()
    }
}

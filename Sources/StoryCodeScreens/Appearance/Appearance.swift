import StoryCodeScenes

/// How far a controller's view is on its way into the window or out of it.
///
/// A pure state machine: it decides what is told, and tells nothing itself. Its four states are those of
/// UIKit's controllers; what UIKit leaves open is our decision.
///
/// ```
///                      begin(up): viewWillAppear
///  ┌─> [disappeared] ────────────────────────────> [appearing] ──┐
///  │                                                │    ↑       │ last end:
///  │ last end:                begin(down):          │    │       │ viewDidAppear
///  │ viewDidDisappear         viewWillDisappear     ↓    │       ↓
///  └── [disappearing] <─────────────────────────────┼────┼── [appeared]
///           │   ↑                                   │    │
///           │   └───────────────────────────────────┘    │
///           └────────────────────────────────────────────┘
///                      begin(up): viewWillAppear
/// ```
///
/// A `begin` in the direction already taken nests, and only the last `end` has an event. A `begin` in the
/// other direction reverses: it has its event at once and starts a nesting of its own.
struct Appearance: Equatable, Sendable {
    /// Where the view is.
    enum State: Equatable, Sendable {
        /// The view is in no window, or covered, or not loaded.
        case disappeared
        /// The view was told that it will appear, and not yet that it did.
        case appearing
        /// The view was told that it appeared.
        case appeared
        /// The view was told that it will disappear, and not yet that it did.
        case disappearing
    }

    /// What a `begin` or an `end` comes to.
    enum Outcome: Equatable, Sendable {
        /// The controller and its helpers are to be told this event.
        case tell(ViewEvent)
        /// The call nests, and nobody is told.
        case nothing
        /// The call does not fit the state, which stays as it is.
        case unbalanced
    }

    /// Where the view is.
    private(set) var state = State.disappeared

    /// How many calls of `end` the current direction still waits for.
    private(set) var depth = 0

    /// Whether the `begin` that took the current direction was animated.
    private(set) var animated = false

    /// How often a direction was taken; whoever took one sees by it whether it still holds.
    private(set) var epoch = 0

    /// Whether the view is there, or on its way in.
    var isUp: Bool { state == .appearing || state == .appeared }

    /// Whether the next `end` makes the view appear.
    var isLastEndOfWayIn: Bool { state == .appearing && depth == 1 }

    /// Starts a transition, or nests one in a transition of the same direction.
    mutating func begin(up: Bool, animated: Bool) -> Outcome {
        switch (state, up) {
        case (.disappeared, true), (.disappearing, true):
            take(.appearing, animated: animated)
            return .tell(.viewWillAppear(animated))
        case (.appeared, false), (.appearing, false):
            take(.disappearing, animated: animated)
            return .tell(.viewWillDisappear(animated))
        case (.appearing, true), (.disappearing, false):
            depth += 1
            return .nothing
        case (.disappeared, false), (.appeared, true):
            return .unbalanced
        }
    }

    /// Ends a transition, or the innermost one of a nesting.
    mutating func end() -> Outcome {
        switch state {
        case .disappeared, .appeared:
            return .unbalanced
        case .appearing, .disappearing:
            depth -= 1
            return depth == 0 ? arrive() : .nothing
        }
    }

    /// Ends a disappearance at once, whatever its nesting; later calls of `end` are unbalanced.
    ///
    /// It was animated where the `begin` and what ends it are.
    mutating func endDisappearance(animated isAnimated: Bool) -> Outcome {
        guard state == .disappearing else { return .nothing }
        depth = 0
        animated = animated && isAnimated
        return arrive()
    }

    /// Goes on with an appearance that was taken back and begun again, so that its ends still fit.
    mutating func resume(_ earlier: Appearance) {
        guard state == .appearing, earlier.state == .appearing else { return }
        self = earlier
    }

    private mutating func take(_ direction: State, animated: Bool) {
        state = direction
        depth = 1
        self.animated = animated
        epoch += 1
    }

    private mutating func arrive() -> Outcome {
        if state == .appearing {
            state = .appeared
            return .tell(.viewDidAppear(animated))
        } else {
            state = .disappeared
            return .tell(.viewDidDisappear(animated))
        }
    }
}

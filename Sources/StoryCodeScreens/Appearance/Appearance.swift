import StoryCodeScenes

/// The appearance state machine of a controller.
///
/// It decides which events are delivered and delivers none itself. Its four states are those of UIKit's controllers;
/// what UIKit leaves open is our decision.
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
/// A `begin` in the current direction nests, and only the last `end` has an event. A `begin` in the other direction
/// reverses: it has its event at once and starts a nesting of its own.
struct Appearance: Equatable, Sendable {
    typealias State = AppearanceState

    /// The result of a `begin` or an `end`.
    enum Outcome: Equatable, Sendable {
        /// An event to deliver to the controller and its helpers.
        case deliver(ViewEvent)
        /// The call nests and has no event.
        case nested
        /// The call does not fit the state, which stays as it is.
        case unbalanced
    }

    private(set) var state = State.disappeared

    /// The number of calls of `end` that the current direction still waits for.
    private(set) var depth = 0

    /// Whether the `begin` that took the current direction was animated.
    private(set) var animated = false

    /// The number of directions taken so far.
    ///
    /// A transition compares it to see whether its direction still holds.
    private(set) var epoch = 0

    /// The epoch that this package has begun, and therefore ends.
    private var drivenEpoch: Int?

    /// Whether `viewIsAppearing(_:)` was delivered in this appearance.
    private var hasDeliveredIsAppearing = false

    /// Whether the view is appearing or has appeared.
    var isUp: Bool { state == .appearing || state == .appeared }

    /// Whether the next `end` makes the view appear.
    var isLastEndOfAppearing: Bool { state == .appearing && depth == 1 }

    /// Whether this package has begun the current direction.
    var isDriven: Bool { drivenEpoch == epoch }

    /// Marks the next direction as begun by this package.
    mutating func driveNext() { drivenEpoch = epoch + 1 }

    /// Removes the mark of a direction that was not begun.
    mutating func cancelDrive() {
        if drivenEpoch == epoch + 1 { drivenEpoch = nil }
    }

    /// Returns the event `viewIsAppearing(_:)` once in each appearance.
    mutating func takeIsAppearing() -> ViewEvent? {
        guard state == .appearing, !hasDeliveredIsAppearing else { return nil }
        hasDeliveredIsAppearing = true
        return .viewIsAppearing(animated)
    }

    /// Starts a transition, or nests one in a transition of the same direction.
    mutating func begin(up: Bool, animated: Bool) -> Outcome {
        switch (state, up) {
        case (.disappeared, true):
            hasDeliveredIsAppearing = false
            take(.appearing, animated: animated)
            return .deliver(.viewWillAppear(animated))
        case (.disappearing, true):
            take(.appearing, animated: animated)
            return .deliver(.viewWillAppear(animated))
        case (.appeared, false), (.appearing, false):
            take(.disappearing, animated: animated)
            return .deliver(.viewWillDisappear(animated))
        case (.appearing, true), (.disappearing, false):
            depth += 1
            return .nested
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
            return depth == 0 ? arrive() : .nested
        }
    }

    /// Ends a disappearance at once, whatever its nesting.
    ///
    /// Later calls of `end` are unbalanced.
    ///
    /// It is animated if both the `begin` and the caller are.
    mutating func endDisappearance(animated isAnimated: Bool) -> Outcome {
        guard state == .disappearing else { return .nested }
        depth = 0
        animated = animated && isAnimated
        return arrive()
    }

    /// Continues an appearance that was interrupted and begun again, so that the pending calls of `end` still fit.
    mutating func resume(_ earlier: Appearance) {
        if state == .appearing, earlier.state == .appearing {
            let hasDelivered = hasDeliveredIsAppearing
            self = earlier
            hasDeliveredIsAppearing = hasDelivered
        } else {
            drivenEpoch = earlier.drivenEpoch
        }
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
            return .deliver(.viewDidAppear(animated))
        } else {
            state = .disappeared
            return .deliver(.viewDidDisappear(animated))
        }
    }
}

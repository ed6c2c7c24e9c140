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
/// A direction has an owner, which began it and alone may end it: the transition, the parent, the view's place, or the
/// program's calls. The program's calls in the current direction nest. A `begin` in the other direction reverses: it has
/// its event at once and starts a nesting of its own.
struct Appearance: Equatable, Sendable {
    typealias State = AppearanceState

    /// What begins and ends a direction.
    enum Owner: Equatable, Sendable {
        /// A transition between controllers, or of this controller alone.
        case transition
        /// The container, which forwards its own events.
        case parent
        /// The insertion of the view into a visible hierarchy, or its removal.
        case view
        /// The program, with `beginAppearanceTransition` and `endAppearanceTransition`.
        case program
    }

    /// The result of a `begin` or an `end`.
    enum Outcome: Equatable, Sendable {
        /// An event to deliver to the controller and its helpers.
        case deliver(ViewEvent)
        /// The call has no event, because it nests or because another owner ends the direction.
        case nothing
        /// The program's call does not fit the state, which stays as it is.
        case unbalanced
    }

    private(set) var state = State.disappeared

    /// Whether the `begin` that took the current direction was animated.
    private(set) var animated = false

    /// Identifies the state since its last change, by which a plan recognises that it no longer applies.
    private(set) var version = 0

    private var latestVersion = 0

    /// The version after the next change.
    var nextVersion: Int { latestVersion + 1 }

    /// The owner of the current direction, or nil if only the program's calls end it.
    private(set) var owner: Owner?

    /// Whether the program has begun the current direction, or the last one.
    private(set) var isByProgram = false

    /// The number of the program's calls of `end` for which the current direction waits.
    private(set) var programEnds = 0

    /// The number of the program's calls of `end` that a rebuilt view has made superfluous.
    private var ignoredEnds = 0

    /// Whether `viewIsAppearing(_:)` was delivered since `viewWillAppear(_:)`.
    private var hasDeliveredIsAppearing = false

    /// Whether the view is appearing or has appeared.
    var isVisible: Bool { state == .appearing || state == .appeared }

    /// Whether the view is appearing or disappearing.
    var isChanging: Bool { state == .appearing || state == .disappearing }

    /// Whether the view is appearing, and not only by the program's calls.
    var isAppearingByOwner: Bool { state == .appearing && owner != nil }

    /// Whether the view is appearing or disappearing, and only the program's calls end that.
    var isLeftToProgram: Bool { isChanging && owner == nil }

    /// Whether the view is disappearing, and not only by the program's calls.
    var disappearsByOwner: Bool { state == .disappearing && owner != nil }

    /// Whether an `end` of an owner is the last one of the current direction.
    func isLastEnd(by owner: Owner) -> Bool {
        guard isChanging else { return false }
        return owner == .program ? self.owner == nil && programEnds == 1 : self.owner == owner && programEnds == 0
    }

    /// Returns the event `viewIsAppearing(_:)` once after each `viewWillAppear(_:)`.
    mutating func takeIsAppearing() -> ViewEvent? {
        guard state == .appearing, !hasDeliveredIsAppearing else { return nil }
        hasDeliveredIsAppearing = true
        return .viewIsAppearing(animated)
    }

    /// Starts a direction, or takes part in the current one.
    mutating func begin(up: Bool, animated: Bool, by owner: Owner) -> Outcome {
        switch (state, up) {
        case (.disappeared, true), (.disappearing, true):
            hasDeliveredIsAppearing = false
            take(.appearing, animated: animated, by: owner)
            return .deliver(.viewWillAppear(animated))
        case (.appeared, false), (.appearing, false):
            take(.disappearing, animated: animated, by: owner)
            return .deliver(.viewWillDisappear(animated))
        case (.appearing, true), (.disappearing, false):
            if owner == .program { programEnds += 1 } else { self.owner = owner }
            return .nothing
        case (.disappeared, false), (.appeared, true):
            return owner == .program ? .unbalanced : .nothing
        }
    }

    /// Ends the part of an owner in the current direction; the last end has an event.
    mutating func end(by owner: Owner) -> Outcome {
        guard owner == .program else {
            guard self.owner == owner else { return .nothing }
            self.owner = nil
            return programEnds == 0 ? arrive() : .nothing
        }
        if programEnds == 0, ignoredEnds > 0 {
            ignoredEnds -= 1
            return .nothing
        }
        guard programEnds > 0 else { return .unbalanced }
        programEnds -= 1
        return programEnds == 0 && self.owner == nil ? arrive() : .nothing
    }

    /// Ends a disappearance at once, whatever its owner and its nesting.
    ///
    /// It is animated if both the `begin` and the caller are.
    mutating func endDisappearance(animated isAnimated: Bool) -> Outcome {
        guard state == .disappearing else { return .nothing }
        animated = animated && isAnimated
        return arrive()
    }

    /// Leaves the end of the current direction to an owner.
    mutating func pass(to owner: Owner) {
        if state == .appearing { self.owner = owner }
    }

    /// Continues the appearance of the view before it was rebuilt, with the same owner.
    mutating func resume(_ earlier: Appearance) {
        guard state == .appearing, earlier.state == .appearing else { return }
        (owner, programEnds) = (earlier.owner, earlier.programEnds)
        (version, animated) = (earlier.version, earlier.animated)
    }

    /// Ignores the program's calls of `end` that belonged to a disappearance before the view was rebuilt.
    mutating func ignoreEnds(of earlier: Appearance) {
        if earlier.state == .disappearing { ignoredEnds += earlier.programEnds }
    }

    private mutating func take(_ direction: State, animated: Bool, by owner: Owner) {
        state = direction
        changeVersion()
        self.animated = animated
        isByProgram = owner == .program
        self.owner = isByProgram ? nil : owner
        programEnds = isByProgram ? 1 : 0
        ignoredEnds = 0
    }

    private mutating func changeVersion() {
        latestVersion += 1
        version = latestVersion
    }

    private mutating func arrive() -> Outcome {
        owner = nil
        programEnds = 0
        changeVersion()
        if state == .appearing {
            state = .appeared
            return .deliver(.viewDidAppear(animated))
        } else {
            state = .disappeared
            return .deliver(.viewDidDisappear(animated))
        }
    }
}

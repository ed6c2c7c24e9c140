import StoryCodeScenes

/// The progress of a controller's move between containers.
///
/// It decides nothing about events: ``ControllerLifecycle`` delivers them and states here what it has delivered.
struct Containment: Sendable {
    private enum Move {
        /// The controller stays where it is.
        case none
        /// `willMove(toParent:)` was delivered for a container, and `didMove(toParent:)` was not.
        case entering
        /// The controller has moved to a container in which it has yet to appear.
        case entered
        /// `willMove(toParent:)` was delivered with nil, and `didMove(toParent:)` was not.
        case leaving
    }

    private var move = Move.none

    /// The identity of the list of members that the controller is in.
    private var list: Int?

    var isEntering: Bool { move == .entering || move == .entered }

    /// Whether `willMove(toParent:)` was delivered for a container, and `didMove(toParent:)` was not.
    var isAwaitingDidMove: Bool { move == .entering }

    var isLeaving: Bool { move == .leaving }

    /// Whether the controller is in the list of members with an identity.
    func isMember(of list: Int) -> Bool { self.list == list }

    mutating func join(_ list: Int) { self.list = list }

    mutating func leave(_ list: Int) {
        if self.list == list { self.list = nil }
    }

    mutating func willMove(isEntering: Bool) { move = isEntering ? .entering : .leaving }

    /// - Parameter isFirst: Whether the controller has yet to appear in the container for the first time.
    mutating func didMove(isEntering: Bool, isFirst: Bool, isAppearing: Bool) {
        // A controller that appears for the first time keeps moving until it has appeared.
        move = isFirst || (move == .entering && isEntering && isAppearing) ? .entered : .none
    }

    /// Ends a move into a container in which the controller has appeared.
    mutating func finishEntering(in appearance: Appearance) {
        // It has appeared, also if `didMove(toParent:)` was never called.
        let hasAppeared = move == .entering && appearance.state == .appeared
        if move == .entered && !appearance.isChanging || hasAppeared { move = .none }
    }
}

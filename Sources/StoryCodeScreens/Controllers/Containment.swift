import StoryCodeScenes

/// The progress of a controller's move between containers, and whether its view may contain detached controllers.
struct Containment {
    /// The progress of a move between containers.
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

    /// A containment method that this package calls.
    fileprivate enum Call {
        case none, willMove, didMove
    }

    private var move = Move.none
    fileprivate var call = Call.none

    /// The identity of the list of members that the controller is in.
    private var list: Int?

    /// Whether the view may contain views of controllers without a parent.
    private(set) var mayHaveDetachedChildren = false

    var isEntering: Bool { move == .entering || move == .entered }

    /// Whether `willMove(toParent:)` was delivered for a container, and `didMove(toParent:)` was not.
    var isAwaitingDidMove: Bool { move == .entering }

    var isLeaving: Bool { move == .leaving }

    /// Whether `willMove(toParent:)` is being called.
    var isReceivingWillMove: Bool { call == .willMove }

    mutating func expectDetachedChildren() { mayHaveDetachedChildren = true }

    /// Whether the controller is in the list of members with an identity.
    func isMember(of list: Int) -> Bool { self.list == list }

    mutating func join(_ list: Int) { self.list = list }

    mutating func leave(_ list: Int) {
        if self.list == list { self.list = nil }
    }

    fileprivate mutating func willMove(toParent parent: ViewController?) {
        move = parent == nil ? .leaving : .entering
    }

    /// - Parameter isFirst: Whether the controller has yet to appear in the container for the first time.
    fileprivate mutating func didMove(toParent parent: ViewController?, isFirst: Bool, isAppearing: Bool) {
        // A controller that appears for the first time keeps moving until it has appeared.
        move = isFirst || (move == .entering && parent != nil && isAppearing) ? .entered : .none
    }

    /// Ends a move into a container in which the controller has appeared.
    mutating func finishEntering(in appearance: Appearance) {
        // It has appeared, also if `didMove(toParent:)` was never called.
        let hasAppeared = move == .entering && appearance.state == .appeared
        if move == .entered && appearance.depth == 0 || hasAppeared { move = .none }
    }
}

extension ViewController {
    /// Delivers `willMove(toParent:)`, whether or not an override calls `super`.
    func notifyWillMove(toParent parent: ViewController?) {
        notify(.willMove) {
            recordWillMove(toParent: parent)
            willMove(toParent: parent)
        }
    }

    /// Delivers `didMove(toParent:)`, whether or not an override calls `super`.
    ///
    /// - Parameter isFirst: Whether the controller has yet to appear in the container for the first time.
    func notifyDidMove(toParent parent: ViewController?, beforeAppearing isFirst: Bool = false) {
        notify(.didMove) {
            recordDidMove(toParent: parent, isFirst: isFirst)
            didMove(toParent: parent)
        }
    }

    /// Handles a direct call of `willMove(toParent:)` by the program.
    func reachedWillMove(toParent parent: ViewController?) {
        guard containment.call != .willMove else { return }
        recordWillMove(toParent: parent)
        LifecycleTrace.traceEnd(of: self)
    }

    /// Handles a direct call of `didMove(toParent:)` by the program.
    func reachedDidMove(toParent parent: ViewController?) {
        guard containment.call != .didMove else { return }
        recordDidMove(toParent: parent, isFirst: false)
        LifecycleTrace.traceEnd(of: self)
    }

    private func notify(_ call: Containment.Call, _ body: () -> Void) {
        LifecycleRuntime.perform {
            let outer = containment.call
            containment.call = call
            body()
            LifecycleTrace.traceEnd(of: self)
            extendLifetime(self)
            containment.call = outer
        }
    }

    private func recordWillMove(toParent parent: ViewController?) {
        LifecycleTrace.trace(.willMove(toParent: parent), of: self)
        containment.willMove(toParent: parent)
    }

    private func recordDidMove(toParent parent: ViewController?, isFirst: Bool) {
        LifecycleTrace.trace(.didMove(toParent: parent), of: self)
        containment.didMove(toParent: parent, isFirst: isFirst, isAppearing: appearance.state == .appearing)
    }
}

import TestSupport

/// Checks that the moves of a controller are legal: `willMove` and `didMove` alternate.
struct ParentSequence {
    /// The methods.
    enum Call: Equatable {
        case will, did
    }

    private enum State: Equatable {
        case outside, entering, inside, leaving
    }

    private var last = State.outside
    private weak var container: AnyObject?

    /// Whether the container calls both methods when a child leaves.
    ///
    /// Other containers may omit a call.
    private var notifiesLeaving = false

    /// The state of the controller, which is not notified when its container is released.
    private var state: State { container == nil ? .outside : last }

    /// Whether no move is in progress.
    var isAtRest: Bool { state == .outside || state == .inside }

    /// Whether the controller has received `willMove` for a parent, and not yet `didMove`.
    var isEntering: Bool { state == .entering }

    /// Checks a call.
    ///
    /// - Parameters:
    ///   - call: Which method was called.
    ///   - parent: Its argument.
    ///   - isBuiltIn: Whether the argument is a container of the library.
    /// - Returns: Whether it was legal.
    mutating func receive(_ call: Call, _ parent: AnyObject?, isBuiltIn: Bool) -> Bool {
        guard let parent else {
            defer { last = call == .will ? .leaving : .outside }
            // A custom container whose child moves to another parent is notified too late for `willMove`.
            return call == .will ? state == .inside : state == .leaving || state != .outside && !notifiesLeaving
        }
        let isSame = container === parent
        defer {
            container = parent
            notifiesLeaving = isBuiltIn
            last = call == .will ? .entering : .inside
        }
        // A cancelled pop ends with a `didMove` to the same parent.
        return call == .will ? state == .outside : isSame && (state == .entering || state == .leaving)
    }
}

extension ParentSequence: CustomStringConvertible {
    var description: String { "\(state)" }
}

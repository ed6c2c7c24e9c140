import TestSupport

/// Checks, call by call, that what a controller hears of its containers is legal: `willMove` and `didMove` alternate.
struct ParentSequence {
    /// What was received.
    enum Call: Equatable {
        case will, did
    }

    private enum State: Equatable {
        case outside, entering, inside, leaving
    }

    private var last = State.outside
    private weak var container: AnyObject?

    /// Whether the container tells its children of their leaving by itself; others may be left without a word.
    private var isTold = false

    /// Where the controller is; where its container was released, nobody tells it.
    private var state: State { container == nil ? .outside : last }

    /// Whether no move is under way.
    var isAtRest: Bool { state == .outside || state == .inside }

    /// Whether `willMove` was received of a container, and not yet `didMove`.
    var isEntering: Bool { state == .entering }

    /// Takes a call in.
    ///
    /// - Parameters:
    ///   - call: Which method was called.
    ///   - parent: Its argument.
    ///   - isBuiltIn: Whether the argument is a container of the library.
    /// - Returns: Whether it was legal.
    mutating func receive(_ call: Call, _ parent: AnyObject?, isBuiltIn: Bool) -> Bool {
        guard let parent else {
            defer { last = call == .will ? .leaving : .outside }
            // A container of the program's own whose child is given to another hears of it too late for `willMove`.
            return call == .will ? state == .inside : state == .leaving || state != .outside && !isTold
        }
        let isSame = container === parent
        defer {
            container = parent
            isTold = isBuiltIn
            last = call == .will ? .entering : .inside
        }
        // A pop that is taken back ends with a `didMove` to where the controller was.
        return call == .will ? state == .outside : isSame && (state == .entering || state == .leaving)
    }
}

extension ParentSequence: CustomStringConvertible {
    var description: String { "\(state)" }
}

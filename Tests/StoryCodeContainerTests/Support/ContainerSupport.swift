import StoryCodeLocks
import TestSupport

/// A value that a factory reads and a test changes.
final class Flag: Sendable {
    private let state = Mutex(false)

    var isSet: Bool {
        get { state.withLock { $0 } }
        set { state.withLock { $0 = newValue } }
    }
}

/// Counts the calls of a factory.
final class Counter: Sendable {
    private let state = Mutex(0)

    var count: Int { state.withLock { $0 } }

    @discardableResult
    func next() -> Int {
        state.withLock { state in
            state += 1
            return state
        }
    }
}

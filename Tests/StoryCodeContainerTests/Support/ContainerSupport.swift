import Synchronization
import TestSupport

/// Something that a factory asks and a test changes.
final class Flag: Sendable {
    private let state = Mutex(false)

    var isSet: Bool {
        get { state.withLock { $0 } }
        set { state.withLock { $0 = newValue } }
    }
}

/// Counts what factories make.
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

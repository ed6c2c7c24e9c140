import Foundation
import TestSupport
import Testing

/// Threads that start together.
enum Threads {
    /// Runs a closure on several threads, and waits for them.
    ///
    /// Records a failure if they do not end within a generous time.
    static func run(
        _ count: Int,
        location: SourceLocation = #_sourceLocation,
        _ body: @escaping @Sendable (Int) -> Void
    ) {
        let begin = Rendezvous(count)
        let end = Rendezvous(count + 1)
        for number in 0..<count {
            Thread {
                begin.arrive()
                body(number)
                end.arrive()
            }.start()
        }
        #expect(end.arrive(), "the threads wait for ever", sourceLocation: location)
    }
}

/// A barrier, at which threads wait for each other.
// Unchecked: its count is behind the lock of the condition.
final class Rendezvous: @unchecked Sendable {
    private let condition = NSCondition()
    private var missing: Int

    init(_ count: Int) { missing = count }

    /// Arrives, and waits for the others; returns false after a generous time.
    @discardableResult
    func arrive() -> Bool {
        condition.lock()
        defer { condition.unlock() }
        missing -= 1
        condition.broadcast()
        return wait()
    }

    /// Arrives without waiting.
    func pass() {
        condition.lock()
        defer { condition.unlock() }
        missing -= 1
        condition.broadcast()
    }

    private func wait() -> Bool {
        // Longer than all tests, which may occupy the tasks' threads.
        let limit = Date(timeIntervalSinceNow: 300)
        while missing > 0 {
            if !condition.wait(until: limit) { return false }
        }
        return true
    }
}

/// A thread-safe list.
// Unchecked: accessed only under the lock.
final class SharedList<Element: Sendable>: @unchecked Sendable {
    private let lock = NSLock()
    private var list: [Element] = []

    var all: [Element] { lock.withLock { list } }

    func add(_ element: Element) { lock.withLock { list.append(element) } }
}

extension SharedList where Element: AnyObject {
    /// The number of different objects.
    var distinct: Int { Set(all.map(ObjectIdentifier.init)).count }
}

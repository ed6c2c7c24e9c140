import Foundation
import TestSupport
import Testing

/// Threads that begin together.
enum Threads {
    /// Does something on several threads, and waits for them.
    ///
    /// Fails where they do not end in a generous time, and leaves them alone.
    ///
    /// - Parameters:
    ///   - count: How many threads.
    ///   - location: Where a failure is reported.
    ///   - body: What each does, told its number.
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

/// A place where threads wait until all have come.
// Unchecked: its count is behind the lock of the condition.
final class Rendezvous: @unchecked Sendable {
    private let condition = NSCondition()
    private var missing: Int

    init(_ count: Int) { missing = count }

    /// Comes, and waits for the others.
    ///
    /// - Returns: Whether they have come in a generous time.
    @discardableResult
    func arrive() -> Bool {
        condition.lock()
        defer { condition.unlock() }
        missing -= 1
        condition.broadcast()
        return wait()
    }

    /// Comes, and does not wait.
    func pass() {
        condition.lock()
        defer { condition.unlock() }
        missing -= 1
        condition.broadcast()
    }

    private func wait() -> Bool {
        let limit = Date(timeIntervalSinceNow: 30)
        while missing > 0 {
            if !condition.wait(until: limit) { return false }
        }
        return true
    }
}

/// A list that threads add to.
// Unchecked: it is touched under the lock alone.
final class SharedList<Element: Sendable>: @unchecked Sendable {
    private let lock = NSLock()
    private var list: [Element] = []

    var all: [Element] { lock.withLock { list } }

    func add(_ element: Element) { lock.withLock { list.append(element) } }
}

extension SharedList where Element: AnyObject {
    /// How many different objects there are.
    var distinct: Int { Set(all.map(ObjectIdentifier.init)).count }
}

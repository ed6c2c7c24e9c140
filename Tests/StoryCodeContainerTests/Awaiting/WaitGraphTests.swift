import Testing

@testable import StoryCodeLocks

/// Waits for locks, without threads.
struct WaitGraphTests {
    private final class Lock {}

    private let locks = [Lock(), Lock()]
    private let waiters = [WaitGraph.Waiter(id: 0), WaitGraph.Waiter(id: 1)]
    private var graph = WaitGraph()

    private var ids: [ObjectIdentifier] { locks.map(ObjectIdentifier.init) }

    @Test mutating func mutualWaitIsRefused() {
        for waiter in 0...1 {
            _ = graph.wait(waiters[waiter], for: ids[waiter])
            graph.acquire(waiters[waiter], ids[waiter])
        }
        let mutual = [graph.wait(waiters[0], for: ids[1]), graph.wait(waiters[1], for: ids[0])]
        #expect(mutual == [true, false])
    }

    @Test mutating func waitThatIsOverIsForgotten() {
        var granted = [graph.wait(waiters[0], for: ids[0])]
        graph.acquire(waiters[0], ids[0])
        graph.release(ids[0])
        granted.append(graph.wait(waiters[0], for: ids[1]))
        graph.acquire(waiters[0], ids[1])
        granted.append(graph.wait(waiters[1], for: ids[0]))
        graph.acquire(waiters[1], ids[0])
        granted.append(graph.wait(waiters[1], for: ids[1]))
        #expect(granted == [true, true, true, true])
    }

    /// Several tasks of one waiter may wait for one lock.
    @Test mutating func eachWaitEndsOnItsOwn() {
        graph.acquire(waiters[0], ids[1])
        for _ in 1...2 { _ = graph.wait(waiters[0], for: ids[0]) }
        graph.cancel(waiters[0], ids[0])
        graph.acquire(waiters[1], ids[0])
        var granted = [graph.wait(waiters[1], for: ids[1])]
        graph.cancel(waiters[0], ids[0])
        granted.append(graph.wait(waiters[1], for: ids[1]))
        #expect(granted == [false, true])
    }

    @Test mutating func releasedLockHasNoOwner() {
        _ = graph.wait(waiters[0], for: ids[0])
        graph.acquire(waiters[0], ids[0])
        graph.release(ids[0])
        let isGranted = graph.wait(waiters[0], for: ids[0])
        #expect(isGranted)
    }
}

import Testing

@testable import StoryCodeContainer

/// Waits for locks, without threads.
struct WaitGraphTests {
    private final class Lock {}

    private let locks = [Lock(), Lock()]
    private var graph = WaitGraph<Int>()

    private var ids: [ObjectIdentifier] { locks.map(ObjectIdentifier.init) }

    @Test mutating func mutualWaitIsRefused() {
        for waiter in 0...1 {
            _ = graph.wait(waiter, for: ids[waiter])
            graph.acquire(waiter, ids[waiter])
        }
        let mutual = [graph.wait(0, for: ids[1]), graph.wait(1, for: ids[0])]
        #expect(mutual == [true, false])
    }

    @Test mutating func waitThatIsOverIsForgotten() {
        var granted = [graph.wait(0, for: ids[0])]
        graph.acquire(0, ids[0])
        graph.release(ids[0])
        granted.append(graph.wait(0, for: ids[1]))
        graph.acquire(0, ids[1])
        granted.append(graph.wait(1, for: ids[0]))
        graph.acquire(1, ids[0])
        granted.append(graph.wait(1, for: ids[1]))
        #expect(granted == [true, true, true, true])
    }

    @Test mutating func releasedLockHasNoOwner() {
        _ = graph.wait(0, for: ids[0])
        graph.acquire(0, ids[0])
        graph.release(ids[0])
        let isGranted = graph.wait(0, for: ids[0])
        #expect(isGranted)
    }
}

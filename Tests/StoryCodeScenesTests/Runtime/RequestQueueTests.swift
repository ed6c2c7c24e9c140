import Testing

@testable import StoryCodeScenes

/// A queue of requests keeps their order however many were removed from its front.
struct RequestQueueTests {
    @Test func elementsLeaveInTheirOrder() {
        var queue = RequestQueue<Int>()
        for round in 0..<2 {
            for element in 0..<100 { queue.append(element) }
            #expect(queue.remove(at: 3) == 3)
            for element in 0..<100 where element != 3 {
                #expect(queue.count == (element < 3 ? 99 - element : 100 - element))
                #expect(queue.contains { $0 == element })
                #expect(queue.popFirst() == element, "round \(round)")
                #expect(!queue.contains { $0 == element })
            }
            #expect(queue.isEmpty && queue.popFirst() == nil)
        }
    }

    @Test func removedElementIsNotRetained() {
        final class Element {}
        var queue = RequestQueue<Element>()
        weak let released: Element?
        do {
            let first = Element()
            released = first
            queue.append(first)
            queue.append(Element())
        }
        _ = queue.popFirst()
        #expect(released == nil && queue.count == 1)
    }
}

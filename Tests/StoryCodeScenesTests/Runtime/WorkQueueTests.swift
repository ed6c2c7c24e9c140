import StoryCode
import TestSupport
import Testing

@testable import StoryCodeScenes

/// The order of scheduled work, and the comparisons that it costs.
@MainActor
struct WorkQueueTests {
    @Test(arguments: 0..<UInt64(50))
    func workRunsByTimeAndThenByInsertion(seed: UInt64) {
        var random = SplitMix(seed: seed)
        let clock = ManualClock()
        var (expected, done): ([(due: Int, number: Int)], [Int]) = ([], [])
        for number in 0..<200 {
            let due = Int.random(in: 0..<20, using: &random)
            expected.append((due, number))
            clock.schedule(after: .seconds(due)) { done.append(number) }
        }
        clock.run()
        #expect(done == expected.sorted { ($0.due, $0.number) < ($1.due, $1.number) }.map(\.number))
    }

    @Test(arguments: ["in sequence", "at once", "in reverse", "at random"])
    func comparisonsGrowWithTheLevels(order: String) {
        let count = 10_000
        var (random, comparisons) = (SplitMix(seed: 7), 0)
        var heap = Heap<Int> {
            comparisons += 1
            return $0 < $1
        }
        for number in 0..<count {
            switch order {
            case "in sequence": heap.insert(number)
            case "at once": heap.insert(0)
            case "in reverse": heap.insert(-number)
            default: heap.insert(.random(in: 0..<count, using: &random))
            }
        }
        while heap.first != nil { heap.removeFirst() }
        // One for each of 14 levels when an element is added, and two when it is removed.
        #expect(comparisons <= 3 * 14 * count)
    }
}

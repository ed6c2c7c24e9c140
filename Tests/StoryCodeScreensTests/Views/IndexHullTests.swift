import TestSupport
import Testing

@testable import StoryCodeScreens

/// The range of indices that contains all marked elements of a list, against a list of marks.
@MainActor
struct IndexHullTests {
    @Test(arguments: 0..<200 as Range<UInt64>)
    func containsEveryMarkedElement(seed: UInt64) {
        var dice = Dice(seed: seed)
        var (hull, marks) = (IndexHull(), [Bool]())
        for _ in 0..<60 {
            switch dice.roll(3) {
            case 0:
                let index = dice.roll(marks.count + 1)
                marks.insert(false, at: index)
                hull.didInsert(at: index)
            case 1 where !marks.isEmpty:
                let index = dice.roll(marks.count)
                marks[index] = true
                hull.include(index)
            case 2 where !marks.isEmpty:
                let index = dice.roll(marks.count)
                marks.remove(at: index)
                hull.didRemove(at: index)
            default: break
            }
            let marked = marks.indices.filter { marks[$0] }
            #expect(marked.allSatisfy(hull.indices.contains), "seed \(seed)")
            #expect(hull.indices.upperBound <= marks.count, "seed \(seed)")
        }
    }

    @Test func isTheSmallestRangeOfTheIncludedIndices() {
        var hull = IndexHull()
        hull.include(4)
        hull.include(2)
        #expect(hull.indices == 2..<5)
        hull.didInsert(at: 2)
        #expect(hull.indices == 3..<6)
        hull.didInsert(at: 4)
        #expect(hull.indices == 3..<7)
        hull.didInsert(at: 7)
        #expect(hull.indices == 3..<7)
        hull.didRemove(at: 0)
        #expect(hull.indices == 2..<6)
        hull.didRemove(at: 5)
        #expect(hull.indices == 2..<5)
    }
}

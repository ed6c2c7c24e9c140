import TestSupport
import Testing

@testable import StoryCodeScreens

/// The range of subviews that contains all marked ones, against a list of marks.
@MainActor
struct SubviewRangeTests {
    @Test(arguments: 0..<200 as Range<UInt64>)
    func containsEveryMarkedElement(seed: UInt64) {
        var dice = Dice(seed: seed)
        var (range, marks) = (SubviewRange(), [Bool]())
        for _ in 0..<60 {
            switch dice.roll(3) {
            case 0:
                let index = dice.roll(marks.count + 1)
                marks.insert(false, at: index)
                range.didInsert(at: index)
            case 1 where !marks.isEmpty:
                let index = dice.roll(marks.count)
                marks[index] = true
                range.include(index)
            case 2 where !marks.isEmpty:
                let index = dice.roll(marks.count)
                marks.remove(at: index)
                range.didRemove(at: index)
            default: break
            }
            let marked = marks.indices.filter { marks[$0] }
            #expect(marked.allSatisfy(range.indices.contains), "seed \(seed)")
            #expect(range.indices.upperBound <= marks.count, "seed \(seed)")
        }
    }

    @Test func isTheSmallestRangeOfTheIncludedIndices() {
        var range = SubviewRange()
        range.include(4)
        range.include(2)
        #expect(range.indices == 2..<5)
        range.didInsert(at: 2)
        #expect(range.indices == 3..<6)
        range.didInsert(at: 4)
        #expect(range.indices == 3..<7)
        range.didInsert(at: 7)
        #expect(range.indices == 3..<7)
        range.didRemove(at: 0)
        #expect(range.indices == 2..<6)
        range.didRemove(at: 5)
        #expect(range.indices == 2..<5)
        range.didRemove(at: 2)
        #expect(range.indices == 2..<4)
        range.didRemove(at: 4)
        #expect(range.indices == 2..<4)
    }
}

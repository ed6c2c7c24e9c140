import TestSupport
import Testing

/// What is left of a list that fails.
struct ShrinkerTests {
    @Test func findsShortestFailingList() {
        let shrinker = Shrinker<Int> { $0.contains(3) && $0.contains(17) }
        #expect(shrinker.shrink(Array(0..<20)) == [3, 17])
    }

    @Test(arguments: 1...9)
    func theLengthOfTheListDoesNotMatter(count: Int) {
        let shrinker = Shrinker<Int> { $0.contains(0) }
        #expect(shrinker.shrink(Array((0..<count).reversed())) == [0])
    }

    @Test func keepsFailingOrder() {
        let shrinker = Shrinker<Int> { list in
            guard let five = list.firstIndex(of: 5), let two = list.firstIndex(of: 2) else { return false }
            return five < two
        }
        #expect(shrinker.shrink([1, 5, 9, 5, 2, 7, 2]) == [5, 2])
    }

    @Test func triesSimplestElementsFirst() {
        let shrinker = Shrinker<Int>(fails: { $0.contains { $0 >= 5 } }, simpler: { Array(0..<$0) })
        #expect(shrinker.shrink([1, 40, 2, 9]) == [5])
    }

    @Test func simplerElementRemovesOthers() {
        // A ten needs a one beside it, a four does not.
        let shrinker = Shrinker<Int>(
            fails: { $0.contains(4) || $0.contains(10) && $0.contains(1) },
            simpler: { $0 == 10 ? [4] : [] }
        )
        #expect(shrinker.shrink([1, 10]) == [4])
    }

    @Test func emptyListWhenAllFails() {
        #expect(Shrinker<Int> { _ in true }.shrink([1, 2, 3]) == [])
    }

    @Test func minimalListIsUnchanged() {
        let shrinker = Shrinker<Int>(fails: { $0 == [1, 2, 3] }, simpler: { [$0 - 1] })
        #expect(shrinker.shrink([1, 2, 3]) == [1, 2, 3])
    }

    @Test(arguments: 1...50)
    func itNeverReturnsAListThatPasses(seed: UInt64) {
        var random = SplitMix(seed: seed)
        let list = (0..<12).map { _ in Int.random(in: 0..<20, using: &random) }
        // Neither shorter lists nor simpler elements fail more often than others.
        let fails: ([Int]) -> Bool = { $0 == list || !$0.isEmpty && $0.reduce(0, +).isMultiple(of: 7) }
        let short = Shrinker(fails: fails, simpler: { $0 > 0 ? [$0 / 2, $0 - 1] : [] }).shrink(list)
        #expect(fails(short))
        #expect(short.count <= list.count)
        for place in short.indices {
            var shorter = short
            shorter.remove(at: place)
            #expect(!fails(shorter))
        }
    }
}

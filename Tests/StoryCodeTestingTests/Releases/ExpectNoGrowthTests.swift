import StoryCode
import StoryCodeTesting
import Testing

/// The number of times that a closure is repeated.
@MainActor
struct ExpectNoGrowthTests {
    final class Counter {
        var count = 0
    }

    private let counter = Counter()

    @Test func closureIsRepeatedEightTimesOrAtLeastFour() {
        expectNoGrowth { [counter] in counter.count += 1 }
        #expect(counter.count == 8)
        expectNoGrowth(rounds: 3) { [counter] in counter.count += 1 }
        #expect(counter.count == 12)
        expectNoGrowth(rounds: 5) { [counter] in counter.count += 1 }
        #expect(counter.count == 17)
    }

    @Test func asynchronousClosureIsRepeatedAsOften() async {
        await expectNoGrowth { [counter] in
            await Task.yield()
            counter.count += 1
        }
        #expect(counter.count == 8)
        await expectNoGrowth(rounds: 3) { [counter] in
            await Task.yield()
            counter.count += 1
        }
        #expect(counter.count == 12)
    }
}

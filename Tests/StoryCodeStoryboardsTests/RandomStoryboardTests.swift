import Foundation
import StoryCode
import TestSupport
import Testing

/// Random storyboards in random containers, compared with what the rules say.
///
/// ``RandomTestScale/factor`` makes it so many times as many lives.
@MainActor
struct RandomStoryboardTests {
    nonisolated static let batches = 8
    nonisolated static let livesPerBatch = 15

    @Test(arguments: 0..<batches)
    func everyStoryboardKeepsTheRules(batch: Int) {
        let lives = Self.livesPerBatch * RandomTestScale.factor
        var count = StoryLife.Count()
        for seed in batch * lives..<(batch + 1) * lives {
            let program = Self.program(UInt64(seed))
            let (failure, found) = StoryLife.run(program)
            count.add(found)
            guard let failure else { continue }
            let shrinker = Shrinker<StoryStep>(fails: { steps in
                MainActor.assumeIsolated {
                    StoryLife.run(program.with(steps)).failure?.kind == failure.kind
                }
            })
            let short = program.with(shrinker.shrink(program.steps))
            Issue.record("\((StoryLife.run(short).failure ?? failure).text)\n\(short)")
            return
        }
        // Neither all well nor all wrong would test much.
        #expect(count.made > lives)
        #expect(count.refused > lives)
        #expect(count.mistakes > lives)
        #expect(count.adopted > lives / 10)
    }

    private static func program(_ seed: UInt64) -> StoryProgram {
        var dice = StoryDice(seed: seed)
        return dice.program(seed)
    }
}

import Foundation
import StoryCode
import TestSupport
import Testing

/// Random containers, compared with what the rules say.
///
/// ``RandomTestScale/factor`` makes it so many times as many lives.
struct RandomGraphTests {
    static let batches = 40
    static let livesPerBatch = 52

    @Test(arguments: 0..<batches)
    func everyContainerKeepsTheRules(batch: Int) {
        let lives = Self.livesPerBatch * RandomTestScale.factor
        var count = GraphLife.Count()
        for seed in batch * lives..<(batch + 1) * lives {
            let program = Self.program(UInt64(seed))
            let (failure, found) = GraphLife.run(program)
            count.resolved += found.resolved
            count.failed += found.failed
            count.faulty += found.faulty
            guard let failure else { continue }
            let shrinker = Shrinker<GraphStep>(fails: { steps in
                GraphLife.run(GraphProgram(seed: program.seed, steps: steps)).failure?.kind == failure.kind
            })
            let short = GraphProgram(seed: program.seed, steps: shrinker.shrink(program.steps))
            let last = GraphLife.run(short).failure ?? failure
            Issue.record("\(last.kind) at step \(last.step): \(last.text)\n\(short)")
            return
        }
        // Neither all well nor all wrong would test much.
        #expect(count.resolved > 2 * lives)
        #expect(count.failed > lives / 10)
        #expect(count.faulty > lives / 10)
    }

    @Test func planCount() {
        #expect(Self.batches * Self.livesPerBatch >= 2_000)
    }

    private static func program(_ seed: UInt64) -> GraphProgram {
        var dice = GraphDice(seed: seed)
        return dice.program(seed)
    }
}

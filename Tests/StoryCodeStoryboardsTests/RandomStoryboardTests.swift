import Foundation
import StoryCode
import TestSupport
import Testing

/// Random storyboards in random containers, compared with a reference model.
///
/// ``RandomTestScale/factor`` multiplies the number of programs.
@MainActor
struct RandomStoryboardTests {
    nonisolated static let batches = 8
    nonisolated static let programsPerBatch = 8

    @Test(arguments: 0..<batches)
    func matchesReferenceModel(batch: Int) {
        let runs = Self.programsPerBatch * RandomTestScale.factor
        var count = RandomStoryboardRun.Count()
        for seed in batch * runs..<(batch + 1) * runs {
            let program = Self.program(UInt64(seed))
            let (failure, found) = RandomStoryboardRun.run(program)
            count.add(found)
            guard let failure else { continue }
            let shrinker = Shrinker<StoryboardStep>(fails: { steps in
                MainActor.assumeIsolated {
                    RandomStoryboardRun.run(program.with(steps)).failure?.kind == failure.kind
                }
            })
            let short = program.with(shrinker.shrink(program.steps))
            Issue.record("\((RandomStoryboardRun.run(short).failure ?? failure).text)\n\(short)")
            return
        }
        // Programs that all succeed or all fail would test little.
        #expect(count.made > runs)
        #expect(count.refused > runs)
        #expect(count.mistakes > runs)
        #expect(count.adopted > runs / 10)
    }

    private static func program(_ seed: UInt64) -> StoryboardProgram {
        var dice = StoryboardProgramGenerator(seed: seed)
        return dice.program(seed)
    }
}

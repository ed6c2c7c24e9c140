import Foundation
import TestSupport
import Testing

/// Whole trees, driven at random, from outside and from inside their own callbacks.
///
/// ``RandomTestScale/factor`` makes it so many times as many lives.
@MainActor
struct RandomTreeTests {
    nonisolated static let batches = 40
    nonisolated static let livesPerBatch = 16
    nonisolated static let stepsPerLife = 60

    @Test(arguments: RandomTreeProgram.Mode.allCases, 0..<batches)
    func everyTreeKeepsTheRules(mode: RandomTreeProgram.Mode, batch: Int) {
        let lives = Self.livesPerBatch * RandomTestScale.factor
        for seed in batch * lives..<(batch + 1) * lives {
            let program = RandomTreeProgram(seed: UInt64(seed), mode: mode, length: Self.stepsPerLife)
            guard let failure = RandomTreeRun.run(program).failure else { continue }
            let short = RandomTreeRun.shrink(program, failing: failure.kind)
            let life = RandomTreeRun.run(short, isTracing: true)
            let text = life.failure?.text ?? failure.text
            Issue.record("\(failure.kind): \(text)\n\(short)\n\n\(life.trace.joined(separator: "\n"))")
            return
        }
    }

    @Test func thereAreEnoughOperations() {
        let lives = RandomTreeProgram.Mode.allCases.count * Self.batches * Self.livesPerBatch
        #expect(lives * Self.stepsPerLife >= 100_000)
    }
}

import Foundation
import TestSupport
import Testing

/// Whole trees, driven at random, from outside and from inside their own callbacks.
///
/// ``RandomLives/times`` makes it so many times as many lives.
@MainActor
struct RandomTreeTests {
    nonisolated static let batches = 40
    nonisolated static let livesPerBatch = 16
    nonisolated static let stepsPerLife = 60

    @Test(arguments: TreeProgram.Mode.allCases, 0..<batches)
    func everyTreeKeepsTheRules(mode: TreeProgram.Mode, batch: Int) {
        let lives = Self.livesPerBatch * RandomLives.times
        for seed in batch * lives..<(batch + 1) * lives {
            let program = TreeProgram(seed: UInt64(seed), mode: mode, length: Self.stepsPerLife)
            guard let failure = TreeLife.run(program).failure else { continue }
            let short = TreeLife.shrink(program, failing: failure.kind)
            let life = TreeLife.run(short, isTracing: true)
            let text = life.failure?.text ?? failure.text
            Issue.record("\(failure.kind): \(text)\n\(short)\n\n\(life.trace.joined(separator: "\n"))")
            return
        }
    }

    @Test func thereAreEnoughOperations() {
        let lives = TreeProgram.Mode.allCases.count * Self.batches * Self.livesPerBatch
        #expect(lives * Self.stepsPerLife >= 100_000)
    }
}

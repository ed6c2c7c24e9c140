import Foundation
import StoryCode
import TestSupport
import Testing

/// Whole trees of controllers with random operations, in and outside callbacks.
///
/// ``RandomTestScale/factor`` multiplies the number of runs.
@MainActor
struct RandomTreeTests {
    nonisolated static let batches = 40
    nonisolated static let programsPerBatch = 16
    nonisolated static let stepsPerProgram = 60

    @Test(arguments: RandomTreeProgram.Mode.allCases, 0..<batches)
    func everyTreeKeepsTheRules(mode: RandomTreeProgram.Mode, batch: Int) {
        let programs = Self.programsPerBatch * RandomTestScale.factor
        for seed in batch * programs..<(batch + 1) * programs {
            let program = RandomTreeProgram(seed: UInt64(seed), mode: mode, length: Self.stepsPerProgram)
            // The logs of other tests would be searched for each of the events.
            let result = LifecycleTrace.withoutTracing { RandomTreeRun.run(program) }
            guard let failure = result.failure else { continue }
            let short = RandomTreeRun.shrink(program, failing: failure.kind)
            let run = RandomTreeRun.run(short, isTracing: true)
            let text = run.failure?.text ?? failure.text
            Issue.record("\(failure.kind): \(text)\n\(short)\n\n\(run.trace.joined(separator: "\n"))")
            return
        }
    }

    @Test func thereAreEnoughOperations() {
        let programs = RandomTreeProgram.Mode.allCases.count * Self.batches * Self.programsPerBatch
        #expect(programs * Self.stepsPerProgram >= 100_000)
    }
}

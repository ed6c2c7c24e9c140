import StoryCode
import TestSupport
import Testing

/// Whole trees of controllers with random operations, in and outside callbacks.
///
/// ``RandomTestScale/operations`` is the number of operations.
@MainActor
struct RandomTreeTests {
    nonisolated static let batches = 40
    nonisolated static let stepsPerProgram = 60

    @Test(arguments: RandomTreeProgram.Mode.usual, 0..<batches)
    func everyTreeKeepsTheRules(mode: RandomTreeProgram.Mode, batch: Int) {
        check(mode, batch, operations: RandomTestScale.operations / RandomTreeProgram.Mode.usual.count)
    }

    // The program calls the library from every callback and every deinitialiser, and releases objects meanwhile.
    @Test(arguments: 0..<batches)
    func everyReleaseMayCallBack(batch: Int) {
        check(.releasing, batch, operations: RandomTestScale.operations / 4)
    }

    // Covers what no rule decides.
    @Test func sameProgramsHaveTheSameEvents() {
        let traces = RandomTreeProgram.Mode.allCases.flatMap { mode in
            (1_000..<1_016 as Range<UInt64>).flatMap { seed in
                let program = RandomTreeProgram(seed: seed, mode: mode, length: Self.stepsPerProgram)
                return LifecycleTrace.withoutTracing { RandomTreeRun.run(program, isTracing: true).trace }
            }
        }
        expectFingerprint("604ea6be44eefa65", of: traces.joined(separator: "\n"), "random trees.txt")
    }

    /// Runs one batch of the programs with about this number of operations.
    private func check(_ mode: RandomTreeProgram.Mode, _ batch: Int, operations: Int) {
        let programs = max(operations / Self.stepsPerProgram / Self.batches, 1)
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
}

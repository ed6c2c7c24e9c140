import StoryCode
import Testing

@testable import StoryboardFiles

/// Random storyboards do the same step by step, read from a file and written in code.
///
/// ``Dice/times`` makes them so many times as many.
@MainActor
struct RandomLoadedFileTests {
    nonisolated static let batches = 4
    nonisolated static let flowsPerBatch = 30
    nonisolated static let steps = 25

    @Test(arguments: 0..<batches)
    func aFileAndTheSameInCodeAreToldTheSame(batch: Int) throws {
        let flows = Self.flowsPerBatch * Dice.times
        var (shown, refused, unwound) = (0, 0, 0)
        for seed in UInt64(batch * flows)..<UInt64((batch + 1) * flows) {
            var dice = Dice(seed: seed)
            let model = FlowModel(&dice)
            let (drawn, written) = (FlowRun(model, try model.drawn()), FlowRun(model, model.written()))
            defer {
                drawn.end()
                written.end()
            }
            var (fromFile, fromCode) = (drawn.told { $0.start() }, written.told { $0.start() })
            var steps: [FlowRun.Step] = []
            for _ in 0..<Self.steps where fromFile == fromCode {
                let step = FlowRun.Step(
                    what: dice.pick(FlowRun.What.allCases),
                    who: dice.roll(40),
                    way: 1 + dice.roll(40)
                )
                steps.append(step)
                fromFile = drawn.told { $0.perform(step) }
                fromCode = written.told { $0.perform(step) }
                shown += fromFile.count { $0.hasPrefix("to ") }
                refused += fromFile.count { $0.hasPrefix("! ") }
                unwound += fromFile.contains { $0.hasPrefix("to ") && $0.contains("FlowTarget") } ? 1 : 0
            }
            guard fromFile != fromCode else { continue }
            let place = zip(fromFile, fromCode).enumerated().first { $1.0 != $1.1 }?.offset
            let line = place ?? min(fromFile.count, fromCode.count)
            Issue.record(
                """
                seed \(seed), after \(steps.count) steps, line \(line) of \(fromFile.first ?? "nothing"):
                file: \(fromFile.dropFirst(max(line - 2, 0)).prefix(5).joined(separator: " | "))
                code: \(fromCode.dropFirst(max(line - 2, 0)).prefix(5).joined(separator: " | "))
                """
            )
            return
        }
        // Neither all well nor all refused would test much.
        #expect(shown > flows)
        #expect(refused > flows / 4)
        #expect(unwound > flows / 4)
    }
}

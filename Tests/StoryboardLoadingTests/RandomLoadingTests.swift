import StoryCode
import StoryboardTestSupport
import Testing

import func TestSupport.expectFingerprint

@testable import StoryboardFiles
@testable import StoryboardLoading

/// Random storyboards behave equally from a file and in code.
///
/// ``Dice/times`` multiplies their number.
@MainActor
struct RandomLoadingTests {
    nonisolated static let batches = 4
    nonisolated static let flowsPerBatch = 12
    nonisolated static let steps = 25

    @Test(arguments: 0..<batches)
    func fileAndCodeBehaveEqually(batch: Int) throws {
        let flows = Self.flowsPerBatch * Dice.times
        var (shown, refused, unwound) = (0, 0, 0)
        for seed in UInt64(batch * flows)..<UInt64((batch + 1) * flows) {
            var dice = Dice(seed: seed)
            let model = FlowModel(&dice)
            let fileRun = FlowRun(model, try model.storyboardFromFile())
            let codeRun = FlowRun(model, model.storyboardInCode())
            defer {
                fileRun.end()
                codeRun.end()
            }
            var (fromFile, fromCode) = (fileRun.events { $0.start() }, codeRun.events { $0.start() })
            var steps: [FlowRun.Step] = []
            for _ in 0..<Self.steps where fromFile == fromCode {
                let step = Self.step(&dice)
                steps.append(step)
                fromFile = fileRun.events { $0.perform(step) }
                fromCode = codeRun.events { $0.perform(step) }
                shown += fromFile.count { $0.hasPrefix("to ") }
                refused += fromFile.count { $0.hasPrefix("! ") }
                unwound += fromFile.contains { $0.hasPrefix("to ") && $0.contains("FlowTarget") } ? 1 : 0
            }
            guard fromFile != fromCode else { continue }
            let difference = zip(fromFile, fromCode).enumerated().first { $1.0 != $1.1 }?.offset
            let line = difference ?? min(fromFile.count, fromCode.count)
            Issue.record(
                """
                seed \(seed), after \(steps.count) steps, line \(line) of \(fromFile.first ?? "nothing"):
                file: \(fromFile.dropFirst(max(line - 2, 0)).prefix(5).joined(separator: " | "))
                code: \(fromCode.dropFirst(max(line - 2, 0)).prefix(5).joined(separator: " | "))
                """
            )
            return
        }
        // The test covers successes and failures.
        #expect(shown > flows)
        #expect(refused > flows / 4)
        #expect(unwound > flows / 4)
    }

    // Notices a change of both.
    @Test func sameFlowsHaveTheSameEvents() throws {
        var events: [String] = []
        for seed in 1_000..<1_020 as Range<UInt64> {
            var dice = Dice(seed: seed)
            let model = FlowModel(&dice)
            let run = FlowRun(model, try model.storyboardFromFile())
            defer { run.end() }
            events += run.events { $0.start() }
            for _ in 0..<Self.steps {
                let step = Self.step(&dice)
                events += run.events { $0.perform(step) }
            }
        }
        expectFingerprint("e14e5eabd1bb5daf", of: events.joined(separator: "\n"), "random flows.txt")
    }

    private static func step(_ dice: inout Dice) -> FlowRun.Step {
        let action = dice.pick(FlowRun.Action.allCases)
        return FlowRun.Step(action: action, controller: dice.roll(40), variant: 1 + dice.roll(40))
    }
}

import Foundation
import StoryCode
import TestSupport
import Testing

/// Random containers, compared with a model of the rules.
///
/// ``RandomTestScale/factor`` multiplies the number of simulations.
struct RandomGraphTests {
    static let batches = 10
    static let livesPerBatch = 44

    @Test(arguments: 0..<batches)
    func containersMatchModel(batch: Int) {
        let lives = Self.livesPerBatch * RandomTestScale.factor
        var count = GraphSimulation.Count()
        for seed in batch * lives..<(batch + 1) * lives {
            let program = Self.program(UInt64(seed))
            let (failure, found) = GraphSimulation.run(program)
            count.resolved += found.resolved
            count.failed += found.failed
            count.faulty += found.faulty
            guard let failure else { continue }
            let shrinker = Shrinker<GraphStep>(fails: { steps in
                GraphSimulation.run(GraphProgram(seed: program.seed, steps: steps)).failure?.kind == failure.kind
            })
            let short = GraphProgram(seed: program.seed, steps: shrinker.shrink(program.steps))
            let last = GraphSimulation.run(short).failure ?? failure
            Issue.record("\(last.kind) at step \(last.step): \(last.text)\n\(short)")
            return
        }
        // Plans that are all valid or all invalid would test little.
        #expect(count.resolved > 2 * lives)
        #expect(count.failed > lives / 10)
        #expect(count.faulty > lives / 10)
    }

    @Test(arguments: 0..<batches, [false, true])
    func asynchronousContainersMatchModel(batch: Int, isMixed: Bool) async {
        let lives = Self.livesPerBatch / 2 * RandomTestScale.factor
        var count = GraphSimulation.Count()
        for seed in batch * lives..<(batch + 1) * lives {
            let program = Self.program(UInt64(seed))
            let (failure, found) = await GraphSimulation.run(program, isMixed: isMixed)
            count.resolved += found.resolved
            count.failed += found.failed
            guard let failure else { continue }
            Issue.record(
                "\(failure.kind) at step \(failure.step): \(failure.text)\n\(program.immediate(isMixed: isMixed))"
            )
            return
        }
        #expect(count.resolved > lives / 2)
        #expect(count.failed > lives / 10)
    }

    @Test func sameContainersHaveTheSameReports() {
        let reports = (5_000..<5_030).flatMap { GraphSimulation.reports(of: Self.program($0)) }
        expectFingerprint("7786f6e02f410984", of: reports.joined(separator: "\n"), "random containers.txt")
    }

    private static func program(_ seed: UInt64) -> GraphProgram {
        var dice = GraphDice(seed: seed)
        return dice.program(seed)
    }
}

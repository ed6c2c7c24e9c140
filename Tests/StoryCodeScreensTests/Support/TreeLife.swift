import StoryCode
import TestSupport
@testable import StoryCodeContainer
@testable import StoryCodeScenes
@testable import StoryCodeScreens
@testable import StoryCodeStoryboards

/// Runs programs, and finds short ones that fail as a long one does.
@MainActor
enum TreeLife {
    /// Lives a program to its end.
    ///
    static func run(_ program: TreeProgram, isTracing: Bool = false) -> TreeLifeResult {
        let verdict = TreeVerdict(isTracing: isTracing)
        let clock = program.isTimed ? ManualClock() : nil
        let scheduler: any LifecycleScheduler = clock ?? ImmediateLifecycleScheduler()
        var operations = 0
        Schedulers.$current.withValue(scheduler) {
            var cast: TreeCast? = TreeCast(program, clock: clock, verdict: verdict)
            let diagnostics = LifecycleDiagnostics { [weak cast] in cast?.take($0) }
            LifecycleDiagnostics.$current.withValue(diagnostics) {
                for step in program.steps where verdict.failure == nil { cast?.carryOut(step) }
                cast?.carryOut(TreeStep(operation: .settle))
                operations = cast?.operations ?? 0
                let records = cast?.records ?? []
                let windows = (cast?.windows ?? []).map { WeakWindow(window: $0) }
                cast = nil
                for _ in 0..<200 { clock?.advance(by: .milliseconds(50)) }
                for record in records where record.controller != nil { verdict.fail(.stillAlive, record.name) }
                for record in records where record.helper != nil {
                    verdict.fail(.stillAlive, "the helper of \(record.name)")
                }
                if windows.contains(where: { $0.window != nil }) { verdict.fail(.stillAlive, "a window") }
            }
        }
        return TreeLifeResult(failure: verdict.failure, operations: operations, trace: verdict.trace ?? [])
    }

    /// A short program that fails as a longer one does.
    static func shrink(_ program: TreeProgram, failing kind: TreeFailure.Kind) -> TreeProgram {
        var short = program
        let shrinker = Shrinker<TreeStep>(
            fails: { steps in
                var candidate = program
                candidate.steps = steps
                return run(candidate).failure?.kind == kind
            },
            simpler: \.simpler
        )
        short.steps = shrinker.shrink(program.steps)
        return short
    }
}

/// What came of a life.
struct TreeLifeResult {
    /// What went wrong first.
    let failure: TreeFailure?

    /// How many operations were carried out.
    let operations: Int

    /// What was done and heard, in order.
    let trace: [String]
}

extension TreeProgram: CustomStringConvertible {
    var description: String {
        "seed \(seed), \(mode), \(isTimed ? "timed" : "at once")\(unloadsViews ? ", unloading" : "")\n"
            + steps.map { "    \($0)" }.joined(separator: "\n")
    }
}

/// A window that is not retained.
private struct WeakWindow {
    weak let window: Window?
}

import StoryCode
import TestSupport

@testable import StoryCodeScenes
@testable import StoryCodeScreens

/// Runs programs, and shrinks the ones that fail.
@MainActor
enum RandomTreeRun {
    /// Runs a program to its end.
    ///
    static func run(_ program: RandomTreeProgram, isTracing: Bool = false) -> RandomTreeResult {
        let failures = FailureLog(isTracing: isTracing)
        let clock = program.isTimed ? ManualClock() : nil
        let scheduler: any LifecycleScheduler = clock ?? ImmediateLifecycleScheduler()
        var operations = 0
        Schedulers.$current.withValue(scheduler) {
            let observed = ObservedTree()
            let diagnostics = DiagnosticHandler { observed.tree?.take($0) }
            // A window reports the diagnostics of its release to the handler with which it was made.
            DiagnosticHandler.$current.withValue(diagnostics) {
                var tree: RandomTree? = RandomTree(program, clock: clock, failures: failures)
                observed.tree = tree
                for step in program.steps where failures.failure == nil { tree?.run(step) }
                tree?.run(RandomTreeStep(operation: .settle))
                operations = tree?.operations ?? 0
                let records = tree?.records ?? []
                let windows = (tree?.windows ?? []).map { WeakWindow(window: $0) }
                tree = nil
                for _ in 0..<200 { clock?.advance(by: .milliseconds(50)) }
                for record in records where record.controller != nil { failures.fail(.stillAlive, record.name) }
                for record in records where record.helper != nil {
                    failures.fail(.stillAlive, "the helper of \(record.name)")
                }
                if windows.contains(where: { $0.window != nil }) { failures.fail(.stillAlive, "a window") }
            }
        }
        return RandomTreeResult(failure: failures.failure, operations: operations, trace: failures.trace ?? [])
    }

    /// Returns a short program that fails in the same way.
    static func shrink(_ program: RandomTreeProgram, failing kind: RandomTreeFailure.Kind) -> RandomTreeProgram {
        var short = program
        let shrinker = Shrinker<RandomTreeStep>(
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

/// The result of a run.
struct RandomTreeResult {
    /// The first failure.
    let failure: RandomTreeFailure?

    /// The number of performed operations.
    let operations: Int

    /// The operations and events, in order.
    let trace: [String]
}

extension RandomTreeProgram: CustomStringConvertible {
    var description: String {
        "seed \(seed), \(mode), \(isTimed ? "timed" : "at once")\(unloadsViews ? ", unloading" : "")\(readsViews ? ", reading" : "")\n"
            + steps.map { "    \($0)" }.joined(separator: "\n")
    }
}

/// A tree that is not retained.
@MainActor
private final class ObservedTree {
    weak var tree: RandomTree?
}

/// A window that is not retained.
private struct WeakWindow {
    weak let window: Window?
}

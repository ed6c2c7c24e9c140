import Foundation
import PlantedLeaks

/// Measures scenes, dependency containers and storyboards against handwritten code, in the same run.
///
/// `swift run -c release Benchmarks` prints a table, or JSON with `--json`. `--only TEXT` selects the comparisons with
/// the text in their name, and `--quick` runs each row once, on small sizes. `--check` fails if a row allocates more
/// than promised, if linear work takes more than 2.2 times as long at twice the size, or if a cycle of references is not
/// found; other times depend on the machine, so they are not checked, and are measured with few repetitions. `--memory`
/// prints the memory after up to 10,000 updates of a screen and up to a million rounds of a container, and fails if it
/// grows.
@main
@MainActor
struct Benchmarks {
    static func main() {
        var arguments = CommandLine.arguments.dropFirst()
        var (repetitions, duration) = (25, 4e6)
        var (smallest, largestFile) = (250, 10_000)
        var checks = false
        var measuresMemory = false
        var only: String?
        var text: ([Result]) -> String = table
        while let argument = arguments.popFirst() {
            switch argument {
            case "--check": (checks, repetitions) = (true, 5)
            case "--json": text = json
            case "--memory": measuresMemory = true
            case "--quick": (repetitions, duration, smallest, largestFile) = (1, 0, 5, 100)
            case "--only": only = arguments.popFirst()
            default:
                let known = "--check, --json, --memory, --only TEXT or --quick"
                fail("unknown argument '\(argument)'; expected \(known)", EX_USAGE)
            }
        }
        if measuresMemory {
            for var work in RepeatedWork.all where only.map(work.name.contains) ?? true {
                work.measure()
                print(work.text)
                if work.isGrowing { fail("the memory grows with the number of \(work.name)", EXIT_FAILURE) }
            }
            return
        }
        let comparisons = [
            sceneComparisons(), eventComparisons(), recordingComparisons(), contentComparisons(), flowComparisons(),
            navigationComparisons(),
            containerComparisons(), registrationComparisons(), containerGrowthComparisons(), threadComparisons(),
            storyboardComparisons(), fileComparisons(upTo: largestFile), growthComparisons(from: smallest),
        ].joined().filter { comparison in
            only.map { comparison.work.contains($0) } ?? true
        }
        // First, because later the free memory is scattered, and large work takes longer than small work.
        for comparison in comparisons where checks && comparison.isLinear {
            let growth = comparison.growth()
            guard growth > Comparison.growthLimit else { continue }
            fail("\(comparison.work): twice the size takes \(growth) times as long", EXIT_FAILURE)
        }
        let results = comparisons.map { $0.measure(repetitions: repetitions, duration: duration) }
        print(text(results))
        guard checks else { return }
        if let excess = results.compactMap(excess).first { fail(excess, EXIT_FAILURE) }
        // Here, because the tests are not optimised.
        for problem in PlantedLeak.all.map({ $0.problem }) + [PlantedLeak.falseReport] {
            if let problem { fail(problem, EXIT_FAILURE) }
        }
    }

    /// The number of allocations above those by hand that a row may have, by its name; for a name that several works have,
    /// also by the work.
    private static let promised = [
        "Scene": 4.0, "SceneEvents": 0, "Container": 2, "Window": 7, "NavigationController": 29, "Storyboard": 1,
        "updateProperties": 7, "Flow": 73, "with a run recorder": 1, "SilentController": 0, "Container.register": 2,
        "ViewController": 40, "10000 controllers appear and disappear: ViewController": 48,
        "begin and end an appearance, per event: ViewController": 0,
    ]

    /// Describes the first row that allocates more than promised.
    private static func excess(_ result: Result) -> String? {
        for row in result.rows {
            guard let limit = promised["\(result.work): \(row.variant)"] ?? promised[row.variant],
                let found = row.allocations, let byHand = result.rows[0].allocations, found - byHand > limit
            else { continue }
            return "\(result.work): \(row.variant) allocates \(found), more than \(limit) above \(byHand) by hand"
        }
        return nil
    }

    private static func fail(_ words: String, _ status: Int32) -> Never {
        try? FileHandle.standardError.write(contentsOf: Data("\(words)\n".utf8))
        exit(status)
    }
}

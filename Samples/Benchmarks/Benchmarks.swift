import Foundation

/// Measures what scenes and containers cost against the same work written by hand, in the same run.
///
/// `swift run -c release Benchmarks` prints a table, with `--json` it prints JSON; `--only TEXT` measures the work
/// whose name contains the text, `--quick` with few repetitions. `--check` fails where more is allocated than
/// promised; times are not checked, for they are the machine's.
@main
@MainActor
struct Benchmarks {
    static func main() {
        var arguments = CommandLine.arguments.dropFirst()
        var repetitions = 25
        var checks = false
        var only: String?
        var text: ([Result]) -> String = table
        while let argument = arguments.popFirst() {
            switch argument {
            case "--check": checks = true
            case "--json": text = json
            case "--quick": repetitions = 3
            case "--only": only = arguments.popFirst()
            default:
                fail("unknown argument '\(argument)'; there are --check, --json, --only TEXT and --quick", EX_USAGE)
            }
        }
        let comparisons = [
            sceneComparisons(), eventComparisons(), flowComparisons(), containerComparisons(),
            registrationComparisons(), threadComparisons(), storyboardComparisons(), fileComparisons(),
        ].joined().filter { comparison in
            only.map { comparison.work.contains($0) } ?? true
        }
        let results = comparisons.map { $0.measure(repetitions: repetitions) }
        print(text(results))
        if checks, let excess = results.compactMap(excess).first { fail(excess, EXIT_FAILURE) }
    }

    /// What a way allocates beyond what is promised for it, in words.
    private static func excess(_ result: Result) -> String? {
        let promised = ["Scene": 3.0, "SceneEvents": 0, "Container": 2]
        for row in result.rows {
            guard let most = promised[row.way], let found = row.allocations, let byHand = result.rows[0].allocations
            else { continue }
            if found - byHand > most {
                return "\(result.work): \(row.way) allocates \(found), by hand \(byHand), at most \(most) more promised"
            }
        }
        return nil
    }

    private static func fail(_ words: String, _ status: Int32) -> Never {
        try? FileHandle.standardError.write(contentsOf: Data("\(words)\n".utf8))
        exit(status)
    }
}

/// Measures what a scene costs against the same work written by hand, in the same run.
///
/// `swift run -c release Benchmarks` prints a table, with `--json` it prints JSON; `--only TEXT` measures the work
/// whose name contains the text.
@main
@MainActor
struct Benchmarks {
    static func main() {
        var arguments = CommandLine.arguments.dropFirst()
        var repetitions = 25
        var only: String?
        var prints: ([Result]) -> String = table
        while let argument = arguments.popFirst() {
            switch argument {
            case "--json":
                prints = json
            case "--quick":
                repetitions = 3
            case "--only":
                only = arguments.popFirst()
            default:
                print("unknown argument '\(argument)'; there are --json, --only TEXT and --quick (few repetitions)")
                return
            }
        }
        let comparisons = (sceneComparisons() + eventComparisons()).filter { comparison in
            only.map { comparison.work.contains($0) } ?? true
        }
        print(prints(comparisons.map { $0.measure(repetitions: repetitions) }))
    }
}

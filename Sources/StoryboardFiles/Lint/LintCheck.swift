/// One look at a file, for the rules that belong together.
protocol LintCheck: SendableMetatype {
    /// Looks at a file.
    ///
    /// - Parameters:
    ///   - file: The file.
    ///   - group: All the files, this one among them.
    ///   - findings: Takes what is found.
    static func look(at file: StoryboardFile, in group: FileGroup, _ findings: inout Findings)
}

/// What was found in one file.
struct Findings {
    private let file: String
    private var found: [LintProblem] = []

    init(in file: StoryboardFile) { self.file = file.path }

    /// Adds a finding.
    ///
    /// - Parameters:
    ///   - rule: The rule that is broken.
    ///   - element: The element that is wrong.
    ///   - problem: What was found, as a sentence without its full stop.
    ///   - advice: How to mend it, as a sentence.
    mutating func add(_ rule: LintRule, at element: Element, _ problem: String, fix advice: String) {
        let message = "\(problem). To fix: \(advice)"
        found.append(
            LintProblem(rule: rule, file: file, line: element.line, column: element.column, message: message)
        )
    }

    /// The findings in the order of the lines.
    var problems: [LintProblem] {
        func key(_ problem: LintProblem) -> (Int, Int, Int, String) {
            (problem.line, problem.column, problem.rule.place, problem.message)
        }
        return found.sorted { key($0) < key($1) }
    }
}

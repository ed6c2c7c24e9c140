/// A report of the problems that a linter has found, in several formats.
///
/// See <doc:Checking-storyboards-in-CI>.
public struct LintReport: Sendable {
    /// The problems, in order.
    public let problems: [LintProblem]

    /// What could be compared with the sources of the program.
    public let coverage: LintCoverage

    /// Creates a report of problems, in their order.
    public init(_ problems: [LintProblem], coverage: LintCoverage = LintCoverage()) {
        (self.problems, self.coverage) = (problems, coverage)
    }

    /// Creates a report of the targets of a project; a file of several targets has the problems of each once.
    public init(_ reports: [LintReport]) {
        var known: Set<LintProblem> = []
        problems = reports.flatMap(\.problems).filter { known.insert($0).inserted }
        var coverage = LintCoverage()
        for report in reports { coverage.add(report.coverage) }
        self.coverage = coverage
    }

    /// Returns the number of problems with a severity.
    public func count(_ severity: LintProblem.Severity) -> Int { problems.count { $0.severity == severity } }

    /// The problems in the format of compilers, one a line: `file:line:column: error: message [rule]`.
    public var text: String { problems.map { "\($0)\n" }.joined() }

    /// Returns the problems, their numbers and the coverage as JSON, with sorted keys.
    public func json() throws -> String {
        let problems = problems.map { problem -> JSON in
            [
                "rule": problem.rule.rawValue, "severity": problem.severity.rawValue, "file": problem.file,
                "line": problem.line, "column": problem.column, "object": problem.object, "name": problem.name,
                "message": problem.message,
            ]
        }
        let coverage: JSON = [
            "total": coverage.total, "unchecked": coverage.unchecked, "modules": coverage.modules.sorted(),
            "remark": coverage.remark,
        ]
        let report: JSON = [
            "errors": count(.error), "warnings": count(.warning), "problems": problems, "coverage": coverage,
        ]
        return try report.text()
    }
}

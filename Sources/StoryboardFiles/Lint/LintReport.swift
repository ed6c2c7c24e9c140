/// The problems that a linter has found, to be printed in several forms.
public struct LintReport: Sendable {
    /// The problems, in order.
    public let problems: [LintProblem]

    /// Creates a report.
    ///
    /// - Parameter problems: The problems, in order.
    public init(_ problems: [LintProblem]) { self.problems = problems }

    /// How many of the problems are this bad.
    ///
    /// - Parameter severity: How bad.
    /// - Returns: How many.
    public func count(_ severity: LintProblem.Severity) -> Int { problems.count { $0.severity == severity } }

    /// The problems in the form of the compilers, one in a line: `file:line:column: error: message [rule]`.
    public var text: String { problems.map { "\($0)\n" }.joined() }

    /// The problems as JSON, with how many there are.
    ///
    /// - Returns: The text, with sorted keys.
    /// - Throws: What the encoder throws.
    public func json() throws -> String {
        try JSON.text([
            "errors": .int(count(.error)),
            "warnings": .int(count(.warning)),
            "problems": .array(
                problems.map { problem in
                    [
                        "rule": .string(problem.rule.rawValue),
                        "severity": .string(problem.severity.rawValue),
                        "file": .string(problem.file),
                        "line": .int(problem.line),
                        "column": .int(problem.column),
                        "message": .string(problem.message),
                    ]
                }
            ),
        ])
    }
}

/// A mistake in a storyboard file: its position, the finding and the remedy.
///
/// See <doc:Checking-storyboards-in-CI>.
public struct LintProblem: Hashable, Sendable {
    /// The consequence of a mistake.
    public enum Severity: String, Sendable {
        /// The program fails or traps at run time.
        case error
        /// The file is probably not as intended.
        case warning
    }

    /// The rule that is broken.
    public let rule: LintRule

    /// The path of the file.
    public let file: String

    /// The line of the element's opening tag, starting at 1.
    public let line: Int

    /// The column of the element's opening tag, starting at 1, in Unicode scalars.
    public let column: Int

    /// The `id` of the element, or nil if it has none.
    public let object: String?

    /// What is missing or wrong at the element, such as the name of a class, or nil if the rule says it.
    public let name: String?

    /// The finding and the remedy.
    public let message: String

    /// The consequence of the mistake: that of its rule, unless the linter has another setting.
    public internal(set) var severity: Severity
}

extension LintProblem: CustomStringConvertible {
    /// The problem on one line, in the format of compilers.
    public var description: String {
        "\(file.singleLine):\(line):\(column): \(severity.rawValue): \(message) [\(rule.rawValue)]"
    }
}

extension LintProblem {
    init(
        _ rule: LintRule,
        at place: (file: String, line: Int, column: Int),
        object: String? = nil,
        name: String? = nil,
        _ message: String
    ) {
        (self.rule, file, line, column) = (rule, place.file, place.line, place.column)
        (self.object, self.name, self.message, severity) = (object, name, message, rule.severity)
    }

    /// Creates the problem of a file that cannot be read.
    init(_ error: StoryboardFileError) {
        let isConflict = if case .mergeConflict = error.reason { true } else { false }
        let rule = isConflict ? LintRule.mergeConflict : .unreadableFile
        self.init(rule, at: (error.file, error.line, error.column), error.message.singleLine)
    }
}

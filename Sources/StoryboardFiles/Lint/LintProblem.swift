/// A mistake in a storyboard file: its position, the finding and the remedy.
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

    /// The finding and the remedy.
    public let message: String

    /// The consequence of the mistake.
    public var severity: Severity { rule.severity }
}

extension LintProblem: CustomStringConvertible {
    /// The problem on one line, in the format of compilers.
    public var description: String {
        "\(file.singleLine):\(line):\(column): \(severity.rawValue): \(message) [\(rule.rawValue)]"
    }
}

extension LintProblem {
    /// Creates the problem of a file that cannot be read.
    init(_ error: StoryboardFileError) {
        if case .mergeConflict = error.reason { rule = .mergeConflict } else { rule = .unreadableFile }
        (file, line, column) = (error.file, error.line, error.column)
        message = error.message.singleLine
    }
}

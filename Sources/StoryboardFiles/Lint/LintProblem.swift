/// A mistake in a storyboard file: where it is, what was found, and how to mend it.
public struct LintProblem: Hashable, Sendable {
    /// How bad a mistake is.
    public enum Severity: String, Sendable {
        /// It fails, or traps, when the program runs.
        case error
        /// It is likely not meant.
        case warning
    }

    /// The rule that is broken.
    public let rule: LintRule

    /// The file, as it was named.
    public let file: String

    /// The line where the tag begins that is wrong, from 1.
    public let line: Int

    /// The column where the tag begins that is wrong, from 1, counted in characters of Unicode.
    public let column: Int

    /// What was found, and how to mend it.
    public let message: String

    /// How bad it is.
    public var severity: Severity { rule.severity }
}

extension LintProblem: CustomStringConvertible {
    /// The problem in one line, in the form of the compilers.
    public var description: String {
        "\(file.onOneLine):\(line):\(column): \(severity.rawValue): \(message) [\(rule.rawValue)]"
    }
}

extension LintProblem {
    /// That a file could not be read.
    init(_ error: StoryboardFileError) {
        if case .mergeConflict = error.reason { rule = .mergeConflict } else { rule = .unreadableFile }
        file = error.file
        line = error.line
        column = error.column
        message = "\(error.problem). To fix: \(error.advice)".onOneLine
    }
}

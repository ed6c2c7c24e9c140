/// The reason why a configuration or a baseline of the linter cannot be used.
///
/// See <doc:Checking-storyboards-in-CI>.
public struct LintFileError: Error, Hashable, Sendable {
    /// The path of the file.
    public let file: String

    /// The line, starting at 1.
    public let line: Int

    /// The column, starting at 1, in Unicode scalars.
    public let column: Int

    /// The problem and its remedy.
    public let message: String

    init(_ file: String, _ position: TextPosition, _ problem: String, fix advice: String) {
        (self.file, line, column) = (file, Int(position.line), Int(position.column))
        message = "\(problem). To fix: \(advice)"
    }
}

extension LintFileError: CustomStringConvertible {
    /// The position, the problem and its remedy on one line, in the format of compilers.
    public var description: String { "\(file):\(line):\(column): error: \(message)".singleLine }
}

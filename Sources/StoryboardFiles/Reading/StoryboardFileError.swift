/// The reason why a file cannot be read as a storyboard.
///
/// See <doc:Reading-storyboard-files>.
public struct StoryboardFileError: Error, Hashable, Sendable {
    /// A kind of mistake in a file.
    public enum Reason: Hashable, Sendable {
        /// The file contains merge conflict markers in these lines.
        case mergeConflict(lines: [Int])
        /// The XML is malformed, for a cause that the parser reports.
        case malformedXML(String)
        /// The file is not XML; the value is its beginning.
        case notXML(String)
        /// The file is XML of another kind.
        case notAStoryboard(root: String, type: String?)
        /// The file is not encoded in UTF-8.
        case encoding(String)
        /// The file declares a document type, which may define entities. Storyboards have none.
        case documentType
        /// The file exceeds one of the ``ReadingLimits``.
        case tooLarge(String, limit: Int)
    }

    /// The kind of mistake.
    public let reason: Reason

    /// The path of the file.
    public let file: String

    /// The line, starting at 1.
    public let line: Int

    /// The column, starting at 1.
    public let column: Int
}

extension StoryboardFileError {
    /// Returns an error about the size of a whole file.
    static func tooLarge(_ what: String, limit: Int, _ file: String) -> StoryboardFileError {
        StoryboardFileError(reason: .tooLarge(what, limit: limit), file: file, line: 1, column: 1)
    }
}

extension StoryboardFileError: CustomStringConvertible {
    /// The position, the problem and its remedy on one line, in the format of compilers.
    public var description: String { "\(file):\(line):\(column): error: \(message)".singleLine }

    /// The problem and its remedy.
    var message: String {
        let (problem, advice) = explanation
        return "\(problem). To fix: \(advice)"
    }

    var explanation: (problem: String, advice: String) {
        switch reason {
        case .mergeConflict(let lines):
            (
                "The file contains merge conflict markers in \(lines.count == 1 ? "line" : "lines") "
                    + lines.prefix(6).map(String.init).joined(separator: ", ")
                    + (lines.count > 6 ? " and \(lines.count - 6) more" : ""),
                "Resolve each conflict and delete the markers."
            )
        case .malformedXML(let cause):
            ("The XML is malformed: \(cause)", "Correct the file at this position, or restore an earlier version.")
        case .notXML(let beginning):
            (
                beginning.isEmpty ? "The file is empty" : "The file is not XML; it begins with \"\(beginning)\"",
                "Check out the file itself: a link or a resource fork may be in its place."
            )
        case .notAStoryboard(let root, let type):
            (
                root == "archive"
                    ? "The file has the format of XIB files before Xcode 5"
                    : "The file is not a storyboard; its root element is <\(root)>"
                        + (type.map { " of type \($0.prefix(80))" } ?? ""),
                root == "archive"
                    ? "Save the file with Xcode 5 or later, which changes its format."
                    : "Choose a file that Interface Builder has saved as a storyboard."
            )
        case .encoding(let name): ("The file is encoded in \(name)", "Save the file in UTF-8.")
        case .documentType:
            ("The file declares a document type or entities", "Delete the declaration; Interface Builder writes none.")
        case .tooLarge(let what, let limit):
            (
                "The file has more than \(limit) \(what)",
                "Split the storyboard with references, or delete what Interface Builder did not write. "
                    + "A program reads a trusted file with higher ReadingLimits."
            )
        }
    }
}

extension Result<StoryboardFile, StoryboardFileError> {
    /// The path of the file.
    package var path: String {
        switch self {
        case .success(let file): file.path
        case .failure(let error): error.file
        }
    }
}

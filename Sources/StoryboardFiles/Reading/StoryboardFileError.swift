/// Why a file cannot be read as a storyboard.
public struct StoryboardFileError: Error, Hashable, Sendable {
    /// What is wrong.
    public enum Reason: Hashable, Sendable {
        /// Somebody has left the marks of a merge in it, at these lines.
        case mergeConflict(lines: [Int])
        /// The parser says what is wrong with the XML.
        case badXML(String)
        /// It is no XML at all, and this is how it begins.
        case notXML(String)
        /// It is XML of something else.
        case notAStoryboard(root: String, type: String?)
        /// It is not in UTF-8, as all storyboards are.
        case encoding(String)
        /// It has a document type, which storyboards have not, and which may hide anything.
        case documentType
        /// It is larger than the limits allow.
        case tooLarge(String, limit: Int)
    }

    /// What is wrong.
    public let reason: Reason

    /// The file, as it was named.
    public let file: String

    /// The line, from 1.
    public let line: Int

    /// The column, from 1.
    public let column: Int
}

extension StoryboardFileError {
    /// That a file is larger than it may be, told of the whole of it.
    static func tooLarge(_ what: String, limit: Int, file: String) -> StoryboardFileError {
        StoryboardFileError(reason: .tooLarge(what, limit: limit), file: file, line: 1, column: 1)
    }
}

extension StoryboardFileError: CustomStringConvertible {
    /// Where and what, as compilers say it, and what to do.
    public var description: String {
        "\(file):\(line):\(column): error: \(problem). To fix: \(advice)".onOneLine
    }

    var problem: String {
        switch reason {
        case .mergeConflict(let lines):
            "The file has the marks of an unfinished merge, at the \(lines.count == 1 ? "line" : "lines") "
                + lines.prefix(6).map(String.init).joined(separator: ", ")
                + (lines.count > 6 ? " and \(lines.count - 6) more" : "")
        case .badXML(let words): "The XML is broken: \(words)"
        case .notXML(""): "The file is empty"
        case .notXML(let start): "The file is no XML; it begins with \"\(start)\""
        case .notAStoryboard(let root, let type):
            "The file is no storyboard, but has a <\(root)>" + (type.map { " of type \($0.prefix(80))" } ?? "")
        case .encoding(let name): "The file is written in \(name)"
        case .documentType: "The file declares a document type or entities"
        case .tooLarge(let what, let limit): "The file has more than \(limit) \(what)"
        }
    }

    var advice: String {
        switch reason {
        case .mergeConflict: "Choose one side of each conflict, and take the marks out."
        case .badXML: "Mend the place, or take an earlier version of the file."
        case .notXML: "Check out the file itself: a link or a resource fork may have taken its place."
        case .notAStoryboard: "Give a file that Interface Builder has saved as a storyboard."
        case .encoding: "Save it in UTF-8."
        case .documentType: "Take it out; Interface Builder writes none."
        case .tooLarge: "Raise the ReadingLimits, if the file is to be trusted."
        }
    }
}

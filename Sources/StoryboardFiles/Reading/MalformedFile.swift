import Foundation

/// The first error of the parser in a file, looked at for the reason.
struct MalformedFile {
    /// The number of the error: libxml2's, as Foundation gives it.
    let code: Int
    let line: Int
    let column: Int

    /// Says what is wrong with the file.
    ///
    /// - Parameters:
    ///   - data: The bytes.
    ///   - file: What the file is called.
    ///   - open: The innermost element that was open.
    /// - Returns: The error, with its place.
    func error(in data: Data, file: String, open: ElementTree.Node?) -> StoryboardFileError {
        let marks = Self.conflictLines(in: data)
        if let first = marks.first {
            return StoryboardFileError(reason: .mergeConflict(lines: marks), file: file, line: first, column: 1)
        }
        let place = open.map { "; <\($0.name)> of line \($0.line) is not closed" } ?? ""
        return StoryboardFileError(reason: .badXML(words + place), file: file, line: line, column: column)
    }

    /// The lines that begin with the marks of a merge.
    private static func conflictLines(in data: Data) -> [Int] {
        var lines: [Int] = []
        for (number, line) in data.split(separator: 0x0A, omittingEmptySubsequences: false).enumerated() {
            let begins = ["<<<<<<<", "|||||||", ">>>>>>>"].contains { line.starts(with: $0.utf8) }
            let divides = line.count <= 8 && line.starts(with: "=======".utf8)
            if begins || divides { lines.append(number + 1) }
        }
        return lines.count > 1 ? lines : []
    }

    /// What the parser says, in words; by number, for the names in FoundationXML have others.
    private var words: String {
        switch code {
        case 4: "nothing is in it"
        case 5: "it ends too early, or goes on after its end"
        case 6, 7, 8, 9: "it has a character that XML does not allow"
        case 14...23, 26, 27: "it refers to something that it does not declare"
        case 38: "an attribute has a < in it"
        case 39, 40, 41, 68: "an attribute is not written as one"
        case 42: "an attribute is there twice"
        case 65: "a space is missing between attributes"
        case 72, 73, 75, 77: "a tag is not finished"
        case 74, 76: "a tag is closed by another"
        case 81: "it has bytes that are no text"
        default: "the parser gives it the error \(code)"
        }
    }
}

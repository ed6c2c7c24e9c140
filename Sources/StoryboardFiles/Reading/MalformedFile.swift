/// The first error of the parser in a file, looked at for the reason.
struct MalformedFile {
    /// The number of the error: libxml2's, as Foundation gives it.
    let code: Int
    let line: Int
    let column: Int

    /// Says what is wrong with the file.
    ///
    /// - Parameters:
    ///   - bytes: The file.
    ///   - file: What the file is called.
    ///   - open: The innermost element that was open.
    /// - Returns: The error, with its place.
    func error(in bytes: [UInt8], file: String, open: ElementTree.Node?) -> StoryboardFileError {
        let marks = Self.conflictLines(in: bytes)
        if let first = marks.first {
            return StoryboardFileError(reason: .mergeConflict(lines: marks), file: file, line: first, column: 1)
        }
        let isOpen = [5, 74, 76].contains(code)
        let place = isOpen ? open.map { "; <\($0.name)> of line \($0.line) is not closed" } ?? "" : ""
        return StoryboardFileError(reason: .badXML(words + place), file: file, line: line, column: column)
    }

    /// The lines that begin with the marks of a merge.
    private static func conflictLines(in bytes: [UInt8]) -> [Int] {
        var lines: [Int] = []
        var hasSides = false
        for (number, line) in bytes.split(separator: 0x0A, omittingEmptySubsequences: false).enumerated() {
            let isSide = line.starts(with: "<<<<<<<".utf8) || line.starts(with: ">>>>>>>".utf8)
            let divides = line.starts(with: "|||||||".utf8) || line.count <= 8 && line.starts(with: "=======".utf8)
            if isSide || divides { lines.append(number + 1) }
            hasSides = hasSides || isSide
        }
        return hasSides ? lines : []
    }

    /// What the parser tells as errors, and are none of the XML: names whose prefix is declared nowhere, or strangely.
    static let warnings = [99, 100, 201, 202, 204, 205]

    /// What the parser says, in words; by number, for the names in FoundationXML have others.
    private var words: String {
        switch code {
        case 4: "nothing is in it"
        case 5: "it ends too early, or goes on after its end"
        case 6, 7, 8, 9: "it has a character that XML does not allow"
        case 14...23, 26, 27: "it refers to something that it does not declare"
        case 38: "an attribute has a < in it, or no quote at its end"
        case 39, 40, 41: "an attribute is not written as one"
        case 42: "an attribute is there twice"
        case 45, 80: "a comment is not finished, or has -- in it"
        case 31...34, 46, 47, 56, 57, 64, 78, 79, 96, 97: "an <?xml … ?> is not finished, or not where it belongs"
        case 62, 63: "a ]]> is missing, or not where it belongs"
        case 65: "a space is missing between attributes"
        case 68: "a name is missing; the & and the < of a text are written &amp; and &lt;"
        case 72, 73, 75, 77: "a tag is not finished"
        case 74, 76: "a tag is closed by another"
        case 81: "it has bytes that are no text"
        case 110: "a name is very long"
        case 1, 2: "it has a value of ten million bytes, or a document type, or very many names"
        default: "the parser gives it the error \(code)"
        }
    }
}

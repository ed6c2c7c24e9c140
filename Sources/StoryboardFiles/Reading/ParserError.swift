/// The first error that the XML parser reports for a file.
struct ParserError {
    /// The number of the error in libxml2, which Foundation passes on.
    let code: Int
    let line: Int
    let column: Int

    /// The numbers that the parser reports for well-formed XML: undeclared or unusual name prefixes.
    static let warnings = [99, 100, 201, 202, 204, 205]

    /// Returns the error of the file, with its cause: conflict markers, or malformed XML.
    ///
    /// - Parameters:
    ///   - closings: The positions of the closing tags.
    ///   - open: The innermost open element.
    func fileError(
        in bytes: [UInt8],
        _ closings: ContiguousArray<TextPosition>,
        file: String,
        open: ElementTree.StoredElement?
    ) -> StoryboardFileError {
        let markers = Self.conflictMarkers(in: bytes)
        if let first = markers.first {
            return StoryboardFileError(reason: .mergeConflict(lines: markers), file: file, line: first, column: 1)
        }
        var cause = cause
        if let open, [5, 74, 76].contains(code) {
            cause += "; <\(open.name)> in line \(open.position.line) is not closed"
        }
        // The parser reports a wrong closing tag after its end.
        let position =
            code == 76 ? closings.last { (Int($0.line), Int($0.column) + 1) < (line, column) } : nil
        return StoryboardFileError(
            reason: .malformedXML(cause),
            file: file,
            line: position.map { Int($0.line) } ?? line,
            column: position.map { Int($0.column) } ?? column
        )
    }

    /// Returns the lines of merge conflict markers.
    private static func conflictMarkers(in bytes: [UInt8]) -> [Int] {
        var lines: [Int] = []
        var hasSides = false
        for (index, line) in bytes.split(separator: 0x0A, omittingEmptySubsequences: false).enumerated() {
            let isSide = line.starts(with: "<<<<<<<".utf8) || line.starts(with: ">>>>>>>".utf8)
            let divides = line.starts(with: "|||||||".utf8) || line.count <= 8 && line.starts(with: "=======".utf8)
            if isSide || divides { lines.append(index + 1) }
            hasSides = hasSides || isSide
        }
        return hasSides ? lines : []
    }

    /// The meaning of libxml2's number; FoundationXML's named constants have other values.
    private var cause: String {
        switch code {
        case 4: "the document is empty"
        case 5: "the document ends too early, or continues after its end"
        case 6, 7, 8, 9: "it contains a character that XML does not allow"
        case 14...23, 26, 27: "it refers to an entity that it does not declare"
        case 38: "an attribute contains <, or its closing quote is missing"
        case 39, 40, 41: "an attribute is malformed"
        case 42: "a tag has the same attribute twice"
        case 45, 80: "a comment is not closed, or contains --"
        case 31...34, 46, 47, 56, 57, 64, 78, 79, 96: "an <?xml … ?> is not closed, or is in the wrong place"
        case 62, 63: "a ]]> is missing, or is in the wrong place"
        case 65: "a space is missing between attributes"
        case 68: "a name is missing; in text, & is written &amp; and < is written &lt;"
        case 72, 73, 75, 77: "a tag is incomplete"
        case 74, 76: "a closing tag does not match the opening tag"
        case 81: "it contains bytes that are not UTF-8"
        case 97, 108: "its version of XML is not 1.0"
        case 110: "a name is too long"
        case 1, 2: "it has a value of ten million bytes, a document type, or too many names"
        default: "the parser reports error \(code)"
        }
    }
}

/// A scanner that finds the positions of opening tags, in the order of the file.
///
/// When the parser reports an element, the parser is already at the end of the tag. The beginnings are easy to find in
/// a file that parses without an error, because an attribute contains no `<`.
struct TagScanner {
    /// The position of each opening tag.
    private(set) var positions: ContiguousArray<TextPosition> = []

    /// The number of attributes of all tags.
    private(set) var attributeCount = 0

    /// The first element with too many attributes.
    private(set) var excessiveAttributes: TextPosition?

    /// The first processing instruction that consists of a name alone, at which the parser of Linux crashes.
    private(set) var bareInstruction: TextPosition?

    /// The position after the last byte that was scanned.
    var end: TextPosition { TextPosition(line: line, column: Int32(next - lineStart - continuationBytes) + 1) }

    private let bytes: [UInt8]
    private let count: Int
    private var next = 0
    private var line: Int32 = 1
    private var lineStart = 0
    /// The number of UTF-8 continuation bytes in the line so far.
    private var continuationBytes = 0

    /// Scans a file.
    ///
    /// - Parameters:
    ///   - count: The number of bytes to scan, or nil for all.
    ///   - attributeLimit: The number of attributes that an element may have.
    init(_ bytes: [UInt8], count: Int? = nil, attributeLimit: Int = .max) {
        self.bytes = bytes
        let count = count ?? bytes.count
        self.count = count
        if isAt(Self.byteOrderMark) { next += Self.byteOrderMark.count }
        lineStart = next
        while next < count {
            guard bytes[next] == UInt8(ascii: "<") else {
                advance()
                continue
            }
            switch next + 1 < count ? bytes[next + 1] : 0 {
            case UInt8(ascii: "!"):
                let isComment = isAt(Self.comment)
                skip(isComment ? Self.comment : [], to: isComment ? Self.commentEnd : Self.textEnd)
            case UInt8(ascii: "?"): skipInstruction()
            case UInt8(ascii: "/"): advance()
            default: scanTag(attributeLimit)
            }
        }
    }

    private static let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]
    private static let comment = Array("<!--".utf8)
    private static let commentEnd = Array("-->".utf8)
    private static let textEnd = Array("]]>".utf8)
    private static let instruction = Array("<?".utf8)
    private static let instructionEnd = Array("?>".utf8)

    private func isAt(_ start: [UInt8]) -> Bool {
        guard next + start.count <= count else { return false }
        return start.indices.allSatisfy { bytes[next + $0] == start[$0] }
    }

    /// Skips a start and everything up to an end.
    private mutating func skip(_ start: [UInt8], to end: [UInt8]) {
        for _ in start { advance() }
        while next < count, !isAt(end) { advance() }
    }

    private mutating func skipInstruction() {
        let (position, start) = (end, next)
        skip(Self.instruction, to: Self.instructionEnd)
        // A space separates the name from the content.
        if bareInstruction == nil, !bytes[start..<next].contains(where: { $0 <= 0x20 }) { bareInstruction = position }
    }

    /// Scans to the end of a tag, or to the next tag in a malformed file, and counts quoted values.
    private mutating func scanTag(_ attributeLimit: Int) {
        let position = end
        positions.append(position)
        advance()
        var quote: UInt8?
        var attributes = 0
        while next < count, bytes[next] != UInt8(ascii: "<") {
            let byte = bytes[next]
            advance()
            if let open = quote {
                if byte == open { quote = nil }
            } else if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
                quote = byte
                attributes += 1
            } else if byte == UInt8(ascii: ">") {
                break
            }
        }
        attributeCount += attributes
        if attributes > attributeLimit, excessiveAttributes == nil { excessiveAttributes = position }
    }

    private mutating func advance() {
        let byte = bytes[next]
        next += 1
        if byte == 0x0A {
            (line, lineStart, continuationBytes) = (line + 1, next, 0)
        } else if byte & 0b1100_0000 == 0b1000_0000 {
            continuationBytes += 1
        }
    }
}

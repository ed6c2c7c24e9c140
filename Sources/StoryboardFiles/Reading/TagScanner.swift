/// A scanner that finds the positions of tags, in the order of the file, and refuses files that must not be parsed.
///
/// When the parser reports an element, the parser is already at the end of the tag. The beginnings are easy to find in
/// a file that parses without an error, because an attribute contains no `<`.
///
/// The parser of Linux expands declared entities without a notification. Interface Builder never declares entities. The
/// parser also accepts other encodings, in which the bytes of a declaration differ.
struct TagScanner {
    /// The position of each opening tag.
    private(set) var positions: ContiguousArray<TextPosition> = []

    /// The position of each closing tag.
    private(set) var closings: ContiguousArray<TextPosition> = []

    /// The first reason to refuse the file, after which nothing is scanned.
    private(set) var refusal: (reason: StoryboardFileError.Reason, position: TextPosition)?

    /// The position after the last byte that was scanned.
    var end: TextPosition { TextPosition(line: line, column: Int32(next - lineStart - continuationBytes) + 1) }

    private let bytes: [UInt8]
    private var next = 0
    private var line: Int32 = 1
    private var lineStart = 0
    /// The number of UTF-8 continuation bytes in the line so far.
    private var continuationBytes = 0

    /// Scans a file.
    ///
    /// - Parameter attributeLimit: The number of attributes that an element may have.
    init(_ bytes: [UInt8], attributeLimit: Int) {
        self.bytes = bytes
        // A byte order mark.
        if isAt("\u{FEFF}") { next += 3 }
        lineStart = next
        if let encoding, encoding.uppercased() != "UTF-8" { refuse(.encoding(encoding)) }
        scanProlog()
        while next < bytes.count, refusal == nil {
            guard bytes[next] == UInt8(ascii: "<") else {
                advance()
                continue
            }
            switch next + 1 < bytes.count ? bytes[next + 1] : 0 {
            case UInt8(ascii: "!"):
                let isComment = isAt("<!--")
                skip(isComment ? "<!--" : "", to: isComment ? "-->" : "]]>")
            case UInt8(ascii: "?"): skipInstruction()
            case UInt8(ascii: "/"):
                closings.append(end)
                advance()
            default: scanTag(attributeLimit)
            }
        }
    }

    private func isAt(_ text: String) -> Bool { bytes.dropFirst(next).starts(with: text.utf8) }

    private mutating func refuse(_ reason: StoryboardFileError.Reason, at position: TextPosition? = nil) {
        refusal = refusal ?? (reason, position ?? end)
    }

    /// Scans the part of the file before its outermost element.
    private mutating func scanProlog() {
        while next < bytes.count, refusal == nil {
            if bytes[next] == 0x20 || (0x09...0x0D).contains(bytes[next]) {
                advance()
            } else if isAt("<?") {
                skipInstruction()
            } else if isAt("<!--") {
                skip("<!--", to: "-->")
            } else if isAt("<!") {
                refuse(.documentType)
            } else if bytes[next] == UInt8(ascii: "<") {
                return
            } else {
                let beginning = String(decoding: bytes[next...].prefix(64), as: UTF8.self)
                refuse(.notXML(String(beginning.unicodeScalars.prefix(32)).singleLine))
            }
        }
        if !bytes.contains(UInt8(ascii: "<")) { refuse(.notXML("")) }
    }

    /// The encoding that the file declares, or that its first bytes imply.
    private var encoding: String? {
        let rest = bytes[next...]
        let utf32: [[UInt8]] = [[0xFF, 0xFE, 0, 0], [0, 0, 0xFE, 0xFF], [0x3C, 0, 0, 0], [0, 0, 0, 0x3C]]
        if utf32.contains(Array(rest.prefix(4))) { return "UTF-32" }
        if [[0xFF, 0xFE], [0xFE, 0xFF], [0x3C, 0], [0, 0x3C]].contains(Array(rest.prefix(2))) { return "UTF-16" }
        guard rest.starts(with: "<?xml".utf8) else { return nil }
        let words = rest.prefix { $0 != UInt8(ascii: ">") }.split { "=\"' \t\r\n?".utf8.contains($0) }
        let name = words.drop { !$0.elementsEqual("encoding".utf8) }.dropFirst().first
        return name.map { String(decoding: $0.prefix(40), as: UTF8.self) }
    }

    /// Skips a start and everything up to an end.
    private mutating func skip(_ start: String, to end: String) {
        for _ in start.utf8 { advance() }
        while next < bytes.count, !isAt(end) { advance() }
        for _ in end.utf8 where next < bytes.count { advance() }
    }

    private mutating func skipInstruction() {
        let (position, start) = (end, next)
        skip("<?", to: "?>")
        // A space separates the name from the content. The parser of Linux crashes at a name alone.
        if !bytes[start..<next].contains(where: { $0 <= 0x20 }) {
            refuse(.malformedXML("a processing instruction <?…?> consists of a name alone"), at: position)
        }
    }

    /// Scans to the end of a tag, or to the next tag in a malformed file, and counts quoted values.
    private mutating func scanTag(_ attributeLimit: Int) {
        let position = end
        positions.append(position)
        advance()
        var quote: UInt8?
        var attributes = 0
        while next < bytes.count, bytes[next] != UInt8(ascii: "<") {
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
        if attributes > attributeLimit {
            refuse(.tooLarge("attributes in one element", limit: attributeLimit), at: position)
        }
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

/// Where the tags begin that open the elements of a file, in order.
///
/// The parser says only how far it has read when it tells of an element: to the end of its tag. The bytes of a file that
/// it has read without an error are simple enough to find the beginnings in: a `<` stands in no attribute.
struct TagPlaces {
    /// A line and a column, both from 1; the column counts characters of Unicode.
    struct Place: Hashable {
        var line: Int32
        var column: Int32
    }

    /// The places, one for each element.
    private(set) var places: ContiguousArray<Place> = []

    /// How many attributes they have.
    private(set) var attributeCount = 0

    /// The first element that has too many attributes.
    private(set) var crowded: Place?

    /// The first processing instruction that is nothing but a name: the parser of Linux crashes at it.
    private(set) var bareInstruction: Place?

    /// The place after the last byte that was looked at.
    var end: Place { Place(line: line, column: Int32(next - lineStart - continued) + 1) }

    private let bytes: [UInt8]
    private let count: Int
    private var next = 0
    private var line: Int32 = 1
    private var lineStart = 0
    /// How many bytes of the line continue a character.
    private var continued = 0

    /// Finds the tags.
    ///
    /// - Parameters:
    ///   - bytes: The file.
    ///   - count: How many of its bytes are looked at; without it, all.
    ///   - limit: How many attributes an element may have.
    init(in bytes: [UInt8], count: Int? = nil, attributes limit: Int = .max) {
        self.bytes = bytes
        let count = count ?? bytes.count
        self.count = count
        if begins(with: Self.mark) { next += Self.mark.count }
        lineStart = next
        while next < count {
            guard bytes[next] == UInt8(ascii: "<") else {
                advance()
                continue
            }
            switch next + 1 < count ? bytes[next + 1] : 0 {
            case UInt8(ascii: "!"):
                let isComment = begins(with: Self.comment)
                skip(isComment ? Self.comment : [], to: isComment ? Self.commentEnd : Self.textEnd)
            case UInt8(ascii: "?"): skipInstruction()
            case UInt8(ascii: "/"): advance()
            default: readTag(limit)
            }
        }
    }

    private static let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    private static let comment = Array("<!--".utf8)
    private static let commentEnd = Array("-->".utf8)
    private static let textEnd = Array("]]>".utf8)
    private static let instruction = Array("<?".utf8)
    private static let instructionEnd = Array("?>".utf8)

    private func begins(with start: [UInt8]) -> Bool {
        guard next + start.count <= count else { return false }
        return start.indices.allSatisfy { bytes[next + $0] == start[$0] }
    }

    /// Goes on from how something begins to where it ends.
    private mutating func skip(_ start: [UInt8], to end: [UInt8]) {
        for _ in start { advance() }
        while next < count, !begins(with: end) { advance() }
    }

    private mutating func skipInstruction() {
        let (place, start) = (end, next)
        skip(Self.instruction, to: Self.instructionEnd)
        // A name is followed by a space, and then by what is said.
        if bareInstruction == nil, !bytes[start..<next].contains(where: { $0 <= 0x20 }) { bareInstruction = place }
    }

    /// Goes on to the end of a tag, or to the next one in a broken file; each attribute has its quotes.
    private mutating func readTag(_ limit: Int) {
        let place = end
        places.append(place)
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
        if attributes > limit, crowded == nil { crowded = place }
    }

    private mutating func advance() {
        let byte = bytes[next]
        next += 1
        if byte == 0x0A {
            (line, lineStart, continued) = (line + 1, next, 0)
        } else if byte & 0b1100_0000 == 0b1000_0000 {
            continued += 1
        }
    }
}

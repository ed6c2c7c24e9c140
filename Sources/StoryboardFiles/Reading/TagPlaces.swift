import Foundation

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

    private let bytes: [UInt8]
    private var next = 0
    private var here = Place(line: 1, column: 1)

    init(in data: Data) {
        bytes = [UInt8](data)
        if begins(with: [0xEF, 0xBB, 0xBF]) { next = 3 }
        while next < bytes.count {
            guard bytes[next] == UInt8(ascii: "<") else {
                advance()
                continue
            }
            switch next + 1 < bytes.count ? bytes[next + 1] : 0 {
            case UInt8(ascii: "!"): skip(begins(with: Self.comment) ? Self.commentEnd : Self.textEnd)
            case UInt8(ascii: "?"): skip(Self.instructionEnd)
            case UInt8(ascii: "/"): advance()
            default:
                places.append(here)
                advance()
            }
        }
    }

    private static let comment = Array("<!--".utf8)
    private static let commentEnd = Array("-->".utf8)
    private static let textEnd = Array("]]>".utf8)
    private static let instructionEnd = Array("?>".utf8)

    private func begins(with start: [UInt8]) -> Bool {
        guard next + start.count <= bytes.count else { return false }
        return start.indices.allSatisfy { bytes[next + $0] == start[$0] }
    }

    /// Goes on to where something ends.
    private mutating func skip(_ end: [UInt8]) {
        while next < bytes.count, !begins(with: end) { advance() }
    }

    private mutating func advance() {
        let byte = bytes[next]
        next += 1
        if byte == 0x0A {
            here.line += 1
            here.column = 1
        } else if byte & 0b1100_0000 != 0b1000_0000 {
            // Not a byte that continues a character.
            here.column += 1
        }
    }
}

/// What comes before the outermost element of a file, looked at before anything is parsed.
///
/// The parser of Linux expands entities that a file declares, and tells nobody; Interface Builder declares none. It also
/// reads other encodings, in which such a declaration does not look like one.
struct Prolog {
    /// Why the file is not to be parsed, or nil.
    let refusal: StoryboardFileError.Reason?

    /// Where it ends.
    let end: Int

    init(of bytes: [UInt8]) {
        var rest = bytes[...]
        if rest.starts(with: [0xEF, 0xBB, 0xBF]) { rest = rest.dropFirst(3) }
        let encoding = Self.encoding(of: rest)
        while true {
            rest = rest.drop { $0 == 0x20 || (0x09...0x0D).contains($0) }
            if rest.starts(with: "<?".utf8) {
                rest = Self.after("?>", in: rest.dropFirst(2))
            } else if rest.starts(with: "<!--".utf8) {
                rest = Self.after("-->", in: rest.dropFirst(4))
            } else {
                break
            }
        }
        if let encoding, encoding.uppercased() != "UTF-8" {
            (refusal, end) = (.encoding(encoding), 0)
        } else if rest.starts(with: "<!".utf8) {
            (refusal, end) = (.documentType, rest.startIndex)
        } else {
            let isXML = rest.isEmpty ? bytes.contains(UInt8(ascii: "<")) : rest.first == UInt8(ascii: "<")
            (refusal, end) = (isXML ? nil : .notXML(Self.readable(rest)), rest.startIndex)
        }
    }

    private static func after(_ end: String, in bytes: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
        let end = Array(end.utf8)
        var place = bytes.startIndex
        while place + end.count <= bytes.endIndex {
            if bytes[place] == end[0], bytes[place...].starts(with: end) { return bytes[(place + end.count)...] }
            place += 1
        }
        return bytes[bytes.endIndex...]
    }

    /// The encoding that the file says it has, or that its first two bytes give away.
    private static func encoding(of bytes: ArraySlice<UInt8>) -> String? {
        if [[0xFF, 0xFE], [0xFE, 0xFF], [0x3C, 0], [0, 0x3C]].contains(Array(bytes.prefix(2))) { return "UTF-16" }
        guard bytes.starts(with: "<?xml".utf8) else { return nil }
        let declaration = bytes[..<after("?>", in: bytes).startIndex]
        let words = declaration.split { "=\"' \t\r\n?>".utf8.contains($0) }
        guard let place = words.firstIndex(where: { $0.elementsEqual("encoding".utf8) }), place + 1 < words.endIndex
        else { return nil }
        return String(decoding: words[place + 1].prefix(40), as: UTF8.self)
    }

    /// How what is no XML begins, so that it can be printed.
    private static func readable(_ bytes: ArraySlice<UInt8>) -> String {
        String(String(decoding: bytes.prefix(64), as: UTF8.self).unicodeScalars.prefix(32)).onOneLine
    }
}

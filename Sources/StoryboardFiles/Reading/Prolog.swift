/// The part of a file before its outermost element, which is checked before the parser runs.
///
/// The parser of Linux expands declared entities without a notification. Interface Builder never declares entities. The
/// parser also accepts other encodings, in which the bytes of a declaration differ.
struct Prolog {
    /// The reason to refuse the file, or nil.
    let refusal: StoryboardFileError.Reason?

    /// The index of the byte after the prolog, or of the reason to refuse the file.
    let end: Int

    init(of bytes: [UInt8]) {
        var rest = bytes[...]
        if rest.starts(with: [0xEF, 0xBB, 0xBF]) { rest = rest.dropFirst(3) }
        let encoding = Self.encoding(of: rest)
        while true {
            rest = rest.drop { $0 == 0x20 || (0x09...0x0D).contains($0) }
            if rest.starts(with: "<?".utf8) {
                rest = Self.suffix(of: rest.dropFirst(2), after: "?>")
            } else if rest.starts(with: "<!--".utf8) {
                rest = Self.suffix(of: rest.dropFirst(4), after: "-->")
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
            (refusal, end) = (isXML ? nil : .notXML(Self.beginning(of: rest)), rest.startIndex)
        }
    }

    private static func suffix(of bytes: ArraySlice<UInt8>, after end: String) -> ArraySlice<UInt8> {
        let end = Array(end.utf8)
        var index = bytes.startIndex
        while index + end.count <= bytes.endIndex {
            if bytes[index] == end[0], bytes[index...].starts(with: end) { return bytes[(index + end.count)...] }
            index += 1
        }
        return bytes[bytes.endIndex...]
    }

    /// Returns the encoding that the file declares, or that its first bytes imply.
    private static func encoding(of bytes: ArraySlice<UInt8>) -> String? {
        let utf32: [[UInt8]] = [[0xFF, 0xFE, 0, 0], [0, 0, 0xFE, 0xFF], [0x3C, 0, 0, 0], [0, 0, 0, 0x3C]]
        if utf32.contains(Array(bytes.prefix(4))) { return "UTF-32" }
        if [[0xFF, 0xFE], [0xFE, 0xFF], [0x3C, 0], [0, 0x3C]].contains(Array(bytes.prefix(2))) { return "UTF-16" }
        guard bytes.starts(with: "<?xml".utf8) else { return nil }
        let declaration = bytes[..<suffix(of: bytes, after: "?>").startIndex]
        let words = declaration.split { "=\"' \t\r\n?>".utf8.contains($0) }
        guard let index = words.firstIndex(where: { $0.elementsEqual("encoding".utf8) }), index + 1 < words.endIndex
        else { return nil }
        return String(decoding: words[index + 1].prefix(40), as: UTF8.self)
    }

    /// Returns the first characters in a printable form.
    private static func beginning(of bytes: ArraySlice<UInt8>) -> String {
        String(String(decoding: bytes.prefix(64), as: UTF8.self).unicodeScalars.prefix(32)).singleLine
    }
}

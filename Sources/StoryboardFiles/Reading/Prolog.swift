import Foundation

/// What comes before the outermost element of a file, looked at before anything is parsed.
///
/// The parser of Linux expands entities that a file declares, and tells nobody; Interface Builder declares none.
struct Prolog {
    /// Why the file is not to be parsed, or nil.
    let refusal: StoryboardFileError.Reason?

    init(of data: Data) {
        var rest = data[...]
        if rest.starts(with: [0xEF, 0xBB, 0xBF]) { rest = rest.dropFirst(3) }
        while true {
            rest = rest.drop { $0 == 0x20 || (0x09...0x0D).contains($0) }
            if rest.starts(with: "<?".utf8) {
                rest = Self.after("?>", in: rest)
            } else if rest.starts(with: "<!--".utf8) {
                rest = Self.after("-->", in: rest)
            } else {
                break
            }
        }
        if rest.starts(with: "<!".utf8) {
            refusal = .documentType
        } else if !rest.isEmpty, rest.first != UInt8(ascii: "<") {
            refusal = .notXML(Self.readable(data))
        } else if let encoding = Self.encoding(of: data), encoding.uppercased() != "UTF-8" {
            refusal = .encoding(encoding)
        } else {
            refusal = rest.isEmpty ? .notXML(Self.readable(data)) : nil
        }
    }

    private static func after(_ end: String, in data: Data.SubSequence) -> Data.SubSequence {
        data.range(of: Data(end.utf8)).map { data[$0.upperBound...] } ?? data[data.endIndex...]
    }

    /// The encoding that the file says it has.
    private static func encoding(of data: Data) -> String? {
        let start = String(decoding: data.prefix(200), as: UTF8.self)
        guard let declaration = start.range(of: "<?xml"), let end = start.range(of: "?>"),
            declaration.upperBound < end.lowerBound
        else { return nil }
        let words = start[declaration.upperBound..<end.lowerBound].split { "=\"' \t\r\n".contains($0) }
        guard let place = words.firstIndex(of: "encoding"), place + 1 < words.endIndex else { return nil }
        return String(words[place + 1])
    }

    /// How a file begins, so that it can be printed.
    private static func readable(_ data: Data) -> String {
        let scalars = String(decoding: data.prefix(64), as: UTF8.self).unicodeScalars.prefix(32)
        return scalars.map { $0.value < 32 || $0.value == 127 ? " " : String($0) }.joined()
            .trimmingCharacters(in: .whitespaces)
    }
}

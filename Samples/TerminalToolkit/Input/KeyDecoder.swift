/// Turns the bytes of a terminal into keys.
struct KeyDecoder {
    /// The bytes of a key that is not complete.
    private var rest: [UInt8] = []

    /// The beginning of a paste, the rest of which may take longer than that of a key.
    private static let paste = Array("\u{1B}[200~".utf8)

    /// Whether the next bytes, or their absence, decide what the last ones mean.
    var isWaiting: Bool { !rest.isEmpty && !rest.starts(with: Self.paste) }

    /// Returns the keys that are complete.
    mutating func keys(for bytes: some Sequence<UInt8>) -> [Key] {
        rest += bytes
        var keys: [Key] = []
        while let (key, count) = Self.first(in: rest) {
            rest.removeFirst(count)
            if let key { keys.append(key) }
        }
        return keys
    }

    /// Returns the keys of the bytes that wait, because nothing follows: an escape byte alone is the escape key.
    mutating func finish() -> [Key] {
        guard isWaiting else { return [] }
        defer { rest = [] }
        return rest.first == 0x1B ? [.escape] : []
    }

    /// Returns the first key with the number of its bytes, or nil if it is not complete; unknown keys are nil.
    private static func first(in bytes: [UInt8]) -> (Key?, Int)? {
        guard let first = bytes.first else { return nil }
        switch first {
        case 0x1B: return sequence(in: bytes)
        case 0x0A, 0x0D: return (.enter, 1)
        case 0x09: return (.tab, 1)
        case 0x08, 0x7F: return (.backspace, 1)
        case 0..<0x20: return (nil, 1)
        default: return scalar(in: bytes)
        }
    }

    /// Returns the key of a sequence `ESC [ …` or `ESC O …`, which ends with a letter or a tilde.
    private static func sequence(in bytes: [UInt8]) -> (Key?, Int)? {
        guard bytes.count > 1 else { return nil }
        guard [UInt8(ascii: "["), UInt8(ascii: "O")].contains(bytes[1]) else { return (.escape, 1) }
        guard let last = bytes.dropFirst(2).firstIndex(where: { (0x40...0x7E).contains($0) }) else { return nil }
        let parameter = String(decoding: bytes[2..<last], as: UTF8.self)
        if bytes.starts(with: paste) { return paste(in: bytes, after: last + 1) }
        let key: Key? =
            switch (Character(Unicode.Scalar(bytes[last])), parameter) {
            case ("A", _): .up
            case ("B", _): .down
            case ("C", _): .right
            case ("D", _): .left
            case ("H", _), ("~", "1"), ("~", "7"): .home
            case ("F", _), ("~", "4"), ("~", "8"): .end
            case ("Z", _): .backtab
            case ("~", "5"): .pageUp
            case ("~", "6"): .pageDown
            case ("M", _): mouse(parameter)
            default: nil
            }
        return (key, last + 1)
    }

    /// Returns the text up to the end of a paste.
    private static func paste(in bytes: [UInt8], after start: Int) -> (Key?, Int)? {
        let rest = bytes[start...]
        let end = Array("\u{1B}[201~".utf8)
        guard let length = rest.indices.first(where: { rest[$0...].starts(with: end) }) else {
            // A paste without an end must not take all keys.
            return rest.count < 1 << 16 ? nil : (.paste(String(decoding: rest, as: UTF8.self)), bytes.count)
        }
        return (.paste(String(decoding: rest[..<length], as: UTF8.self)), length + end.count)
    }

    /// Returns the key of a report `ESC [ < button ; column ; row M`: the left button or the wheel.
    private static func mouse(_ report: String) -> Key? {
        let numbers = report.dropFirst().split(separator: ";").map { Int($0) ?? 0 }
        guard report.first == "<", numbers.count == 3, numbers[1] > 0, numbers[2] > 0 else { return nil }
        return switch numbers[0] {
        case 0: .click(row: numbers[2] - 1, column: numbers[1] - 1)
        case 64: .up
        case 65: .down
        default: nil
        }
    }

    /// Returns a character of UTF-8; bytes that cannot be one are skipped.
    private static func scalar(in bytes: [UInt8]) -> (Key?, Int)? {
        var decoder = UTF8()
        var iterator = bytes.makeIterator()
        switch decoder.decode(&iterator) {
        case .scalarValue(let scalar): return (.character(Character(scalar)), UTF8.width(scalar))
        case .emptyInput: return nil
        case .error:
            let length = bytes[0] >= 0xF0 ? 4 : bytes[0] >= 0xE0 ? 3 : bytes[0] >= 0xC0 ? 2 : 1
            let continuation = bytes.dropFirst().prefix { $0 & 0xC0 == 0x80 }.count
            return bytes.count < length && continuation == bytes.count - 1 ? nil : (nil, 1)
        }
    }
}

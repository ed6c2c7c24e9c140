extension SourceScanner {
    /// A literal or an interpolation that is open.
    private enum Part {
        /// A string with the number of its `#`.
        case string(hashes: Int, isMultiline: Bool)
        /// An interpolation with the number of its open parentheses.
        case interpolation(Int)
    }

    /// Skips a string or a character, to the end of its line if it is not closed.
    mutating func skipString() {
        if language == .swift { return skipSwiftString(hashes: 0) }
        let quote = byte()
        next += 1
        while next < bytes.count, bytes[next] != quote, bytes[next] != 0x0A {
            next += bytes[next] == UInt8(ascii: "\\") ? 2 : 1
        }
        next = min(next + (byte() == quote ? 1 : 0), bytes.count)
    }

    /// Skips a literal that begins with `#`, and returns whether there is one.
    mutating func skipRawLiteral() -> Bool {
        let count = hashes(at: 0)
        switch byte(count) {
        case UInt8(ascii: "\""):
            next += count
            skipSwiftString(hashes: count)
        case UInt8(ascii: "/"):
            next += count + 1
            while next < bytes.count, !(byte() == UInt8(ascii: "/") && hashes(at: 1) >= count) {
                next += byte() == UInt8(ascii: "\\") ? 2 : 1
            }
            next = min(next + count + 1, bytes.count)
        default: return false
        }
        return true
    }

    /// Skips a regular expression, which ends in its line and does not begin with a space.
    mutating func skipRegularExpression() -> Bool {
        guard byte(1) > 0x20 else { return false }
        var end = next + 1
        while end < bytes.count, bytes[end] != 0x0A {
            if bytes[end] == UInt8(ascii: "/") {
                next = end + 1
                return true
            }
            end += bytes[end] == UInt8(ascii: "\\") ? 2 : 1
        }
        return false
    }

    private func hashes(at distance: Int) -> Int {
        var count = 0
        while byte(distance + count) == UInt8(ascii: "#") { count += 1 }
        return count
    }

    /// Skips a string with its interpolations, which may contain strings.
    private mutating func skipSwiftString(hashes: Int) {
        var open: [Part] = []
        begin(&open, hashes: hashes)
        while let part = open.last, next < bytes.count {
            switch part {
            case .string(let hashes, let isMultiline): skipCharacter(&open, hashes, isMultiline)
            case .interpolation(let parentheses): skipCode(&open, parentheses)
            }
        }
        next = min(next, bytes.count)
    }

    private mutating func begin(_ open: inout [Part], hashes: Int) {
        let isMultiline = isAt("\"\"\"")
        next += isMultiline ? 3 : 1
        open.append(.string(hashes: hashes, isMultiline: isMultiline))
    }

    private mutating func skipCharacter(_ open: inout [Part], _ hashes: Int, _ isMultiline: Bool) {
        switch byte() {
        case UInt8(ascii: "\\") where self.hashes(at: 1) >= hashes:
            next += hashes + 2
            if bytes.indices.contains(next - 1), bytes[next - 1] == UInt8(ascii: "(") { open.append(.interpolation(0)) }
        case UInt8(ascii: "\"") where !isMultiline || isAt("\"\"\""):
            let length = isMultiline ? 3 : 1
            guard self.hashes(at: length) >= hashes else {
                next += 1
                return
            }
            next += length + hashes
            open.removeLast()
        case 0x0A where !isMultiline: open = []
        default: next += 1
        }
    }

    private mutating func skipCode(_ open: inout [Part], _ parentheses: Int) {
        switch byte() {
        case UInt8(ascii: "("): open[open.count - 1] = .interpolation(parentheses + 1)
        case UInt8(ascii: ")"):
            if parentheses == 0 { open.removeLast() } else { open[open.count - 1] = .interpolation(parentheses - 1) }
        case UInt8(ascii: "\""): return begin(&open, hashes: 0)
        case UInt8(ascii: "#"):
            let count = hashes(at: 0)
            next += count
            if byte() == UInt8(ascii: "\"") { begin(&open, hashes: count) }
            return
        default: break
        }
        next += 1
    }
}

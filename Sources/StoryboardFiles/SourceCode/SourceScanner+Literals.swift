extension SourceScanner {
    /// Skips a string or a character, to the end of its line if it is not closed.
    mutating func skipString() {
        if language == .swift {
            skipSwiftString(hashes: 0, depth: 0)
            return
        }
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
            skipSwiftString(hashes: count, depth: 0)
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

    /// Skips a string with its interpolations, which may contain strings, and returns whether the string is closed.
    ///
    /// - Parameters:
    ///   - hashes: The number of its `#`.
    ///   - depth: The number of strings around it, which is limited, because the function is recursive.
    @discardableResult
    private mutating func skipSwiftString(hashes: Int, depth: Int) -> Bool {
        let isMultiline = isAt("\"\"\"")
        let length = isMultiline ? 3 : 1
        next += length
        while next < bytes.count {
            switch byte() {
            case UInt8(ascii: "\\") where self.hashes(at: 1) >= hashes:
                next += hashes + 2
                let isInterpolation = next <= bytes.count && bytes[next - 1] == UInt8(ascii: "(")
                if isInterpolation, depth < 50, !skipInterpolation(depth: depth) { return false }
            case UInt8(ascii: "\"") where !isMultiline || isAt("\"\"\""):
                guard self.hashes(at: length) >= hashes else {
                    next += 1
                    continue
                }
                next += length + hashes
                return true
            case 0x0A where !isMultiline: return false
            default: next += 1
            }
        }
        next = min(next, bytes.count)
        return false
    }

    /// Skips an interpolation after its first parenthesis, and returns whether all strings in it are closed.
    private mutating func skipInterpolation(depth: Int) -> Bool {
        var parentheses = 1
        while parentheses > 0, next < bytes.count {
            switch byte() {
            case UInt8(ascii: "\""), UInt8(ascii: "#"):
                let count = hashes(at: 0)
                next += count
                if byte() == UInt8(ascii: "\""), !skipSwiftString(hashes: count, depth: depth + 1) { return false }
                continue
            case UInt8(ascii: "("): parentheses += 1
            case UInt8(ascii: ")"): parentheses -= 1
            default: break
            }
            next += 1
        }
        return true
    }
}

/// A scanner that splits a Swift or Objective-C file into tokens, without comments.
///
/// It accepts any bytes: an open comment or literal ends with its line or with the file.
struct SourceScanner {
    let bytes: [UInt8]
    let language: SourceLanguage
    var next = 0
    private var found: ContiguousArray<SourceToken> = []

    init(_ bytes: [UInt8], _ language: SourceLanguage) {
        self.bytes = bytes
        self.language = language
        // Source files have a token for about five bytes.
        found.reserveCapacity(bytes.count / 5)
    }

    /// Returns all tokens.
    mutating func tokens() -> ContiguousArray<SourceToken> {
        while next < bytes.count { scanToken() }
        return found
    }

    /// Returns the byte at a distance from the next one, or 0 after the last one.
    func byte(_ distance: Int = 0) -> UInt8 {
        let index = next + distance
        return index < bytes.count ? bytes[index] : 0
    }

    func isAt(_ text: String) -> Bool { bytes.dropFirst(next).starts(with: text.utf8) }

    private mutating func add(_ kind: SourceToken.Kind, from start: Int) {
        found.append(SourceToken(kind: kind, start: Int32(start), end: Int32(next)))
    }

    private mutating func scanToken() {
        let start = next
        switch byte() {
        case 0...0x20: next += 1
        case UInt8(ascii: "/"):
            if byte(1) == UInt8(ascii: "/") {
                skipLine()
            } else if byte(1) == UInt8(ascii: "*") {
                skipComment()
            } else if language == .swift, mayBeginExpression, skipRegularExpression() {
                add(.literal, from: start)
            } else {
                addSymbol()
            }
        case UInt8(ascii: "\""),
            UInt8(ascii: "'") where language == .objectiveC:
            skipString()
            add(.literal, from: start)
        case UInt8(ascii: "#"): scanHash()
        case UInt8(ascii: "`") where language == .swift:
            next += 1
            skipIdentifier()
            if byte() == UInt8(ascii: "`") { next += 1 }
            add(.quotedIdentifier, from: start)
        case let byte where byte.isIdentifierStart:
            skipIdentifier()
            add(.identifier, from: start)
        case UInt8(ascii: "0")...UInt8(ascii: "9"):
            skipIdentifier()
            add(.number, from: start)
        default: addSymbol()
        }
    }

    private mutating func addSymbol() {
        next += 1
        add(.symbol, from: next - 1)
    }

    private mutating func skipIdentifier() {
        while next < bytes.count, bytes[next].isIdentifierPart { next += 1 }
    }

    mutating func skipLine() {
        while next < bytes.count, bytes[next] != 0x0A { next += 1 }
    }

    private mutating func skipComment() {
        var depth = 0
        repeat {
            if isAt("/*"), depth == 0 || language == .swift {
                (depth, next) = (depth + 1, next + 2)
            } else if isAt("*/") {
                (depth, next) = (depth - 1, next + 2)
            } else {
                next += 1
            }
        } while depth > 0 && next < bytes.count
    }

    // MARK: Directives

    private mutating func scanHash() {
        let start = next
        if language == .swift, skipRawLiteral() { return add(.literal, from: start) }
        while byte() == UInt8(ascii: "#") { next += 1 }
        // In Objective-C, spaces may follow.
        if language == .objectiveC { while byte() == 0x20 || byte() == 0x09 { next += 1 } }
        let word = next
        skipIdentifier()
        let kind: SourceToken.Kind
        switch String(decoding: bytes[word..<next], as: UTF8.self) {
        case "if", "ifdef", "ifndef": kind = .branchStart
        case "elseif", "elif", "else", "elifdef", "elifndef": kind = .branchElse
        case "endif": kind = .branchEnd
        case "import" where language == .objectiveC, "include" where language == .objectiveC: kind = .include
        default:
            // A macro's definition is not code. In Swift, the expression `#selector` is.
            if language == .objectiveC { skipDirective() } else { add(.symbol, from: next - 1) }
            return
        }
        // In Swift, a comment may follow; the conditions have no quotation marks.
        if language == .objectiveC { skipDirective() } else { skipLine() }
        add(kind, from: start)
    }

    /// Skips the rest of a directive, which continues after a line that ends with a backslash.
    private mutating func skipDirective() {
        while next < bytes.count, bytes[next] != 0x0A {
            if isAt("/*") {
                skipComment()
            } else if byte() == UInt8(ascii: "\\") {
                next += byte(1) == 0x0D && byte(2) == 0x0A ? 3 : 2
            } else {
                next += 1
            }
        }
        next = min(next, bytes.count)
    }

    /// Whether an expression, such as a regular expression, may begin after the last token.
    private var mayBeginExpression: Bool {
        guard let last = found.last else { return true }
        let text = bytes[Int(last.start)..<Int(last.end)]
        switch last.kind {
        case .symbol: return "(,=:[{;!&|?<>~".utf8.contains(text.first ?? 0)
        case .identifier:
            return ["return", "in", "case", "where", "try", "await"].contains { text.elementsEqual($0.utf8) }
        default: return false
        }
    }
}

extension UInt8 {
    fileprivate var isIdentifierStart: Bool {
        (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(self) || (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(self)
            || self == UInt8(ascii: "_") || self == UInt8(ascii: "$") || self >= 0x80
    }

    fileprivate var isIdentifierPart: Bool {
        isIdentifierStart || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self)
    }
}

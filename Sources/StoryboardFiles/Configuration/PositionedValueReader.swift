/// A reader of JSON that keeps the positions of values.
struct PositionedValueReader {
    private let scalars: [Unicode.Scalar]
    private let path: String
    private var next = 0
    private var position = TextPosition(line: 1, column: 1)
    private var depth = 0

    private init(_ text: String, _ path: String) {
        scalars = Array(text.unicodeScalars)
        self.path = path
        // A byte order mark is not part of the text.
        if scalars.first == "\u{FEFF}" { next = 1 }
    }

    /// Reads a text that contains one value.
    static func read(_ text: String, path: String) throws(LintFileError) -> PositionedValue {
        var reader = PositionedValueReader(text, path)
        let value = try reader.value()
        reader.skipSpace()
        if let scalar = reader.peek { throw reader.unexpected(scalar, instead: "the end of the file") }
        return value
    }

    private var peek: Unicode.Scalar? { next < scalars.count ? scalars[next] : nil }

    private mutating func advance() {
        if scalars[next] == "\n" {
            position = TextPosition(line: position.line + 1, column: 1)
        } else {
            position.column += 1
        }
        next += 1
    }

    private mutating func skipSpace() {
        while let scalar = peek, [" ", "\t", "\r", "\n"].contains(scalar) { advance() }
    }

    private func error(_ problem: String) -> LintFileError {
        LintFileError(path, position, problem, fix: "Correct the JSON at this position.")
    }

    private func unexpected(_ scalar: Unicode.Scalar?, instead expected: String) -> LintFileError {
        let found = scalar.map { String($0).quoted } ?? "the end of the file"
        return error("The file has \(found) instead of \(expected)")
    }

    private mutating func expect(_ scalar: Unicode.Scalar) throws(LintFileError) {
        skipSpace()
        guard peek == scalar else { throw unexpected(peek, instead: String(scalar).quoted) }
        advance()
    }

    // MARK: Values

    private mutating func value() throws(LintFileError) -> PositionedValue {
        skipSpace()
        let start = position
        depth += 1
        defer { depth -= 1 }
        guard depth <= 50 else { throw error("The file has more than 50 levels") }
        let content: PositionedValue.Content =
            switch peek {
            case "{": .object(try list(to: "}") { (reader) throws(LintFileError) in try reader.member() })
            case "[": .array(try list(to: "]") { (reader) throws(LintFileError) in try reader.value() })
            case "\"": .string(try string())
            case "t": try word("true", .bool)
            case "f": try word("false", .bool)
            case "n": try word("null", .null)
            default: .number(try number())
            }
        return PositionedValue(position: start, content: content)
    }

    private mutating func member() throws(LintFileError) -> PositionedValue.Member {
        let start = position
        guard peek == "\"" else { throw unexpected(peek, instead: "a key in quotation marks") }
        let key = try string()
        try expect(":")
        return PositionedValue.Member(key: key, position: start, value: try value())
    }

    /// Reads elements that are separated by commas, from an opening to a closing bracket.
    private mutating func list<Element>(
        to end: Unicode.Scalar,
        _ read: (inout Self) throws(LintFileError) -> Element
    ) throws(LintFileError) -> [Element] {
        var elements: [Element] = []
        advance()
        skipSpace()
        while peek != end {
            if !elements.isEmpty { try expect(",") }
            skipSpace()
            elements.append(try read(&self))
            skipSpace()
        }
        advance()
        return elements
    }

    private mutating func word(
        _ word: String,
        _ content: PositionedValue.Content
    ) throws(LintFileError) -> PositionedValue.Content {
        for scalar in word.unicodeScalars {
            guard peek == scalar else { throw unexpected(peek, instead: "the rest of \(word)") }
            advance()
        }
        return content
    }

    private mutating func number() throws(LintFileError) -> Double {
        var text = ""
        let start = self
        while let scalar = peek, "+-.eE0123456789".unicodeScalars.contains(scalar) {
            text.unicodeScalars.append(scalar)
            advance()
        }
        guard let number = Double(text) else { throw start.unexpected(start.peek, instead: "a value") }
        return number
    }

    // MARK: Strings

    private mutating func string() throws(LintFileError) -> String {
        var text = String.UnicodeScalarView()
        advance()
        while let scalar = peek, scalar != "\"" {
            guard scalar.value >= 0x20 else { throw error("A string is not closed, or contains a control character") }
            if scalar == "\\" {
                text.append(try escape())
            } else {
                text.append(scalar)
                advance()
            }
        }
        guard peek != nil else { throw unexpected(nil, instead: "the end of the string") }
        advance()
        return String(text)
    }

    private mutating func escape() throws(LintFileError) -> Unicode.Scalar {
        advance()
        if peek == "u" {
            advance()
            var unit = try hexadecimal()
            if unit & 0xFC00 == 0xD800, peek == "\\" {
                advance()
                guard peek == "u" else { throw error("Half of a surrogate pair is missing") }
                advance()
                let low = try hexadecimal()
                // Without its second half, the first is not a character.
                if low & 0xFC00 == 0xDC00 { unit = 0x10000 + (unit & 0x3FF) << 10 + (low & 0x3FF) }
            }
            guard let scalar = Unicode.Scalar(unit) else { throw error("Half of a surrogate pair is missing") }
            return scalar
        }
        let escapes: [Unicode.Scalar: Unicode.Scalar] = [
            "\"": "\"", "\\": "\\", "/": "/", "b": "\u{8}", "f": "\u{C}", "n": "\n", "r": "\r", "t": "\t",
        ]
        guard let scalar = peek.flatMap({ escapes[$0] }) else { throw unexpected(peek, instead: "an escape sequence") }
        advance()
        return scalar
    }

    private mutating func hexadecimal() throws(LintFileError) -> UInt32 {
        var unit: UInt32 = 0
        for _ in 0..<4 {
            guard let digit = peek.flatMap({ Character($0).hexDigitValue }) else {
                throw unexpected(peek, instead: "a hexadecimal digit")
            }
            unit = unit << 4 | UInt32(digit)
            advance()
        }
        return unit
    }
}

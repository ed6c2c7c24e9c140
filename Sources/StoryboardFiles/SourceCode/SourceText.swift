/// The tokens of a source file.
struct SourceText {
    private let path: String
    private let bytes: [UInt8]
    private let tokens: ContiguousArray<SourceToken>

    /// The indices at which lines begin.
    private let lines: [Int]

    init(_ bytes: [UInt8], _ language: SourceLanguage, path: String = "") {
        (self.path, self.bytes) = (path, bytes)
        lines = [0] + bytes.indices.filter { bytes[$0] == 0x0A }.map { $0 + 1 }
        var scanner = SourceScanner(bytes, language)
        tokens = scanner.tokens()
    }

    var count: Int { tokens.count }

    /// Returns the kind of a token, or nil after the last one.
    func kind(_ index: Int) -> SourceToken.Kind? { tokens.indices.contains(index) ? tokens[index].kind : nil }

    /// Returns the text of a token, or an empty string after the last one.
    func text(_ index: Int) -> String {
        guard tokens.indices.contains(index) else { return "" }
        let token = tokens[index]
        return String(decoding: bytes[Int(token.start)..<Int(token.end)], as: UTF8.self)
    }

    /// Returns the position of a token.
    func place(_ index: Int) -> SourcePlace {
        let start = Int(tokens[index].start)
        // The number of the last line that begins at the token or before it.
        var (line, end) = (0, lines.count)
        while line < end {
            let middle = (line + end) / 2
            if lines[middle] <= start { line = middle + 1 } else { end = middle }
        }
        let column = String(decoding: bytes[lines[line - 1]..<start], as: UTF8.self).unicodeScalars.count + 1
        return SourcePlace(path: path, position: TextPosition(line: Int32(line), column: Int32(column)))
    }

    /// Adds the hashes of the identifiers, except for the names of methods that are declared in Swift or as actions, and of
    /// those with an equals sign that are set.
    func insertHashes(into hashes: inout Set<UInt64>) {
        for (index, token) in tokens.enumerated() where token.kind == .identifier {
            let isDeclared =
                keyword(index - 1) == "func" || symbol(index - 1) == ")" && keyword(index - 2) == "IBAction"
            let name = bytes[Int(token.start)..<Int(token.end)]
            if !isDeclared { hashes.insert(Self.hash(name)) }
            if symbol(index + 1) == "=", symbol(index + 2) != "=" { hashes.insert(Self.hash(name + "=".utf8)) }
        }
    }

    /// Returns the FNV-1a hash of a name.
    static func hash(_ name: some Sequence<UInt8>) -> UInt64 {
        name.reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
    }

    /// Returns the identifier at an index, with or without backticks.
    func identifier(_ index: Int) -> String? {
        switch kind(index) {
        case .identifier: text(index)
        case .quotedIdentifier: String(text(index).dropFirst().dropLast())
        default: nil
        }
    }

    /// Returns the identifier at an index if it is short enough for a keyword.
    func keyword(_ index: Int) -> String? {
        guard kind(index) == .identifier, tokens[index].end - tokens[index].start <= 14 else { return nil }
        return text(index)
    }

    /// Returns the symbol at an index.
    func symbol(_ index: Int) -> Unicode.Scalar? {
        kind(index) == .symbol ? Unicode.Scalar(bytes[Int(tokens[index].start)]) : nil
    }

    /// Returns the content of the string at an index, or nil for a regular expression.
    func string(_ index: Int) -> String? {
        guard kind(index) == .literal else { return nil }
        let literal = text(index)
        let hashes = literal.prefix { $0 == "#" }.count
        let content = literal.dropFirst(hashes).dropLast(hashes)
        return content.first == "/" ? nil : String(content.dropFirst().dropLast())
    }

    /// Returns the index after a pair of brackets that opens at an index, or the index itself.
    func end(ofPairAt index: Int, _ open: Unicode.Scalar = "(", _ close: Unicode.Scalar = ")") -> Int {
        guard symbol(index) == open else { return index }
        var (next, depth) = (index, 0)
        repeat {
            if symbol(next) == open { depth += 1 }
            if symbol(next) == close { depth -= 1 }
            next += 1
        } while depth > 0 && next < count
        return next
    }

    /// Returns the index after a list of generic parameters or arguments, or the index itself.
    func end(ofGenericsAt index: Int) -> Int {
        guard symbol(index) == "<" else { return index }
        var (next, depth) = (index, 0)
        // Limited, because an open list would be searched for at each of its brackets.
        while next < min(index + 1_000, count) {
            switch symbol(next) {
            case "<": depth += 1
            // The end of an arrow is not a bracket.
            case ">" where symbol(next - 1) != "-": depth -= 1
            case "{", "}", ";": return index
            default: break
            }
            next += 1
            if depth == 0 { return next }
        }
        return index
    }
}

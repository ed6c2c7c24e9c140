/// The classes that the Swift files of a program declare, with the properties that runtime attributes can set.
///
/// ```swift
/// var classes = ProgramClasses()
/// classes.add(in: "class CityController: ViewController { var capacity = 0 }")
/// let sources = StoryboardSource.sources(of: files, program: classes)
/// ```
public struct ProgramClasses: Sendable {
    struct Property: Equatable {
        let type: AttributeType
        let isOptional: Bool
    }

    private var properties: [String: [String: Property]] = [:]
    private var superclasses: [String: String] = [:]

    /// The names of the classes.
    private(set) var names: Set<String> = []

    /// Creates an empty set of classes.
    public init() {}

    /// Adds the classes that the text of a Swift file declares, and the properties in their extensions.
    public mutating func add(in source: String) {
        let tokens = Self.tokens(of: source)
        // The innermost type of each pair of braces, or nil for other braces.
        var types: [String?] = []
        var next: String?
        for (index, token) in tokens.enumerated() {
            switch token {
            case "class", "extension", "struct", "enum", "actor", "protocol":
                guard let name = Self.typeName(tokens, index + 1) else { continue }
                next = name
                if token == "class" { addClass(name, tokens, index + 2) }
            case "{":
                types.append(next)
                next = nil
            case "}": _ = types.popLast()
            case "var":
                guard case .some(.some(let type)) = types.last, !Self.isHidden(tokens, before: index) else { continue }
                if let (name, property) = Self.property(tokens, index + 1) {
                    properties[type, default: [:]][name] = property
                }
            default: break
            }
        }
    }

    /// Returns the words and punctuation of a source; a literal of text is one quotation mark.
    private static func tokens(of source: String) -> [Substring] {
        let bytes = Array(source.utf8)
        var scanner = SourceScanner(bytes, .swift)
        return scanner.tokens().compactMap { token in
            let text = Substring(decoding: bytes[Int(token.start)..<Int(token.end)], as: UTF8.self)
            return switch token.kind {
            case .identifier, .number, .symbol: text
            // Backticks around a name do not change it.
            case .quotedIdentifier: text.filter { $0 != "`" }[...]
            case .literal: "\""
            case .branchStart, .branchElse, .branchEnd, .include: nil
            }
        }
    }

    private mutating func addClass(_ name: String, _ tokens: [Substring], _ index: Int) {
        names.insert(name)
        guard tokens[safe: index] == ":", let superclass = Self.typeName(tokens, index + 1) else { return }
        superclasses[name] = superclass
    }

    /// Returns a property of a class or of its superclasses.
    func property(_ name: String, of type: String) -> Property? {
        var type = type
        // A program that does not compile may contain a cycle.
        for _ in 0..<100 {
            if let property = properties[type]?[name] { return property }
            guard let superclass = superclasses[type] else { return nil }
            type = superclass
        }
        return nil
    }

    // MARK: Declarations

    /// Returns the name of a type, without those of its module and outer types; nil for the modifier of `class func`.
    private static func typeName(_ tokens: [Substring], _ index: Int) -> String? {
        guard let first = tokens[safe: index], first.first?.isLetter == true || first.first == "_",
            !["func", "var", "let", "subscript", "override", "final", "private"].contains(first)
        else { return nil }
        return tokens[safe: index + 1] == "." ? typeName(tokens, index + 2) : String(first)
    }

    /// Whether a property before which modifiers stand cannot be set from other files.
    private static func isHidden(_ tokens: [Substring], before index: Int) -> Bool {
        let modifiers = tokens[..<index].reversed().prefix { modifierWords.contains($0) }
        return modifiers.contains { ["static", "class", "private", "fileprivate", "lazy"].contains($0) }
    }

    private static let modifierWords: Set<Substring> = [
        "static", "class", "private", "fileprivate", "lazy", "public", "open", "internal", "package", "final",
        "override", "weak", "dynamic", "set", "(", ")",
    ]

    /// Returns the property with its name at an index, if its type has literals for attributes and it can be set.
    private static func property(_ tokens: [Substring], _ index: Int) -> (String, Property)? {
        guard let name = tokens[safe: index], let value = tokens[safe: index + 2] else { return nil }
        if tokens[safe: index + 1] == "=" {
            let isNegative = value == "-"
            let start = isNegative ? index + 3 : index + 2
            let isReal = tokens[safe: start + 1] == "." && tokens[safe: start + 2]?.first?.isNumber == true
            // An operator or a member can give the expression another type than that of the literal.
            let next = tokens[safe: start + (isReal ? 3 : 1)]?.first ?? ";"
            guard next.isLetter || "_,;}@".contains(next), let literal = tokens[safe: start],
                let type = AttributeType(literal: literal, isReal: isReal)
            else { return nil }
            return (String(name), Property(type: type, isOptional: false))
        }
        guard tokens[safe: index + 1] == ":", let type = AttributeType(swift: value) else { return nil }
        let mark = tokens[safe: index + 3]
        let isOptional = mark == "?" || mark == "!"
        let end = index + (isOptional ? 4 : 3)
        // A property with accessors has a setter or observers, or is read-only.
        if tokens[safe: end] == "{", !hasSetter(tokens[end...]) { return nil }
        return (String(name), Property(type: type, isOptional: isOptional))
    }

    private static func hasSetter(_ tokens: ArraySlice<Substring>) -> Bool {
        var depth = 0
        for token in tokens {
            if token == "{" { depth += 1 }
            if token == "}" { depth -= 1 }
            if depth == 0 { return false }
            if depth == 1, ["set", "willSet", "didSet"].contains(token) { return true }
        }
        return false
    }
}

extension [Substring] {
    fileprivate subscript(safe index: Int) -> Substring? { indices.contains(index) ? self[index] : nil }
}

/// The classes that the Swift files of a program declare, with the properties that runtime attributes can set.
///
/// ```swift
/// var classes = ProgramClasses()
/// classes.add(in: "class CityController: ViewController { var capacity = 0 }")
/// let sources = StoryboardSource.sources(of: files, program: classes)
/// ```
///
/// See <doc:From-file-to-code>.
public struct ProgramClasses: Sendable {
    struct Property: Equatable {
        let type: AttributeType
        let isOptional: Bool
    }

    private var sources = SourceIndex()

    /// Creates an empty set of classes.
    public init() {}

    /// Adds the classes that the text of a Swift file declares, and the properties in their extensions.
    public mutating func add(in source: String) { sources.add(source, path: ".swift") }

    /// The names of the classes.
    var names: Set<String> { Set(sources.types.filter { $0.value.isClassDeclaration }.keys) }

    /// Returns a property of a class of the program or of its superclasses.
    func property(_ name: String, of type: String) -> Property? {
        guard sources.types[type]?.isClassDeclaration == true else { return nil }
        return sources.ancestors(of: type).lazy.compactMap { $0.type.properties[name] }.first
    }
}

extension SourceText {
    /// Returns the property with its name at an index after `var`, if its type has literals for attributes and it can be
    /// set from other files.
    func settableProperty(_ index: Int) -> ProgramClasses.Property? {
        let modifiers = (0..<max(index - 1, 0)).reversed().lazy.map(text).prefix { Self.modifiers.contains($0) }
        if modifiers.contains(where: Self.hidingModifiers.contains) { return nil }
        if symbol(index + 1) == "=" {
            let start = symbol(index + 2) == "-" ? index + 3 : index + 2
            let isReal = symbol(start + 1) == "." && kind(start + 2) == .number
            guard endsExpression(start + (isReal ? 3 : 1)) else { return nil }
            let literal = string(start) == nil ? text(start) : "\""
            return AttributeType(literal: literal, isReal: isReal).map { .init(type: $0, isOptional: false) }
        }
        guard symbol(index + 1) == ":", let type = AttributeType(swift: text(index + 2)) else { return nil }
        let isOptional = symbol(index + 3) == "?" || symbol(index + 3) == "!"
        let end = index + (isOptional ? 4 : 3)
        // A property with accessors has a setter or observers, or is read-only.
        if symbol(end) == "{", !hasSetter(end) { return nil }
        return .init(type: type, isOptional: isOptional)
    }

    private static let hidingModifiers: Set<String> = ["static", "class", "private", "fileprivate", "lazy"]

    private static let modifiers = hidingModifiers.union([
        "public", "open", "internal", "package", "final", "override", "weak", "dynamic", "set", "(", ")",
    ])

    /// Whether no operator and no member follows, which can give the expression another type than that of the literal.
    private func endsExpression(_ index: Int) -> Bool {
        switch kind(index) {
        case .symbol: [",", ";", "}", "@"].contains(symbol(index))
        case .number, .literal: false
        default: true
        }
    }

    private func hasSetter(_ index: Int) -> Bool {
        var depth = 0
        for index in index..<count {
            if symbol(index) == "{" { depth += 1 }
            if symbol(index) == "}" { depth -= 1 }
            if depth == 0 { break }
            if depth == 1, ["set", "willSet", "didSet"].contains(keyword(index)) { return true }
        }
        return false
    }
}

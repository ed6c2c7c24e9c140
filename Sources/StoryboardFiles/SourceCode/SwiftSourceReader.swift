/// A reader of the declarations in a Swift file.
struct SwiftSourceReader {
    let text: SourceText
    private var next = 0
    private var scopes = SourceScopes()
    private var attributes = Attributes()

    /// The attributes of the next declaration.
    private struct Attributes {
        /// The name in `@objc(…)`.
        var objectiveCName: String?
        /// Whether Interface Builder connects it.
        var isConnectable = false
    }

    private init(_ text: SourceText) { self.text = text }

    /// Adds the declarations of a file to an index.
    static func read(_ text: SourceText, into index: inout SourceIndex) {
        var reader = SwiftSourceReader(text)
        while reader.next < text.count { reader.read(&index) }
    }

    private mutating func read(_ index: inout SourceIndex) {
        let start = next
        next += 1
        switch text.kind(start) {
        case .branchStart?, .branchElse?, .branchEnd?: text.kind(start).map { scopes.follow($0) }
        case .symbol?:
            switch text.symbol(start) {
            case "{":
                scopes.open()
                attributes = Attributes()
            case "}":
                scopes.close()
                attributes = Attributes()
            case "@": readAttribute()
            default: break
            }
        case .identifier?:
            guard let keyword = text.keyword(start) else { return }
            if keyword == "unwindAction", text.symbol(next) == "(" {
                // An action that is registered with `StoryboardClasses`.
                if let selector = text.string(next + 1) { index.add(selector: selector) }
            } else if text.symbol(start - 1) != ".", text.symbol(next) != ":" {
                readDeclaration(keyword, &index)
            }
        default: break
        }
    }

    /// Reads an attribute, whose arguments are not declarations.
    private mutating func readAttribute() {
        let name = text.identifier(next)
        if name == "IBOutlet" || name == "IBAction" { attributes.isConnectable = true }
        guard name != nil, text.symbol(next + 1) == "(" else { return }
        let end = text.end(ofPairAt: next + 1)
        if name == "objc" { attributes.objectiveCName = (next + 2..<max(end - 1, next + 2)).map(text.text).joined() }
        next = end
    }

    private mutating func readDeclaration(_ keyword: String, _ index: inout SourceIndex) {
        switch keyword {
        case "class", "actor", "struct", "enum": readType(keyword, &index)
        case "protocol":
            guard let name = text.identifier(next), let body = body(after: next + 1) else { return }
            index.update(name) { $0.isProtocol = true }
            open(name, at: body)
        case "extension":
            guard let end = endOfPath(next), let name = text.identifier(end - 1), let body = body(after: end)
            else { return }
            open(name, at: body)
        case "typealias": readTypeAlias(&index)
        case "func": readMethod(&index)
        case "var", "let": readProperties(&index)
        case "import": readImport(&index)
        default: break
        }
    }

    // MARK: Types

    private mutating func readType(_ keyword: String, _ index: inout SourceIndex) {
        // After the modifier `class`, `func`, `var` or another modifier follows, and then no body.
        guard let name = text.identifier(next), let body = body(after: next + 1) else { return }
        if keyword == "class" {
            let names = [name] + (attributes.objectiveCName.map { [$0] } ?? [])
            let end = text.end(ofGenericsAt: next + 1)
            // The superclass may be the first type of the inheritance clause, or a part of it.
            let superclasses = text.symbol(end) == ":" ? composedTypes(at: end + 1) : []
            for name in names {
                index.update(name) {
                    ($0.isClass, $0.isClassDeclaration) = (true, true)
                    $0.superclasses.formUnion(superclasses)
                }
            }
            // The members are those of the Swift name, which the other name inherits.
            if let other = attributes.objectiveCName, other != name {
                index.update(other) { $0.superclasses.insert(name) }
            }
        } else {
            index.update(name) { $0.isValue = true }
        }
        open(name, at: body)
    }

    private mutating func open(_ type: String, at body: Int) {
        scopes.open(type)
        attributes = Attributes()
        next = body + 1
    }

    /// Returns the index of the brace that opens a type's body after its name, or nil if no declaration follows.
    private func body(after index: Int) -> Int? {
        var next = text.end(ofGenericsAt: index)
        guard text.symbol(next) == "{" || text.symbol(next) == ":" || text.keyword(next) == "where" else { return nil }
        // Limited, because each declaration without a body would be searched to the end of the file.
        let end = min(next + 1_000, text.count)
        while next < end, text.symbol(next) != "{" {
            switch text.symbol(next) {
            case "}", ";": return nil
            default: next += 1
            }
        }
        return next < end ? next : nil
    }

    /// Returns the names of types that are joined by `&`, with the modules or types before them.
    private func composedTypes(at index: Int) -> [String] {
        var names: [String] = []
        var next = index
        repeat {
            while text.symbol(next) == "@" { next = text.end(ofPairAt: next + 2) }
            if ["any", "nonisolated"].contains(text.keyword(next)) { next += 1 }
            guard let end = endOfPath(next) else { break }
            names.append((next..<end).compactMap(text.identifier).joined(separator: "."))
            next = text.end(ofGenericsAt: end) + 1
        } while text.symbol(next - 1) == "&"
        return names
    }

    /// Returns the index after names that are separated by dots.
    private func endOfPath(_ index: Int) -> Int? {
        guard text.identifier(index) != nil else { return nil }
        var end = index + 1
        while text.symbol(end) == ".", text.identifier(end + 1) != nil { end += 2 }
        return end
    }

    private mutating func readTypeAlias(_ index: inout SourceIndex) {
        guard let name = text.identifier(next) else { return }
        let equals = text.end(ofGenericsAt: next + 1)
        guard text.symbol(equals) == "=" else { return }
        let types = composedTypes(at: equals + 1)
        index.update(name) {
            $0.isClass = true
            $0.superclasses.formUnion(types)
        }
        for type in types {
            index.update(type.split(separator: ".").last.map(String.init) ?? type) { $0.aliases.insert(name) }
        }
    }

    private func readImport(_ index: inout SourceIndex) {
        let kinds = ["class", "struct", "enum", "protocol", "func", "var", "let", "typealias"]
        let isOfMember = text.keyword(next).map(kinds.contains) == true
        if let module = text.identifier(isOfMember ? next + 1 : next) { index.add(import: module) }
    }

    // MARK: Members

    private mutating func readMethod(_ index: inout SourceIndex) {
        defer { attributes = Attributes() }
        guard let name = text.identifier(next) else { return }
        let start = text.end(ofGenericsAt: next + 1)
        guard text.symbol(start) == "(" else { return }
        let end = text.end(ofPairAt: start)
        let labels = labels(in: start + 1..<max(start + 1, end - 1))
        let selector = attributes.objectiveCName ?? SwiftSelector.selector(name, labels: labels)
        index.add(selector: selector)
        if let type = scopes.type {
            index.add(member: selector, to: type)
            if attributes.isConnectable { index.update(type) { $0.actions[selector] = (name, text.place(next)) } }
        }
        if let first = labels.first, first != "_", attributes.objectiveCName == nil {
            let old = SwiftSelector.selector(name, labels: ["_"] + labels.dropFirst())
            index.add(oldSelector: old, to: scopes.type)
            if Self.oldMethods[name] == first { index.addOldSwift() }
        }
        next = end
    }

    /// Methods of UIKit and the first label that they have in Swift 1 and 2 only.
    private static let oldMethods = [
        "viewWillAppear": "animated", "viewDidAppear": "animated", "prepareForSegue": "segue", "tableView": "tableView",
        "collectionView": "collectionView", "application": "application",
    ]

    /// Returns the first name of each parameter.
    private func labels(in range: Range<Int>) -> [String] {
        var labels: [String] = []
        var (next, depth, isStart) = (range.lowerBound, 0, true)
        while next < range.upperBound {
            if isStart, text.symbol(next) == "@" {
                next = text.end(ofPairAt: next + 2)
                continue
            }
            if isStart {
                labels.append(text.identifier(next) ?? "_")
                isStart = false
            }
            switch text.symbol(next) {
            case "(", "[", "{": depth += 1
            case ")", "]", "}": depth -= 1
            case "<": next = max(text.end(ofGenericsAt: next) - 1, next)
            case ",": isStart = depth == 0
            default: break
            }
            next += 1
        }
        return labels
    }

    /// Reads the names of properties, such as `a` and `b` in `var a, b: Int`.
    private mutating func readProperties(_ index: inout SourceIndex) {
        defer { attributes = Attributes() }
        guard let type = scopes.type else { return }
        if let name = attributes.objectiveCName { index.add(member: name, to: type) }
        if attributes.isConnectable, let name = text.identifier(next) {
            index.update(type) { $0.outlets[name] = text.place(next) }
        }
        if text.keyword(next - 1) == "var", let name = text.identifier(next), let property = text.settableProperty(next)
        {
            index.update(type) { $0.properties[name] = property }
        }
        while let name = text.identifier(next) {
            index.add(member: name, to: type)
            next += 1
            if text.symbol(next) == ":" { next = endOfType(next + 1) }
            guard text.symbol(next) == "," else { return }
            next += 1
        }
    }

    /// Returns the index after a type such as `[String: City]?`.
    private func endOfType(_ index: Int) -> Int {
        let path =
            endOfPath(index).map(text.end(ofGenericsAt:)) ?? text.end(ofPairAt: text.end(ofPairAt: index), "[", "]")
        return text.symbol(path) == "?" || text.symbol(path) == "!" ? path + 1 : path
    }
}

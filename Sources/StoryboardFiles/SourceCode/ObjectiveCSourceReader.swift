/// A reader of the declarations in an Objective-C file.
struct ObjectiveCSourceReader {
    private let text: SourceText
    private var next = 0
    private var scopes = SourceScopes()

    /// The class or protocol whose declaration or implementation is open.
    private var type: String?

    private init(_ text: SourceText) { self.text = text }

    /// Adds the declarations of a file to an index.
    static func read(_ text: SourceText, into index: inout SourceIndex) {
        var reader = ObjectiveCSourceReader(text)
        while reader.next < text.count { reader.read(&index) }
    }

    private mutating func read(_ index: inout SourceIndex) {
        let start = next
        next += 1
        switch text.kind(start) {
        case .branchStart?, .branchElse?, .branchEnd?: text.kind(start).map { scopes.follow($0) }
        case .include?: addHeader(text.text(start), to: &index)
        case .symbol?:
            switch text.symbol(start) {
            case "@": readDirective(&index)
            case "{": scopes.open("")
            case "}": scopes.close()
            case "-", "+":
                // Methods are not in a block.
                if let type, scopes.type == nil { readMethod(of: type, &index) }
            default: break
            }
        default: break
        }
    }

    /// Adds the path in `#import <Kit/Kit.h>` or `#import "Kit.h"`.
    private func addHeader(_ line: String, to index: inout SourceIndex) {
        let parts = line.split(omittingEmptySubsequences: false) { "<>\"".contains($0) }
        if parts.count > 2 { index.add(import: String(parts[1])) }
    }

    private mutating func readDirective(_ index: inout SourceIndex) {
        let keyword = text.identifier(next)
        guard let keyword else { return }
        next += 1
        switch keyword {
        case "interface", "implementation": readClass(isInterface: keyword == "interface", &index)
        case "protocol":
            // A forward declaration has no members.
            guard let name = text.identifier(next), ![",", ";"].contains(text.symbol(next + 1)) else { return }
            index.update(name) { $0.isProtocol = true }
            next = text.end(ofGenericsAt: next + 1)
            type = name
            scopes = SourceScopes()
        case "end":
            type = nil
        case "property", "synthesize", "dynamic":
            guard let type, scopes.type == nil else { return }
            if keyword == "property", text.symbol(next) == "(" { addAccessors(of: type, &index) }
            var (isOutlet, last): (Bool, Int?) = (false, nil)
            while next < text.count, text.symbol(next) != ";", text.symbol(next) != "@" {
                if let name = text.identifier(next) {
                    index.add(member: name, to: type)
                    isOutlet = isOutlet || name == "IBOutlet" || name == "IBOutletCollection"
                    last = next
                }
                next += 1
            }
            if isOutlet, let last { index.update(type) { $0.outlets[text.text(last)] = text.place(last) } }
        case "import": if let module = text.identifier(next) { index.add(import: module) }
        default: break
        }
    }

    /// Reads the beginning of a class, of an extension or of a category, or of its implementation.
    private mutating func readClass(isInterface: Bool, _ index: inout SourceIndex) {
        guard let name = text.identifier(next) else { return }
        next = text.end(ofGenericsAt: next + 1)
        if text.symbol(next) == "(" {
            next = text.end(ofPairAt: next)
        } else {
            let superclass = text.symbol(next) == ":" ? text.identifier(next + 1) : nil
            if superclass != nil { next += 2 }
            index.update(name) {
                guard isInterface else { return $0.isImplemented = true }
                ($0.isClass, $0.isInterface) = (true, true)
                if let superclass { $0.superclasses.insert(superclass) }
            }
        }
        open(name, &index)
    }

    /// Begins a class whose instance variables may follow.
    private mutating func open(_ name: String, _ index: inout SourceIndex) {
        type = name
        scopes = SourceScopes()
        // Generic arguments of the superclass, and protocols.
        while text.symbol(next) == "<", text.end(ofGenericsAt: next) > next { next = text.end(ofGenericsAt: next) }
        guard text.symbol(next) == "{" else { return }
        let end = text.end(ofPairAt: next, "{", "}")
        while next < end {
            // The words of the types are harmless.
            if let variable = text.identifier(next) { index.add(member: variable, to: name) }
            next += 1
        }
    }

    // MARK: Members

    /// Reads the attributes of a property, which may name a setter.
    private mutating func addAccessors(of type: String, _ index: inout SourceIndex) {
        let end = text.end(ofPairAt: next)
        while next < end {
            if let name = text.identifier(next) {
                let accessor = text.symbol(next + 1) == ":" ? "\(name):" : name
                index.add(member: accessor, to: type)
                index.add(selector: accessor)
            }
            next += 1
        }
    }

    /// Reads a method's selector, such as `insert:at:` in `- (void)insert:(id)object at:(int)index`.
    private mutating func readMethod(of type: String, _ index: inout SourceIndex) {
        let isAction = text.identifier(next + 1) == "IBAction"
        next = text.end(ofPairAt: next)
        guard let method = text.identifier(next) else { return }
        var selector = method
        let start = next
        next += 1
        if text.symbol(next) == ":" {
            selector += ":"
            next += 1
            // The names between two colons: attributes and the name of the argument, then perhaps a label.
            var names: [String] = []
            while next < text.count {
                if let name = text.identifier(next) {
                    names.append(name)
                } else if text.symbol(next) == ":" {
                    selector += names.count > 1 ? "\(names[names.count - 1]):" : ":"
                    names = []
                } else if text.symbol(next) == "(" {
                    next = text.end(ofPairAt: next)
                    continue
                } else {
                    break
                }
                next += 1
            }
        }
        index.add(selector: selector)
        index.add(member: selector, to: type)
        if isAction { index.update(type) { $0.actions[selector] = (method, text.place(start)) } }
    }
}

/// The elements of a document, as they are in the file; nothing is left out.
///
/// All in a few arrays, so that reading a large file makes few objects.
final class ElementTree: Sendable {
    let nodes: ContiguousArray<Node>
    let attributes: ContiguousArray<Element.Attribute>

    /// One element; the others are named by their places, and -1 is none.
    struct Node: Sendable {
        let name: String
        let parent: Int32
        let firstAttribute: Int32
        let attributeCount: Int32
        /// Known when all is read, for to ask the parser takes as long as the rest.
        var line: Int32 = 0
        var column: Int32 = 0
        var firstChild: Int32 = -1
        var lastChild: Int32 = -1
        var nextSibling: Int32 = -1
        var text: String?
    }

    init(nodes: ContiguousArray<Node>, attributes: ContiguousArray<Element.Attribute>) {
        self.nodes = nodes
        self.attributes = attributes
    }
}

/// An element of a file: its name, its attributes, its place and what is in it.
public struct Element: Sendable {
    let tree: ElementTree
    let place: Int

    /// A name with its value.
    public struct Attribute: Hashable, Sendable {
        /// The name.
        public let name: String
        /// The value.
        public let value: String
    }

    private var node: ElementTree.Node { tree.nodes[place] }

    /// The name of its tag.
    public var name: String { tree.nodes[place].name }

    /// The line where its tag begins, from 1.
    public var line: Int { Int(tree.nodes[place].line) }

    /// The column where its tag begins, from 1, counted in characters of Unicode.
    public var column: Int { Int(tree.nodes[place].column) }

    /// Its attributes, sorted by their names.
    public var attributes: [Attribute] {
        ownAttributes.sorted { $0.name < $1.name }
    }

    private var ownAttributes: ArraySlice<Attribute> {
        let node = node
        let first = Int(node.firstAttribute)
        return ArraySlice(tree.attributes[first..<first + Int(node.attributeCount)])
    }

    /// The value of an attribute, or nil where it has none of this name.
    ///
    /// - Parameter name: The name of the attribute.
    public subscript(name: String) -> String? {
        let first = Int(tree.nodes[place].firstAttribute)
        for place in first..<first + Int(tree.nodes[place].attributeCount) where tree.attributes[place].name == name {
            return tree.attributes[place].value
        }
        return nil
    }

    /// The text directly in it, if there is any.
    public var text: String? { tree.nodes[place].text }

    /// The element that it is in, or nil for the outermost.
    public var parent: Element? { element(tree.nodes[place].parent) }

    /// The elements directly in it, in order.
    public var children: some Sequence<Element> {
        sequence(state: tree.nodes[place].firstChild) { next -> Element? in
            guard let element = element(next) else { return nil }
            next = tree.nodes[element.place].nextSibling
            return element
        }
    }

    /// The element itself and all that are in it, in the order of the file.
    public var everything: some Sequence<Element> {
        // Elements are kept in the order of the file, so those inside one follow it.
        (place..<end).lazy.map { Element(tree: tree, place: $0) }
    }

    /// The place after the last element that is in it.
    var end: Int {
        var here = self
        while let last = element(tree.nodes[here.place].lastChild) { here = last }
        return here.place + 1
    }

    private func element(_ place: Int32) -> Element? { place < 0 ? nil : Element(tree: tree, place: Int(place)) }

    /// The value of an attribute; an empty one is none, as it is to Interface Builder.
    func filled(_ name: String) -> String? { self[name].flatMap { $0.isEmpty ? nil : $0 } }

    /// The value of an attribute as a number that is one.
    func number(_ name: String) -> Double? { self[name].flatMap(Double.init).flatMap { $0.isFinite ? $0 : nil } }

    /// The first of its children with a name.
    func child(_ name: String) -> Element? { children.first { $0.name == name } }

    /// The elements that it is in, the innermost first.
    var ancestors: some Sequence<Element> { sequence(first: self, next: \.parent).dropFirst() }
}

extension Element: Hashable {
    /// Whether two are the same element of the same file.
    ///
    /// - Parameters:
    ///   - one: An element.
    ///   - other: Another one, or the same.
    /// - Returns: Whether both are the same.
    public static func == (one: Element, other: Element) -> Bool {
        one.tree === other.tree && one.place == other.place
    }

    /// Hashes the place.
    ///
    /// - Parameter hasher: Takes the hash.
    public func hash(into hasher: inout Hasher) { hasher.combine(place) }
}

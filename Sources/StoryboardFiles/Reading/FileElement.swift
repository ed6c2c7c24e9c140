/// An XML element of a storyboard file: its name, its attributes, its position and its contents.
///
/// See <doc:Reading-storyboard-files>.
public struct FileElement: Sendable {
    let tree: ElementTree

    /// The element's index in the order of the file.
    package let index: Int

    /// A name with its value.
    public struct Attribute: Hashable, Sendable {
        /// The name.
        public let name: String
        /// The value.
        public let value: String
    }

    /// The name of the tag.
    public var name: String { tree.elements[index].name }

    /// The line of the opening tag, starting at 1.
    public var line: Int { Int(tree.elements[index].position.line) }

    /// The column of the opening tag, starting at 1, in Unicode scalars.
    public var column: Int { Int(tree.elements[index].position.column) }

    /// The attributes, sorted by name.
    public var attributes: [Attribute] { tree.elements[index].attributes.sorted { $0.name < $1.name } }

    /// The value of an attribute, or nil if the element does not have it.
    public subscript(name: String) -> String? { tree.elements[index].attributes.first { $0.name == name }?.value }

    /// The text directly in the element.
    public var text: String? { tree.elements[index].text }

    /// The enclosing element, or nil for the outermost one.
    public var parent: FileElement? {
        let parent = Int(tree.elements[index].parent)
        return parent < 0 ? nil : FileElement(tree: tree, index: parent)
    }

    /// The elements directly in this one, in order.
    public var children: some Sequence<FileElement> {
        sequence(state: index + 1) { [endIndex] next -> FileElement? in
            guard next < endIndex else { return nil }
            let element = FileElement(tree: tree, index: next)
            next = element.endIndex
            return element
        }
    }

    /// The element itself and all its descendants, in the order of the file.
    public var subtree: some Sequence<FileElement> {
        (index..<endIndex).lazy.map { FileElement(tree: tree, index: $0) }
    }

    /// The index after the last descendant: descendants directly follow their element.
    var endIndex: Int { Int(tree.elements[index].end) }

    /// Returns the value of an attribute, or nil if it is empty: Interface Builder ignores empty attributes.
    package func nonempty(_ name: String) -> String? { self[name].flatMap { $0.isEmpty ? nil : $0 } }

    /// Returns the value of an attribute as a finite number.
    func number(_ name: String) -> Double? { self[name].flatMap(Double.init).flatMap { $0.isFinite ? $0 : nil } }

    /// Returns the first child with a name.
    package func firstChild(_ name: String) -> FileElement? { children.first { $0.name == name } }

    /// The enclosing elements, the innermost first.
    package var ancestors: some Sequence<FileElement> { sequence(first: self, next: \.parent).dropFirst() }
}

extension FileElement: Hashable {
    /// Whether two values are the same element of the same file.
    public static func == (lhs: FileElement, rhs: FileElement) -> Bool {
        lhs.tree === rhs.tree && lhs.index == rhs.index
    }

    /// Hashes the element's index.
    public func hash(into hasher: inout Hasher) { hasher.combine(index) }
}

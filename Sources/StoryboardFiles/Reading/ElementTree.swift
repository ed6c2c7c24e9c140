/// The elements of a document, in the order of the file.
///
/// They are stored in one array, so that reading a large file allocates few objects.
final class ElementTree: Sendable {
    let elements: ContiguousArray<StoredElement>

    /// An element that refers to other elements by their indices.
    struct StoredElement: Sendable {
        let name: String
        let attributes: [FileElement.Attribute]
        /// The index of the enclosing element, or -1.
        let parent: Int32
        /// The index after the last descendant: descendants directly follow their element.
        var end: Int32 = 0
        /// The position, set after parsing: querying the parser for each position takes as long as the rest.
        var position = TextPosition(line: 0, column: 0)
        var text: String?
    }

    init(_ elements: ContiguousArray<StoredElement>) { self.elements = elements }
}

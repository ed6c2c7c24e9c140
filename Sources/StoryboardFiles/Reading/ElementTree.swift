/// The elements of a document, in the order of the file.
///
/// They are stored in a few arrays, so that reading a large file allocates few objects.
final class ElementTree: Sendable {
    let elements: ContiguousArray<StoredElement>
    let attributes: ContiguousArray<FileElement.Attribute>

    /// An element that refers to other elements by their indices; -1 means none.
    struct StoredElement: Sendable {
        let name: String
        let parent: Int32
        let firstAttribute: Int32
        let attributeCount: Int32
        /// The position, set after parsing: querying the parser for each position takes as long as the rest.
        var position = TextPosition(line: 0, column: 0)
        var firstChild: Int32 = -1
        var lastChild: Int32 = -1
        var nextSibling: Int32 = -1
        var text: String?
    }

    init(elements: ContiguousArray<StoredElement>, attributes: ContiguousArray<FileElement.Attribute>) {
        self.elements = elements
        self.attributes = attributes
    }
}

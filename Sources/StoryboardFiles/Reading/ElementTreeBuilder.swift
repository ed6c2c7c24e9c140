/// A builder of a tree of elements from the events of a parser.
struct ElementTreeBuilder {
    private var elements: ContiguousArray<ElementTree.StoredElement> = []
    private var attributes: ContiguousArray<FileElement.Attribute> = []
    /// The indices of the open elements, the innermost last.
    private var open: [Int32] = []
    private var text = ""
    /// All names so far, so that equal names share their storage.
    private var names: Set<String> = []

    /// Reserves memory for the expected numbers of elements and attributes.
    init(elementCapacity: Int, attributeCapacity: Int) {
        elements.reserveCapacity(elementCapacity)
        attributes.reserveCapacity(attributeCapacity)
    }

    var count: Int { elements.count }

    var depth: Int { open.count }

    var nameCount: Int { names.count }

    /// The innermost open element.
    var innermost: ElementTree.StoredElement? { open.last.map { elements[Int($0)] } }

    /// Whether the outermost element is closed.
    var isComplete: Bool { !elements.isEmpty && open.isEmpty }

    var tree: ElementTree { ElementTree(elements: elements, attributes: attributes) }

    mutating func begin(_ name: String, _ values: [String: String]) {
        let index = Int32(elements.count)
        let element = ElementTree.StoredElement(
            name: unique(name),
            parent: open.last ?? -1,
            firstAttribute: Int32(attributes.count),
            attributeCount: Int32(values.count)
        )
        for (name, value) in values { attributes.append(FileElement.Attribute(name: unique(name), value: value)) }
        if let parent = open.last.map(Int.init) {
            let last = Int(elements[parent].lastChild)
            if last < 0 { elements[parent].firstChild = index } else { elements[last].nextSibling = index }
            elements[parent].lastChild = index
        }
        storeText(unlessBlank: true)
        elements.append(element)
        open.append(index)
    }

    mutating func end() {
        // Blank text separates elements, or is the whole content of an element without children.
        storeText(unlessBlank: open.last.map { elements[Int($0)].firstChild >= 0 } ?? true)
        open.removeLast()
    }

    mutating func add(_ string: String) {
        if text.isEmpty { text = string } else { text += string }
    }

    /// Sets the positions of the elements, which have the order of their opening tags.
    mutating func setPositions(_ positions: ContiguousArray<TextPosition>) {
        for (index, position) in zip(elements.indices, positions) { elements[index].position = position }
    }

    private mutating func unique(_ name: String) -> String { names.insert(name).memberAfterInsert }

    /// Adds the text so far to the innermost open element.
    private mutating func storeText(unlessBlank: Bool) {
        guard !text.isEmpty, let index = open.last.map(Int.init) else { return }
        defer { text = "" }
        if unlessBlank, text.utf8.allSatisfy({ $0 <= 0x20 }) { return }
        // Appended in place: long text may be interrupted by many elements.
        if elements[index].text == nil { elements[index].text = text } else { elements[index].text?.append(text) }
    }
}

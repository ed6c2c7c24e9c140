/// A tree of elements while its file is read.
struct ElementTreeBuilder {
    private var nodes: ContiguousArray<ElementTree.Node> = []
    private var attributes: ContiguousArray<Element.Attribute> = []
    /// The elements that are open, the innermost last.
    private var open: [Int32] = []
    private var text = ""
    /// The names that were met, so that each is kept once.
    private var names: Set<String> = []

    /// - Parameters:
    ///   - elements: How many elements there will be, as far as is known.
    ///   - attributes: How many attributes they will have.
    init(elements: Int, attributes: Int) {
        nodes.reserveCapacity(elements)
        self.attributes.reserveCapacity(attributes)
    }

    /// How many elements were met.
    var count: Int { nodes.count }

    /// How many elements are open.
    var depth: Int { open.count }

    /// How many different names were met.
    var nameCount: Int { names.count }

    /// The innermost element that is open.
    var innermost: ElementTree.Node? { open.last.map { nodes[Int($0)] } }

    /// Whether there is an element, and the outermost is closed.
    var isComplete: Bool { !nodes.isEmpty && open.isEmpty }

    /// What was read.
    var tree: ElementTree { ElementTree(nodes: nodes, attributes: attributes) }

    mutating func begin(_ name: String, _ found: [String: String]) {
        let place = Int32(nodes.count)
        let node = ElementTree.Node(
            name: kept(name),
            parent: open.last ?? -1,
            firstAttribute: Int32(attributes.count),
            attributeCount: Int32(found.count)
        )
        for (name, value) in found { attributes.append(Element.Attribute(name: kept(name), value: value)) }
        if let parent = open.last.map(Int.init) {
            let last = Int(nodes[parent].lastChild)
            if last < 0 { nodes[parent].firstChild = place } else { nodes[last].nextSibling = place }
            nodes[parent].lastChild = place
        }
        keepText(unlessBlank: true)
        nodes.append(node)
        open.append(place)
    }

    mutating func end() {
        // What is blank lies between elements, or is all that the innermost one has.
        keepText(unlessBlank: open.last.map { nodes[Int($0)].firstChild >= 0 } ?? true)
        open.removeLast()
    }

    mutating func add(_ string: String) {
        if text.isEmpty { text = string } else { text += string }
    }

    /// Gives the elements the places where their tags begin.
    mutating func place(by tags: TagPlaces) {
        for (node, place) in zip(nodes.indices, tags.places) {
            nodes[node].line = place.line
            nodes[node].column = place.column
        }
    }

    /// A name as it is kept, one of each.
    private mutating func kept(_ name: String) -> String { names.insert(name).memberAfterInsert }

    /// Gives the text that was met to the element in which it is.
    private mutating func keepText(unlessBlank: Bool) {
        guard !text.isEmpty, let here = open.last.map(Int.init) else { return }
        defer { text = "" }
        if unlessBlank, text.utf8.allSatisfy({ $0 <= 0x20 }) { return }
        // In place, for there may be much of it, with elements in between.
        if nodes[here].text == nil { nodes[here].text = text } else { nodes[here].text?.append(text) }
    }
}

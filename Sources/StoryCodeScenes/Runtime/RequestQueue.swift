/// A queue that removes its first element at a cost that does not depend on its length.
struct RequestQueue<Element> {
    /// The elements, behind as many empty places as were removed from the front.
    private var elements: ContiguousArray<Element?> = []
    private var first = 0

    var count: Int { elements.count - first }

    var isEmpty: Bool { count == 0 }

    subscript(index: Int) -> Element {
        guard let element = elements[first + index] else { preconditionFailure("A removed element is never read.") }
        return element
    }

    mutating func append(_ element: Element) { elements.append(element) }

    /// Removes and returns an element, which is most likely the first one.
    mutating func remove(at index: Int) -> Element {
        let element = self[index]
        if index == 0 {
            elements[first] = nil
            first += 1
            if first == elements.count {
                elements.removeAll(keepingCapacity: true)
                first = 0
            } else if first > 32, first > elements.count / 2 {
                elements.removeFirst(first)
                first = 0
            }
        } else {
            elements.remove(at: first + index)
        }
        return element
    }

    mutating func popFirst() -> Element? { isEmpty ? nil : remove(at: 0) }

    func contains(where matches: (Element) -> Bool) -> Bool {
        (0..<count).contains { matches(self[$0]) }
    }
}

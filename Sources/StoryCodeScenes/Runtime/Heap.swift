/// A binary heap, from which the first element in order is taken.
///
/// Adding and removing compare an element with as many others as the heap has levels.
struct Heap<Element> {
    /// The element at index `i` precedes those at `2 * i + 1` and `2 * i + 2`.
    private var elements: ContiguousArray<Element> = []

    private let precedes: (Element, Element) -> Bool

    /// Creates an empty heap.
    init(by precedes: @escaping (Element, Element) -> Bool) {
        self.precedes = precedes
    }

    /// The first element in order, or nil if the heap is empty.
    var first: Element? { elements.first }

    /// Adds an element.
    mutating func insert(_ element: Element) {
        var index = elements.count
        elements.append(element)
        while index > 0, precedes(element, elements[(index - 1) / 2]) {
            elements.swapAt(index, (index - 1) / 2)
            index = (index - 1) / 2
        }
    }

    /// Removes and returns the first element in order; the heap is not empty.
    @discardableResult
    mutating func removeFirst() -> Element {
        let last = elements.removeLast()
        guard let first = elements.first else { return last }
        elements[0] = last
        var (index, child) = (0, 1)
        while child < elements.count {
            if child + 1 < elements.count, precedes(elements[child + 1], elements[child]) { child += 1 }
            guard precedes(elements[child], last) else { break }
            elements.swapAt(index, child)
            (index, child) = (child, 2 * child + 1)
        }
        return first
    }
}

/// A list of small values that is changed in place.
///
/// An array in a property of an object is checked for exclusive access and for other references at each change. A recorder
/// makes several changes for each step, and these checks took a fifth of its instructions.
@safe
final class InPlaceList<Element> {
    // Unsafe because of its speed: the memory belongs to this object, which checks each index.
    private var elements: UnsafeMutablePointer<Element>
    private var capacity = 16
    private(set) var count = 0

    init() { unsafe elements = .allocate(capacity: capacity) }

    deinit {
        unsafe elements.deinitialize(count: count)
        unsafe elements.deallocate()
    }

    subscript(index: Int) -> Element {
        get {
            precondition(index >= 0 && index < count)
            return unsafe elements[index]
        }
        set {
            precondition(index >= 0 && index < count)
            unsafe elements[index] = newValue
        }
    }

    var last: Element? { count > 0 ? self[count - 1] : nil }

    func append(_ element: Element) {
        if count == capacity { grow() }
        unsafe (elements + count).initialize(to: element)
        count += 1
    }

    func removeLast() {
        precondition(count > 0)
        count -= 1
        unsafe (elements + count).deinitialize(count: 1)
    }

    private func grow() {
        capacity *= 2
        let larger = UnsafeMutablePointer<Element>.allocate(capacity: capacity)
        unsafe larger.moveInitialize(from: elements, count: count)
        unsafe elements.deallocate()
        unsafe elements = larger
    }
}

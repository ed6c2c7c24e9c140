/// A list of as many elements as a run keeps steps: after that, a new element replaces the oldest.
final class RecentList<Element> {
    private let kept = InPlaceList<Element>()

    /// The number of elements that were appended.
    private(set) var count = 0

    /// The index of the first element that is kept.
    var first: Int { count - kept.count }

    subscript(index: Int) -> Element {
        get { kept[index % LifecycleRun.limit] }
        set { kept[index % LifecycleRun.limit] = newValue }
    }

    func append(_ element: Element) {
        if count < LifecycleRun.limit { kept.append(element) } else { self[count] = element }
        count += 1
    }
}

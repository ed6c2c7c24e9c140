import StoryCodeScenes

/// The places of a stack and the screens that exist for them, from the lowest up.
///
/// Only the screens of the two highest places need to exist: the one that is shown, and the one that a gesture would
/// uncover. A pure value: it makes no screen and changes no controller.
struct PlacePath<Place: Equatable, Screen: AnyObject> {
    struct Element {
        let place: Place
        /// The screen, or nil until it is needed.
        var screen: Screen?
        /// The saved state that the screen restores when it is made.
        var state: SavedState?
        /// Whether the screen is made anew in the next change.
        var isStale = false
    }

    private(set) var elements: [Element] = []

    /// The controllers of the stack below the places: the root.
    private(set) var base: [Screen] = []

    /// The identities of the controllers in the stack when this path was compared with it.
    private var stack: [ObjectIdentifier] = []

    /// Whether an element is made anew in the next change.
    private(set) var hasStale = false

    /// The controllers of the stack, the root first.
    var screens: [Screen] { base + elements.compactMap(\.screen) }

    var places: [Place] { elements.map(\.place) }

    func equals(_ places: [Place]) -> Bool {
        !hasStale && elements.count == places.count && zip(elements, places).allSatisfy { $0.place == $1 }
    }

    mutating func remake(at index: Int) {
        guard elements.indices.contains(index) else { return }
        elements[index].isStale = true
        hasStale = true
    }

    /// The length of the longest common beginning.
    func commonCount(with places: [Place]) -> Int {
        var count = 0
        while count < min(places.count, elements.count), elements[count].place == places[count] { count += 1 }
        return count
    }

    /// The path of other places: the longest common beginning keeps its screens.
    func changed(to places: [Place]) -> Self {
        var next = self
        let kept = commonCount(with: places)
        next.elements.removeSubrange(kept...)
        next.elements += places[kept...].map { Element(place: $0) }
        if hasStale {
            for index in next.elements.indices where next.elements[index].isStale {
                next.elements[index] = Element(place: next.elements[index].place)
            }
            next.hasStale = false
        }
        return next
    }

    /// The elements without a screen that need one: the two highest, or all of them; the highest first.
    func missing(all: Bool) -> [Int] {
        elements.indices.suffix(all ? elements.count : 2).reversed().filter { elements[$0].screen == nil }
    }

    mutating func setScreen(_ screen: Screen, at index: Int) {
        elements[index].screen = screen
        elements[index].state = nil
    }

    mutating func setState(_ state: SavedState, at index: Int) { elements[index].state = state }

    mutating func remove(at index: Int) { elements.remove(at: index) }

    /// States that the stack shows this path.
    mutating func stackDidChange(to screens: [Screen]) { stack = screens.map { ObjectIdentifier($0) } }

    /// Changes the path to what the stack contains.
    ///
    /// A place without a screen stays if the place above it does.
    ///
    /// - Parameter place: Returns the place of a controller that is not in the path, if it has one.
    /// - Returns: The controllers without a place that are new in the stack, or nil if nothing is new.
    mutating func read(_ screens: [Screen], place: (Screen) -> Place?) -> [Screen]? {
        let ids = screens.map { ObjectIdentifier($0) }
        guard ids != stack else { return nil }
        let known = Set(stack)
        stack = ids
        var indices: [ObjectIdentifier: Int] = [:]
        for (index, element) in elements.enumerated() {
            if let screen = element.screen { indices[ObjectIdentifier(screen)] = index }
        }
        let bases = Set(base.map { ObjectIdentifier($0) })
        var (rest, unknown, next) = (screens[...], [Screen](), [Element]())
        base = []
        while let screen = rest.first, bases.contains(ObjectIdentifier(screen)) { base.append(rest.removeFirst()) }
        if base.isEmpty, let root = rest.first, indices[ObjectIdentifier(root)] == nil, place(root) == nil {
            base = [rest.removeFirst()]
        }
        var end = 0
        for screen in rest {
            if let index = indices[ObjectIdentifier(screen)], index >= end {
                next += elements[end..<index].reversed().prefix { $0.screen == nil }.reversed()
                next.append(elements[index])
                end = index + 1
            } else if let place = place(screen) {
                next.append(Element(place: place, screen: screen))
            } else if !known.contains(ObjectIdentifier(screen)) {
                unknown.append(screen)
            }
        }
        elements = next
        return unknown
    }
}

import StoryCodeScenes

/// The places of a stack and the screens that exist for them, from the lowest up.
///
/// Only the screens of the two highest places need to exist: the one that is shown, and the one that a gesture would
/// uncover. A pure value: it makes no screen and changes no controller.
//
// Arrays side by side that are read by index, because unspecialised code handles an array of references much faster than
// one of generic structures, and allocates for each element that an iterator returns.
struct PlacePath<Place: Equatable, Screen: AnyObject> {
    private(set) var places: [Place] = []

    /// The screen of each place, or nil until it is needed.
    private var made: [Screen?] = []

    /// The saved state that a screen restores when it is made, by the index of its place.
    private(set) var states: [Int: SavedState] = [:]

    /// The indices of the places that are made anew in the next change.
    private var stale: Set<Int> = []

    /// The controllers of the stack below the places: the root.
    private var base: [Screen] = []

    /// The controllers in the stack when this path was compared with it.
    private var stack: [Screen] = []

    /// The controllers of the stack, the root first.
    var screens: [Screen] {
        var screens = base
        screens.reserveCapacity(base.count + made.count)
        for index in made.indices {
            if let screen = made[index] { screens.append(screen) }
        }
        return screens
    }

    func screen(at index: Int) -> Screen? { made[index] }

    /// Whether a place is made anew in the next change.
    var isStale: Bool { !stale.isEmpty }

    mutating func remake(at index: Int) {
        if places.indices.contains(index) { stale.insert(index) }
    }

    /// Keeps the screens of all places.
    mutating func forgetRemakes() { stale = [] }

    /// The length of the longest common beginning.
    func commonCount(with places: [Place]) -> Int {
        let limit = min(places.count, self.places.count)
        return (0..<limit).first { self.places[$0] != places[$0] } ?? limit
    }

    /// The path of other places: the longest common beginning keeps its screens.
    func changed(to places: [Place]) -> Self {
        var next = self
        let kept = commonCount(with: places)
        next.places = places
        next.made.removeSubrange(kept...)
        next.made += [Screen?](repeating: nil, count: places.count - kept)
        next.states = states.filter { $0.key < kept && !stale.contains($0.key) }
        for index in stale where index < kept { next.made[index] = nil }
        next.stale = []
        return next
    }

    /// The places without a screen that need one, the highest first: of the two highest, or of all.
    func missing(all: Bool) -> [Int] {
        made.indices.suffix(all ? made.count : 2).reversed().filter { made[$0] == nil }
    }

    mutating func setScreen(_ screen: Screen, at index: Int) {
        made[index] = screen
        states[index] = nil
    }

    mutating func setState(_ state: SavedState, at index: Int) { states[index] = state }

    mutating func remove(at index: Int) {
        places.remove(at: index)
        made.remove(at: index)
        stale = Set(stale.filter { $0 != index }.map { $0 < index ? $0 : $0 - 1 })
        states[index] = nil
        states = Dictionary(uniqueKeysWithValues: states.map { ($0 < index ? $0 : $0 - 1, $1) })
    }

    /// States that the stack shows this path.
    mutating func stackDidChange(to screens: [Screen]) { stack = screens }

    /// Changes the path to what the stack contains.
    ///
    /// A place without a screen stays if the place above it does.
    ///
    /// - Parameter place: Returns the place of a controller that is not in the path, if it has one.
    /// - Returns: The controllers without a place that are new in the stack, or nil if the stack is unchanged.
    mutating func read(_ screens: [Screen], place: (Screen) -> Place?) -> [Screen]? {
        guard !screens.isSame(as: stack) else { return nil }
        let known = Set(stack.indices.map { ObjectIdentifier(stack[$0]) })
        var indices: [ObjectIdentifier: Int] = [:]
        for index in made.indices {
            if let screen = made[index] { indices[ObjectIdentifier(screen)] = index }
        }
        let bases = Set(base.map { ObjectIdentifier($0) })
        var next = Self()
        next.stack = screens
        var rest = screens[...]
        while let screen = rest.first, bases.contains(ObjectIdentifier(screen)) { next.base.append(rest.removeFirst()) }
        if next.base.isEmpty, let root = rest.first, indices[ObjectIdentifier(root)] == nil, place(root) == nil {
            next.base = [rest.removeFirst()]
        }
        var unknown: [Screen] = []
        var end = 0
        for screen in rest {
            if let index = indices[ObjectIdentifier(screen)], index >= end {
                var first = index
                while first > end, made[first - 1] == nil { first -= 1 }
                for index in first...index {
                    if let state = states[index] { next.states[next.places.count] = state }
                    if stale.contains(index) { next.stale.insert(next.places.count) }
                    next.places.append(places[index])
                    next.made.append(made[index])
                }
                end = index + 1
            } else if let place = place(screen) {
                next.places.append(place)
                next.made.append(screen)
            } else if !known.contains(ObjectIdentifier(screen)) {
                unknown.append(screen)
            }
        }
        self = next
        return unknown
    }
}

extension Array where Element: AnyObject {
    /// Whether another list contains the same objects.
    func isSame(as other: [Element]) -> Bool {
        count == other.count && indices.allSatisfy { self[$0] === other[$0] }
    }
}

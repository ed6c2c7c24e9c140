import StoryCodeScenes

/// The places of a stack and the screens that exist for them, from the lowest up.
///
/// Only the screens of the two highest places need to exist: the one that is shown, and the one that a gesture would
/// uncover. A pure value: it makes no screen and changes no controller.
//
// Arrays side by side, because unspecialised code handles an array of references much faster than one of generic
// structures.
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
    var screens: [Screen] { base + made.compactMap(\.self) }

    func screen(at index: Int) -> Screen? { made[index] }

    /// Whether a place is made anew in the next change.
    var isStale: Bool { !stale.isEmpty }

    mutating func remake(at index: Int) {
        if places.indices.contains(index) { stale.insert(index) }
    }

    /// The length of the longest common beginning.
    func commonCount(with places: [Place]) -> Int { zip(self.places, places).prefix { $0 == $1 }.count }

    /// The path of other places: the longest common beginning keeps its screens.
    func changed(to places: [Place]) -> Self {
        var next = self
        let kept = commonCount(with: places)
        next.places = places
        next.made.removeSubrange(kept...)
        next.made.append(contentsOf: repeatElement(nil, count: places.count - kept))
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
        states = Dictionary(
            uniqueKeysWithValues: states.compactMap { key, state in
                key == index ? nil : (key < index ? key : key - 1, state)
            }
        )
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
        guard !screens.elementsEqual(stack, by: ===) else { return nil }
        let known = Set(stack.map { ObjectIdentifier($0) })
        stack = screens
        var indices: [ObjectIdentifier: Int] = [:]
        for (index, screen) in made.enumerated() {
            if let screen { indices[ObjectIdentifier(screen)] = index }
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
                let unmade = made[end..<index].reversed().prefix { $0 == nil }.count
                for index in index - unmade...index {
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

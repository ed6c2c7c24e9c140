/// Who holds which place and who waits for which, to know where waiting would never end.
struct WaitGraph<Waiter: Hashable & Sendable>: Sendable {
    private var owners: [ObjectIdentifier: Waiter] = [:]
    private var places: [Waiter: [ObjectIdentifier]] = [:]

    /// Notes that somebody waits for a place, unless its owner waits for him.
    ///
    /// - ParameterList:
    ///   - waiter: Who waits.
    ///   - place: What he waits for.
    /// - Returns: Whether he may wait.
    mutating func wait(_ waiter: Waiter, for place: ObjectIdentifier) -> Bool {
        var next = [place]
        var seen: Set<ObjectIdentifier> = []
        while let place = next.popLast() {
            guard seen.insert(place).inserted, let owner = owners[place] else { continue }
            if owner == waiter { return false }
            next += places[owner] ?? []
        }
        places[waiter, default: []].append(place)
        return true
    }

    /// Notes that somebody waits no more.
    mutating func stop(_ waiter: Waiter, _ place: ObjectIdentifier) {
        guard let found = places[waiter]?.firstIndex(of: place) else { return }
        places[waiter]?.remove(at: found)
        if places[waiter]?.isEmpty == true { places[waiter] = nil }
    }

    /// Notes that somebody has what he waited for.
    mutating func take(_ waiter: Waiter, _ place: ObjectIdentifier) {
        stop(waiter, place)
        owners[place] = waiter
    }

    /// Notes that nobody has a place any more.
    mutating func leave(_ place: ObjectIdentifier) { owners[place] = nil }
}

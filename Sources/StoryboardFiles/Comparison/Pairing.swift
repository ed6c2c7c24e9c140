/// The pairs of equal items in two lists, and the items without a counterpart.
struct Pairing {
    /// The index of each old item's counterpart.
    private(set) var new: [Int?]
    /// The index of each new item's counterpart.
    private(set) var old: [Int?]

    /// Pairs items that have equal keys, the first with the first.
    ///
    /// - Parameter keys: The keys of each item, the most reliable first; nil means none of that rank.
    init(old oldKeys: [[String?]], new newKeys: [[String?]]) {
        new = oldKeys.map { _ in nil }
        old = newKeys.map { _ in nil }
        for rank in 0..<((oldKeys + newKeys).map(\.count).max() ?? 0) {
            // Reversed, so that the first is taken from the end.
            var open: [String: [Int]] = [:]
            for index in oldKeys.indices.reversed() where new[index] == nil {
                if rank < oldKeys[index].count, let key = oldKeys[index][rank] { open[key, default: []].append(index) }
            }
            for index in newKeys.indices where old[index] == nil {
                guard rank < newKeys[index].count, let key = newKeys[index][rank] else { continue }
                if let match = open[key]?.popLast() { (old[index], new[match]) = (match, index) }
            }
        }
    }

    /// Adds a pair of items that have no counterpart yet.
    mutating func join(old index: Int, new match: Int) { (new[index], old[match]) = (match, index) }
}

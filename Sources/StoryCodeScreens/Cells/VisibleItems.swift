/// The items that a table or collection view shows, read from its data source only as far as they are needed.
///
/// A data source may count more items than a program can hold, for example to repeat a few of them without an end.
struct VisibleItems {
    /// The maximum number of items shown, and of sections read in one layout.
    static let limit = 10_000

    /// The items, in order.
    private(set) var paths: [ItemPath] = []

    /// Whether the items end at ``limit``.
    private(set) var isCut = false

    /// Reads the items from one on, or the last ones if too few follow it.
    ///
    /// - Parameters:
    ///   - first: The first item, or nil to start with the first of all.
    ///   - limit: The maximum number of items, or nil for no other than ``limit``.
    ///   - sections: The number of sections.
    ///   - items: Returns the number of items in a section.
    init(from first: ItemPath?, limit: Int?, sections: Int, items: (Int) -> Int) {
        // One item more shows whether the limit cuts the range.
        let count = min(limit ?? .max, Self.limit + 1)
        let first = first ?? ItemPath(item: 0, section: 0)
        paths = read(count, in: first.section..<max(sections, first.section)) { section in
            let end = items(section)
            return min(section == first.section ? first.item : 0, end)..<end
        }
        if paths.count < count, !isCut {
            let earlier = (0..<min(first.section + 1, sections)).reversed()
            paths += read(count - paths.count, in: earlier) { section in
                let end = items(section)
                return (0..<(section == first.section ? min(first.item, end) : end)).reversed()
            }
            paths.sort()
        }
        if paths.count > Self.limit {
            paths.removeLast()
            isCut = true
        }
    }

    private mutating func read<Items: Collection<Int>>(
        _ count: Int,
        in sections: some Collection<Int>,
        items: (_ section: Int) -> Items
    ) -> [ItemPath] {
        var found: [ItemPath] = []
        for section in sections.prefix(Self.limit) where found.count < count {
            found += items(section).prefix(count - found.count).map { ItemPath(item: $0, section: section) }
        }
        isCut = found.count < count && sections.count > Self.limit
        return found
    }
}

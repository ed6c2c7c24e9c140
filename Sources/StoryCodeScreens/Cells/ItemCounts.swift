/// The numbers of items that a data source provides, read only as far as they are needed.
///
/// A data source may count more items than a program can hold, for example to repeat a few of them without an end.
@MainActor
struct ItemCounts {
    /// The maximum number of items shown, and of sections read in one layout.
    nonisolated static let limit = 10_000

    /// The number of sections; 0 if the data source provides a negative one.
    let sections: Int

    private let itemsInSection: (Int) -> Int

    /// Creates the counts of a data source.
    init(sections: Int, itemsInSection: @escaping (Int) -> Int) {
        self.sections = max(sections, 0)
        self.itemsInSection = itemsInSection
    }

    /// Whether an item exists.
    func contains(_ path: ItemPath) -> Bool {
        path.section >= 0 && path.section < sections && path.item >= 0 && path.item < items(in: path.section)
    }

    private func items(in section: Int) -> Int { max(itemsInSection(section), 0) }
}

// MARK: - Ranges

extension ItemCounts {
    /// Successive items.
    struct Range {
        fileprivate(set) var paths: [ItemPath] = []

        /// Whether the items end at ``ItemCounts/limit``.
        fileprivate(set) var isCut = false
    }

    /// Returns the items from one on, or the last ones if too few follow it.
    ///
    /// - Parameters:
    ///   - first: The first item, or nil to start with the first of all.
    ///   - limit: The maximum number of items, or nil for no other than ``limit``.
    func range(from first: ItemPath?, limit: Int?) -> Range {
        // One item more shows whether the limit cuts the range.
        let count = min(limit ?? .max, Self.limit + 1)
        let first = first ?? ItemPath(item: 0, section: 0)
        var range = range(from: first, count: count)
        if range.paths.count < count, !range.isCut { prepend(to: &range, before: first, count: count) }
        if range.paths.count > Self.limit {
            range.paths.removeLast()
            range.isCut = true
        }
        return range
    }

    private func range(from first: ItemPath, count: Int) -> Range {
        var range = Range()
        var (section, start) = (first.section, first.item)
        while section < sections, range.paths.count < count {
            guard section - first.section < Self.limit else {
                range.isCut = true
                break
            }
            let available = max(items(in: section) - start, 0)
            let end = start + min(available, count - range.paths.count)
            range.paths += (start..<end).map { ItemPath(item: $0, section: section) }
            (section, start) = (section + 1, 0)
        }
        return range
    }

    private func prepend(to range: inout Range, before first: ItemPath, count: Int) {
        var reversed: [ItemPath] = []
        var section = min(first.section, sections - 1)
        let lastSection = section
        while section >= 0, reversed.count + range.paths.count < count {
            guard lastSection - section < Self.limit else {
                range.isCut = true
                break
            }
            let items = items(in: section)
            let end = section == first.section ? min(items, first.item) : items
            let start = end - min(end, count - reversed.count - range.paths.count)
            reversed += (start..<end).reversed().map { ItemPath(item: $0, section: section) }
            section -= 1
        }
        range.paths = reversed.reversed() + range.paths
    }
}

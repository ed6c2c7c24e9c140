/// The selected items of a table or collection view.
struct ItemSelection {
    private var selected: Set<ItemPath> = []

    /// The item that was selected last.
    private(set) var latest: ItemPath?

    /// The selected items, in order.
    var paths: [ItemPath] { selected.sorted() }

    func contains(_ path: ItemPath) -> Bool { selected.contains(path) }

    /// Adds an item, and returns whether it was not selected before.
    mutating func insert(_ path: ItemPath) -> Bool {
        latest = path
        return selected.insert(path).inserted
    }

    /// Removes an item, and returns whether it was selected.
    mutating func remove(_ path: ItemPath) -> Bool { selected.remove(path) != nil }
}

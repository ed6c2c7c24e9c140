import StoryCodeScenes

/// Where a row of a table or an item of a collection is.
///
/// What `IndexPath` is to UIKit's tables and collections; it has a name of its own, for that one is Foundation's.
public struct ItemPath: Hashable, Sendable {
    /// Which section.
    public var section: Int

    /// Which item of the section.
    public var item: Int

    /// The same as ``item``, as tables call it.
    public var row: Int {
        get { item }
        set { item = newValue }
    }

    /// Creates the path of an item.
    ///
    /// - Parameters:
    ///   - item: Which item of the section.
    ///   - section: Which section.
    public init(item: Int, section: Int) {
        self.item = item
        self.section = section
    }

    /// Creates the path of a row.
    ///
    /// - Parameters:
    ///   - row: Which row of the section.
    ///   - section: Which section.
    public init(row: Int, section: Int) {
        self.init(item: row, section: section)
    }
}

extension ItemPath: Comparable {
    /// Compares by section, and then by item.
    ///
    /// - Parameters:
    ///   - lhs: A path.
    ///   - rhs: Another one.
    /// - Returns: Whether the first comes before the second.
    public static func < (lhs: ItemPath, rhs: ItemPath) -> Bool {
        (lhs.section, lhs.item) < (rhs.section, rhs.item)
    }
}

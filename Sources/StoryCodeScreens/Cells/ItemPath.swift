/// The position of a row in a table or of an item in a collection view.
///
/// UIKit uses Foundation's `IndexPath` here, which this package does not import.
///
/// See <doc:Showing-lists>.
public struct ItemPath: Hashable, Sendable {
    /// The index of the section.
    public var section: Int

    /// The index within the section.
    public var item: Int

    /// The same as ``item``, in the words of tables.
    public var row: Int {
        get { item }
        set { item = newValue }
    }

    /// Creates the path of an item.
    public init(item: Int, section: Int) {
        self.item = item
        self.section = section
    }

    /// Creates the path of a row.
    public init(row: Int, section: Int) {
        self.init(item: row, section: section)
    }
}

extension ItemPath: Comparable {
    /// Compares by section, and then by item.
    public static func < (lhs: ItemPath, rhs: ItemPath) -> Bool {
        (lhs.section, lhs.item) < (rhs.section, rhs.item)
    }
}

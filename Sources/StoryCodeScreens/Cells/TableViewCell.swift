import StoryCodeScenes

/// A row of a table.
///
/// `UITableViewCell` without drawing. A table uses it again for another row when its own is no longer visible.
@MainActor
open class TableViewCell: View, ReusableView {
    /// Among which cells it is used again, or nil where it is not.
    public internal(set) var reuseIdentifier: String?

    /// Creates a cell.
    ///
    /// - Parameter reuseIdentifier: Among which cells it is used again; a table sets it on those that it makes.
    public required init(reuseIdentifier: String? = nil) {
        self.reuseIdentifier = reuseIdentifier
        super.init()
    }

    /// Hears that the cell is about to be used again; the base does nothing.
    open func prepareForReuse() {}
}

/// A reusable view of a collection view.
///
/// `UICollectionReusableView` without drawing.
///
/// See <doc:Showing-lists>.
@MainActor
open class CollectionReusableView: ReusableView {
    /// Creates a view.
    public required override init(frame: LayoutRect = .zero) {
        super.init(frame: frame)
    }
}

/// An item of a collection view.
///
/// `UICollectionViewCell` without drawing. When its item is no longer visible, the collection view reuses it for another.
///
/// See <doc:Showing-lists>.
@MainActor
open class CollectionViewCell: CollectionReusableView {
    /// Whether the cell is selected, which the collection view sets for the selected items.
    ///
    /// Setting it selects no item.
    open var isSelected = false

    override var isMarkedSelected: Bool { isSelected }

    override func markSelected(_ selected: Bool, animated: Bool) { isSelected = selected }
}

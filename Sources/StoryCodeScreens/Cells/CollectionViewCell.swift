/// A reusable view of a collection view.
///
/// `UICollectionReusableView` without drawing.
@MainActor
open class CollectionReusableView: View, ReusableView {
    /// The identifier under which a collection view reuses the view, or nil if it is not reused.
    public internal(set) var reuseIdentifier: String?

    /// Creates a view.
    public required override init(frame: LayoutRect = .zero) {
        super.init(frame: frame)
    }

    /// Notifies the view that it is about to be reused, and does nothing by default.
    open func prepareForReuse() {}
}

/// An item of a collection view.
///
/// `UICollectionViewCell` without drawing. When its item is no longer visible, the collection view reuses it for another.
@MainActor
open class CollectionViewCell: CollectionReusableView, SelectableCell {
    /// Whether the cell is selected, which the collection view sets for the selected items.
    ///
    /// Setting it selects no item.
    open var isSelected = false

    func setSelected(_ selected: Bool, animated: Bool) { isSelected = selected }
}

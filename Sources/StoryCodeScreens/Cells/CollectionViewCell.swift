import StoryCodeScenes

/// A view of a collection that is used again.
///
/// `UICollectionReusableView` without drawing.
@MainActor
open class CollectionReusableView: View, ReusableView {
    /// Among which views it is used again, or nil where it is not.
    public internal(set) var reuseIdentifier: String?

    /// Creates a view.
    ///
    /// - Parameter frame: Where the view is in its superview, and how large.
    public required override init(frame: LayoutRect = .zero) {
        super.init(frame: frame)
    }

    /// Hears that the view is about to be used again; the base does nothing.
    open func prepareForReuse() {}
}

/// An item of a collection.
///
/// `UICollectionViewCell` without drawing. A collection uses it again for another item when its own is no longer
/// visible.
@MainActor
open class CollectionViewCell: CollectionReusableView {}

/// A type that decides which items the user can select and is notified of the selection.
///
/// When the program selects items, none of the methods is called, as in UIKit. When the user selects another item of a
/// collection view with one selected item, the order is `shouldSelectItemAt`, `didDeselectItemAt`, `didSelectItemAt`.
///
/// See <doc:Showing-lists>.
@MainActor
public protocol CollectionViewDelegate: AnyObject {
    /// Returns whether the user can select an item; true by default.
    func collectionView(_ collectionView: CollectionView, shouldSelectItemAt indexPath: ItemPath) -> Bool

    /// Notifies the delegate that the user has selected an item, even one that was already the only selected item.
    func collectionView(_ collectionView: CollectionView, didSelectItemAt indexPath: ItemPath)

    /// Returns whether the user can deselect an item; true by default.
    ///
    /// Only called with multiple selection, when the user taps a selected item.
    func collectionView(_ collectionView: CollectionView, shouldDeselectItemAt indexPath: ItemPath) -> Bool

    /// Notifies the delegate that the user has deselected an item.
    func collectionView(_ collectionView: CollectionView, didDeselectItemAt indexPath: ItemPath)
}

extension CollectionViewDelegate {
    /// Returns true.
    public func collectionView(
        _ collectionView: CollectionView,
        shouldSelectItemAt indexPath: ItemPath
    ) -> Bool { true }

    /// Does nothing.
    public func collectionView(_ collectionView: CollectionView, didSelectItemAt indexPath: ItemPath) {}

    /// Returns true.
    public func collectionView(
        _ collectionView: CollectionView,
        shouldDeselectItemAt indexPath: ItemPath
    ) -> Bool { true }

    /// Does nothing.
    public func collectionView(_ collectionView: CollectionView, didDeselectItemAt indexPath: ItemPath) {}
}

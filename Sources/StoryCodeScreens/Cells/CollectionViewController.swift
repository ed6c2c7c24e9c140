/// A controller that is the data source and the delegate of the collection view in its view.
///
/// `UICollectionViewController` without drawing. It makes the collection view unless the scene's view builder does.
/// Each new view loads its items before its first appearance ends. It is used like a ``TableViewController``.
///
/// See <doc:Showing-lists>.
@MainActor
open class CollectionViewController: CellViewController<CollectionViewCell, CollectionView>, CollectionViewDataSource,
    CollectionViewDelegate
{
    /// The collection view: the view itself, or the first collection view inside it.
    ///
    /// A view without one is reported as a programmer error, and an empty one is returned that is not visible.
    public var collectionView: CollectionView { content }

    override func makeContent() -> CollectionView { CollectionView() }

    override func connect(_ content: CollectionView) {
        if content.dataSource == nil { content.dataSource = self }
        if content.delegate == nil { content.delegate = self }
    }

    // MARK: Content

    /// Returns the number of sections, which is 1 by default.
    open func numberOfSections(in collectionView: CollectionView) -> Int { 1 }

    /// Returns the number of items in a section, which is 0 by default.
    open func collectionView(_ collectionView: CollectionView, numberOfItemsInSection section: Int) -> Int { 0 }

    /// Returns the cell of an item, which is a plain one by default.
    open func collectionView(
        _ collectionView: CollectionView,
        cellForItemAt indexPath: ItemPath
    ) -> CollectionViewCell { CollectionViewCell() }

    // MARK: Selection

    /// Returns whether the user can select an item, which is true by default.
    open func collectionView(_ collectionView: CollectionView, shouldSelectItemAt indexPath: ItemPath) -> Bool { true }

    /// Called after the user has selected an item; does nothing by default.
    open func collectionView(_ collectionView: CollectionView, didSelectItemAt indexPath: ItemPath) {}

    /// Returns whether the user can deselect an item of several, which is true by default.
    open func collectionView(_ collectionView: CollectionView, shouldDeselectItemAt indexPath: ItemPath) -> Bool {
        true
    }

    /// Called after the user has deselected an item; does nothing by default.
    open func collectionView(_ collectionView: CollectionView, didDeselectItemAt indexPath: ItemPath) {}
}

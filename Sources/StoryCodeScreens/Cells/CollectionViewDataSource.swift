/// A type that provides the items of a collection view.
///
/// See <doc:Showing-lists>.
@MainActor
public protocol CollectionViewDataSource: AnyObject {
    /// Returns the number of sections, which is 1 by default.
    func numberOfSections(in collectionView: CollectionView) -> Int

    /// Returns the number of items in a section.
    func collectionView(_ collectionView: CollectionView, numberOfItemsInSection section: Int) -> Int

    /// Returns the cell of an item, usually one that the collection view dequeues.
    func collectionView(_ collectionView: CollectionView, cellForItemAt indexPath: ItemPath) -> CollectionViewCell
}

extension CollectionViewDataSource {
    /// Returns 1.
    public func numberOfSections(in collectionView: CollectionView) -> Int { 1 }
}

import StoryCodeScenes

/// Says what is in a collection.
@MainActor
public protocol CollectionViewDataSource: AnyObject {
    /// How many sections there are; one unless it says otherwise.
    ///
    /// - Parameter collectionView: The collection.
    /// - Returns: The number of sections.
    func numberOfSections(in collectionView: CollectionView) -> Int

    /// How many items a section has.
    ///
    /// - Parameters:
    ///   - collectionView: The collection.
    ///   - section: Which section.
    /// - Returns: The number of items.
    func collectionView(_ collectionView: CollectionView, numberOfItemsInSection section: Int) -> Int

    /// The cell of an item, usually one that the collection dequeues.
    ///
    /// - Parameters:
    ///   - collectionView: The collection.
    ///   - indexPath: Which item.
    /// - Returns: The cell.
    func collectionView(_ collectionView: CollectionView, cellForItemAt indexPath: ItemPath) -> CollectionViewCell
}

extension CollectionViewDataSource {
    /// One section.
    ///
    /// - Parameter collectionView: The collection.
    /// - Returns: 1.
    public func numberOfSections(in collectionView: CollectionView) -> Int { 1 }
}

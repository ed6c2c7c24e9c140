import StoryCodeScenes

/// A controller of a collection, whose data source it is.
///
/// `UICollectionViewController` without drawing. It makes the collection where the scene has no builder of its own.
/// Before the first appearance ends, the collection has loaded what the controller says is in it; it does so for every
/// view anew.
///
/// ```swift
/// final class PhotoController: CollectionViewController {
///     override func viewDidLoad() {
///         super.viewDidLoad()
///         collectionView.register(CollectionViewCell.self, forCellWithReuseIdentifier: "Photo")
///     }
///
///     override func collectionView(_ collectionView: CollectionView, numberOfItemsInSection section: Int) -> Int { 3 }
///
///     override func collectionView(
///         _ collectionView: CollectionView,
///         cellForItemAt indexPath: ItemPath
///     ) -> CollectionViewCell {
///         collectionView.dequeueReusableCell(withReuseIdentifier: "Photo", for: indexPath)
///     }
/// }
/// ```
@MainActor
open class CollectionViewController: ViewController, CollectionViewDataSource {
    private var hasReloaded = false

    /// Creates a controller whose view is not loaded.
    public override init() {}

    /// The collection: the view, or the first one inside it.
    ///
    /// A view without one is a programmer's error, and an empty collection stands in that nobody sees.
    public var collectionView: CollectionView {
        if let collection = view.first(CollectionView.self) { return collection }
        LifecycleDiagnostics.report(.missingCellView("CollectionView"), self)
        return CollectionView()
    }

    /// Makes the collection, unless the scene's builder makes the view.
    open override func loadView() {
        view = builtView ?? CollectionView()
    }

    override func didAdoptView() {
        hasReloaded = false
        guard let collection = viewIfLoaded?.first(CollectionView.self), collection.dataSource == nil else { return }
        collection.dataSource = self
    }

    // UIKit does it in viewWillAppear(_:), where an override may forget `super`.
    override func didBeginAppearance() {
        guard !hasReloaded else { return }
        hasReloaded = true
        viewIfLoaded?.first(CollectionView.self)?.reloadData()
    }

    // MARK: What is in the collection

    /// How many sections there are; the base says one.
    ///
    /// - Parameter collectionView: The collection.
    /// - Returns: The number of sections.
    open func numberOfSections(in collectionView: CollectionView) -> Int { 1 }

    /// How many items a section has; the base says none.
    ///
    /// - Parameters:
    ///   - collectionView: The collection.
    ///   - section: Which section.
    /// - Returns: The number of items.
    open func collectionView(_ collectionView: CollectionView, numberOfItemsInSection section: Int) -> Int { 0 }

    /// The cell of an item; the base gives a plain one.
    ///
    /// - Parameters:
    ///   - collectionView: The collection.
    ///   - indexPath: Which item.
    /// - Returns: The cell.
    open func collectionView(
        _ collectionView: CollectionView,
        cellForItemAt indexPath: ItemPath
    ) -> CollectionViewCell { CollectionViewCell() }
}

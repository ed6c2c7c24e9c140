import StoryCode
import TestSupport
import Testing

@testable import StoryCodeScenes
@testable import StoryCodeScreens

/// A cell that counts how often it was reused.
private final class Photo: CollectionViewCell {
    var uses = 0

    override func prepareForReuse() { uses += 1 }
}

/// A controller of photos.
private final class Album: CollectionViewController {
    var count = 5

    override func viewDidLoad() {
        collectionView.register(Photo.self, forCellWithReuseIdentifier: "photo")
        collectionView.visibleItemLimit = 2
    }

    override func collectionView(_ collectionView: CollectionView, numberOfItemsInSection section: Int) -> Int { count }

    override func collectionView(
        _ collectionView: CollectionView,
        cellForItemAt indexPath: ItemPath
    ) -> CollectionViewCell {
        collectionView.dequeueReusableCell(withReuseIdentifier: "photo", for: indexPath)
    }
}

/// A collection view with its controller.
@MainActor
struct CollectionViewTests {
    let window = Window(scheduler: ManualClock())
    let log = Log()
    private let album = Album()

    @Test func windowShowsItsItems() {
        log.show(album, in: window)
        let collection = album.collectionView
        #expect(collection === album.view)
        #expect(collection.indexPathsForVisibleItems == [0, 1].map { ItemPath(item: $0, section: 0) })
        #expect(collection.subviews == collection.visibleCells)
    }

    @Test func itemsOutsideTheRangeAreReused() {
        log.show(album, in: window)
        let collection = album.collectionView
        let cells = Set(collection.visibleCells)
        collection.scrollToItem(at: ItemPath(item: 4, section: 0))
        window.layoutIfNeeded()
        #expect(collection.indexPathsForVisibleItems.map(\.item) == [3, 4])
        #expect(Set(collection.visibleCells) == cells && collection.subviews.count == 2)
        #expect(cells.compactMap { ($0 as? Photo)?.uses } == [1, 1])
    }

    @Test func itemAndCellFindEachOther() throws {
        log.show(album, in: window)
        let path = ItemPath(item: 1, section: 0)
        let cell = try #require(album.collectionView.cellForItem(at: path))
        #expect(album.collectionView.indexPath(for: cell) == path && cell.reuseIdentifier == "photo")
        #expect(album.collectionView.cellForItem(at: ItemPath(item: 2, section: 0)) == nil)
    }

    @Test func firstAppearanceReloads() {
        album.loadViewIfNeeded()
        album.view.layoutIfNeeded()
        album.count = 1
        log.show(album, in: window)
        #expect(album.collectionView.visibleCells.count == 1)
    }

    @Test func unknownIdentifierIsReported() {
        let collection = CollectionView()
        let path = ItemPath(item: 0, section: 0)
        var cell: CollectionViewCell?
        let found = diagnostics { cell = collection.dequeueReusableCell(withReuseIdentifier: "unknown", for: path) }
        #expect(found == [LifecycleDiagnostic(.unknownReuseIdentifier("unknown"), [collection])])
        #expect(cell?.reuseIdentifier == "unknown")
    }

    @Test func closureMakesCells() {
        let made = Photo()
        let collection = CollectionView()
        collection.register(forCellWithReuseIdentifier: "one") { made }
        let path = ItemPath(item: 0, section: 0)
        #expect(collection.dequeueReusableCell(withReuseIdentifier: "one", for: path) === made)
    }

    @Test func dataSourceHasOneSectionByDefault() {
        final class Source: CollectionViewDataSource {
            func collectionView(_ view: CollectionView, numberOfItemsInSection section: Int) -> Int { 2 }

            func collectionView(_ view: CollectionView, cellForItemAt path: ItemPath) -> CollectionViewCell {
                CollectionViewCell()
            }
        }
        let (collection, source) = (CollectionView(), Source())
        collection.dataSource = source
        collection.layoutIfNeeded()
        #expect(collection.indexPathsForVisibleItems == [0, 1].map { ItemPath(item: $0, section: 0) })
        extendLifetime(source)
    }

    @Test func viewWithoutADataSourceIsEmpty() {
        let (table, collection) = (TableView(), CollectionView())
        #expect(table.numberOfSections == 0 && table.numberOfRows(inSection: 0) == 0)
        #expect(collection.numberOfSections == 0 && collection.numberOfItems(inSection: 0) == 0)
    }

    @Test func controllerWithoutOverridesHasOneEmptySection() {
        let (cities, album) = (TableViewController(), CollectionViewController())
        #expect(cities.tableView.numberOfSections == 1 && cities.tableView.numberOfRows(inSection: 0) == 0)
        #expect(album.collectionView.numberOfSections == 1 && album.collectionView.numberOfItems(inSection: 0) == 0)
    }

    @Test func plainCellViewIsEmpty() {
        let view = CellView<ReusableView>()
        view.layoutIfNeeded()
        #expect(view.numberOfSections == 0 && view.numberOfCells(inSection: 0) == 0 && view.visibleCells == [])
    }

    @Test func newCellIsNotSelected() {
        #expect(!CollectionViewCell().isSelected && !TableViewCell().isSelected && !ReusableView().isMarkedSelected)
    }

    @Test func viewWithoutACollectionIsReported() {
        let controller = CollectionViewController()
        controller.view = View()
        let found = diagnostics { _ = controller.collectionView }
        #expect(found == [LifecycleDiagnostic(.missingCellView("CollectionView"), [controller])])
    }

    @Test func pathsAreInTheOrderOfSectionsAndItems() {
        let paths = [ItemPath(item: 1, section: 1), ItemPath(item: 0, section: 1), ItemPath(item: 2, section: 0)]
        #expect(paths.sorted() == [paths[2], paths[1], paths[0]])
        #expect(paths.allSatisfy { !($0 < $0) })
        #expect(ItemPath(row: 3, section: 0).item == 3)
    }
}

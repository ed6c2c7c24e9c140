import StoryCode
import TestSupport
import Testing

@testable import StoryCodeScenes
@testable import StoryCodeScreens

/// A controller of five photos that logs the methods of its delegate.
private final class Album: CollectionViewController {
    let log: Log
    var allows = true

    init(log: Log) {
        self.log = log
        super.init()
    }

    override func collectionView(_ collectionView: CollectionView, numberOfItemsInSection section: Int) -> Int { 5 }

    override func collectionView(_ collectionView: CollectionView, shouldSelectItemAt indexPath: ItemPath) -> Bool {
        log.add("shouldSelect \(indexPath.item)")
        return allows
    }

    override func collectionView(_ collectionView: CollectionView, didSelectItemAt indexPath: ItemPath) {
        log.add("didSelect \(indexPath.item)")
    }

    override func collectionView(_ collectionView: CollectionView, shouldDeselectItemAt indexPath: ItemPath) -> Bool {
        log.add("shouldDeselect \(indexPath.item)")
        return allows
    }

    override func collectionView(_ collectionView: CollectionView, didDeselectItemAt indexPath: ItemPath) {
        log.add("didDeselect \(indexPath.item)")
    }
}

/// The selection of items by the user and by the program.
@MainActor
struct CollectionSelectionTests {
    let log = Log()
    let clock = ManualClock()
    let window: Window
    private let album: Album
    private let items = (0..<5).map { ItemPath(item: $0, section: 0) }

    init() {
        window = Window(scheduler: clock)
        album = Album(log: log)
        window.rootViewController = album
        window.makeKeyAndVisible()
        clock.run()
    }

    private var collection: CollectionView { album.collectionView }
    private var selected: [Int] { collection.indexPathsForSelectedItems.map(\.item) }

    @Test func userReplacesTheSelectedItem() {
        #expect(collection.allowsSelection && !collection.allowsMultipleSelection)
        collection.userSelectsItem(at: items[1])
        collection.userSelectsItem(at: items[3])
        collection.userSelectsItem(at: items[3])
        #expect(
            log.take() == [
                "shouldSelect 1", "didSelect 1",
                "shouldSelect 3", "didDeselect 1", "didSelect 3",
                "shouldSelect 3", "didSelect 3",
            ]
        )
        #expect(selected == [3])
    }

    @Test func userAddsAndRemovesItemsOfAMultipleSelection() {
        collection.allowsMultipleSelection = true
        for item in [4, 0, 4] { collection.userSelectsItem(at: items[item]) }
        #expect(
            log.take() == [
                "shouldSelect 4", "didSelect 4", "shouldSelect 0", "didSelect 0", "shouldDeselect 4", "didDeselect 4",
            ]
        )
        #expect(selected == [0])
    }

    @Test func delegateRefuses() {
        collection.allowsMultipleSelection = true
        collection.selectItem(at: items[0], animated: false)
        album.allows = false
        collection.userSelectsItem(at: items[0])
        collection.userSelectsItem(at: items[1])
        #expect(log.take() == ["shouldDeselect 0", "shouldSelect 1"])
        collection.allowsMultipleSelection = false
        collection.userSelectsItem(at: items[1])
        #expect(log.take() == ["shouldSelect 1"])
        #expect(selected == [0])
    }

    @Test func programSelectsWithoutTheDelegate() {
        collection.selectItem(at: items[0], animated: true)
        collection.selectItem(at: items[2], animated: true)
        #expect(selected == [2] && collection.cellForItem(at: items[2])?.isSelected == true)
        collection.deselectItem(at: items[2], animated: true)
        #expect(selected == [] && collection.cellForItem(at: items[2])?.isSelected == false)
        collection.selectItem(at: items[2], animated: true)
        collection.selectItem(at: nil, animated: true)
        #expect(selected == [])
        collection.allowsSelection = false
        collection.selectItem(at: items[1], animated: true)
        collection.userSelectsItem(at: items[1])
        #expect(selected == [] && log.take() == [])
    }

    @Test func reloadAndAppearanceClearTheSelection() {
        collection.selectItem(at: items[0], animated: false)
        collection.reloadData()
        #expect(selected == [])
        for clears in [true, false] {
            album.clearsSelectionOnViewWillAppear = clears
            collection.selectItem(at: items[1], animated: false)
            window.isHidden = true
            clock.run()
            window.isHidden = false
            #expect(selected == (clears ? [] : [1]))
        }
        #expect(log.take() == [])
    }

    @Test func missingItemIsReported() {
        let path = ItemPath(item: 5, section: 0)
        let found = diagnostics {
            collection.userSelectsItem(at: path)
            collection.selectItem(at: path, animated: false)
        }
        #expect(found == Array(repeating: LifecycleDiagnostic(.selectedOutOfBounds(path), [collection]), count: 2))
    }

    @Test func delegateAllowsWhatItDoesNotDecide() {
        final class Delegate: CollectionViewDelegate {}
        let delegate = Delegate()
        collection.delegate = delegate
        collection.allowsMultipleSelection = true
        for item in [1, 2, 1] { collection.userSelectsItem(at: items[item]) }
        #expect(selected == [2] && log.take() == [])
        extendLifetime(delegate)
    }

    @Test func controllerAllowsWhatItDoesNotDecide() {
        final class Album: CollectionViewController {
            override func collectionView(_ view: CollectionView, numberOfItemsInSection section: Int) -> Int { 3 }

            override func collectionView(_ view: CollectionView, cellForItemAt path: ItemPath) -> CollectionViewCell {
                CollectionViewCell()
            }
        }
        let album = Album()
        window.rootViewController = album
        clock.run()
        album.collectionView.allowsMultipleSelection = true
        for item in [1, 2, 1] { album.collectionView.userSelectsItem(at: items[item]) }
        #expect(album.collectionView.indexPathsForSelectedItems == [items[2]])
    }

    @Test func collectionWithoutADelegateSelects() {
        let collection = CollectionView()
        collection.dataSource = album
        collection.allowsMultipleSelection = true
        for item in [1, 2, 1] { collection.userSelectsItem(at: items[item]) }
        #expect(collection.indexPathsForSelectedItems == [items[2]] && log.take() == [])
    }
}

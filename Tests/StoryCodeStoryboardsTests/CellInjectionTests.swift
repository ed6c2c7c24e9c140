import StoryCode
import TestSupport
import Testing

/// Cells are injected when they are created, before the data source configures them.
@MainActor
struct CellInjectionTests {
    final class Cell: TableViewCell {
        var injected = 0
        var text: String?
        var reused = 0

        override func prepareForReuse() { reused += 1 }
    }

    final class Item: CollectionViewCell {
        var injected = 0
    }

    final class Rows: TableViewController {
        var made: [Cell] = []
        var textsAtFilling: [String?] = []

        override func viewDidLoad() {
            tableView.register(Cell.self, forCellReuseIdentifier: "cell")
            tableView.visibleRowLimit = 2
        }

        override func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { 6 }

        override func tableView(_ tableView: TableView, cellForRowAt indexPath: ItemPath) -> TableViewCell {
            let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
            if let cell = cell as? Cell {
                textsAtFilling.append(cell.text)
                if !made.contains(cell) { made.append(cell) }
            }
            return cell
        }
    }

    final class Items: CollectionViewController {
        override func viewDidLoad() {
            collectionView.register(Item.self, forCellWithReuseIdentifier: "item")
        }

        override func collectionView(_ collectionView: CollectionView, numberOfItemsInSection section: Int) -> Int { 3 }

        override func collectionView(
            _ collectionView: CollectionView,
            cellForItemAt indexPath: ItemPath
        ) -> CollectionViewCell {
            collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
        }
    }

    let container = Container()

    init() {
        container.register { "filled" }
        container.register(Cell.self).injection {
            $0.injected += 1
            $0.text = $1
        }
        container.register(Item.self).injection { $0.injected += 1 }
    }

    func shown<Controller: ViewController>(_ make: @escaping @MainActor @Sendable () -> Controller) throws -> Controller
    {
        let storyboard = Storyboard(name: "Main", container: container) { scenes in
            scenes.scene(SceneIdentifier<Controller>(rawValue: "A"), make).initial()
        }
        let window = try Window(storyboard: storyboard)
        window.makeKeyAndVisible()
        defer { window.isHidden = true }
        return try #require(window.rootViewController as? Controller)
    }

    @Test func cellIsInjectedBeforeItIsConfigured() throws {
        container.register(Rows.self).autoInjectToSubviews()
        let rows = try shown { Rows() }
        #expect(rows.made.count == 2)
        #expect(rows.textsAtFilling == ["filled", "filled"])
    }

    @Test func reusedCellIsInjectedOnce() throws {
        container.register(Rows.self).autoInjectToSubviews()
        let rows = try shown { Rows() }
        rows.tableView.scrollToRow(at: ItemPath(row: 3, section: 0))
        rows.tableView.layoutIfNeeded()
        #expect(rows.made.map(\.reused).reduce(0, +) >= 1)
        #expect(rows.made.allSatisfy { $0.injected == 1 })
    }

    @Test func cellsAreNotInjectedByDefault() throws {
        let rows = try shown { Rows() }
        #expect(rows.made.map(\.injected) == [0, 0])
    }

    @Test func collectionCellsAreInjected() throws {
        container.injectsToSubviews = true
        let items = try shown { Items() }
        let cells = items.collectionView.visibleCells.compactMap { $0 as? Item }
        #expect(cells.map(\.injected) == [1, 1, 1])
    }
}

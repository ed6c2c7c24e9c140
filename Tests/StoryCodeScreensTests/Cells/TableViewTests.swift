import StoryCode
import TestSupport
import Testing

@testable import StoryCodeScenes
@testable import StoryCodeScreens

/// A cell that counts how often it was created and reused.
final class CountedCell: TableViewCell {
    var uses = 0
    var text = ""

    override func prepareForReuse() { uses += 1 }
}

/// The rows of a table, which log each request for a cell.
@MainActor
final class Rows: TableViewDataSource {
    var texts: [[String]]
    let log = Log()

    init(_ texts: [String]...) {
        self.texts = texts
    }

    func numberOfSections(in tableView: TableView) -> Int { texts.count }
    func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { texts[section].count }

    func tableView(_ tableView: TableView, cellForRowAt indexPath: ItemPath) -> TableViewCell {
        log.add("\(indexPath.section).\(indexPath.row)")
        let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
        (cell as? CountedCell)?.text = texts[indexPath.section][indexPath.row]
        return cell
    }
}

extension TableView {
    /// The texts of the cells, in order.
    var texts: [String] { visibleCells.compactMap { ($0 as? CountedCell)?.text } }
}

/// When cells are created, reused and removed.
@MainActor
struct TableViewTests {
    let table = TableView(frame: LayoutRect(x: 0, y: 0, width: 100, height: 500))
    let rows = Rows(["a", "b", "c"], ["d"])

    init() {
        table.register(CountedCell.self, forCellReuseIdentifier: "cell")
        table.dataSource = rows
    }

    @Test func layoutCreatesEachCellOnce() {
        #expect(table.subviews.isEmpty)
        table.layoutIfNeeded()
        table.setNeedsLayout()
        table.layoutIfNeeded()
        #expect(rows.log.take() == ["0.0", "0.1", "0.2", "1.0"])
        #expect(table.texts == ["a", "b", "c", "d"])
        #expect(table.subviews == table.visibleCells)
        #expect(
            table.visibleCells.map(\.frame)
                == [0, 44, 88, 132].map { LayoutRect(x: 0, y: $0, width: 100, height: 44) }
        )
        table.rowHeight = 10
        table.layoutIfNeeded()
        #expect(table.visibleCells.last?.frame == LayoutRect(x: 0, y: 30, width: 100, height: 10))
    }

    @Test func cellsOutsideTheRangeAreReused() throws {
        table.visibleRowLimit = 2
        table.layoutIfNeeded()
        let cells = table.visibleCells
        #expect(table.texts == ["a", "b"])
        table.scrollToRow(at: ItemPath(row: 2, section: 0))
        table.layoutIfNeeded()
        #expect(table.texts == ["c", "d"])
        #expect(table.visibleCells == cells && table.subviews.count == 2)
        #expect(cells.compactMap { ($0 as? CountedCell)?.uses } == [1, 1])
        #expect(rows.log.take() == ["0.0", "0.1", "0.2", "1.0"])
    }

    @Test func visibleCellIsNotRequestedAgain() {
        table.visibleRowLimit = 2
        table.layoutIfNeeded()
        let stays = table.cellForRow(at: ItemPath(row: 1, section: 0))
        _ = rows.log.take()
        table.scrollToRow(at: ItemPath(row: 1, section: 0))
        table.layoutIfNeeded()
        #expect(rows.log.take() == ["0.2"])
        #expect(table.visibleCells.first === stays)
    }

    @Test func scrollingEndsWithTheLastRow() {
        table.visibleRowLimit = 3
        table.scrollToRow(at: ItemPath(row: 0, section: 1))
        table.layoutIfNeeded()
        #expect(table.texts == ["b", "c", "d"])
        #expect(rows.log.take() == ["0.1", "0.2", "1.0"])
    }

    @Test func reloadingReusesTheCells() {
        table.layoutIfNeeded()
        let cells = table.visibleCells
        rows.texts = [["x", "y"]]
        table.reloadData()
        #expect(table.texts == ["a", "b", "c", "d"])
        table.layoutIfNeeded()
        #expect(table.texts == ["x", "y"])
        #expect(table.visibleCells == Array(cells.prefix(2)) && table.subviews.count == 2)
        #expect(cells.compactMap { ($0 as? CountedCell)?.uses } == [1, 1, 0, 0])
    }

    @Test func rowAndCellFindEachOther() throws {
        table.layoutIfNeeded()
        let path = ItemPath(row: 0, section: 1)
        let cell = try #require(table.cellForRow(at: path))
        #expect(table.indexPath(for: cell) == path)
        #expect(table.indexPath(for: TableViewCell()) == nil)
        #expect(table.cellForRow(at: ItemPath(row: 1, section: 1)) == nil)
        #expect(table.indexPathsForVisibleRows.map(\.section) == [0, 0, 0, 1])
    }

    @Test func closureMakesCells() {
        let made = CountedCell()
        table.register(forCellReuseIdentifier: "other") { made }
        #expect(table.dequeueReusableCell(withIdentifier: "other") === made)
        #expect(made.reuseIdentifier == "other")
        #expect(table.dequeueReusableCell(withIdentifier: "unknown") == nil)
    }

    @Test func unknownIdentifierIsReported() {
        var cell: TableViewCell?
        let found = diagnostics {
            cell = table.dequeueReusableCell(withIdentifier: "unknown", for: ItemPath(row: 0, section: 0))
        }
        #expect(found == [LifecycleDiagnostic(.unknownReuseIdentifier("unknown"), [table])])
        #expect(found.first?.severity == .programmerError)
        #expect(cell?.reuseIdentifier == "unknown")
        #expect(
            found.first?.description == """
                unable to dequeue a cell with identifier unknown - must register a class or a closure for the \
                identifier in <TableView>. To fix: Register a class or a closure for "unknown" in viewDidLoad() or \
                earlier.
                """
        )
    }

    @Test func missingRowIsReported() {
        for path in [(3, 0), (0, 2), (-1, 0), (0, -1)].map({ ItemPath(row: $0, section: $1) }) {
            let found = diagnostics { table.scrollToRow(at: path) }
            #expect(found == [LifecycleDiagnostic(.scrolledOutOfBounds(path), [table])])
        }
    }

    @Test func negativeLimitShowsNoRow() {
        table.visibleRowLimit = -1
        #expect(table.visibleRowLimit == 0)
        table.layoutIfNeeded()
        #expect(table.visibleCells == [] && table.subviews == [])
    }

    @Test func fewerRowsAfterScrollingShowTheLastOnes() {
        table.visibleRowLimit = 2
        table.scrollToRow(at: ItemPath(row: 0, section: 1))
        rows.texts = [["x", "y", "z"]]
        table.reloadData()
        table.layoutIfNeeded()
        #expect(table.texts == ["y", "z"])
    }

    @Test func cellReturnedForTwoRowsIsInTheLastOne() {
        final class Lazy: TableViewDataSource {
            let cell = TableViewCell()
            func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { 2 }
            func tableView(_ tableView: TableView, cellForRowAt indexPath: ItemPath) -> TableViewCell { cell }
        }
        let lazy = Lazy()
        table.dataSource = lazy
        table.layoutIfNeeded()
        #expect(table.visibleCells == [lazy.cell] && table.subviews == [lazy.cell])
        #expect(table.indexPath(for: lazy.cell) == ItemPath(row: 1, section: 0))
    }

    @Test func replacedClosureMayUseTheTableInItsRelease() {
        var cell: TableViewCell?
        let action = ReleaseAction { [table] in
            cell = table.dequeueReusableCell(withIdentifier: "city")
            table.register(CountedCell.self, forCellReuseIdentifier: "other")
        }
        table.register(forCellReuseIdentifier: "city") { [action] in withExtendedLifetime(action) { TableViewCell() } }
        _ = consume action
        table.register(CountedCell.self, forCellReuseIdentifier: "city")
        #expect(cell is CountedCell)
        #expect(table.dequeueReusableCell(withIdentifier: "other") is CountedCell)
    }

    @Test func cellHasTheIdentifierOfItsInitializer() {
        #expect(TableViewCell(reuseIdentifier: "city").reuseIdentifier == "city")
        #expect(TableViewCell().reuseIdentifier == nil)
    }

    @Test func tableRetainsNeitherDataSourceNorItself() {
        weak var source: Rows?
        weak var table: TableView?
        do {
            let (made, rows) = (TableView(), Rows(["a"]))
            (source, table) = (rows, made)
            made.register(CountedCell.self, forCellReuseIdentifier: "cell")
            made.dataSource = rows
            made.layoutIfNeeded()
        }
        #expect(source == nil && table == nil)
    }
}

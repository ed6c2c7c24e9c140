import StoryCode
import TestSupport
import Testing

@testable import StoryCodeScenes
@testable import StoryCodeScreens

/// A data source with any numbers of sections and items.
@MainActor
private final class Numbers: TableViewDataSource, CollectionViewDataSource {
    let sections: Int
    let items: (Int) -> Int
    private(set) var reads = 0

    init(sections: Int = 1, items: @escaping (Int) -> Int) {
        self.sections = sections
        self.items = items
    }

    private func count(_ section: Int) -> Int {
        reads += 1
        return items(section)
    }

    func numberOfSections(in tableView: TableView) -> Int { sections }
    func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { count(section) }
    func tableView(_ tableView: TableView, cellForRowAt indexPath: ItemPath) -> TableViewCell { TableViewCell() }

    func numberOfSections(in collectionView: CollectionView) -> Int { sections }
    func collectionView(_ collectionView: CollectionView, numberOfItemsInSection section: Int) -> Int { count(section) }
    func collectionView(
        _ collectionView: CollectionView,
        cellForItemAt indexPath: ItemPath
    ) -> CollectionViewCell { CollectionViewCell() }
}

/// Data sources that count negative numbers of items, or more than a program can hold.
@MainActor
struct ItemCountTests {
    let table = TableView()

    /// Lays out the table, and returns the problems that are reported.
    private func show(_ numbers: Numbers) -> [String] {
        table.dataSource = numbers
        return diagnostics { table.layoutIfNeeded() }.map(\.problem.code)
    }

    @Test func negativeNumbersCountAsZero() {
        let rows = Numbers { _ in -1 }
        #expect(show(rows) == [])
        #expect(table.visibleCells == [] && table.numberOfRows(inSection: 0) == 0)
        let sections = Numbers(sections: .min) { _ in 1 }
        #expect(show(sections) == [])
        #expect(table.visibleCells == [] && table.numberOfSections == 0)
    }

    @Test func onlyTheFirstOfTooManyRowsAreShown() {
        let numbers = Numbers { _ in .max }
        #expect(show(numbers) == ["tooManyItems"])
        #expect(table.visibleCells.count == 10_000)
        #expect(table.indexPathsForVisibleRows.last == ItemPath(row: 9_999, section: 0))
        table.setNeedsLayout()
        #expect(diagnostics { table.layoutIfNeeded() } == [])
        table.reloadData()
        #expect(diagnostics { table.layoutIfNeeded() } == [LifecycleDiagnostic(.tooManyItems, [table])])
    }

    @Test func asManyRowsAsTheLimitAreNotReported() {
        let numbers = Numbers(sections: 2) { _ in 5_000 }
        #expect(show(numbers) == [])
        #expect(table.visibleCells.count == 10_000)
    }

    @Test func asManySectionsAsTheLimitAreNotReported() {
        let numbers = Numbers(sections: 10_000) { $0 == 9_999 ? 1 : 0 }
        #expect(show(numbers) == [])
        #expect(table.indexPathsForVisibleRows == [ItemPath(row: 0, section: 9_999)])
    }

    @Test func largestLimitIsNoLimit() {
        table.visibleRowLimit = .max
        let numbers = Numbers { _ in .max }
        #expect(show(numbers) == ["tooManyItems"])
        #expect(table.visibleCells.count == 10_000)
    }

    @Test func onlyTheFirstOfTooManySectionsAreShown() {
        let numbers = Numbers(sections: .max) { _ in 1 }
        #expect(show(numbers) == ["tooManyItems"])
        #expect(table.visibleCells.count == 10_000)
    }

    @Test func emptySectionsWithoutEndAreReported() {
        table.visibleRowLimit = 2
        let numbers = Numbers(sections: .max) { _ in 0 }
        #expect(show(numbers) == ["tooManyItems"])
        #expect(table.visibleCells == [])
    }

    @Test func tableWithALimitScrollsThroughAnyNumberOfRows() {
        table.visibleRowLimit = 3
        let numbers = Numbers(sections: .max) { _ in .max }
        #expect(show(numbers) == [])
        for (row, section) in [(0, 7), (Int.max - 2, 1_000_000), (Int.max - 1, Int.max - 1)] {
            let path = ItemPath(row: row, section: section)
            #expect(diagnostics { table.scrollToRow(at: path) } == [])
            table.layoutIfNeeded()
            #expect(table.indexPathsForVisibleRows.count == 3)
            #expect(table.cellForRow(at: path) != nil)
        }
        #expect(table.indexPathsForVisibleRows.map(\.row) == [Int.max - 3, Int.max - 2, Int.max - 1])
        #expect(numbers.reads < 20)
    }

    @Test func lastRowsFillTheLimitAcrossSections() {
        table.visibleRowLimit = 4
        let numbers = Numbers(sections: 4) { [2, 3, 0, 1][$0] }
        _ = show(numbers)
        table.scrollToRow(at: ItemPath(row: 0, section: 3))
        table.layoutIfNeeded()
        let paths = [(0, 1), (1, 1), (2, 1), (0, 3)].map { ItemPath(row: $0, section: $1) }
        #expect(table.indexPathsForVisibleRows == paths)
    }

    @Test func collectionViewHasTheSameLimits() {
        let collection = CollectionView()
        collection.visibleItemLimit = -5
        let numbers = Numbers(sections: .max) { _ in .max }
        collection.dataSource = numbers
        #expect(diagnostics { collection.layoutIfNeeded() } == [])
        #expect(collection.visibleItemLimit == 0 && collection.visibleCells == [])
        collection.visibleItemLimit = nil
        #expect(diagnostics { collection.layoutIfNeeded() } == [LifecycleDiagnostic(.tooManyItems, [collection])])
        #expect(collection.visibleCells.count == 10_000)
        let negative = Numbers { _ in .min }
        collection.dataSource = negative
        #expect(collection.numberOfItems(inSection: 0) == 0)
    }

    @Test func messageNamesTheLimit() {
        #expect(
            LifecycleDiagnostic(.tooManyItems, [table]).description == """
                The data source of <TableView> counts too many items: only the first 10000 are visible. To fix: Set a \
                lower visibleRowLimit or visibleItemLimit, or correct the numbers that the data source returns.
                """
        )
    }
}

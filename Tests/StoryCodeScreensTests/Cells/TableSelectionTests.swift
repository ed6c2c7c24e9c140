import StoryCode
import TestSupport
import Testing

@testable import StoryCodeScenes
@testable import StoryCodeScreens

/// A cell that logs its selection.
private final class LoggedCell: TableViewCell {
    var log: Log?

    override func setSelected(_ selected: Bool, animated: Bool) {
        super.setSelected(selected, animated: animated)
        log?.add("cell.setSelected(\(selected), \(animated))")
    }
}

/// Two sections with three rows each, and a delegate that logs its methods.
@MainActor
private final class SelectableRows: TableViewDataSource, TableViewDelegate {
    let log: Log
    var counts = [3, 3]
    var willSelect: (ItemPath) -> ItemPath? = { $0 }
    var willDeselect: (ItemPath) -> ItemPath? = { $0 }
    var didSelect: (ItemPath) -> Void = { _ in }

    init(log: Log) { self.log = log }

    private func add(_ method: String, _ path: ItemPath) { log.add("\(method) \(path.section).\(path.row)") }

    func numberOfSections(in tableView: TableView) -> Int { counts.count }
    func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { counts[section] }
    func tableView(_ tableView: TableView, cellForRowAt indexPath: ItemPath) -> TableViewCell {
        tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    }

    func tableView(_ tableView: TableView, willSelectRowAt indexPath: ItemPath) -> ItemPath? {
        add("willSelect", indexPath)
        return willSelect(indexPath)
    }

    func tableView(_ tableView: TableView, didSelectRowAt indexPath: ItemPath) {
        add("didSelect", indexPath)
        didSelect(indexPath)
    }

    func tableView(_ tableView: TableView, willDeselectRowAt indexPath: ItemPath) -> ItemPath? {
        add("willDeselect", indexPath)
        return willDeselect(indexPath)
    }

    func tableView(_ tableView: TableView, didDeselectRowAt indexPath: ItemPath) { add("didDeselect", indexPath) }
}

/// The selection of rows by the user and by the program.
@MainActor
struct TableSelectionTests {
    let log = Log()
    let table = TableView()
    private let rows: SelectableRows
    private let first = ItemPath(row: 0, section: 0)
    private let second = ItemPath(row: 1, section: 0)
    private let last = ItemPath(row: 2, section: 1)

    init() {
        rows = SelectableRows(log: log)
        table.register(LoggedCell.self, forCellReuseIdentifier: "cell")
        table.dataSource = rows
        table.delegate = rows
        table.layoutIfNeeded()
    }

    private var selected: [ItemPath] { table.indexPathsForSelectedRows }

    @Test func userReplacesTheSelectedRow() {
        #expect(table.allowsSelection && !table.allowsMultipleSelection)
        #expect(table.indexPathForSelectedRow == nil && selected == [])
        table.userSelectsRow(at: first)
        #expect(log.take() == ["willSelect 0.0", "didSelect 0.0"])
        #expect(table.indexPathForSelectedRow == first)
        table.userSelectsRow(at: last)
        #expect(log.take() == ["willSelect 1.2", "willDeselect 0.0", "didDeselect 0.0", "didSelect 1.2"])
        #expect(selected == [last])
    }

    @Test func userSelectsTheSelectedRowAgain() {
        table.userSelectsRow(at: first)
        _ = log.take()
        table.userSelectsRow(at: first)
        #expect(log.take() == ["willSelect 0.0", "didSelect 0.0"])
        #expect(selected == [first])
    }

    @Test func userAddsAndRemovesRowsOfAMultipleSelection() {
        table.allowsMultipleSelection = true
        table.userSelectsRow(at: last)
        table.userSelectsRow(at: first)
        #expect(log.take() == ["willSelect 1.2", "didSelect 1.2", "willSelect 0.0", "didSelect 0.0"])
        #expect(selected == [first, last] && table.indexPathForSelectedRow == first)
        table.userSelectsRow(at: first)
        #expect(log.take() == ["willDeselect 0.0", "didDeselect 0.0"])
        #expect(selected == [last])
    }

    @Test func programSelectsWithoutTheDelegate() {
        table.selectRow(at: first, animated: true)
        #expect(selected == [first])
        table.selectRow(at: second, animated: false)
        #expect(selected == [second])
        table.deselectRow(at: first, animated: false)
        #expect(selected == [second])
        table.deselectRow(at: second, animated: true)
        #expect(selected == [])
        table.allowsMultipleSelection = true
        for path in [last, first, last] { table.selectRow(at: path, animated: false) }
        #expect(selected == [first, last])
        table.selectRow(at: nil, animated: false)
        #expect(selected == [])
        #expect(log.take() == [])
    }

    @Test func delegateRefusesASelection() {
        table.userSelectsRow(at: first)
        _ = log.take()
        rows.willSelect = { _ in nil }
        table.userSelectsRow(at: second)
        #expect(log.take() == ["willSelect 0.1"])
        #expect(selected == [first])
    }

    @Test func delegateSelectsAnotherRow() {
        table.userSelectsRow(at: first)
        _ = log.take()
        rows.willSelect = { [last] _ in last }
        table.userSelectsRow(at: second)
        #expect(log.take() == ["willSelect 0.1", "willDeselect 0.0", "didDeselect 0.0", "didSelect 1.2"])
        #expect(selected == [last])
    }

    @Test func delegateKeepsTheSelectedRow() {
        table.userSelectsRow(at: first)
        _ = log.take()
        rows.willDeselect = { _ in nil }
        table.userSelectsRow(at: second)
        #expect(log.take() == ["willSelect 0.1", "willDeselect 0.0"])
        #expect(selected == [first])
        table.allowsMultipleSelection = true
        table.userSelectsRow(at: first)
        #expect(log.take() == ["willDeselect 0.0"])
        #expect(selected == [first])
    }

    @Test func delegateDeselectsAnotherRow() {
        table.allowsMultipleSelection = true
        for path in [first, last] { table.selectRow(at: path, animated: false) }
        rows.willDeselect = { [last] _ in last }
        table.userSelectsRow(at: first)
        #expect(log.take() == ["willDeselect 0.0", "didDeselect 1.2"])
        #expect(selected == [first])
        rows.willDeselect = { [second] _ in second }
        table.userSelectsRow(at: first)
        #expect(log.take() == ["willDeselect 0.0"])
        #expect(selected == [first])
    }

    /// The usual way to show a selection for a moment only.
    @Test func delegateDeselectsTheRowAtOnce() {
        rows.didSelect = { [table] in table.deselectRow(at: $0, animated: true) }
        table.userSelectsRow(at: first)
        table.userSelectsRow(at: second)
        #expect(log.take() == ["willSelect 0.0", "didSelect 0.0", "willSelect 0.1", "didSelect 0.1"])
        #expect(selected == [])
    }

    @Test func delegateThatRemovesTheRowIsReported() {
        rows.willSelect = { [rows, table] path in
            rows.counts = [1]
            table.reloadData()
            return path
        }
        let found = diagnostics { table.userSelectsRow(at: second) }
        #expect(found == [LifecycleDiagnostic(.selectedOutOfBounds(second), [table])])
        #expect(log.take() == ["willSelect 0.1"])
        #expect(selected == [])
    }

    @Test func tableWithoutSelectionIgnoresIt() {
        table.selectRow(at: first, animated: false)
        table.allowsSelection = false
        table.userSelectsRow(at: second)
        table.selectRow(at: second, animated: false)
        #expect(log.take() == [] && selected == [first])
        table.deselectRow(at: first, animated: false)
        #expect(selected == [])
    }

    @Test func endOfMultipleSelectionKeepsTheLatestRow() {
        table.allowsMultipleSelection = true
        for path in [first, last, second] { table.selectRow(at: path, animated: false) }
        table.allowsMultipleSelection = false
        #expect(selected == [second] && log.take() == [])
    }

    @Test func reloadClearsTheSelection() {
        table.userSelectsRow(at: first)
        _ = log.take()
        table.reloadData()
        #expect(selected == [] && log.take() == [])
        table.selectRow(at: first, animated: false)
        table.dataSource = rows
        #expect(selected == [])
    }

    @Test func missingRowIsReported() {
        let places = [(3, 0), (0, 2), (-1, 0), (0, -1), (-1, Int.min)]
        for path in places.map({ ItemPath(row: $0, section: $1) }) {
            let problem = LifecycleDiagnostic(.selectedOutOfBounds(path), [table])
            #expect(diagnostics { table.userSelectsRow(at: path) } == [problem])
            #expect(diagnostics { table.selectRow(at: path, animated: false) } == [problem])
        }
        #expect(log.take() == [] && selected == [])
    }

    @Test(arguments: [false, true])
    func removedCellIsNotSelected(reloads: Bool) throws {
        let cell = try #require(table.cellForRow(at: first))
        table.selectRow(at: first, animated: false)
        if reloads {
            rows.counts = [0, 0]
            table.reloadData()
        } else {
            table.visibleRowLimit = 0
        }
        table.layoutIfNeeded()
        #expect(table.visibleCells.isEmpty && !cell.isSelected && table.indexPath(for: cell) == nil)
        #expect(selected == (reloads ? [] : [first]))
    }

    @Test func visibleCellsShowTheSelection() throws {
        let cell = try #require(table.cellForRow(at: first) as? LoggedCell)
        cell.log = log
        table.selectRow(at: first, animated: true)
        table.selectRow(at: first, animated: true)
        #expect(cell.isSelected)
        table.deselectRow(at: first, animated: false)
        table.deselectRow(at: first, animated: false)
        #expect(!cell.isSelected)
        #expect(log.take() == ["cell.setSelected(true, true)", "cell.setSelected(false, false)"])
    }

    @Test func selectionIsAnimatedByTheUserAndOnRequest() {
        for case let cell as LoggedCell in table.visibleCells { cell.log = log }
        func expect(_ lines: [String], sourceLocation: SourceLocation = #_sourceLocation) {
            #expect(log.take().filter { $0.hasPrefix("cell") } == lines, sourceLocation: sourceLocation)
        }
        table.userSelectsRow(at: first)
        table.userSelectsRow(at: second)
        expect(["cell.setSelected(true, true)", "cell.setSelected(false, true)", "cell.setSelected(true, true)"])
        table.selectRow(at: first, animated: false)
        expect(["cell.setSelected(false, false)", "cell.setSelected(true, false)"])
        table.selectRow(at: nil, animated: true)
        expect(["cell.setSelected(false, true)"])
        table.allowsMultipleSelection = true
        for path in [first, second] { table.selectRow(at: path, animated: true) }
        table.allowsMultipleSelection = false
        expect(["cell.setSelected(true, true)", "cell.setSelected(true, true)", "cell.setSelected(false, false)"])
        table.reloadData()
        expect(["cell.setSelected(false, false)"])
        table.selectRow(at: first, animated: true)
        table.visibleRowLimit = 1
        for path in [last, first] {
            table.scrollToRow(at: path)
            table.layoutIfNeeded()
        }
        expect(["cell.setSelected(true, true)", "cell.setSelected(false, false)", "cell.setSelected(true, false)"])
    }

    @Test func programMarksACell() {
        let cell = LoggedCell()
        cell.log = log
        cell.isSelected = true
        #expect(cell.isSelected)
        log.expect(["cell.setSelected(true, false)"])
    }

    @Test func cellsOfSelectedRowsAreMarkedWhenTheyBecomeVisible() throws {
        table.visibleRowLimit = 1
        table.selectRow(at: first, animated: false)
        // Twelve rows for six cells: the cell that was selected is reused for another row.
        for index in 0..<12 {
            let path = ItemPath(row: index % 3, section: index / 3 % 2)
            table.scrollToRow(at: path)
            table.layoutIfNeeded()
            let cell = try #require(table.cellForRow(at: path))
            #expect(cell.isSelected == (path == first))
        }
        #expect(selected == [first])
    }

    @Test func tableRetainsNeitherDelegateNorItself() {
        weak var delegate: SelectableRows?
        weak var table: TableView?
        do {
            let (made, rows) = (TableView(), SelectableRows(log: log))
            (delegate, table) = (rows, made)
            made.dataSource = rows
            made.delegate = rows
            made.userSelectsRow(at: first)
            made.selectRow(at: second, animated: false)
        }
        #expect(delegate == nil && table == nil)
    }
}

/// A table view controller that logs the rows which the user selects, and calls `super` nowhere.
private final class Cities: TableViewController {
    let log: Log

    init(log: Log) {
        self.log = log
        super.init()
    }

    override func viewWillAppear(_ animated: Bool) {
        log.add("willAppear \(tableView.indexPathForSelectedRow?.row ?? -1)")
    }

    override func viewDidAppear(_ animated: Bool) {
        log.add("didAppear \(tableView.indexPathForSelectedRow?.row ?? -1)")
    }

    override func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { 3 }
    override func tableView(_ tableView: TableView, didSelectRowAt indexPath: ItemPath) {
        log.add("didSelect \(indexPath.row)")
    }
    override func tableView(_ tableView: TableView, didDeselectRowAt indexPath: ItemPath) {
        log.add("didDeselect \(indexPath.row)")
    }
}

/// The selection of a table with its controller.
@MainActor
struct TableControllerSelectionTests {
    let log = Log()
    let clock = ManualClock()
    let window: Window
    private let cities: Cities

    init() {
        window = Window(scheduler: clock)
        cities = Cities(log: log)
        window.rootViewController = cities
        window.makeKeyAndVisible()
        clock.run()
        _ = log.take()
    }

    private func hideAndShow() {
        window.isHidden = true
        clock.run()
        window.isHidden = false
        clock.run()
    }

    @Test func controllerIsTheDelegate() {
        #expect(cities.tableView.delegate === cities)
        cities.tableView.userSelectsRow(at: ItemPath(row: 1, section: 0))
        cities.tableView.userSelectsRow(at: ItemPath(row: 2, section: 0))
        #expect(log.take() == ["didSelect 1", "didDeselect 1", "didSelect 2"])
    }

    @Test func appearanceClearsTheSelection() {
        #expect(cities.clearsSelectionOnViewWillAppear)
        cities.tableView.selectRow(at: ItemPath(row: 1, section: 0), animated: false)
        hideAndShow()
        #expect(log.take() == ["willAppear 1", "didAppear -1"])
    }

    @Test func appearanceClearsTheSelectionWithoutAnAnimation() throws {
        let (table, first) = (cities.tableView, ItemPath(row: 0, section: 0))
        let rows = SelectableRows(log: log)
        table.register(LoggedCell.self, forCellReuseIdentifier: "cell")
        table.dataSource = rows
        table.layoutIfNeeded()
        table.selectRow(at: first, animated: false)
        try #require(table.cellForRow(at: first) as? LoggedCell).log = log
        hideAndShow()
        #expect(log.take() == ["willAppear 0", "cell.setSelected(false, false)", "didAppear -1"])
    }

    @Test func appearanceKeepsTheSelectionOnRequest() {
        cities.clearsSelectionOnViewWillAppear = false
        cities.tableView.selectRow(at: ItemPath(row: 1, section: 0), animated: false)
        hideAndShow()
        #expect(log.take() == ["willAppear 1", "didAppear 1"])
    }

    @Test func delegateOfTheProgramStays() {
        let rows = SelectableRows(log: log)
        let table = TableView()
        table.delegate = rows
        cities.view = table
        #expect(table.delegate === rows && table.dataSource === cities)
    }
}

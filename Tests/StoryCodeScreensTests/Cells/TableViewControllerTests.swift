import StoryCode
import TestSupport
import Testing

@testable import StoryCodeScenes
@testable import StoryCodeScreens

/// A table view controller that logs the requests for rows, and calls `super` nowhere.
private final class Cities: TableViewController {
    let log: Log
    var names = ["Oslo", "Lima"]

    init(log: Log) {
        self.log = log
        super.init()
    }

    override func viewDidLoad() {
        log.add("didLoad")
        tableView.register(CountedCell.self, forCellReuseIdentifier: "cell")
    }

    override func viewWillAppear(_ animated: Bool) { log.add("willAppear") }
    override func viewDidAppear(_ animated: Bool) { log.add("didAppear") }
    override func viewWillLayoutSubviews() { log.add("willLayout") }
    override func viewDidLayoutSubviews() { log.add("didLayout") }
    override func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { names.count }

    override func tableView(_ tableView: TableView, cellForRowAt indexPath: ItemPath) -> TableViewCell {
        log.add("cell \(indexPath.row)")
        let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
        (cell as? CountedCell)?.text = names[indexPath.row]
        return cell
    }
}

/// An origin of a controller that logs its views.
@MainActor
private final class Listener: ControllerOrigin {
    let log: Log
    init(log: Log) { self.log = log }

    func didAdd(_ controller: ViewController, to host: ViewController) {}
    func didMakeView(_ view: View, of controller: ViewController) { view.notifyOriginOfSubviews() }
    func didAddView(_ view: View) {
        let text = (view as? CountedCell)?.text ?? ""
        log.add("came \(type(of: view)) \(text)")
    }
    func hasUnwindAction(_ action: String, of controller: ViewController) -> Bool { false }
    func makeView(for controller: ViewController) -> View? { nil }
}

/// A table with its controller, in a window.
@MainActor
struct TableViewControllerTests {
    let log = Log()
    let window = Window(scheduler: ManualClock())
    private let cities: Cities

    init() {
        cities = Cities(log: log)
    }

    @Test func cellsExistBeforeDidAppear() {
        window.rootViewController = cities
        window.makeKeyAndVisible()
        log.wait(for: window)
        log.expect([
            "didLoad", "willAppear", "willLayout", "cell 0", "cell 1", "didLayout", "~", "didAppear",
        ])
        #expect(cities.tableView === cities.view)
    }

    @Test func onlyTheFirstAppearanceReloads() {
        cities.loadViewIfNeeded()
        cities.view.layoutIfNeeded()
        cities.names = ["Rome"]
        log.show(cities, in: window)
        #expect(cities.tableView.texts == ["Rome"])
        cities.names = ["Bern"]
        window.isHidden = true
        window.isHidden = false
        log.wait(for: window)
        #expect(cities.tableView.texts == ["Rome"])
    }

    @Test func recreatedViewLoadsItsCells() {
        log.show(cities, in: window)
        let earlier = cities.tableView
        cities.names = ["Rome"]
        cities.reloadView()
        log.wait(for: window)
        #expect(cities.tableView !== earlier && cities.tableView.texts == ["Rome"])
    }

    @Test func firstAppearanceOfARecreatedViewReloads() {
        log.show(cities, in: window)
        window.isHidden = true
        cities.reloadView()
        cities.view.layoutIfNeeded()
        cities.names = ["Rome"]
        window.isHidden = false
        #expect(cities.tableView.texts == ["Rome"])
    }

    @Test func sceneBuildsTheView() {
        let view = View()
        let inner = TableView()
        view.addSubview(inner)
        let controller = Scene { Cities(log: log) }.with { [1] }.instantiate(view: { _, _ in view })
        log.show(controller, in: window)
        #expect(controller.view === view && controller.tableView === inner)
        #expect(inner.texts == ["Oslo", "Lima"])
    }

    @Test func dataSourceOfTheProgramStays() {
        let rows = Rows(["x"])
        let table = TableView()
        table.dataSource = rows
        cities.view = table
        #expect(table.dataSource === rows)
    }

    @Test func viewWithoutATableIsReported() {
        let controller = TableViewController()
        controller.view = View()
        var rows = 0
        let found = diagnostics { rows = controller.tableView.numberOfSections }
        #expect(found == [LifecycleDiagnostic(.missingCellView("TableView"), [controller])])
        #expect(rows == 0)
    }

    @Test func controllerAndItsCellsAreReleased() {
        weak var controller: Cities?
        weak var cell: TableViewCell?
        do {
            let made = Cities(log: log)
            controller = made
            log.show(made, in: window)
            cell = made.tableView.visibleCells.first
            window.rootViewController = nil
        }
        log.wait(for: window)
        #expect(controller == nil && cell == nil)
    }

    @Test func originReceivesANewCellFirst() {
        let listener = Listener(log: log)
        cities.setOrigin(listener)
        cities.names = ["Oslo"]
        log.show(cities, in: window)
        cities.tableView.reloadData()
        window.layoutIfNeeded()
        let cell = cities.tableView.visibleCells.first
        _ = log.take()
        #expect((cell as? CountedCell)?.uses == 1)
        cities.names = ["Oslo", "Lima"]
        cities.tableView.reloadData()
        window.layoutIfNeeded()
        #expect(
            log.take().filter { !$0.contains("ayout") } == [
                "cell 0", "came CountedCell Oslo", "cell 1", "came CountedCell ", "came CountedCell Lima",
            ]
        )
    }
}

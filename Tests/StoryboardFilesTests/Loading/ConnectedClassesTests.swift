import StoryCode
import Testing

@testable import StoryboardFiles

/// What is registered for other classes than the program has is found, and what is registered well is no mistake.
@MainActor
struct ConnectedClassesTests {
    final class Cities: ViewController {
        var parts: [AnyObject] = []
    }

    final class Other: ViewController {}

    class MapView: View {}

    final class BigMapView: MapView {}

    final class Rows: ViewController, TableViewDataSource {
        func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { 3 }

        func tableView(_ tableView: TableView, cellForRowAt indexPath: ItemPath) -> TableViewCell { TableViewCell() }
    }

    /// A scene with a map, to which an outlet leads.
    private let map = Sheet.text(
        Sheet.scene(
            "A",
            "viewController",
            "customClass=\"Cities\"",
            inside: """
                <view key="view" id="V"><subviews><mapView id="M" customClass="Map"/></subviews></view>
                """,
            connections: "<outlet property=\"part\" destination=\"M\" id=\"O\"/>"
        )
    )

    private var classes: StoryboardClasses {
        var classes = StoryboardClasses()
        classes.controller("Cities") { Cities() }
        classes.outlet("part", of: Cities.self) { (cities, map: MapView) in cities.parts.append(map) }
        return classes
    }

    @Test func anUnwindActionOfAClassIsNoMistakeOfTheStoryboard() throws {
        let text = Sheet.text(
            Sheet.scene("A", "viewController", "customClass=\"Cities\"", connections: Sheet.segue("show", to: "B")),
            Sheet.scene(
                "B",
                connections: Sheet.segue("unwind", to: "X", "unwindAction=\"back:\""),
                beside: "<exit id=\"X\" sceneMemberID=\"exit\"/>"
            )
        )
        var classes = StoryboardClasses()
        classes.controller("Cities") { Cities() }
        classes.unwindAction("back:", of: Other.self)
        let file = try Sheet.file(text)
        #expect(throws: ValidationError.self) { try Storyboard(file, classes: classes).validate() }
        classes.unwindAction("back:", of: Cities.self)
        try Storyboard(file, classes: classes).validate()
        let container = Container()
        container.registerStoryboard(file, classes: classes)
        try container.validate()
    }

    @Test func anOutletThatTakesAnotherClassIsListedAndReported() throws {
        let file = try Sheet.file(map)
        let wanted = LoadProblem.Reason.unfitOutlet("part", found: "FileView", wanted: "MapView")
        #expect(file.problems(with: classes).map(\.reason) == [.unknownView("Map"), wanted])
        var reports: [LifecycleDiagnostic] = []
        try LifecycleDiagnostics.$current.withValue(LifecycleDiagnostics { reports.append($0) }) {
            let cities = try Storyboard(file, classes: classes).instantiateInitialController(as: Cities.self)
            cities.loadViewIfNeeded()
            #expect(cities.parts.isEmpty)
        }
        #expect(reports.map(\.problem) == [.outletTypeMismatch("part")])
        #expect(
            reports.first?.message
                == "The outlet part of <Cities> was not set: it is registered for another class than <FileView>."
        )
    }

    @Test func anOutletTakesWhatIsDerivedOfItsClass() throws {
        var classes = classes
        let file = try Sheet.file(map)
        classes.view("Map") { BigMapView() }
        #expect(file.problems(with: classes).isEmpty)
        // What a factory makes may be of a class of which it does not tell.
        classes.view("Map") { BigMapView() as View }
        #expect(file.problems(with: classes).isEmpty)
        let cities = try Storyboard(file, classes: classes).instantiateInitialController(as: Cities.self)
        cities.loadViewIfNeeded()
        #expect(cities.parts.count == 1)
    }

    @Test func anOutletOfAnotherOwnerIsNotRegisteredForThisOne() throws {
        var classes = StoryboardClasses()
        classes.controller("Cities") { Cities() }
        classes.view("Map") { MapView() }
        classes.outlet("part", of: Other.self) { (_, _: MapView) in }
        #expect(try Sheet.file(map).problems(with: classes).map(\.reason) == [.unknownOutlet("part")])
        classes.outlet("part", of: ViewController.self) { (_, _: AnyObject) in }
        #expect(try Sheet.file(map).problems(with: classes).isEmpty)
    }

    @Test func aTableAsksItsDataSourceWithoutAnybodysHelp() throws {
        let table = """
            <view key="view" id="V"><subviews><tableView id="T"><connections>
            <outlet property="dataSource" destination="A" id="O"/></connections></tableView></subviews></view>
            """
        let file = try Sheet.file(Sheet.text(Sheet.scene("A", "viewController", "customClass=\"Rows\"", inside: table)))
        var classes = StoryboardClasses()
        classes.controller("Rows") { Rows() }
        #expect(file.problems(with: classes).isEmpty)
        let rows = try Storyboard(file, classes: classes).instantiateInitialController()
        let view = try #require(rows.view.subviews.first as? TableView)
        #expect(view.dataSource === rows)
        #expect(view.numberOfRows(inSection: 0) == 3)
    }

    @Test func aNumberIsOneHoweverItIsWritten() {
        let values: [RuntimeAttribute.Value] = [.integer(8), .real(8), .string("8"), .none]
        #expect(values.map(\.number) == [8, 8, nil, nil])
    }
}

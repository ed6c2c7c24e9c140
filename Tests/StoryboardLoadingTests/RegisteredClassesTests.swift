import StoryCode
import StoryboardTestSupport
import Testing

@testable import StoryboardFiles
@testable import StoryboardLoading

/// Registrations for the wrong class are found, and correct ones are not reported.
@MainActor
struct RegisteredClassesTests {
    final class Cities: ViewController {
        var parts: [AnyObject] = []
    }

    final class Other: ViewController {}

    class MapView: View {}

    final class BigMapView: MapView {}

    final class Rows: ViewController, TableViewDataSource, TableViewDelegate, CollectionViewDelegate {
        func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { 3 }

        func tableView(_ tableView: TableView, cellForRowAt indexPath: ItemPath) -> TableViewCell { TableViewCell() }
    }

    /// A scene with an outlet to a map view.
    private let map = XML.text(
        XML.scene(
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

    @Test func unwindActionOfClassIsValid() throws {
        let text = XML.text(
            XML.scene("A", "viewController", "customClass=\"Cities\"", connections: XML.segue("show", to: "B")),
            XML.scene(
                "B",
                connections: XML.segue("unwind", to: "X", "unwindAction=\"back:\""),
                beside: "<exit id=\"X\" sceneMemberID=\"exit\"/>"
            )
        )
        var classes = StoryboardClasses()
        classes.controller("Cities") { Cities() }
        classes.unwindAction("back:", of: Other.self)
        let file = try XML.file(text)
        #expect(throws: ValidationError.self) { try Storyboard(file, classes: classes).validate() }
        classes.unwindAction("back:", of: Cities.self)
        try Storyboard(file, classes: classes).validate()
        let container = Container()
        container.registerStoryboard(file, classes: classes)
        try container.validate()
    }

    @Test func everyProblemHasItsPlaceAndItsRemedy() throws {
        let file = try XML.file(
            XML.text(
                XML.scene(
                    "A",
                    "viewController",
                    "customClass=\"Guide\"",
                    inside: """
                        <view key="view" id="V" customClass="Map"/>
                        <userDefinedRuntimeAttributes>
                        <userDefinedRuntimeAttribute type="string" keyPath="shape" value="round"/>
                        </userDefinedRuntimeAttributes>
                        """,
                    connections: """
                        <outlet property="map" destination="V" id="O"/>
                        <segue destination="B" kind="custom" customClass="Fade" id="S"/>
                        <segue destination="X" kind="unwind" unwindAction="back:" id="U"/>
                        <segue destination="Z" kind="show" identifier="gone" id="T"/>
                        <segue destination="B" kind="relationship" relationship="pages" id="R"/>
                        """
                ),
                XML.scene(
                    "B",
                    "viewController",
                    "customClass=\"Cities\"",
                    inside: "<view key=\"view\" id=\"W\"/><tapGestureRecognizer id=\"G\"/>",
                    connections: "<outlet property=\"part\" destination=\"G\" id=\"P\"/>"
                )
            )
        )
        let expected = """
            Main.storyboard:5:1: warning: No controller is registered for the class Guide. \
            To fix: Register it with controller(_:module:_:).
            Main.storyboard:6:1: warning: No view is registered for the class Map. \
            To fix: Register it with view(_:module:_:).
            Main.storyboard:8:1: warning: The runtime attribute shape is not registered. \
            To fix: Register it with attribute(_:of:_:) for the class of its owner.
            Main.storyboard:10:14: warning: The outlet map is not registered. \
            To fix: Register it with outlet(_:of:_:) for the class of its owner.
            Main.storyboard:11:1: warning: No segue is registered for the class Fade. \
            To fix: Register it with segue(_:module:_:).
            Main.storyboard:12:1: warning: The unwind action back: is not registered. \
            To fix: Register it with unwindAction(_:of:_:).
            Main.storyboard:13:1: warning: The segue "gone" leads to no scene. \
            To fix: Connect it again in Interface Builder.
            Main.storyboard:14:1: warning: The relationship "pages" is not supported. \
            To fix: Write this part of the flow in code.
            Main.storyboard:21:14: warning: The outlet part is registered for MapView, but leads to FileObject. \
            To fix: Register the class of the destination, or register the outlet for FileObject.
            """
        #expect(file.problems(with: classes).map(\.description).joined(separator: "\n") == expected)
    }

    @Test func mismatchedOutletIsReported() throws {
        let file = try XML.file(map)
        let wanted = LoadProblem.Reason.outletTypeMismatch("part", found: "FileView", expected: "MapView")
        #expect(file.problems(with: classes).map(\.reason) == [.unregisteredView("Map"), wanted])
        var reports: [LifecycleDiagnostic] = []
        try DiagnosticHandler.$current.withValue(DiagnosticHandler { reports.append($0) }) {
            let cities = try Storyboard(file, classes: classes).instantiateInitialViewController(as: Cities.self)
            cities.loadViewIfNeeded()
            #expect(cities.parts.isEmpty)
        }
        #expect(reports.map(\.problem) == [.outletTypeMismatch("part")])
        #expect(
            reports.map { "\($0.message) \($0.advice)" } == [
                """
                The outlet part of <Cities> was not set: it is registered for another class than <FileView>. Register the \
                class of the destination with view(_:module:_:), or register the outlet for the class that the \
                destination has.
                """
            ]
        )
    }

    @Test func outletAcceptsSubclass() throws {
        var classes = classes
        let file = try XML.file(map)
        classes.view("Map") { BigMapView() }
        #expect(file.problems(with: classes).isEmpty)
        // A factory may make a subclass of its declared class.
        classes.view("Map") { BigMapView() as View }
        #expect(file.problems(with: classes).isEmpty)
        let cities = try Storyboard(file, classes: classes).instantiateInitialViewController(as: Cities.self)
        cities.loadViewIfNeeded()
        #expect(cities.parts.count == 1)
    }

    @Test func outletOfOtherOwnerIsUnregistered() throws {
        var classes = StoryboardClasses()
        classes.controller("Cities") { Cities() }
        classes.view("Map") { MapView() }
        classes.outlet("part", of: Other.self) { (_, _: MapView) in }
        #expect(try XML.file(map).problems(with: classes).map(\.reason) == [.unregisteredOutlet("part")])
        classes.outlet("part", of: ViewController.self) { (_, _: AnyObject) in }
        #expect(try XML.file(map).problems(with: classes).isEmpty)
    }

    @Test func firstRegistrationForTheClassApplies() throws {
        var calls: [String] = []
        var classes = StoryboardClasses()
        classes.controller("Cities") { Cities() }
        func register<Owner: ViewController>(_ owner: Owner.Type) {
            classes.attribute("shade", of: owner) { _, _ in calls.append("attribute of \(owner)") }
            classes.outlet("part", of: owner) { (_, _: View) in calls.append("outlet of \(owner)") }
            classes.unwindAction("back:", of: owner) { _, _ in calls.append("unwind action of \(owner)") }
        }
        register(Other.self)
        register(Cities.self)
        register(ViewController.self)
        let scenes = XML.text(
            XML.scene(
                "A",
                "viewController",
                "customClass=\"Cities\"",
                inside: """
                    <view key="view" id="V"/><userDefinedRuntimeAttributes>
                    <userDefinedRuntimeAttribute type="string" keyPath="shade" value="dark"/>
                    </userDefinedRuntimeAttributes>
                    """,
                connections: "<outlet property=\"part\" destination=\"V\" id=\"O\"/>" + XML.segue("show", to: "B")
            ),
            XML.scene(
                "B",
                connections: XML.segue("unwind", to: "X", "unwindAction=\"back:\""),
                beside: "<exit id=\"X\" sceneMemberID=\"exit\"/>"
            )
        )
        let main = try Storyboard(XML.file(scenes), classes: classes)
        let cities = try main.instantiateInitialViewController(as: Cities.self)
        cities.loadViewIfNeeded()
        let stack = NavigationController(rootViewController: cities)
        try cities.performSegue(withIdentifier: "show-B")?.performSegue(withIdentifier: "unwind-X")
        #expect(stack.viewControllers == [cities])
        #expect(calls == ["attribute of Cities", "outlet of Cities", "unwind action of Cities"])
    }

    /// Another view that is registered for its class does not replace it.
    @Test(arguments: ["tableView": "prototypes", "collectionView": "cells"])
    func prototypeIsACell(view: String, list: String) throws {
        let cell = """
            <\(view)Cell id="C" customClass="Map" reuseIdentifier="City"><connections>
            <outlet property="part" destination="A" id="O"/></connections></\(view)Cell>
            """
        let inside = "<\(view) key=\"view\" id=\"T\"><\(list)>\(cell)</\(list)></\(view)>"
        let file = try XML.file(XML.text(XML.scene("A", inside: inside)))
        var owners: [AnyObject] = []
        var classes = StoryboardClasses()
        classes.view("Map") { MapView() }
        classes.outlet("part", of: MapView.self) { (_, _: ViewController) in }
        #expect(file.problems(with: classes).map(\.reason) == [.unregisteredOutlet("part")])
        classes.outlet("part", of: TableViewCell.self) { (cell, _: ViewController) in owners.append(cell) }
        classes.outlet("part", of: CollectionViewCell.self) { (cell, _: ViewController) in owners.append(cell) }
        #expect(file.problems(with: classes).isEmpty)
        let controller = try Storyboard(file, classes: classes).instantiateInitialViewController()
        let path = ItemPath(item: 0, section: 0)
        let cells: [View?] = [
            (controller.view as? TableView)?.dequeueReusableCell(withIdentifier: "City", for: path),
            (controller.view as? CollectionView)?.dequeueReusableCell(withReuseIdentifier: "City", for: path),
        ]
        #expect(cells.compactMap { $0 }.map(ObjectIdentifier.init) == owners.map(ObjectIdentifier.init))
        #expect(owners.count == 1)
    }

    @Test func dataSourceAndDelegateNeedNoRegistration() throws {
        let table = """
            <view key="view" id="V"><subviews><tableView id="T"><connections>
            <outlet property="dataSource" destination="A" id="O"/>
            <outlet property="delegate" destination="A" id="P"/></connections></tableView>
            <collectionView id="C"><connections><outlet property="delegate" destination="A" id="Q"/></connections>
            </collectionView></subviews></view>
            """
        let file = try XML.file(XML.text(XML.scene("A", "viewController", "customClass=\"Rows\"", inside: table)))
        var classes = StoryboardClasses()
        classes.controller("Rows") { Rows() }
        #expect(file.problems(with: classes).isEmpty)
        let rows = try Storyboard(file, classes: classes).instantiateInitialViewController()
        let view = try #require(rows.view.subviews.first as? TableView)
        #expect(view.dataSource === rows)
        #expect(view.numberOfRows(inSection: 0) == 3)
        #expect(view.delegate === rows)
        let collection = try #require(rows.view.subviews.last as? CollectionView)
        #expect(collection.delegate === rows)
    }

    @Test func numbersWithAndWithoutFraction() {
        let values: [RuntimeAttribute.Value] = [.integer(8), .real(8), .string("8"), .none]
        #expect(values.map(\.number) == [8, 8, nil, nil])
    }
}

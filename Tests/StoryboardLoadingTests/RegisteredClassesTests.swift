import StoryCode
import StoryboardTestSupport
import Testing

import func TestSupport.diagnostics

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

    final class Rows: ViewController, TableViewDataSource, TableViewDelegate, CollectionViewDataSource,
        CollectionViewDelegate
    {
        func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { 3 }

        func tableView(_ tableView: TableView, cellForRowAt indexPath: ItemPath) -> TableViewCell { TableViewCell() }

        func collectionView(_ collectionView: CollectionView, numberOfItemsInSection section: Int) -> Int { 2 }

        func collectionView(
            _ collectionView: CollectionView,
            cellForItemAt indexPath: ItemPath
        ) -> CollectionViewCell { CollectionViewCell() }
    }

    final class Label: FileView {}

    final class CityCell: TableViewCell {}

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
        #expect(reports.map(\.problem.code) == ["outletTypeMismatch"])
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
        // A cell of a table is no cell of a collection view.
        if view == "tableView" {
            classes.outlet("part", of: TableViewCell.self) { (cell, _: ViewController) in owners.append(cell) }
        } else {
            classes.outlet("part", of: CollectionViewCell.self) { (cell, _: ViewController) in owners.append(cell) }
        }
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
            <collectionView id="C"><connections><outlet property="delegate" destination="A" id="Q"/>
            <outlet property="dataSource" destination="A" id="R"/></connections></collectionView></subviews></view>
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
        #expect(collection.dataSource === rows)
    }

    @Test func otherOutletsOfTablesAndOtherDelegatesNeedARegistration() throws {
        let view = """
            <view key="view" id="V"><subviews>
            <textField id="F"><connections><outlet property="delegate" destination="A" id="O"/></connections></textField>
            <tableView id="T"><connections><outlet property="header" destination="A" id="P"/></connections></tableView>
            </subviews></view>
            """
        let problems = try XML.file(XML.text(XML.scene("A", inside: view))).problems(with: StoryboardClasses())
        #expect(problems.map(\.reason) == [.unregisteredOutlet("delegate"), .unregisteredOutlet("header")])
    }

    @Test func delegateOfAnotherClassThanTheRegisteredOneIsNotSet() throws {
        let table = """
            <tableView key="view" id="T"><connections><outlet property="delegate" destination="A" id="O"/></connections>
            </tableView>
            """
        let file = try XML.file(XML.text(XML.scene("A", "viewController", "customClass=\"Rows\"", inside: table)))
        var classes = StoryboardClasses()
        classes.controller("Rows") { Rows() }
        classes.outlet("delegate", of: TableView.self) { (_, _: Cities) in }
        let rows = try Storyboard(file, classes: classes).instantiateInitialViewController()
        let reports = diagnostics { rows.loadViewIfNeeded() }
        #expect(reports.map(\.problem) == [.outletTypeMismatch("delegate")])
        let view = try #require(rows.view as? TableView)
        #expect(view.delegate == nil)
    }

    // MARK: Classes of this package

    private let shade = """
        <userDefinedRuntimeAttributes>
        <userDefinedRuntimeAttribute type="string" keyPath="shade" value="dark"/>
        </userDefinedRuntimeAttributes>
        """

    @Test func builtInControllerIsOfNoSubclass() throws {
        final class Plain: ViewController {}
        final class Stack: NavigationController {}
        final class Tabs: TabBarController {}
        final class Columns: SplitViewController {}
        final class Pages: PageViewController {}
        final class Table: TableViewController {}
        final class Items: CollectionViewController {}
        func reasons<Owner: ViewController>(_ element: String, _ owner: Owner.Type) throws -> [LoadProblem.Reason] {
            var classes = StoryboardClasses()
            classes.attribute("shade", of: owner) { _, _ in }
            return try XML.file(XML.text(XML.scene("A", element, inside: shade))).problems(with: classes).map(\.reason)
        }
        let subclasses = [
            try reasons("viewController", Plain.self), try reasons("navigationController", Stack.self),
            try reasons("tabBarController", Tabs.self), try reasons("splitViewController", Columns.self),
            try reasons("pageViewController", Pages.self), try reasons("tableViewController", Table.self),
            try reasons("collectionViewController", Items.self),
        ]
        let unregistered = [LoadProblem.Reason.unregisteredAttribute("shade")]
        #expect(subclasses == Array(repeating: unregistered, count: 7))
        #expect(try reasons("tabBarController", TabBarController.self) == [])
        #expect(try reasons("tabBarController", ViewController.self) == [])
    }

    @Test func registeredFactoryMayMakeASubclassOfItsController() throws {
        var classes = classes
        classes.controller("Cities") { Cities() as ViewController }
        classes.view("Map") { MapView() }
        #expect(try XML.file(map).problems(with: classes) == [])
    }

    @Test func builtInViewIsOfNoSubclass() throws {
        var classes = StoryboardClasses()
        classes.controller("Cities") { Cities() }
        classes.outlet("part", of: Cities.self) { (_, _: Label) in }
        let mismatch = LoadProblem.Reason.outletTypeMismatch("part", found: "FileView", expected: "Label")
        #expect(try XML.file(map).problems(with: classes).map(\.reason) == [.unregisteredView("Map"), mismatch])
    }

    /// Returns the file of a scene with an outlet to one of its objects, or to another scene.
    private func file(_ element: String, inside: String, outletTo id: String) throws -> StoryboardFile {
        let outlet = "<outlet property=\"part\" destination=\"\(id)\" id=\"O\"/>"
        let scene = XML.scene("A", element, "customClass=\"Cities\"", inside: inside, connections: outlet)
        return try XML.file(XML.text(scene, XML.scene("B")))
    }

    @Test(arguments: [
        (
            "tableViewController",
            """
            <tableView key="view" id="T" dataMode="static"><sections><tableViewSection id="S"><cells>
            <tableViewCell id="C"/></cells></tableViewSection></sections></tableView>
            """
        ), ("windowController", "<window key=\"window\" id=\"C\"/>"),
    ])
    func staticCellAndWindowAreViews(element: String, inside: String) throws {
        let file = try file(element, inside: inside, outletTo: "C")
        var classes = StoryboardClasses()
        classes.controller("Cities") { Cities() }
        classes.outlet("part", of: Cities.self) { (cities, part: FileView) in cities.parts.append(part) }
        #expect(file.problems(with: classes) == [])
        let cities = try Storyboard(file, classes: classes).instantiateInitialViewController(as: Cities.self)
        cities.loadViewIfNeeded()
        #expect(cities.parts.compactMap { ($0 as? FileView)?.element["id"] } == ["C"])
    }

    @Test func outletToAnotherSceneIsNotSet() throws {
        let file = try file("viewController", inside: "", outletTo: "B")
        #expect(file.problems(with: classes) == [])
        let cities = try Storyboard(file, classes: classes).instantiateInitialViewController(as: Cities.self)
        #expect(diagnostics { cities.loadViewIfNeeded() }.isEmpty)
        #expect(cities.parts.isEmpty)
    }

    @Test func prototypeMayBeOfARegisteredCellClass() throws {
        let table = """
            <tableView key="view" id="T"><prototypes>
            <tableViewCell id="C" customClass="CityCell" reuseIdentifier="City"><connections>
            <outlet property="part" destination="A" id="O"/></connections></tableViewCell></prototypes></tableView>
            """
        var classes = StoryboardClasses()
        classes.view("CityCell") { CityCell() }
        classes.outlet("part", of: CityCell.self) { (_, _: ViewController) in }
        #expect(try XML.file(XML.text(XML.scene("A", inside: table))).problems(with: classes) == [])
    }

    @Test(arguments: ["tableView": "prototypes", "collectionView": "cells"])
    func unregisteredCellClassIsAProblem(view: String, list: String) throws {
        let cell = "<\(view)Cell id=\"C\" customClass=\"CityCell\" reuseIdentifier=\"City\"/>"
        let inside = "<\(view) key=\"view\" id=\"T\"><\(list)>\(cell)</\(list)></\(view)>"
        let file = try XML.file(XML.text(XML.scene("A", inside: inside)))
        #expect(file.problems(with: StoryboardClasses()).map(\.reason) == [.unregisteredView("CityCell")])
    }

    /// Objects that are neither views nor segues are built without their class, and storyboards set some attributes.
    @Test func nothingElseNeedsARegistration() throws {
        let inside = """
            <view key="view" id="V"/><tapGestureRecognizer id="G" customClass="Swipe"/>
            <userDefinedRuntimeAttributes>
            <userDefinedRuntimeAttribute type="string" keyPath="swinjectRegistrationName" value="north"/>
            <userDefinedRuntimeAttribute type="boolean" keyPath="resolving" value="NO"/>
            </userDefinedRuntimeAttributes>
            """
        let segue = XML.segue("custom", to: "A", "customClass=\"Fade\"")
        var classes = StoryboardClasses()
        classes.segue("Fade", StoryboardSegue.self)
        let file = try XML.file(XML.text(XML.scene("A", inside: inside, connections: segue)))
        #expect(file.problems(with: classes) == [])
    }

    @Test func controllerMayAcceptAnUnwindActionWithoutRegistration() throws {
        let scenes = XML.text(
            XML.scene("A", "viewController", "title=\"first\"", connections: XML.segue("show", to: "B")),
            XML.scene(
                "B",
                "viewController",
                "title=\"second\"",
                connections: XML.segue("unwind", to: "X", "unwindAction=\"back:\""),
                beside: "<exit id=\"X\" sceneMemberID=\"exit\"/>"
            )
        )
        var classes = StoryboardClasses()
        classes.acceptsUnwinding = { $0.title == "first" }
        let first = try Storyboard(XML.file(scenes), classes: classes).instantiateInitialViewController()
        let stack = NavigationController(rootViewController: first)
        let next = try #require(try first.performSegue(withIdentifier: "show-B"))
        #expect(try next.performSegue(withIdentifier: "unwind-X") === first)
        #expect(stack.viewControllers == [first])
    }
}

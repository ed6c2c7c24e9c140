import StoryCode
import StoryboardTestSupport
import Testing

@testable import StoryboardFiles
@testable import StoryboardLoading

/// The views of a file are built and connected.
@MainActor
struct LoadedViewsTests {
    final class Cities: ViewController {
        var objects: [AnyObject] = []
    }

    final class TableCities: TableViewController {
        override func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { 2 }

        override func tableView(_ tableView: TableView, cellForRowAt indexPath: ItemPath) -> TableViewCell {
            tableView.dequeueReusableCell(withIdentifier: "City", for: indexPath)
        }
    }

    final class CityCell: TableViewCell {
        var label: FileView?
        var shade: RuntimeAttribute.Value?
    }

    private func controller<Controller: ViewController>(
        _ element: String = "viewController",
        inside: String,
        connections: String = "",
        beside: String = "",
        _ classes: StoryboardClasses,
        as type: Controller.Type = Cities.self
    ) throws -> Controller {
        let scene = XML.scene(
            "A",
            element,
            "customClass=\"Cities\"",
            inside: inside,
            connections: connections,
            beside: beside
        )
        return try Storyboard(XML.file(XML.text(scene)), classes: classes, container: Container())
            .instantiateInitialViewController(as: type)
    }

    private var classes: StoryboardClasses {
        var classes = StoryboardClasses()
        classes.controller("Cities") { Cities() }
        classes.outlet("part", of: Cities.self) { (cities, part: AnyObject) in cities.objects.append(part) }
        return classes
    }

    private func outlet(to id: String) -> String { "<outlet property=\"part\" destination=\"\(id)\" id=\"to-\(id)\"/>" }

    @Test func staticCellsAreBuilt() throws {
        let table = """
            <tableView key="view" id="T" dataMode="static"><sections><tableViewSection id="S"><cells>
            <tableViewCell id="C"><tableViewCellContentView key="contentView" id="V"><subviews><label id="L"/></subviews>
            </tableViewCellContentView></tableViewCell></cells></tableViewSection></sections></tableView>
            """
        let cities = try controller("tableViewController", inside: table, connections: outlet(to: "L"), classes)
        cities.loadViewIfNeeded()
        let label = try #require(cities.objects.first as? FileView)
        #expect(label.superview?.superview?.superview === cities.view)
        // Only prototypes are dequeued as cells.
        #expect(label.superview?.superview is FileView)
    }

    @Test func prototypesMakeCells() throws {
        let table = """
            <tableView key="view" id="T"><prototypes><tableViewCell id="C" customClass="CityCell" reuseIdentifier="City">
            <tableViewCellContentView key="contentView" id="V"><subviews><label id="L"/></subviews>
            </tableViewCellContentView><userDefinedRuntimeAttributes>
            <userDefinedRuntimeAttribute type="boolean" keyPath="shade" value="YES"/></userDefinedRuntimeAttributes>
            <connections><outlet property="label" destination="L" id="O"/></connections>
            </tableViewCell></prototypes></tableView>
            """
        var classes = classes
        classes.controller("Cities") { TableCities() }
        classes.view("CityCell") { CityCell() }
        classes.outlet("label", of: CityCell.self) { (cell, label: FileView) in cell.label = label }
        classes.attribute("shade", of: CityCell.self) { $0.shade = $1 }
        let cities = try controller("tableViewController", inside: table, classes, as: TableCities.self)
        let window = Window()
        window.rootViewController = cities
        window.makeKeyAndVisible()
        let cells = cities.tableView.visibleCells.compactMap { $0 as? CityCell }
        #expect(cells.count == 2)
        #expect(cells.allSatisfy { $0.shade == .boolean(true) && $0.label?.superview?.superview === $0 })
        #expect(cells.first?.label !== cells.last?.label)
    }

    /// A setter of an attribute may reload a table before the outlets of the controller are set.
    @Test func earlyCellIsConnectedToItsController() throws {
        let table = """
            <tableView key="view" id="T"><prototypes><tableViewCell id="C" reuseIdentifier="City"><connections>
            <outlet property="part" destination="A" id="O"/></connections></tableViewCell></prototypes>
            <userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type="boolean" keyPath="isReady" value="YES"/>
            </userDefinedRuntimeAttributes></tableView>
            """
        var owners: [AnyObject] = []
        var classes = classes
        classes.outlet("part", of: TableViewCell.self) { (_, owner: AnyObject) in owners.append(owner) }
        classes.attribute("isReady", of: TableView.self) { table, _ in
            _ = table.dequeueReusableCell(withIdentifier: "City", for: ItemPath(item: 0, section: 0))
        }
        let cities = try controller(inside: table, classes)
        cities.loadViewIfNeeded()
        #expect(owners.map { $0 === cities } == [true])
    }

    @Test func cellIsConnectedToAViewOfItsController() throws {
        let view = """
            <view key="view" id="V"><subviews><label id="L"/><tableView id="T"><prototypes>
            <tableViewCell id="C" reuseIdentifier="City"><connections><outlet property="label" destination="L" id="O"/>
            </connections></tableViewCell></prototypes></tableView></subviews></view>
            """
        var labels: [FileView] = []
        var classes = classes
        classes.outlet("label", of: TableViewCell.self) { (_, label: FileView) in labels.append(label) }
        let cities = try controller(inside: view, classes)
        cities.loadViewIfNeeded()
        let table = try #require(cities.view.subviews.last as? TableView)
        _ = table.dequeueReusableCell(withIdentifier: "City", for: ItemPath(item: 0, section: 0))
        #expect(labels.map { $0 === cities.view.subviews.first } == [true])
    }

    @Test func frameHasItsKey() throws {
        let view = """
            <view key="view" id="V"><subviews><label id="L">
            <rect key="contentStretch" x="5" y="6" width="7" height="8"/><rect key="frame" y="2" height="4"/>
            </label></subviews></view>
            """
        let cities = try controller(inside: view, classes)
        #expect(cities.view.subviews.map(\.frame) == [LayoutRect(x: 0, y: 2, width: 0, height: 4)])
    }

    @Test func cellFactoriesRetainNothing() throws {
        weak var cities: Cities?
        weak var outside: FileView?
        do {
            let cell = "<prototypes><tableViewCell reuseIdentifier=\"City\"/></prototypes>"
            let table = "<tableView>\(cell)</tableView>"
            let made = try controller(
                inside: "<view key=\"view\" id=\"V\"><subviews>\(table)</subviews></view>",
                connections: outlet(to: "F"),
                beside: "<view key=\"view\" id=\"F\"><subviews>\(table)</subviews></view>",
                classes
            )
            made.loadViewIfNeeded()
            outside = made.objects.first as? FileView
            made.objects = []
            cities = made
            #expect(outside != nil)
        }
        #expect(cities == nil)
        #expect(outside == nil)
    }

    @Test func attributesPrecedeOutlets() throws {
        func shade(_ value: String) -> String {
            "<userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type=\"string\" keyPath=\"shade\" "
                + "value=\"\(value)\"/></userDefinedRuntimeAttributes>"
        }
        let view = """
            <view key="view" id="V"><subviews><label id="L">\(shade("label"))</label></subviews>\(shade("view"))</view>
            """
        var events: [String] = []
        var classes = StoryboardClasses()
        classes.controller("Cities") { Cities() }
        classes.attribute("shade", of: FileView.self) { view, value in
            events.append("\(value) in \(view.superview == nil ? "none" : "its view")")
        }
        classes.outlet("part", of: Cities.self) { (_, _: View) in events.append("outlet") }
        try controller(inside: view, connections: outlet(to: "V"), classes).loadViewIfNeeded()
        #expect(events == [#"string("label") in its view"#, #"string("view") in none"#, "outlet"])
    }

    @Test func collectionPrototypesMakeCells() throws {
        let view = """
            <collectionView key="view" id="T"><cells><collectionViewCell id="C" reuseIdentifier="City">
            <view key="contentView" id="V"/></collectionViewCell></cells></collectionView>
            """
        let cities = try controller("collectionViewController", inside: view, classes)
        let collection = try #require(cities.view as? CollectionView)
        #expect(collection.subviews.isEmpty)
        let cell = collection.dequeueReusableCell(withReuseIdentifier: "City", for: ItemPath(item: 0, section: 0))
        #expect((cell.subviews.first as? FileView)?.element["id"] == "V")
    }

    @Test func outletToObjectOutsideViews() throws {
        let view = """
            <view key="view" id="V"><constraints><constraint id="H" constant="7"/></constraints></view>
            """
        let beside = """
            <tapGestureRecognizer id="G"/><view id="F"><rect key="frame" x="0" y="0" width="5" height="5"/></view>
            """
        let outlets = ["H", "G", "F", "X"].map(outlet).joined()
        let cities = try controller(inside: view, connections: outlets, beside: beside, classes)
        cities.loadViewIfNeeded()
        let names = cities.objects.map { ($0 as? FileObject)?.element.name }
        #expect(names == ["constraint", "tapGestureRecognizer", nil])
        #expect((cities.objects.last as? FileView)?.frame.size.width == 5)
    }

    @Test func objectOutsideViewsHasItsAttributes() throws {
        var shades: [RuntimeAttribute.Value] = []
        var classes = classes
        classes.attribute("shade", of: FileObject.self) { shades.append($1) }
        let recognizer = """
            <tapGestureRecognizer id="G"><userDefinedRuntimeAttributes>
            <userDefinedRuntimeAttribute type="string" keyPath="shade" value="dark"/>
            </userDefinedRuntimeAttributes></tapGestureRecognizer>
            """
        let view = "<view key=\"view\" id=\"V\"/>"
        let cities = try controller(inside: view, connections: outlet(to: "G"), beside: recognizer, classes)
        cities.loadViewIfNeeded()
        #expect(shades == [.string("dark")])
    }

    @Test func outletsAreSetForEachViewOfFile() throws {
        let view = "<view key=\"view\" id=\"V\"><subviews><label id=\"L\"/></subviews></view>"
        let outlets = outlet(to: "L") + outlet(to: "G")
        let recognizer = "<tapGestureRecognizer id=\"G\"/>"
        let cities = try controller(inside: view, connections: outlets, beside: recognizer, classes)
        cities.loadViewIfNeeded()
        cities.view = View()
        #expect(cities.objects.count == 2)
        cities.reloadView()
        #expect(cities.objects.count == 4)
        #expect(Set(cities.objects.map(ObjectIdentifier.init)).count == 4)
    }

    @Test func watchControllerHasItems() throws {
        let items = "<items><label id=\"L\"/><group id=\"G\"><items><label id=\"M\"/></items></group></items>"
        let cities = try controller("controller", inside: items, connections: outlet(to: "M"), classes)
        #expect(cities.view.subviews.count == 2)
        #expect(cities.objects.first === cities.view.subviews.last?.subviews.first)
    }

    @Test func programSettingsAreKept() throws {
        var classes = classes
        classes.controller("Cities") {
            let cities = Cities()
            cities.definesPresentationContext = true
            return cities
        }
        #expect(try controller(inside: "", classes).definesPresentationContext)
    }

    @Test func segueDuringOutletSetter() throws {
        var classes = StoryboardClasses()
        classes.controller("Cities") { Cities() }
        classes.outlet("part", of: Cities.self) { (cities, part: AnyObject) in
            cities.objects.append(part)
            _ = try? cities.performSegue(withIdentifier: "show-A")
        }
        let view = "<view key=\"view\" id=\"V\"><subviews><label id=\"L\"/></subviews></view>"
        let cities = try controller(
            inside: view,
            connections: outlet(to: "L") + XML.segue("show", to: "A"),
            classes
        )
        let stack = NavigationController(rootViewController: cities)
        let window = Window()
        window.rootViewController = stack
        cities.loadViewIfNeeded()
        #expect(stack.viewControllers.count == 2)
        #expect(cities.objects.count == 1)
    }
}

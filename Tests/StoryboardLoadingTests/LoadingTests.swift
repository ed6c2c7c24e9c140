import StoryCode
import StoryboardTestSupport
import Testing

@testable import StoryboardFiles
@testable import StoryboardLoading

/// A file runs as a storyboard with the program's classes.
@MainActor
struct LoadingTests {
    final class Cities: ViewController {
        var label: FileView?
        var values: [String] = []
        var unwound = 0
    }

    /// Returns the storyboard of a file with scenes.
    func storyboard(
        _ scenes: String...,
        classes: StoryboardClasses = StoryboardClasses(),
        container: Container = Container()
    ) throws -> Storyboard {
        let text = XML.text(scenes.joined())
        return Storyboard(try XML.file(text), classes: classes, container: container)
    }

    @Test(arguments: [
        ("viewController", "ViewController"), ("navigationController", "NavigationController"),
        ("tabBarController", "TabBarController"), ("splitViewController", "SplitViewController"),
        ("pageViewController", "PageViewController"), ("tableViewController", "TableViewController"),
        ("collectionViewController", "CollectionViewController"), ("avPlayerViewController", "ViewController"),
    ])
    func unregisteredControllerHasItsKind(element: String, name: String) throws {
        let controller = try storyboard(XML.scene("A", element)).instantiateInitialViewController()
        #expect("\(type(of: controller))" == name)
    }

    @Test func relatedScenesOfAnotherClassAreChildren() throws {
        var classes = StoryboardClasses()
        classes.controller("Cities") { Cities() }
        let tabs = XML.scene(
            "A",
            "tabBarController",
            "customClass=\"Cities\"",
            connections: XML.segue("relationship", to: "B", "relationship=\"viewControllers\"")
        )
        let controller = try storyboard(tabs, XML.scene("B"), classes: classes).instantiateInitialViewController()
        #expect(controller is Cities && controller.children.map(\.sceneIdentifier) == ["B"])
        #expect(controller.children.first?.parent === controller)
    }

    @Test func moduleTakesPrecedence() throws {
        final class Other: ViewController {}
        var classes = StoryboardClasses()
        classes.controller("Cities") { Cities() }
        classes.controller("Cities", module: "App") { Other() }
        func made(_ attributes: String) throws -> ViewController {
            try storyboard(XML.scene("A", "viewController", attributes), classes: classes)
                .instantiateInitialViewController()
        }
        #expect(try made("customClass=\"Cities\" customModule=\"App\"") is Other)
        #expect(try made("customClass=\"Cities\" customModule=\"Kit\"") is Cities)
        #expect(try made("customClass=\"Cities\"") is Cities)
        #expect(try made("customClass=\"Unknown\"") as? Cities == nil)
    }

    @Test func settingsOfTheControllerAreThoseOfTheFile() throws {
        let styles = ModalPresentationStyle.allCases
        let scenes = styles.map { style in
            let context = style == .automatic ? "NO" : "YES"
            return XML.scene(
                "\(style)",
                "viewController",
                """
                storyboardIdentifier="\(style)" modalPresentationStyle="\(style)" definesPresentationContext="\(context)"
                """,
                inside: "<tabBarItem key=\"tabBarItem\" title=\"Tab \(style)\" id=\"tab-\(style)\"/>"
            )
        }
        let main = try storyboard(scenes.joined())
        for style in styles {
            let controller = try main.instantiateViewController(named: "\(style)")
            #expect(controller.title == "Tab \(style)")
            #expect(controller.modalPresentationStyle == style)
            #expect(controller.definesPresentationContext == (style != .automatic))
        }
    }

    @Test func outletsAreSetBeforeViewDidLoad() throws {
        var classes = StoryboardClasses()
        classes.controller("Cities") { Cities() }
        classes.outlet("label", of: Cities.self) { (cities, label: FileView) in cities.label = label }
        let view = """
            <view key="view" id="V"><rect key="frame" x="0" y="0" width="40" height="30"/><subviews>
            <label id="L" text="Oslo"><rect key="frame" x="1" y="2" width="3" height="4"/></label>
            </subviews></view>
            """
        let controller = try storyboard(
            XML.scene(
                "A",
                "viewController",
                "customClass=\"Cities\" title=\"Cities\"",
                inside: view,
                connections: "<outlet property=\"label\" destination=\"L\" id=\"O\"/>"
            ),
            classes: classes
        ).instantiateInitialViewController(as: Cities.self)
        #expect(controller.title == "Cities")
        #expect(controller.label == nil)
        controller.loadViewIfNeeded()
        #expect(controller.label?.kind == "label")
        #expect(controller.label?.frame == LayoutRect(x: 1, y: 2, width: 3, height: 4))
        #expect(controller.view.subviews.first === controller.label)
    }

    @Test func attributesAreSet() throws {
        var classes = StoryboardClasses()
        classes.controller("Cities") { Cities() }
        classes.attribute("shade", of: Cities.self) { $0.values.append("\($1)") }
        let attributes = """
            <userDefinedRuntimeAttributes>
            <userDefinedRuntimeAttribute type="string" keyPath="shade" value="dark"/>
            <userDefinedRuntimeAttribute type="string" keyPath="shape" value="round"/>
            </userDefinedRuntimeAttributes>
            """
        let scene = XML.scene("A", "viewController", "customClass=\"Cities\"", inside: attributes)
        let controller = try storyboard(scene, classes: classes).instantiateInitialViewController(as: Cities.self)
        #expect(controller.values == ["string(\"dark\")"])
        #expect(
            try XML.file(XML.text(scene)).problems(with: classes).map(\.reason) == [.unregisteredAttribute("shape")]
        )
    }

    private func attribute(_ type: String, _ keyPath: String, _ value: String) -> String {
        """
        <userDefinedRuntimeAttributes>
        <userDefinedRuntimeAttribute type="\(type)" keyPath="\(keyPath)" value="\(value)"/>
        </userDefinedRuntimeAttributes>
        """
    }

    @Test(arguments: ["swinjectRegistrationName", "dipTag", "typhoonKey"])
    func registrationNameOfOtherContainers(key: String) throws {
        let container = Container()
        container.register(ViewController.self, name: "north").injection { $0.title = "north" }
        container.register(ViewController.self).injection { $0.title = "plain" }
        let controller = try storyboard(
            XML.scene("A", inside: attribute("string", key, "north")),
            container: container
        ).instantiateInitialViewController()
        #expect(controller.title == "north")
    }

    final class Resolved: ViewController, StoryboardResolving {
        func resolveViewController(_ resolver: Resolver) { title = "resolved" }
    }

    @Test(arguments: ["YES": "resolved", "NO": nil])
    func resolvingIsAnAttribute(value: String, title: String?) throws {
        var classes = StoryboardClasses()
        classes.controller("Resolved") { Resolved() }
        let attribute = attribute("boolean", "resolving", value)
        let controller = try storyboard(
            XML.scene("A", "viewController", "customClass=\"Resolved\"", inside: attribute),
            classes: classes
        ).instantiateInitialViewController()
        #expect(controller.title == title)
    }

    @Test func seguesByIdentifierOrID() throws {
        let main = try storyboard(
            XML.scene(
                "S",
                "navigationController",
                connections: XML.segue("relationship", to: "A", "relationship=\"rootViewController\"")
            ),
            XML.scene(
                "A",
                connections: XML.segue("show", to: "B") + XML.segue("modal", to: "B", "identifier=\"up\"")
            ),
            XML.scene("B", "viewController", "storyboardIdentifier=\"Bee\"")
        )
        let stack = try #require(main.instantiateViewController(named: "S") as? NavigationController)
        let root = try #require(stack.topViewController)
        #expect(try root.performSegue(withIdentifier: "show-B")?.sceneIdentifier == "Bee")
        #expect(stack.viewControllers.count == 2)
        stack.popViewController(animated: false)
        let window = Window()
        window.rootViewController = stack
        window.makeKeyAndVisible()
        for identifier in ["up", "modal-B"] {
            #expect(try root.performSegue(withIdentifier: identifier)?.sceneIdentifier == "Bee")
            #expect(stack.presentedViewController?.sceneIdentifier == "Bee")
            stack.dismiss(animated: false)
        }
    }

    /// A scene without an identifier is instantiated by segues only, unless it is the initial one.
    @Test func sceneWithoutIdentifierIsSegueOnly() throws {
        let main = try storyboard(
            XML.scene("A", connections: XML.segue("show", to: "C")),
            XML.scene("B", "viewController", "storyboardIdentifier=\"Bee\""),
            XML.scene("C"),
            XML.scene("D", "application")
        )
        func make(_ name: String) throws {
            _ = try main.instantiateViewController(withIdentifier: SceneIdentifier<ViewController>(rawValue: name))
        }
        for name in ["A", "Bee", "D"] { #expect(throws: Never.self) { try make(name) } }
        let error = #expect(throws: StoryboardError.self) { try make("C") }
        #expect(error?.reason == .sceneIsSegueOnly)
    }

    @Test func unwindReachesRegisteredClass() throws {
        var classes = StoryboardClasses()
        classes.controller("Cities") { Cities() }
        classes.unwindAction("back:", of: Cities.self) { cities, _ in cities.unwound += 1 }
        let main = try storyboard(
            XML.scene("A", "viewController", "customClass=\"Cities\"", connections: XML.segue("show", to: "B")),
            XML.scene(
                "B",
                connections: XML.segue("unwind", to: "X", "unwindAction=\"back:\""),
                beside: "<exit id=\"X\" sceneMemberID=\"exit\"/>"
            ),
            classes: classes
        )
        let cities = try main.instantiateInitialViewController(as: Cities.self)
        let stack = NavigationController(rootViewController: cities)
        let next = try #require(try cities.performSegue(withIdentifier: "show-B"))
        #expect(try next.performSegue(withIdentifier: "unwind-X") === cities)
        #expect(cities.unwound == 1)
        #expect(stack.viewControllers == [cities])
    }

    @Test func unsupportedSegueThrows() throws {
        let main = try storyboard(
            XML.scene(
                "A",
                connections: XML.segue("custom", to: "B", "customClass=\"Fade\"") + XML.segue("custom", to: "A")
                    + XML.segue("flip", to: "B") + XML.segue("relationship", to: "B", "relationship=\"pages\"")
                    + XML.segue("show", to: "gone")
            ),
            XML.scene("B")
        )
        let controller = try main.instantiateInitialViewController()
        let reasons = [
            ("custom-B", "No segue is registered for the class Fade"), ("custom-A", "The segue names no class"),
            ("flip-B", "Segues of the kind \"flip\" are not supported"),
            ("relationship-B", "The relationship \"pages\" is not supported"),
        ]
        for (id, reason) in reasons {
            let error = try #require(throws: StoryboardError.self) { try controller.performSegue(withIdentifier: id) }
            #expect(error.reason == .cannotBePerformed(reason))
        }
        let gone = try #require(throws: StoryboardError.self) {
            try controller.performSegue(withIdentifier: "show-gone")
        }
        #expect(gone.reason == .unknownScene("gone", existing: ["A", "B"]))
    }

    @Test func referencesAcrossFiles() throws {
        let container = Container()
        let other = XML.text(XML.scene("X", "viewController", "storyboardIdentifier=\"Ex\""), initial: "X")
        container.registerStoryboard(try XML.file(other, path: "Other.storyboard"))
        func placeholder(_ attributes: String) -> String { XML.scene("P", "viewControllerPlaceholder", attributes) }
        for attributes in ["storyboardName=\"Other\"", "storyboardName=\"Other\" referencedIdentifier=\"Ex\""] {
            let main = try storyboard(
                XML.scene("A", connections: XML.segue("embed", to: "P")),
                placeholder(attributes),
                container: container
            )
            #expect(try main.instantiateInitialViewController().children.first?.storyboard?.name == "Other")
            try main.validate()
        }
        // Without a storyboard name, the reference leads to a scene of the same file.
        let own = try storyboard(
            XML.scene("A", connections: XML.segue("embed", to: "P")),
            placeholder("referencedIdentifier=\"Bee\""),
            XML.scene("B", "viewController", "storyboardIdentifier=\"Bee\"")
        )
        #expect(try own.instantiateInitialViewController().children.first?.sceneIdentifier == "Bee")
        try own.validate()
    }

    /// Reports of the container and errors name the file.
    @Test func storyboardIsInItsFile() throws {
        let container = Container()
        let file = try XML.file(XML.text(XML.scene("A")), path: "App/Main.storyboard")
        container.registerStoryboard(file)
        #expect(container.graph.nodes.first?.location?.description == "App/Main.storyboard:1")
        let error = #expect(throws: StoryboardError.self) {
            try Storyboard(file, container: Container()).instantiateViewController(named: "B")
        }
        #expect(error?.path.map(\.description) == ["storyboard \"Main\" (App/Main.storyboard:1)"])
    }

    @Test func nothingIsRetained() throws {
        weak var controller: ViewController?
        weak var storyboard: Storyboard?
        do {
            let made = try self.storyboard(
                XML.scene("A", inside: "<view key=\"view\" id=\"V\"/>", connections: XML.segue("embed", to: "B")),
                XML.scene("B")
            )
            storyboard = made
            let window = try Window(storyboard: made)
            window.makeKeyAndVisible()
            controller = window.rootViewController
            #expect(controller != nil)
        }
        #expect(controller == nil)
        #expect(storyboard == nil)
    }
}

import StoryboardTestSupport
import Testing

@testable import StoryboardFiles

/// The controllers, the names and the connections of scenes.
struct FileSceneTests {
    /// Returns the scene of a file with the given objects.
    private func scene(_ objects: String) throws -> FileScene {
        try XML.file(XML.text("<scene sceneID=\"S\"><objects>\(objects)</objects></scene>")).scenes[0]
    }

    @Test func sceneMayHaveNoController() throws {
        let file = try XML.file(XML.text("<scene/>", "<scene sceneID=\"S\"><objects/></scene>"))
        #expect(file.scenes.map(\.id) == ["", "S"])
        for scene in file.scenes {
            #expect(scene.objects.isEmpty && scene.controller == nil)
            #expect(scene.identifier == nil && scene.title == nil && scene.rootView == nil && scene.reference == nil)
            #expect(scene.registrationName == nil && !scene.disablesResolving)
            #expect(file.name(of: scene) == scene.id)
        }
    }

    @Test(arguments: [
        "controller", "notificationController", "glanceController", "hostingController", "pageController",
    ])
    func controllerOfAWatchHasNoMark(element: String) throws {
        let placeholder = "<placeholder id=\"p\"/>"
        let scene = try scene("\(placeholder)<\(element) id=\"A\" identifier=\"Main\"/>")
        #expect(scene.controller?["id"] == "A")
        #expect(scene.identifier == "Main")
        let both = try self.scene("<\(element) id=\"A\" identifier=\"Main\" storyboardIdentifier=\"Own\"/>")
        #expect(both.identifier == "Own")
    }

    @Test func identifierOfAWatchIsThatOfItsControllersOnly() throws {
        let scene = try scene("<viewController id=\"A\" sceneMemberID=\"viewController\" identifier=\"Main\"/>")
        #expect(scene.controller?["id"] == "A")
        #expect(scene.identifier == nil)
        #expect(try self.scene("<viewController id=\"A\"/>").controller == nil)
    }

    @Test(arguments: ["viewControllerPlaceholder", "controllerPlaceholder"])
    func placeholderIsAReference(element: String) throws {
        let attributes = "storyboardName=\"City\" referencedIdentifier=\"Map\" bundleIdentifier=\"kit\""
        let scene = try XML.file(XML.text(XML.scene("A", element, attributes))).scenes[0]
        #expect(scene.reference?.storyboardName == "City")
        #expect(scene.reference?.identifier == "Map")
        #expect(scene.reference?.bundleIdentifier == "kit")
    }

    // The File's Owner is a placeholder on iOS, and a custom object on macOS.
    @Test(
        arguments: [
            ("<placeholder id=\"o\" placeholderIdentifier=\"IBFilesOwner\" customClass=\"City\"/><x id=\"X\"/>", "o"),
            ("<placeholder id=\"-2\" customClass=\"UIResponder\"/><view id=\"V\"/>", "V"),
            ("<customObject id=\"-1\" customClass=\"First\"/><customObject id=\"-2\" customClass=\"City\"/>", "-2"),
            ("<customObject id=\"-2\" customClass=\"NSApplication\"/><window id=\"W\"/>", "W"),
            ("<customObject id=\"-2\" customClass=\"NSObject\"/><window id=\"W\"/>", "W"),
            ("<customObject id=\"-2\" customClass=\"\"/><window id=\"W\"/>", "W"),
            ("<customObject id=\"-1\"/><customObject id=\"-2\"/><customObject id=\"-3\"/>", "-2"),
            ("<placeholder id=\"p\"/><customObject id=\"-3\"/><view id=\"V\"/>", "V"),
            ("<placeholder id=\"p\"/>", nil),
        ] as [(String, String?)]
    )
    func principalObjectOfAXIBFile(objects: String, id: String?) throws {
        let type = "com.apple.InterfaceBuilder3.Cocoa.XIB"
        let file = try XML.file("<document type=\"\(type)\"><objects>\(objects)</objects></document>")
        #expect(file.scenes.map { $0.controller?["id"] } == [id])
    }

    @Test func columnsHaveTheOrderOfTheirMeaning() throws {
        func segue(_ relationship: String) -> String {
            "<segue kind=\"relationship\" relationship=\"\(relationship)\" destination=\"A\"/>"
        }
        let names = [
            "compactViewController", "x", "detailViewController", "y", "masterViewController", "detailViewController",
            "supplementaryViewController",
        ]
        let file = try XML.file(XML.text(XML.scene("A", connections: names.map(segue).joined())))
        #expect(
            file.scenes[0].orderedSegues.map(\.relationship) == [
                "masterViewController", "x", "supplementaryViewController", "y", "detailViewController",
                "detailViewController", "compactViewController",
            ]
        )
    }

    @Test func connectionsMayHaveNoAttributes() throws {
        let connections = "<segue/><outlet/><outletCollection/><action/><other/>"
        let scene = try XML.file(XML.text(XML.scene("A", connections: connections))).scenes[0]
        #expect(scene.segues.map(\.kind) == [""])
        #expect(scene.segues.map(\.destination) == [nil])
        #expect(scene.outlets.map(\.property) == ["", ""])
        #expect(scene.outlets.map(\.destination) == ["", ""])
        #expect(scene.outlets.map(\.isCollection) == [false, true])
        #expect(scene.actions.map(\.selector) == [""])
        #expect(scene.actions.map(\.destination) == [nil])
        #expect(scene.actions.map(\.eventType) == [nil])
    }

    @Test func actionMayHaveATarget() throws {
        let actions = "<action selector=\"a:\" target=\"T\"/><action selector=\"b:\" target=\"T\" destination=\"D\"/>"
        let scene = try XML.file(XML.text(XML.scene("A", connections: actions))).scenes[0]
        #expect(scene.actions.map(\.destination) == ["T", "D"])
    }

    @Test func canvasLocationNeedsBothCoordinates() throws {
        func location(_ point: String) throws -> [Double]? {
            let text = XML.text(XML.scene("A").replacing("</scene>", with: "<point \(point)/></scene>"))
            return try XML.file(text).scenes[0].canvasLocation.map { [$0.x, $0.y] }
        }
        #expect(try location("key=\"canvasLocation\" x=\"-1.5\" y=\"2\"") == [-1.5, 2])
        #expect(try location("key=\"canvasLocation\" x=\"1\"") == nil)
        #expect(try location("key=\"canvasLocation\" y=\"1\"") == nil)
        #expect(try location("key=\"other\" x=\"1\" y=\"2\"") == nil)
    }

    @Test func rootViewHasItsKey() throws {
        for (key, id) in [("view", "v"), ("window", "v"), ("contentView", nil)] as [(String, String?)] {
            let file = try XML.file(XML.text(XML.scene("A", inside: "<x id=\"x\"/><view key=\"\(key)\" id=\"v\"/>")))
            #expect(file.scenes[0].rootView?["id"] == id)
        }
    }
}

/// One scene of a storyboard file.
public struct FileScene: Sendable {
    /// The `<scene>`.
    public let element: Element

    /// The objects that it has, the controller among them.
    public let objects: [Element]

    /// The controller, or the placeholder that stands for that of another storyboard.
    public let controller: Element?

    /// The segues that begin in it, in the order of the file, whatever element they hang on.
    public let segues: [FileSegue]

    /// The outlets of its objects, those of collections included.
    public let outlets: [FileOutlet]

    /// The actions of its objects.
    public let actions: [FileAction]

    /// The runtime attributes of its objects.
    public let runtimeAttributes: [RuntimeAttribute]

    init(_ scene: Element) {
        element = scene
        objects = scene.child("objects").map { Array($0.children) } ?? []
        let controller = Self.controller(among: objects)
        self.controller = controller
        var segues: [FileSegue] = []
        var outlets: [FileOutlet] = []
        var actions: [FileAction] = []
        var attributes: [RuntimeAttribute] = []
        for element in scene.everything {
            switch element.name {
            case "connections":
                guard let owner = element.parent else { continue }
                for connection in element.children {
                    switch connection.name {
                    case "segue": segues.append(FileSegue(connection, source: owner))
                    case "outlet", "outletCollection": outlets.append(FileOutlet(connection, owner: owner))
                    case "action": actions.append(FileAction(connection, owner: owner))
                    default: break
                    }
                }
            case "userDefinedRuntimeAttributes":
                guard let owner = element.parent else { continue }
                for attribute in element.children where attribute.name == "userDefinedRuntimeAttribute" {
                    attributes.append(RuntimeAttribute(attribute, owner: owner))
                }
            default: break
            }
        }
        self.segues = segues
        self.outlets = outlets
        self.actions = actions
        runtimeAttributes = attributes
    }

    /// The controller among a scene's objects, which may come after its placeholders; watchOS does not mark it.
    private static func controller(among objects: [Element]) -> Element? {
        objects.first { $0["sceneMemberID"] == "viewController" }
            ?? objects.first { watchControllers.contains($0.name) }
    }

    private static let watchControllers: Set<String> = [
        "controller", "notificationController", "glanceController", "hostingController", "pageController",
    ]
}

extension FileScene {
    /// The identity of the scene.
    public var id: String { element["sceneID"] ?? "" }

    /// The storyboard identifier of the controller; an empty one is none.
    public var identifier: String? {
        controller?.filled("storyboardIdentifier") ?? (isOfWatch ? controller?.filled("identifier") : nil)
    }

    private var isOfWatch: Bool { controller.map { Self.watchControllers.contains($0.name) } ?? false }

    /// Which scene of another storyboard it stands for, if it is a reference.
    public var reference: FileReference? {
        guard let controller, ["viewControllerPlaceholder", "controllerPlaceholder"].contains(controller.name) else {
            return nil
        }
        return FileReference(controller)
    }

    /// The title of the controller.
    public var title: String? { controller?["title"] }

    /// The view of the controller, or its window.
    public var rootView: Element? { controller?.children.first { ["view", "window"].contains($0["key"]) } }

    /// Where it is on Interface Builder's canvas.
    public var canvasLocation: (x: Double, y: Double)? {
        let point = element.children.first { $0.name == "point" && $0["key"] == "canvasLocation" }
        guard let x = point?.number("x"), let y = point?.number("y") else { return nil }
        return (x, y)
    }
}

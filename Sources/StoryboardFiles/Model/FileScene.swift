/// A scene of a storyboard file, or the contents of a XIB file.
///
/// See <doc:Reading-storyboard-files>.
public struct FileScene: Sendable {
    /// The `<scene>` element.
    public let element: FileElement

    /// The scene's top-level objects, including the controller.
    public let objects: [FileElement]

    /// The controller, or the placeholder of a storyboard reference.
    ///
    /// In a XIB file, it is the File's Owner if it has a class, or the first top-level object.
    public let controller: FileElement?

    /// The segues of all objects of the scene, in the order of the file.
    public private(set) var segues: [FileSegue] = []

    /// The outlets of all objects of the scene, including those of outlet collections.
    public private(set) var outlets: [FileOutlet] = []

    /// The actions that objects of the scene send.
    public private(set) var actions: [FileAction] = []

    /// The runtime attributes of all objects of the scene.
    public private(set) var runtimeAttributes: [RuntimeAttribute] = []

    init(_ scene: FileElement) {
        element = scene
        objects = scene.firstChild("objects").map { Array($0.children) } ?? []
        // The controller may follow its placeholders. watchOS does not mark it.
        controller =
            objects.first { $0["sceneMemberID"] == "viewController" }
            ?? objects.first { Self.watchControllers.contains($0.name) }
            ?? (scene.parent == nil ? Self.principalObject(of: objects) : nil)
        for list in scene.subtree where ["connections", "userDefinedRuntimeAttributes"].contains(list.name) {
            guard let owner = list.parent else { continue }
            for element in list.children {
                switch (list.name, element.name) {
                case ("connections", "segue"): segues.append(FileSegue(element: element, source: owner))
                case ("connections", "outlet"), ("connections", "outletCollection"):
                    outlets.append(FileOutlet(element: element, owner: owner))
                case ("connections", "action"): actions.append(FileAction(element: element, owner: owner))
                case (_, "userDefinedRuntimeAttribute"):
                    runtimeAttributes.append(RuntimeAttribute(element: element, owner: owner))
                default: break
                }
            }
        }
    }

    /// Returns the object for which a XIB file is made: the File's Owner if it has a class, or the first top-level object.
    private static func principalObject(of objects: [FileElement]) -> FileElement? {
        let owner = objects.first {
            $0["placeholderIdentifier"] == "IBFilesOwner" || $0["id"] == "-2" && $0.name == "customObject"
        }
        if let name = owner?.nonempty("customClass"), name != "NSObject", name != "NSApplication" { return owner }
        return objects.first { $0.name != "placeholder" && $0["id"]?.hasPrefix("-") != true } ?? owner
    }

    private static let watchControllers: Set<String> = [
        "controller", "notificationController", "glanceController", "hostingController", "pageController",
    ]
}

extension FileScene {
    /// The scene's own `id`, which is not the controller's.
    public var id: String { element["sceneID"] ?? "" }

    /// The storyboard identifier of the controller, or nil if it is missing or empty.
    public var identifier: String? {
        guard let controller else { return nil }
        let watchIdentifier = Self.watchControllers.contains(controller.name) ? controller.nonempty("identifier") : nil
        return controller.nonempty("storyboardIdentifier") ?? watchIdentifier
    }

    /// The scene that a storyboard reference leads to, or nil if the scene is not a reference.
    public var reference: FileReference? {
        guard let controller, ["viewControllerPlaceholder", "controllerPlaceholder"].contains(controller.name) else {
            return nil
        }
        return FileReference(controller)
    }

    /// The segues in the order in which containers get their members: the columns of a split view controller by their
    /// meaning, because files list them in any order, and the others in the order of the file.
    package var orderedSegues: [FileSegue] {
        func key(_ index: Int) -> (Int, Int) { (segues[index].column ?? 0, index) }
        var columns = segues.indices.filter { segues[$0].column != nil }.sorted { key($0) < key($1) }[...]
        return segues.map { $0.column == nil ? $0 : segues[columns.removeFirst()] }
    }

    /// The title of the controller.
    public var title: String? { controller?["title"] }

    /// The view or the window of the controller.
    public var rootView: FileElement? { controller?.children.first { ["view", "window"].contains($0["key"]) } }

    /// The location of the scene on Interface Builder's canvas.
    public var canvasLocation: (x: Double, y: Double)? {
        let point = element.children.first { $0["key"] == "canvasLocation" }
        guard let x = point?.number("x"), let y = point?.number("y") else { return nil }
        return (x, y)
    }
}

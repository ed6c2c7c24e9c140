/// A builder of a graph, which finds the nodes and the edges of files.
struct StoryboardGraphBuilder {
    private(set) var nodes: [StoryboardGraph.Node] = []
    private(set) var edges: [StoryboardGraph.Edge] = []

    private let files: [StoryboardFile]
    private var filesByName: [String: [Int]] = [:]
    /// The nodes of scenes.
    private var sceneNodes: [FileElement: Int] = [:]
    /// For each file, the nodes of the scenes with identifiers.
    private var identifiedNodes: [[String: Int]] = []
    /// The exits and missing destinations so far.
    private var otherNodes: [StoryboardGraph.OtherNode: Int] = [:]

    init(_ files: [StoryboardFile]) {
        self.files = files
        indexScenes()
        for (index, file) in files.enumerated() {
            for scene in file.scenes { nodes.append(node(scene, in: index)) }
        }
        for (index, file) in files.enumerated() {
            for scene in file.scenes { addEdges(of: scene, in: index) }
        }
    }

    private mutating func indexScenes() {
        for (index, file) in files.enumerated() {
            for name in StoryboardFile.names(ofStoryboard: file.name) { filesByName[name, default: []].append(index) }
            for scene in file.scenes { sceneNodes[scene.element] = sceneNodes.count }
            let identified = file.scenes.filter { $0.reference == nil }.compactMap { scene in
                scene.identifier.map { ($0, sceneNodes[scene.element] ?? 0) }
            }
            identifiedNodes.append(Dictionary(identified) { first, _ in first })
        }
    }

    private func node(_ scene: FileScene, in file: Int) -> StoryboardGraph.Node {
        let isResolved = scene.reference.map { target(of: $0, in: file) != nil }
        let id = scene.controller?["id"]
        return StoryboardGraph.Node(
            role: isResolved.map { $0 ? .reference : .outside } ?? .scene,
            file: file,
            id: id ?? scene.id,
            kind: scene.controller?.name ?? "scene",
            title: scene.givenName,
            identifier: scene.identifier,
            customClass: scene.controller?.nonempty("customClass"),
            reference: scene.reference,
            isInitial: id != nil && id == files[file].initialControllerID,
            location: scene.canvasLocation.map { StoryboardGraph.Location(x: $0.x, y: $0.y) },
            screens: ScreenSketch(scene, isFlipped: files[file].platform == .macOS).map { [$0] } ?? []
        )
    }

    /// Returns the node that a reference leads to: in the nearest possible file that contains it.
    private func target(of reference: FileReference, in file: Int) -> Int? {
        var candidates = [file]
        if let name = reference.storyboardName, name != files[file].name || reference.bundleIdentifier != nil {
            candidates = filesByName[name, default: []].filter { $0 != file }
        }
        // Files that are farther away may have the scene if the nearest do not.
        let ordered = candidates.map { ($0, files[$0].distance(to: files[file])) }.sorted { $0.1 < $1.1 }
        return ordered.lazy.map(\.0).compactMap { other in
            if let identifier = reference.identifier { return identifiedNodes[other][identifier] }
            return files[other].initialScene.flatMap { sceneNodes[$0.element] }
        }.first
    }

    private mutating func addEdges(of scene: FileScene, in file: Int) {
        guard let from = sceneNodes[scene.element] else { return }
        for segue in scene.segues {
            addEdge(segue.element, segue.kind, from, to: destination(of: segue.element, segue.kind, from, file))
            for nested in segue.nested where nested["destination"] != nil {
                let kind = nested["kind"] ?? nested["key"] ?? ""
                addEdge(nested, kind, from, to: destination(of: nested, kind, from, file))
            }
        }
        guard let reference = scene.reference, let to = target(of: reference, in: file) else { return }
        addEdge(scene.controller ?? scene.element, "reference", from, to: to)
    }

    private mutating func addEdge(_ element: FileElement, _ kind: String, _ from: Int, to: Int) {
        edges.append(
            StoryboardGraph.Edge(
                from: from,
                to: to,
                id: kind == "reference" ? "" : element["id"] ?? "",
                kind: kind,
                identifier: kind == "reference" ? nil : element.nonempty("identifier"),
                relationship: element["relationship"],
                line: element.line
            )
        )
    }

    private mutating func destination(of segue: FileElement, _ kind: String, _ from: Int, _ file: Int) -> Int {
        let id = segue["destination"] ?? ""
        if kind == "unwind" {
            return index(of: .init(role: .exit, id: segue["unwindAction"] ?? "", file: file, scene: from))
        }
        let scene = files[file].element(id).flatMap(files[file].scene(of:))
        return scene.flatMap { sceneNodes[$0.element] }
            ?? index(of: .init(role: .missing, id: id, file: file, scene: nil))
    }

    /// Returns the index of a node that is not a scene, and adds it if it is new.
    private mutating func index(of node: StoryboardGraph.OtherNode) -> Int {
        if let index = otherNodes[node] { return index }
        otherNodes[node] = nodes.count
        nodes.append(StoryboardGraph.Node(node.role, file: node.file, id: node.id))
        return nodes.count - 1
    }
}

extension StoryboardGraph {
    /// The identity of a node that is not a scene.
    struct OtherNode: Hashable {
        let role: Node.Role
        let id: String
        let file: Int
        /// The node of the scene to which an exit belongs.
        let scene: Int?
    }
}

extension StoryboardGraph.Node {
    /// Creates a node that is not a scene.
    fileprivate init(_ role: Role, file: Int, id: String) {
        (self.role, self.file, self.id, kind) = (role, file, id, role.rawValue)
        (title, identifier, customClass, reference, location, isInitial) = (nil, nil, nil, nil, nil, false)
    }
}

extension FileScene {
    /// The title of the scene, of its label in Interface Builder, or of its bar item.
    fileprivate var givenName: String? {
        let items = ["navigationItem", "tabBarItem"].map { key in controller?.children.first { $0["key"] == key } }
        return ([title, controller?["userLabel"]] + items.map { $0?["title"] }).firstNonempty
    }
}

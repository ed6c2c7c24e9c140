/// Finds the nodes and the edges of some files.
struct StoryboardGraphBuilder {
    private(set) var nodes: [StoryboardGraph.Node] = []
    private(set) var edges: [StoryboardGraph.Edge] = []

    private let files: [StoryboardFile]
    private var filesOfName: [String: [Int]] = [:]
    /// The nodes of each file's scenes: by the identity of the controller, by the scene, and by its identifier.
    private var placeOfController: [[String: Int]] = []
    private var placeOfScene: [[Element: Int]] = []
    private var placeOfIdentifier: [[String: Int]] = []
    /// The nodes that stand for no scene, so that each is made once.
    private var extras: [[String]: Int] = [:]

    init(_ files: [StoryboardFile]) {
        self.files = files
        findPlaces()
        for (place, file) in files.enumerated() {
            for scene in file.scenes { nodes.append(node(scene, in: place)) }
        }
        for (place, file) in files.enumerated() {
            for scene in file.scenes { addEdges(of: scene, in: place) }
        }
    }

    private mutating func findPlaces() {
        var next = 0
        for (place, file) in files.enumerated() {
            for name in StoryboardFile.names(ofStoryboard: file.name) { filesOfName[name, default: []].append(place) }
            var controllers: [String: Int] = [:]
            var scenes: [Element: Int] = [:]
            var identifiers: [String: Int] = [:]
            for scene in file.scenes {
                if let id = scene.controller?["id"], controllers[id] == nil { controllers[id] = next }
                scenes[scene.element] = next
                if let identifier = scene.identifier, scene.reference == nil, identifiers[identifier] == nil {
                    identifiers[identifier] = next
                }
                next += 1
            }
            placeOfController.append(controllers)
            placeOfScene.append(scenes)
            placeOfIdentifier.append(identifiers)
        }
    }

    private func node(_ scene: FileScene, in file: Int) -> StoryboardGraph.Node {
        let reference = scene.reference
        let isFound = reference.map { target(of: $0, in: file) != nil }
        let id = scene.controller?["id"]
        return StoryboardGraph.Node(
            role: isFound.map { $0 ? .reference : .outside } ?? .scene,
            file: file,
            id: id ?? scene.id,
            kind: scene.controller?.name ?? "scene",
            title: scene.givenName,
            identifier: scene.identifier,
            customClass: scene.controller?.filled("customClass"),
            reference: reference,
            isInitial: id != nil && id == files[file].initialControllerID,
            location: scene.canvasLocation.flatMap { x, y in
                x.isFinite && y.isFinite ? StoryboardGraph.Location(x: x, y: y) : nil
            }
        )
    }

    /// The node that a placeholder stands for: in the first file that may be meant and has it.
    private func target(of reference: FileReference, in file: Int) -> Int? {
        var others = [file]
        if let name = reference.storyboardName, name != files[file].name || reference.bundleIdentifier != nil {
            others = filesOfName[name, default: []].filter { $0 != file }
        }
        return others.lazy.compactMap { other in
            if let identifier = reference.identifier { return placeOfIdentifier[other][identifier] }
            return files[other].initialControllerID.flatMap { placeOfController[other][$0] }
        }.first
    }

    private mutating func addEdges(of scene: FileScene, in file: Int) {
        guard let from = placeOfScene[file][scene.element] else { return }
        for segue in scene.segues {
            add(segue.element, segue.kind, from, file)
            for nested in segue.nested where nested["destination"] != nil {
                add(nested, nested["kind"] ?? nested["key"] ?? "", from, file)
            }
        }
        guard let reference = scene.reference, let to = target(of: reference, in: file) else { return }
        edges.append(
            StoryboardGraph.Edge(
                from: from,
                to: to,
                kind: "reference",
                identifier: nil,
                relationship: nil,
                line: scene.controller?.line ?? scene.element.line
            )
        )
    }

    private mutating func add(_ segue: Element, _ kind: String, _ from: Int, _ file: Int) {
        edges.append(
            StoryboardGraph.Edge(
                from: from,
                to: destination(segue, kind, from, file),
                kind: kind,
                identifier: segue.filled("identifier"),
                relationship: segue["relationship"],
                line: segue.line
            )
        )
    }

    private mutating func destination(_ segue: Element, _ kind: String, _ from: Int, _ file: Int) -> Int {
        let id = segue["destination"] ?? ""
        if kind == "unwind" { return extra(.exit, segue["unwindAction"] ?? "", [String(from)], file) }
        if let place = placeOfController[file][id] { return place }
        guard let element = files[file].element(id) else { return extra(.missing, id, [], file) }
        let scene = files[file].scene(of: element)
        return scene.flatMap { placeOfScene[file][$0.element] } ?? extra(.missing, id, [], file)
    }

    private mutating func extra(
        _ role: StoryboardGraph.Node.Role,
        _ id: String,
        _ owner: [String],
        _ file: Int
    ) -> Int {
        let key = [role.rawValue, id, String(file)] + owner
        if let place = extras[key] { return place }
        nodes.append(
            StoryboardGraph.Node(
                role: role,
                file: file,
                id: id,
                kind: role.rawValue,
                title: nil,
                identifier: nil,
                customClass: nil,
                reference: nil,
                isInitial: false,
                location: nil
            )
        )
        extras[key] = nodes.count - 1
        return nodes.count - 1
    }
}

extension FileScene {
    /// What the author calls the scene.
    fileprivate var givenName: String? {
        guard let controller else { return nil }
        let items = ["navigationItem", "tabBarItem"].map { key in controller.children.first { $0["key"] == key } }
        let names = [title, controller["userLabel"]] + items.map { $0?["title"] }
        return names.lazy.compactMap { $0 }.first { !$0.isEmpty }
    }
}

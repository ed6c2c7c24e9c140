extension StoryboardFile {
    /// Returns the contents of the file as JSON: scenes, segues, references, runtime attributes and connections.
    public func summary() throws -> String {
        try JSON.text(summaryValue)
    }

    var summaryValue: JSON {
        let segues = scenes.flatMap(\.segues)
        let outlets = scenes.flatMap(\.outlets)
        return [
            "parse": "ok",
            "document": documentSummary,
            "initial": initialSummary,
            "dependencies": dependencySummary,
            "scenes": .array(scenes.map { SceneSummary(scene: $0, file: self).value }),
            "duplicateIds": .array(duplicateIDs.map(JSON.string)),
            "duplicateStoryboardIdentifiers": .array(duplicateIdentifiers.map(JSON.string)),
            "unreachableFromInitial": unreachableFromInitial.map { .array($0.map(JSON.string)) } ?? .null,
            "seguesOutsideScenes": .int(seguesOutsideScenes),
            "totals": [
                "scenes": .int(scenes.count),
                "segues": .int(segues.count),
                "outlets": .int(outlets.filter { !$0.isCollection }.count),
                "actions": .int(scenes.map(\.actions.count).reduce(0, +)),
                "danglingSegues": .int(segues.filter { $0.destination.flatMap(element) == nil }.count),
                "danglingOutlets": .int(outlets.filter { element($0.destination) == nil }.count),
            ],
        ]
    }

    private var documentSummary: JSON {
        [
            "rootElement": .string(root.name), "type": JSON(root["type"]), "version": JSON(root["version"]),
            "toolsVersion": JSON(root["toolsVersion"]), "systemVersion": JSON(root["systemVersion"]),
            "targetRuntime": JSON(root["targetRuntime"]), "platform": JSON(platform?.rawValue),
            "initialViewController": JSON(initialControllerID),
            "launchScreen": .bool(root["launchScreen"] == "YES"),
            "useAutolayout": .bool(root["useAutolayout"] == "YES"),
            "useSafeAreas": .bool(root["useSafeAreas"] == "YES"),
            "useTraitCollections": .bool(root["useTraitCollections"] == "YES"),
        ]
    }

    private var initialSummary: JSON {
        let scene = initialScene
        return [
            "id": JSON(initialControllerID), "element": JSON(scene?.controller?.name),
            "sceneID": JSON(scene?.id), "resolved": .bool(scene != nil),
        ]
    }

    private var dependencySummary: JSON {
        let dependencies = root.firstChild("dependencies").map { Array($0.children) } ?? []
        func values(of name: String, _ attribute: String) -> JSON {
            .array(dependencies.filter { $0.name == name }.compactMap { $0[attribute].map(JSON.string) })
        }
        let deployment = dependencies.filter { $0.name == "deployment" }.map { deployment in
            JSON.object(Dictionary(deployment.attributes.map { ($0.name, .string($0.value)) }) { first, _ in first })
        }
        return [
            "deployment": .array(deployment),
            "plugIns": values(of: "plugIn", "identifier"),
            "capabilities": values(of: "capability", "name"),
        ]
    }

    /// The storyboard identifiers that more than one scene has.
    private var duplicateIdentifiers: [String] {
        var seen: Set<String> = []
        var repeated: Set<String> = []
        return scenes.compactMap(\.identifier)
            .filter { !seen.insert($0).inserted && repeated.insert($0).inserted }
    }

    /// The number of `<segue>` elements outside the scenes, which are not segues.
    private var seguesOutsideScenes: Int {
        root.children.filter { $0.name != "scenes" }.map { $0.subtree.count { $0.name == "segue" } }.reduce(0, +)
    }

    /// The controllers that no path of segues connects to the initial one, or nil if none is initial.
    private var unreachableFromInitial: [String]? {
        guard let initial = initialScene else { return nil }
        let scenesByID = Dictionary(scenes.compactMap { scene in scene.controller?["id"].map { ($0, scene) } }) {
            first,
            _ in first
        }
        var reached: Set<String> = []
        var queue = [initial]
        while let scene = queue.popLast() {
            guard let id = scene.controller?["id"], reached.insert(id).inserted else { continue }
            for segue in scene.segues where segue.kind != "unwind" {
                if let next = segue.destination.flatMap({ scenesByID[$0] }) { queue.append(next) }
            }
        }
        return scenes.compactMap(\.controller)
            .filter { $0.name != "application" }
            .compactMap { $0["id"] }
            .filter { !reached.contains($0) }
            .sorted()
    }
}

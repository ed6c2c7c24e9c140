extension StoryboardFile {
    /// Returns the contents of the file as JSON: scenes, segues, references, runtime attributes and connections.
    public func summary() throws -> String {
        let segues = scenes.flatMap(\.segues)
        let outlets = scenes.flatMap(\.outlets)
        let summary: JSON = [
            "parse": "ok", "document": documentSummary, "initial": initialSummary, "dependencies": dependencySummary,
            "scenes": scenes.map { SceneSummary(scene: $0, file: self).value },
            "duplicateIds": duplicateIDs, "duplicateStoryboardIdentifiers": duplicateIdentifiers,
            "unreachableFromInitial": unreachableFromInitial, "seguesOutsideScenes": seguesOutsideScenes,
            "totals": [
                "scenes": scenes.count,
                "segues": segues.count,
                "outlets": outlets.count { !$0.isCollection },
                "actions": scenes.map(\.actions.count).reduce(0, +),
                "danglingSegues": segues.count { $0.destination.flatMap(element) == nil },
                "danglingOutlets": outlets.count { element($0.destination) == nil },
            ],
        ]
        return try summary.text()
    }

    private var documentSummary: JSON {
        var summary: JSON = ["rootElement": root.name, "platform": platform?.rawValue]
        for name in ["type", "version", "toolsVersion", "systemVersion", "targetRuntime"] { summary[name] = root[name] }
        for name in ["launchScreen", "useAutolayout", "useSafeAreas", "useTraitCollections"] {
            summary[name] = root[name] == "YES"
        }
        summary["initialViewController"] = initialControllerID
        return summary
    }

    private var initialSummary: JSON {
        let scene = initialScene
        return [
            "id": initialControllerID, "element": scene?.controller?.name, "sceneID": scene?.id,
            "resolved": scene != nil,
        ]
    }

    private var dependencySummary: JSON {
        let dependencies = root.firstChild("dependencies").map { Array($0.children) } ?? []
        func elements(_ name: String) -> [FileElement] { dependencies.filter { $0.name == name } }
        return [
            "deployment": elements("deployment").map { deployment in
                Dictionary(deployment.attributes.map { ($0.name, $0.value) }) { first, _ in first }
            },
            "plugIns": elements("plugIn").compactMap { $0["identifier"] },
            "capabilities": elements("capability").compactMap { $0["name"] },
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
        let scenesByID = Dictionary(scenes.map { ($0.controller?["id"], $0) }) { first, _ in first }
        var reached: Set<String> = []
        var queue = [initial]
        while let scene = queue.popLast() {
            guard let id = scene.controller?["id"], reached.insert(id).inserted else { continue }
            for segue in scene.segues where segue.kind != "unwind" {
                if let id = segue.destination, let next = scenesByID[id] { queue.append(next) }
            }
        }
        return scenes.compactMap(\.controller)
            .filter { $0.name != "application" }
            .compactMap { $0["id"] }
            .filter { !reached.contains($0) }
            .sorted()
    }
}

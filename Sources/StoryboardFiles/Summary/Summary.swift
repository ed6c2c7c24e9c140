extension StoryboardFile {
    /// What is in the file, as JSON: scenes, segues, references, runtime attributes and connections.
    ///
    /// - Returns: The text, with sorted keys.
    /// - Throws: What the encoder throws.
    public func summary() throws -> String {
        try JSON.text(summaryValue)
    }

    var summaryValue: JSON {
        let summaries = scenes.map { SceneSummary($0, of: self) }
        let segues = scenes.flatMap(\.segues)
        let outlets = scenes.flatMap(\.outlets)
        return [
            "parse": "ok",
            "document": documentSummary,
            "initial": initialSummary,
            "dependencies": dependencySummary,
            "scenes": .array(summaries.map(\.value)),
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
            "rootElement": .string(root.name),
            "type": JSON(root["type"]),
            "version": JSON(root["version"]),
            "toolsVersion": JSON(root["toolsVersion"]),
            "systemVersion": JSON(root["systemVersion"]),
            "targetRuntime": JSON(root["targetRuntime"]),
            "platform": JSON(platform?.rawValue),
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
            "id": JSON(initialControllerID),
            "element": JSON(scene?.controller?.name),
            "sceneID": JSON(scene?.id),
            "resolved": .bool(scene != nil),
        ]
    }

    private var dependencySummary: JSON {
        let dependencies = root.child("dependencies").map { Array($0.children) } ?? []
        func values(_ name: String, _ attribute: String) -> JSON {
            .array(dependencies.filter { $0.name == name }.compactMap { $0[attribute].map(JSON.string) })
        }
        let deployment = dependencies.filter { $0.name == "deployment" }.map { deployment in
            JSON.object(Dictionary(deployment.attributes.map { ($0.name, .string($0.value)) }) { first, _ in first })
        }
        return [
            "deployment": .array(deployment),
            "plugIns": values("plugIn", "identifier"),
            "capabilities": values("capability", "name"),
        ]
    }

    /// The storyboard identifiers that more than one scene has.
    var duplicateIdentifiers: [String] {
        var seen: Set<String> = []
        var repeated: Set<String> = []
        return scenes.compactMap(\.identifier)
            .filter { !seen.insert($0).inserted && repeated.insert($0).inserted }
    }

    /// How many elements are called segues and are none, for they are in no scene.
    private var seguesOutsideScenes: Int {
        root.children.filter { $0.name != "scenes" }.flatMap { Array($0.everything) }
            .filter { $0.name == "segue" }.count
    }

    /// The controllers to which no segues lead from the initial one; nil where none is initial.
    private var unreachableFromInitial: [String]? {
        guard let initial = initialScene else { return nil }
        let places = Dictionary(
            scenes.enumerated().compactMap { place, scene in
                scene.controller?["id"].map { ($0, place) }
            }
        ) { first, _ in first }
        var reached: Set<String> = []
        var waiting = [initial]
        while let scene = waiting.popLast() {
            guard let id = scene.controller?["id"], reached.insert(id).inserted else { continue }
            for segue in scene.segues where segue.kind != "unwind" {
                guard let place = segue.destination.flatMap({ places[$0] }) else { continue }
                waiting.append(scenes[place])
            }
        }
        return scenes.compactMap(\.controller)
            .filter { $0.name != "application" }
            .compactMap { $0["id"] }
            .filter { !reached.contains($0) }
            .sorted()
    }
}

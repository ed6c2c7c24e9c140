/// The differences of all scenes, and from them those of the files.
struct SceneDifferences {
    private let scenes: ComparedScenes
    /// The difference of each scene of the new version, or nil if it is equal.
    private(set) var new: [StoryboardComparison.Scene?] = []
    /// The parts of each scene that is removed.
    private var removed: [Int: StoryboardComparison.Scene] = [:]

    init(_ scenes: ComparedScenes) {
        self.scenes = scenes
        new = scenes.new.entries.indices.map { scene(old: scenes.pairing.old[$0], new: $0) }
        for index in scenes.old.entries.indices where scenes.pairing.new[index] == nil {
            removed[index] = scene(old: index, new: nil)
        }
    }

    /// Returns the ids of the segues that differ, by the nodes of their scenes.
    func changedSegues(_ nodes: [Int?]) -> [Int: Set<String>] {
        zip(new, nodes).reduce(into: [:]) { segues, scene in
            guard let difference = scene.0, let node = scene.1 else { return }
            let changed = difference.parts.filter { $0.kind == .segue && $0.change == .changed }
            segues[node] = Set(changed.compactMap(\.id))
        }
    }

    // MARK: Files

    /// Returns the differences of a file, or nil if there are none.
    func file(_ index: Int) -> StoryboardComparison.File? {
        let versions = scenes.versions[index]
        guard let change = StoryboardComparison.Change(from: versions.old, to: versions.new) else { return nil }
        let fields = change == .changed ? fields(ofFile: index) : []
        let found =
            (scenes.new.indices[index] ?? []).compactMap { new[$0] }
            + (scenes.old.indices[index] ?? []).compactMap { removed[$0] }
        if change == .changed, fields.isEmpty, found.isEmpty { return nil }
        return StoryboardComparison.File(path: versions.path, change: change, fields: fields, scenes: found)
    }

    private func fields(ofFile index: Int) -> [StoryboardComparison.Field] {
        func initialScene(_ version: ComparedScenes.Version) -> Int? {
            version.indices[index]?.first { version.entries[$0].node.isInitial }
        }
        let (old, new) = (initialScene(scenes.old), initialScene(scenes.new))
        let initial = StoryboardComparison.Field(
            "initial scene",
            old.map { scenes.old.entries[$0].node.name },
            new.map { scenes.new.entries[$0].node.name },
            isSame: (old == nil) == (new == nil) && old.flatMap { scenes.pairing.new[$0] } == new
        )
        let platforms = [scenes.versions[index].old, scenes.versions[index].new].map { $0?.platform?.rawValue }
        return [initial, .init("platform", platforms[0], platforms[1])].compactMap(\.self)
    }

    // MARK: Scenes

    /// Returns the differences of a scene or, if it is in one version only, its parts; nil if there are none.
    private func scene(old: Int?, new: Int?) -> StoryboardComparison.Scene? {
        let (old, new) = (old.map { scenes.old.entries[$0] }, new.map { scenes.new.entries[$0] })
        guard let entry = new ?? old, let change = StoryboardComparison.Change(from: old, to: new) else { return nil }
        let (fields, parts) = (fields(old, new), parts(old, new))
        if change == .changed, fields.isEmpty, parts.isEmpty { return nil }
        return StoryboardComparison.Scene(
            change: change,
            name: entry.node.name,
            kind: entry.node.kindName,
            id: entry.node.id,
            line: entry.scene.element.line,
            fields: fields,
            parts: parts
        )
    }

    private func fields(_ old: ComparedScenes.Entry?, _ new: ComparedScenes.Entry?) -> [StoryboardComparison.Field] {
        guard let old, let new else { return [] }
        let values: [(name: String, value: (ComparedScenes.Entry) -> String?)] = [
            ("file", { scenes.versions[$0.file].path }), ("kind", { $0.node.kind.separatedWords }),
            ("class", { $0.scene.controller?.className }), ("identifier", \.node.identifier), ("title", \.node.title),
            ("reference", { $0.node.reference?.displayName }), ("bundle", { $0.node.reference?.bundleIdentifier }),
        ]
        return values.compactMap { StoryboardComparison.Field($0.name, $0.value(old), $0.value(new)) }
    }

    private func parts(_ old: ComparedScenes.Entry?, _ new: ComparedScenes.Entry?) -> [StoryboardComparison.Part] {
        let oldIDs = ObjectIdentities(scenes, file: old?.file ?? 0, isOld: true)
        let newIDs = ObjectIdentities(scenes, file: new?.file ?? 0, isOld: false)
        let oldParts = old.map { SceneParts($0, oldIDs).parts } ?? []
        let newParts = new.map { SceneParts($0, newIDs).parts } ?? []
        var parts = Self.differences(oldParts, newParts, Pairing(old: oldParts.map(\.keys), new: newParts.map(\.keys)))
        if let old, let new { parts += Self.views(SceneObjects(old, oldIDs), SceneObjects(new, newIDs)) }
        return StoryboardComparison.Part.Kind.allCases.flatMap { kind in parts.filter { $0.kind == kind } }
    }

    private static func differences(
        _ old: [SceneParts.Version],
        _ new: [SceneParts.Version],
        _ pairing: Pairing
    ) -> [StoryboardComparison.Part] {
        zip(new, pairing.old).compactMap { part, index in
            index.map { part.changed(from: old[$0]) } ?? part.part(.added)
        } + zip(old, pairing.new).filter { $1 == nil }.map { part, _ in part.part(.removed) }
    }

    /// Returns the views and constraints that differ, and one part for the rest of their contents.
    ///
    /// An added or removed view stands for the objects in it and for its constraints.
    private static func views(_ old: SceneObjects, _ new: SceneObjects) -> [StoryboardComparison.Part] {
        let pairing = Pairing(old: old.versions.map(\.keys), new: new.versions.map(\.keys))
        let single = [zip(old.versions, pairing.new), zip(new.versions, pairing.old)]
            .flatMap { $0.filter { $1 == nil }.map(\.0.element) }
        let ids = Set(single.compactMap { $0["id"] })
        let dependent = single.filter { element in
            let related = [element["firstItem"], element["secondItem"]] + element.ancestors.map { $0["id"] }
            return related.contains { $0.map(ids.contains) == true }
        }
        let omitted = Set(dependent.map { $0["id"] })
        let parts = differences(old.versions, new.versions, pairing)
            .filter { $0.change == .changed || !omitted.contains($0.id) }
        let order = pairing.old.compactMap(\.self)
        let isRestEqual = zip(new.rests, pairing.old).allSatisfy { rest, index in
            index.map { old.rests[$0] == rest } ?? true
        }
        if isRestEqual, order == order.sorted() { return parts }
        let line = new.versions[0].element.line
        return parts + [.init(kind: .views, change: .changed, name: "views or layout", id: nil, line: line, fields: [])]
    }
}

extension StoryboardComparison.Change {
    /// Tells what happened to something that may be in both versions, or returns nil if it is in none.
    fileprivate init?<Version>(from old: Version?, to new: Version?) {
        if old == nil, new == nil { return nil }
        self = old == nil ? .added : new == nil ? .removed : .changed
    }
}

extension StoryboardComparison.Field {
    /// Returns nil if the values are the same.
    ///
    /// - Parameter isSame: Whether the values mean the same, if equal names do not decide it.
    init?(_ name: String, _ old: String?, _ new: String?, isSame: Bool? = nil) {
        guard !(isSame ?? (old == new)) else { return nil }
        (self.name, self.old, self.new) = (name, old, new)
    }
}

extension FileElement {
    /// The custom class with its module.
    var className: String? {
        nonempty("customClass").map { name in nonempty("customModule").map { "\($0).\(name)" } ?? name }
    }
}

/// Compares the two versions of a scene, or lists the parts of a scene that is in one version only.
struct SceneComparer {
    private let scenes: ComparedScenes
    private let old: ComparedScenes.Entry?
    private let new: ComparedScenes.Entry?

    /// - Parameters:
    ///   - old: The index of the scene in the old version.
    ///   - new: The index of the scene in the new version.
    init(_ scenes: ComparedScenes, old: Int?, new: Int?) {
        self.scenes = scenes
        self.old = old.map { scenes.old.entries[$0] }
        self.new = new.map { scenes.new.entries[$0] }
    }

    /// The differences, or nil if there are none.
    var scene: StoryboardComparison.Scene? {
        guard let entry = new ?? old else { return nil }
        let change: StoryboardComparison.Change = old == nil ? .added : new == nil ? .removed : .changed
        let (fields, parts) = (fields, parts)
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

    private var fields: [StoryboardComparison.Field] {
        guard let old, let new else { return [] }
        func field(_ name: String, _ value: (ComparedScenes.Entry) -> String?) -> StoryboardComparison.Field? {
            StoryboardComparison.Field(name, value(old), value(new))
        }
        return [
            field("file") { scenes.versions[$0.file].path },
            field("kind") { $0.node.kind.separatedWords },
            field("class") { $0.scene.controller?.className },
            field("identifier") { $0.node.identifier },
            field("title") { $0.node.title },
            field("reference") { $0.node.reference?.displayName },
        ].compactMap(\.self)
    }

    private var parts: [StoryboardComparison.Part] {
        let oldParts = old.map { SceneParts($0, ObjectIdentities(scenes, file: $0.file, isOld: true)).parts } ?? []
        let newParts = new.map { SceneParts($0, ObjectIdentities(scenes, file: $0.file, isOld: false)).parts } ?? []
        let pairing = Pairing(old: oldParts.map(\.keys), new: newParts.map(\.keys))
        var parts = zip(newParts, pairing.old).compactMap { part, index in
            index.map { part.changed(from: oldParts[$0]) } ?? part.part(.added)
        }
        parts += zip(oldParts, pairing.new).filter { $1 == nil }.map { part, _ in part.part(.removed) }
        if let old, let new, SceneContents(old.scene) != SceneContents(new.scene) {
            let line = new.scene.element.line
            parts.append(
                .init(kind: .views, change: .changed, name: "views or layout", id: nil, line: line, fields: [])
            )
        }
        return StoryboardComparison.Part.Kind.allCases.flatMap { kind in parts.filter { $0.kind == kind } }
    }
}

extension FileElement {
    /// The custom class with its module.
    var className: String? {
        nonempty("customClass").map { name in nonempty("customModule").map { "\($0).\(name)" } ?? name }
    }
}

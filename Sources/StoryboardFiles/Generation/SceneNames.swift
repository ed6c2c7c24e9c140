/// The constants and the controller classes of a file's scenes in generated code.
///
/// A scene with an identifier is named after it. Another one is named after the first of its labels, titles and class,
/// and its neighbors that names no other scene; a number distinguishes the rest.
struct SceneNames {
    struct NamedScene {
        let scene: FileScene
        /// The name of the scene in the storyboard.
        let name: String
        /// The class of the controller, and its base class.
        let controller: (name: String, base: BuiltInController)
        let constant: String
    }

    let scenes: [NamedScene]

    private let scenesByID: [String: NamedScene]

    /// - Parameter reserved: Further names that the constants would hide.
    init(_ file: StoryboardFile, _ classes: SourceClasses, avoiding reserved: Set<String> = []) {
        let names = file.sceneNames
        let named = file.scenes.compactMap { scene in
            (scene.controller?["id"]).flatMap { names[$0] }.map { (scene: scene, name: $0) }
        }
        let all = classes.all.union(reserved)
        let constants = Self.constants(of: named.map(\.scene), SceneClues(file), avoiding: all)
        scenes = named.map { scene, name in
            let controller = classes.controller(of: scene, in: file)
            return NamedScene(
                scene: scene,
                name: name,
                controller: controller,
                constant: constants[scene.element] ?? "scene"
            )
        }
        scenesByID = Dictionary(scenes.map { ($0.scene.controller?["id"] ?? "", $0) }) { first, _ in first }
    }

    /// - Parameter reserved: The names of classes, which the constants would hide.
    private static func constants(
        of scenes: [FileScene],
        _ clues: SceneClues,
        avoiding reserved: Set<String>
    ) -> [FileElement: String] {
        var names: [FileElement: String] = [:]
        var taken = UniqueNames(reserved.union(SwiftName.reserved).union(["self"]))
        for scene in scenes {
            let name = scene.identifier.map(SwiftName.constant) ?? ""
            if !name.isEmpty { names[scene.element] = taken.add(name) }
        }
        // Scenes that their own texts name precede those that are named after other scenes.
        for source in [clues.ownNames, clues.neighborNames] {
            for scene in scenes where names[scene.element] == nil {
                let name = source(scene).lazy.map(SwiftName.constant).first { !$0.isEmpty && !taken.contains($0) }
                names[scene.element] = name.map { taken.add($0) }
            }
        }
        for scene in scenes where names[scene.element] == nil {
            let all = clues.ownNames(scene) + clues.neighborNames(scene) + [clues.kind(scene)]
            names[scene.element] = taken.add(all.lazy.map(SwiftName.constant).first { !$0.isEmpty } ?? "scene")
        }
        return names
    }

    /// The scene of a controller, by its `id`.
    subscript(id: String?) -> NamedScene? { id.flatMap { scenesByID[$0] } }
}

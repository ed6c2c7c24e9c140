/// The constants and the controller classes of a file's scenes in generated code.
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

    init(_ file: StoryboardFile, _ classes: SourceClasses) {
        let names = file.sceneNames
        var taken = classes.all.union(SwiftName.reserved).union(["self"])
        scenes = file.scenes.compactMap { scene in
            guard let name = scene.controller?["id"].flatMap({ names[$0] }) else { return nil }
            let controller = classes.controller(scene.controller)
            let type = controller.name.split(separator: ".").last.map(String.init) ?? ""
            let constant = Self.constant(for: scene, type, &taken)
            return NamedScene(scene: scene, name: name, controller: controller, constant: constant)
        }
        scenesByID = Dictionary(scenes.map { ($0.scene.controller?["id"] ?? "", $0) }) { first, _ in first }
    }

    /// The scene of a controller, by its `id`.
    subscript(id: String?) -> NamedScene? { id.flatMap { scenesByID[$0] } }

    /// Returns a unique name: the identifier, or else the label, the title or the class.
    private static func constant(for scene: FileScene, _ controller: String, _ taken: inout Set<String>) -> String {
        let reference = scene.reference.map { $0.identifier ?? $0.storyboardName ?? "initial" }
        let names = [scene.identifier, reference, scene.controller?["userLabel"], scene.title, controller]
        let base = names.lazy.compactMap { $0.map(SwiftName.constant) }.first { !$0.isEmpty } ?? "scene"
        return SwiftName.unique(base, &taken)
    }
}

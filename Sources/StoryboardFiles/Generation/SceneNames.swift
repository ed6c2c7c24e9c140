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
        let named = file.scenes.filter { $0.controller?["id"].flatMap { names[$0] } != nil }
        let constants = SceneConstants(named, of: file, avoiding: classes.all)
        scenes = named.map { scene in
            NamedScene(
                scene: scene,
                name: scene.controller?["id"].flatMap { names[$0] } ?? "",
                controller: classes.controller(of: scene, in: file),
                constant: constants[scene]
            )
        }
        scenesByID = Dictionary(scenes.map { ($0.scene.controller?["id"] ?? "", $0) }) { first, _ in first }
    }

    /// The scene of a controller, by its `id`.
    subscript(id: String?) -> NamedScene? { id.flatMap { scenesByID[$0] } }
}

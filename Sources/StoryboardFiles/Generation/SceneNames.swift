/// The classes and the constants that the scenes of a file have in generated code.
struct SceneNames {
    /// A scene that is written.
    struct Named {
        let scene: FileScene
        /// The name of the scene in the storyboard.
        let key: String
        /// The class of its controller, and that from which it is derived.
        let controller: (name: String, base: PlainController)
        /// The constant that names it.
        let constant: String
    }

    /// The scenes in order.
    let scenes: [Named]

    private let places: [String: Int]

    init(_ file: StoryboardFile, _ classes: SourceClasses) {
        let keys = file.sceneKeys
        // Names that the code has besides, and what no constant can be called.
        var taken = classes.all.union(SwiftName.taken).union(["self"])
        var scenes: [Named] = []
        for scene in file.scenes {
            guard let id = scene.controller?["id"], let key = keys[id] else { continue }
            let controller = classes.controller(scene.controller)
            let constant = Self.constant(for: scene, controller.name, &taken)
            scenes.append(Named(scene: scene, key: key, controller: controller, constant: constant))
        }
        self.scenes = scenes
        places = Dictionary(
            scenes.enumerated().compactMap { place, named in
                named.scene.controller?["id"].map { ($0, place) }
            }
        ) { first, _ in first }
    }

    /// The scene of a controller, by its identity.
    subscript(id: String?) -> Named? { id.flatMap { places[$0] }.map { scenes[$0] } }

    /// A name that no other scene has: its identifier, or else its label, its title or its class.
    private static func constant(
        for scene: FileScene,
        _ controller: String,
        _ taken: inout Set<String>
    ) -> String {
        let reference = scene.reference.map { $0.identifier ?? $0.storyboardName ?? "initial" }
        let words = [scene.identifier, reference, scene.controller?["userLabel"], scene.title, controller]
        let base = words.lazy.compactMap { $0.map(SwiftName.constant) }.first { !$0.isEmpty } ?? "scene"
        return SwiftName.free(base, &taken)
    }
}

/// The names of the constants of a file's scenes.
///
/// A scene with an identifier is named after it. Another one is named after the first of its labels, titles and class,
/// and its neighbors that names no other scene; a number distinguishes the rest.
struct SceneConstants {
    private var names: [FileElement: String] = [:]

    /// - Parameter reserved: The names of classes, which the constants would hide.
    init(_ scenes: [FileScene], of file: StoryboardFile, avoiding reserved: Set<String>) {
        var taken = UniqueNames(reserved.union(SwiftName.reserved).union(["self"]))
        let clues = SceneClues(file)
        for scene in scenes {
            guard let identifier = scene.identifier else { continue }
            let name = SwiftName.constant(identifier)
            if !name.isEmpty { names[scene.element] = taken.add(name) }
        }
        // Scenes that their own texts name precede those that are named after other scenes.
        for source in [clues.ownNames, clues.neighborNames] {
            for scene in scenes where names[scene.element] == nil {
                let name = source(scene).lazy.map(SwiftName.constant).first { !$0.isEmpty && !taken.contains($0) }
                if let name { names[scene.element] = taken.add(name) }
            }
        }
        for scene in scenes where names[scene.element] == nil {
            let all = clues.ownNames(scene) + clues.neighborNames(scene) + [clues.kind(scene)]
            let base = all.lazy.map(SwiftName.constant).first { !$0.isEmpty } ?? "scene"
            names[scene.element] = taken.add(base)
        }
    }

    subscript(scene: FileScene) -> String { names[scene.element] ?? "scene" }
}

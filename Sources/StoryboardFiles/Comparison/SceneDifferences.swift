/// The differences of all scenes.
struct SceneDifferences {
    /// The difference of each scene of the new version, or nil if it is equal.
    let new: [StoryboardComparison.Scene?]
    /// The parts of each scene that is removed.
    let removed: [Int: StoryboardComparison.Scene]

    init(_ scenes: ComparedScenes) {
        new = scenes.new.entries.indices.map { index in
            SceneComparer(scenes, old: scenes.pairing.old[index], new: index).scene
        }
        removed = scenes.old.entries.indices.reduce(into: [:]) { removed, index in
            guard scenes.pairing.new[index] == nil else { return }
            removed[index] = SceneComparer(scenes, old: index, new: nil).scene
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
}

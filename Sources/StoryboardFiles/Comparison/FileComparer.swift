/// Compares the two versions of a file.
struct FileComparer {
    private let scenes: ComparedScenes
    private let differences: SceneDifferences
    private let index: Int
    private var versions: StoryboardComparison.Versions { scenes.versions[index] }

    init(_ scenes: ComparedScenes, _ differences: SceneDifferences, file: Int) {
        (self.scenes, self.differences, index) = (scenes, differences, file)
    }

    /// The differences, or nil if there are none.
    var file: StoryboardComparison.File? {
        if versions.old == nil, versions.new == nil { return nil }
        let change: StoryboardComparison.Change =
            versions.old == nil ? .added : versions.new == nil ? .removed : .changed
        let (fields, found) = (change == .changed ? fields : [], found)
        if change == .changed, fields.isEmpty, found.isEmpty { return nil }
        return StoryboardComparison.File(path: versions.path, change: change, fields: fields, scenes: found)
    }

    private var found: [StoryboardComparison.Scene] {
        (scenes.new.indices[index] ?? []).compactMap { differences.new[$0] }
            + (scenes.old.indices[index] ?? []).compactMap { differences.removed[$0] }
    }

    private var fields: [StoryboardComparison.Field] {
        let (old, new) = (initialScene(scenes.old), initialScene(scenes.new))
        let initial = StoryboardComparison.Field(
            "initial scene",
            old.map { scenes.old.entries[$0].node.name },
            new.map { scenes.new.entries[$0].node.name },
            isSame: (old == nil) == (new == nil) && old.flatMap { scenes.pairing.new[$0] } == new
        )
        let platform = StoryboardComparison.Field(
            "platform",
            versions.old?.platform?.rawValue,
            versions.new?.platform?.rawValue
        )
        return [initial, platform].compactMap(\.self)
    }

    private func initialScene(_ version: ComparedScenes.Version) -> Int? {
        version.indices[index]?.first { version.entries[$0].node.isInitial }
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

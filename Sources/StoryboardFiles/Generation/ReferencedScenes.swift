/// The scenes that storyboard references lead to, in files that are compiled together.
struct ReferencedScenes {
    private let files: [StoryboardFile]
    private let indicesByName: [String: [Int]]

    init(_ files: [StoryboardFile]) {
        self.files = files
        indicesByName = Dictionary(grouping: files.indices) { files[$0].name }
    }

    /// Returns the scene that a reference in a file leads to, with its file, or nil if no file or several files have it.
    func target(of reference: FileReference, in file: StoryboardFile) -> (scene: FileScene, file: StoryboardFile)? {
        // The bundle of a generated storyboard is unknown.
        guard reference.bundleIdentifier == nil else { return nil }
        let name = reference.storyboardName ?? file.name
        let nearest = files.nearest(to: file, among: indicesByName[name] ?? []).map { files[$0] }
        let targets = name == file.name ? [file] : nearest
        guard targets.count == 1 else { return nil }
        let scene = reference.identifier.map { identifier in
            targets[0].scenes.first { $0.identifier == identifier && $0.reference == nil }
        }
        return (scene ?? targets[0].initialScene).flatMap { $0.reference == nil ? ($0, targets[0]) : nil }
    }
}

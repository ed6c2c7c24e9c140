/// The classes of the controllers that storyboard references lead to, in files that are compiled together.
struct ReferencedClasses {
    private let files: [StoryboardFile]
    private let indicesByName: [String: [Int]]

    init(_ files: [StoryboardFile]) {
        self.files = files
        var indices: [String: [Int]] = [:]
        for (index, file) in files.enumerated() { indices[file.name, default: []].append(index) }
        indicesByName = indices
    }

    /// Returns the controller that a reference in a file leads to, or nil if no file or several files have it.
    func controller(of reference: FileReference, in file: StoryboardFile) -> FileElement? {
        // The bundle of a generated storyboard is unknown.
        guard reference.bundleIdentifier == nil else { return nil }
        let name = reference.storyboardName ?? file.name
        let target: StoryboardFile
        if name == file.name {
            target = file
        } else {
            let nearest = files.nearest(to: file, among: indicesByName[name] ?? [])
            guard nearest.count == 1 else { return nil }
            target = files[nearest[0]]
        }
        let scene = reference.identifier.map(target.scene(withIdentifier:)) ?? target.initialScene
        return scene.flatMap { $0.reference == nil ? $0.controller : nil }
    }
}

extension StoryboardFile {
    /// Returns the first scene with an identifier that is not a reference.
    fileprivate func scene(withIdentifier identifier: String) -> FileScene? {
        scenes.first { $0.identifier == identifier && $0.reference == nil }
    }
}

/// The scenes of two versions, and which of them are the same.
struct ComparedScenes {
    /// A scene with its node in the graph of its version.
    struct Entry {
        let scene: FileScene
        let node: StoryboardGraph.Node
        /// The index of the file among the versions.
        let file: Int
    }

    /// One version of all files.
    struct Version {
        /// The scenes of all files, in order; they are also the first nodes of the graph.
        let entries: [Entry]
        let graph: StoryboardGraph
        /// The index among the versions of each of the graph's files.
        let fileIndices: [Int]
        /// The scenes of each file.
        let indices: [Int: [Int]]
        /// Whether this is the old version.
        let isOld: Bool
        /// The scenes by the `id` of their controllers, for each file.
        private let controllers: [Int: [String: Int]]

        fileprivate init(_ files: [StoryboardFile?], isOld: Bool) {
            self.isOld = isOld
            let fileIndices = files.indices.filter { files[$0] != nil }
            let graph = StoryboardGraph(files.compactMap(\.self))
            let scenes = files.compactMap { $0?.scenes }.joined()
            entries = zip(scenes, graph.nodes).map { Entry(scene: $0, node: $1, file: fileIndices[$1.file]) }
            indices = Dictionary(grouping: entries.indices) { [entries] in entries[$0].file }
            (self.graph, self.fileIndices) = (graph, fileIndices)
            controllers = indices.mapValues { [entries] scenes in
                Dictionary(scenes.map { (entries[$0].node.id, $0) }) { first, _ in first }
            }
        }

        /// Returns the scene of the controller with an `id`.
        func index(ofController id: String, in file: Int) -> Int? { controllers[file]?[id] }
    }

    let versions: [StoryboardComparison.Versions]
    let old: Version
    let new: Version
    /// The pairs of scenes, by their indices in the entries.
    private(set) var pairing: Pairing

    init(_ versions: [StoryboardComparison.Versions]) {
        self.versions = versions
        (old, new) = (Version(versions.map(\.old), isOld: true), Version(versions.map(\.new), isOld: false))
        pairing = Pairing(old: old.entries.map(\.keys), new: new.entries.map(\.keys))
        joinMovedScenes()
    }

    /// Pairs scenes that are removed from one file and added to another.
    private mutating func joinMovedScenes() {
        let removed = old.entries.indices.filter { pairing.new[$0] == nil }
        let added = new.entries.indices.filter { pairing.old[$0] == nil }
        let moved = Pairing(
            old: removed.map { [old.entries[$0].movingKey] },
            new: added.map { [new.entries[$0].movingKey] }
        )
        for (index, match) in zip(removed, moved.new) {
            if let match { pairing.join(old: index, new: added[match]) }
        }
    }
}

extension ComparedScenes.Entry {
    /// The names that identify the scene in its file, the most reliable first.
    fileprivate var keys: [String?] {
        let reference = node.reference.map { "\($0.storyboardName ?? "") \($0.identifier ?? "")" }
        return [
            node.id.isEmpty ? nil : "\(file) id \(node.id)",
            node.identifier.map { "\(file) identifier \($0)" },
            (reference ?? node.customClass).map { "\(file) \(node.kind) \($0)" },
        ]
    }

    /// The name that identifies the scene among those of other files.
    ///
    /// Files made from one template have scenes with the same `id`, so the scene's own name has to agree.
    fileprivate var movingKey: String? {
        let name = node.identifier ?? node.customClass ?? node.reference.map { "\($0)" }
        return name.map { "\(node.id) \(node.kind) \($0)" }
    }
}

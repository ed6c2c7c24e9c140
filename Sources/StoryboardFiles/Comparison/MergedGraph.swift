/// The graph of both versions: that of the new version, with the scenes and segues that are removed.
struct MergedGraph {
    private let scenes: ComparedScenes
    private let differences: SceneDifferences
    /// The index in the graph of each file that differs.
    private var files: [Int: Int] = [:]
    private var names: [String] = []
    private var nodes: [StoryboardGraph.Node] = []
    private var edges: [StoryboardGraph.Edge] = []
    /// The nodes that are not scenes.
    private var others: [StoryboardGraph.OtherNode: Int] = [:]

    /// The graph, in which nodes and edges are marked with what happened to them.
    var graph: StoryboardGraph { StoryboardGraph(files: names, nodes: nodes, edges: edges) }

    init(_ scenes: ComparedScenes, _ differences: SceneDifferences, files included: [Int]) {
        (self.scenes, self.differences) = (scenes, differences)
        for file in included {
            files[file] = names.count
            names.append(scenes.versions[file].new?.name ?? scenes.versions[file].old?.name ?? "")
        }
        let newNodes = addNodes(of: scenes.new)
        addEdges(addNodes(of: scenes.old, newNodes), newNodes)
    }

    /// Adds the nodes of a version, and returns the index of each of its nodes, or nil if its file is equal.
    ///
    /// - Parameter newNodes: For the old version, the indices of the new one's nodes, which replace their counterparts.
    private mutating func addNodes(of version: ComparedScenes.Version, _ newNodes: [Int?] = []) -> [Int?] {
        let isOld = version.isOld
        var indices = [Int?](repeating: nil, count: version.graph.nodes.count)
        var sources: [Int: Int] = [:]
        for edge in version.graph.edges where version.graph.nodes[edge.to].role == .exit {
            sources[edge.to] = edge.from
        }
        for (index, node) in version.graph.nodes.enumerated() {
            guard let file = files[version.fileIndices[node.file]] else { continue }
            var node = node
            node.file = file
            if version.entries.indices.contains(index) {
                let known = isOld ? scenes.pairing.new[index].flatMap { newNodes[$0] } : nil
                node.change = isOld ? .removed : differences.new[index]?.change
                let old = isOld ? nil : scenes.pairing.old[index].map { scenes.old.entries[$0].node.screens }
                if let old, old != node.screens, !node.screens.isEmpty { node.screens = old + node.screens }
                indices[index] = known ?? append(node)
            } else {
                let source = sources[index].flatMap { indices[$0] }
                let key = StoryboardGraph.OtherNode(role: node.role, id: node.id, file: file, scene: source)
                // A new exit is not marked: its arrow is.
                node.change = isOld ? .removed : nil
                indices[index] = others[key] ?? append(node)
                others[key] = indices[index]
            }
        }
        return indices
    }

    private mutating func append(_ node: StoryboardGraph.Node) -> Int {
        nodes.append(node)
        return nodes.count - 1
    }

    /// Adds the edges of the new version, and those of the old one that are removed or lead elsewhere now.
    private mutating func addEdges(_ oldNodes: [Int?], _ newNodes: [Int?]) {
        // An edge with an end in a file that is equal is left out.
        let old = scenes.old.graph.edges.compactMap { $0.moved { oldNodes[$0] } }
        let new = scenes.new.graph.edges.compactMap { $0.moved { newNodes[$0] } }
        let changed = differences.changedSegues(newNodes)
        let pairing = Pairing(old: old.map(\.keys), new: new.map(\.keys))
        for (index, edge) in new.enumerated() {
            var edge = edge
            if let match = pairing.old[index].map({ old[$0] }) {
                let isChanged = edge.label != match.label || changed[edge.from]?.contains(edge.id) == true
                edge.change = edge.to != match.to ? .added : isChanged ? .changed : nil
            } else {
                edge.change = .added
            }
            edges.append(edge)
        }
        for (index, edge) in old.enumerated() where pairing.new[index].map({ new[$0].to }) != edge.to {
            var edge = edge
            edge.change = .removed
            edges.append(edge)
        }
    }
}

extension StoryboardGraph.Edge {
    /// The names that identify the edge in both versions, the most reliable first.
    fileprivate var keys: [String?] {
        [
            id.isEmpty ? nil : "\(from) \(id)", "\(from) \(to) \(label)", "\(from) \(to) \(kind)",
            identifier.map { "\(from) \($0)" },
        ]
    }
}

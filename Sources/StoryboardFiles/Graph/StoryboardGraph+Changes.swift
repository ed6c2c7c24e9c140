extension StoryboardGraph {
    /// The nodes and edges that differ, with the ends of these edges, and all edges between these nodes.
    var changedPart: StoryboardGraph {
        var included = nodes.map { $0.change != nil }
        for edge in edges where edge.change != nil { (included[edge.from], included[edge.to]) = (true, true) }
        var indices: [Int: Int] = [:]
        var nodes: [Node] = []
        for (index, node) in self.nodes.enumerated() where included[index] {
            indices[index] = nodes.count
            nodes.append(node)
        }
        let moved = edges.compactMap { edge -> Edge? in
            guard let from = indices[edge.from], let to = indices[edge.to] else { return nil }
            var edge = edge
            (edge.from, edge.to) = (from, to)
            return edge
        }
        return StoryboardGraph(files: files, nodes: nodes, edges: moved)
    }
}

extension StoryboardGraph {
    /// The nodes and edges that differ, with the ends of these edges, and all edges between these nodes.
    package var changedPart: StoryboardGraph {
        var included = nodes.map { $0.change != nil }
        for edge in edges where edge.change != nil { (included[edge.from], included[edge.to]) = (true, true) }
        var indices: [Int: Int] = [:]
        var nodes: [Node] = []
        for (index, node) in self.nodes.enumerated() where included[index] {
            indices[index] = nodes.count
            nodes.append(node)
        }
        return StoryboardGraph(files: files, nodes: nodes, edges: edges.compactMap { $0.moved { indices[$0] } })
    }
}

extension StoryboardGraph.Edge {
    /// Returns the edge between the same nodes at other indices, or nil if one of them has none.
    func moved(_ index: (Int) -> Int?) -> Self? {
        guard let from = index(from), let to = index(to) else { return nil }
        var edge = self
        (edge.from, edge.to) = (from, to)
        return edge
    }
}

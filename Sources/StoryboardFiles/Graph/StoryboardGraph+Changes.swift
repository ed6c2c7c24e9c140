extension StoryboardGraph {
    /// The nodes and edges that differ, with the ends of these edges and the neighbours of these nodes' segues.
    var changedPart: StoryboardGraph {
        let differing = nodes.map { $0.change != nil }
        let kept = edges.filter { $0.change != nil }
        var included = differing
        for edge in kept { (included[edge.from], included[edge.to]) = (true, true) }
        // A segue between included scenes shows where they belong.
        let edges = edges.filter { $0.change != nil || included[$0.from] && included[$0.to] }
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

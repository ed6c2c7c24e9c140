/// A breadth-first search in a directed graph, which finds a shortest path to each vertex.
struct GraphSearch<Vertex: Hashable> {
    /// The vertices, in the order in which they were reached.
    private(set) var found: [Vertex] = []

    /// The vertex from which each one was reached, or nil for a start.
    private var predecessors: [Vertex: Vertex?] = [:]
    private var visited = 0

    init() {}

    /// Searches from several starts at once.
    init(from starts: [Vertex], _ successors: (Vertex) -> some Sequence<Vertex>) {
        search(from: starts, successors)
    }

    /// Continues the search from further starts, with paths that do not lead through what was found before.
    mutating func search(from starts: [Vertex], _ successors: (Vertex) -> some Sequence<Vertex>) {
        for start in starts { reach(start, from: nil) }
        while visited < found.count {
            let vertex = found[visited]
            visited += 1
            for successor in successors(vertex) { reach(successor, from: vertex) }
        }
    }

    private mutating func reach(_ vertex: Vertex, from predecessor: Vertex?) {
        guard predecessors[vertex] == nil else { return }
        predecessors[vertex] = .some(predecessor)
        found.append(vertex)
    }

    /// Returns a shortest path from a start, or only the vertex if it was not reached.
    func path(to vertex: Vertex) -> [Vertex] {
        var path = [vertex]
        while let last = path.last, let predecessor = predecessors[last] ?? nil { path.append(predecessor) }
        return path.reversed()
    }
}

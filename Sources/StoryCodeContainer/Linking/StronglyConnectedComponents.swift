/// The strongly connected components of a directed graph, found in linear time.
package struct StronglyConnectedComponents<Vertex: Hashable> {
    /// The vertices of each component, in the order of all vertices; each component follows all that it leads to.
    package private(set) var groups: [[Vertex]] = []

    /// Divides the graph of some vertices; successors that are not among them are ignored.
    ///
    /// Uses Tarjan's algorithm without recursion, so that a long chain does not overflow the stack.
    package init(_ vertices: [Vertex], successors: (Vertex) -> [Vertex]) {
        let numbers = Dictionary(uniqueKeysWithValues: vertices.enumerated().map { ($1, $0) })
        var order = [Int](repeating: -1, count: vertices.count)
        var lowest = order
        var isOnStack = [Bool](repeating: false, count: vertices.count)
        var stack: [Int] = []
        var path: [(vertex: Int, next: ArraySlice<Int>)] = []
        var visited = 0

        func enter(_ vertex: Int) {
            order[vertex] = visited
            lowest[vertex] = visited
            visited += 1
            stack.append(vertex)
            isOnStack[vertex] = true
            path.append((vertex, successors(vertices[vertex]).compactMap { numbers[$0] }[...]))
        }

        for start in vertices.indices where order[start] < 0 {
            enter(start)
            while let current = path.last {
                if let next = path[path.count - 1].next.popFirst() {
                    if order[next] < 0 {
                        enter(next)
                    } else if isOnStack[next] {
                        lowest[current.vertex] = min(lowest[current.vertex], order[next])
                    }
                    continue
                }
                path.removeLast()
                if let previous = path.last?.vertex {
                    lowest[previous] = min(lowest[previous], lowest[current.vertex])
                }
                guard lowest[current.vertex] == order[current.vertex] else { continue }
                var group: [Int] = []
                while let vertex = stack.popLast() {
                    isOnStack[vertex] = false
                    group.append(vertex)
                    if vertex == current.vertex { break }
                }
                groups.append(group.sorted().map { vertices[$0] })
            }
        }
    }

    /// Returns the shortest path from a vertex back to itself, with the vertex at both ends, or nil if there is none.
    package static func shortestCycle(from start: Vertex, successors: (Vertex) -> [Vertex]) -> [Vertex]? {
        let search = GraphSearch(from: [start], successors)
        return search.found.first { successors($0).contains(start) }.map { search.path(to: $0) + [start] }
    }
}

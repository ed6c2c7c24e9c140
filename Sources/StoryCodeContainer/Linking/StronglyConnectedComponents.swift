/// The strongly connected components of a directed graph, found in linear time.
package struct StronglyConnectedComponents {
    /// The vertices of each component; each component follows all components that it leads to.
    package let groups: [[Int]]

    /// Divides the graph of the vertices `0..<count`.
    ///
    /// Uses Tarjan's algorithm without recursion, so that a long chain does not overflow the stack.
    package init(_ count: Int, successors: (Int) -> [Int]) {
        var groups: [[Int]] = []
        var order = [Int](repeating: -1, count: count)
        var lowest = [Int](repeating: 0, count: count)
        var isOnStack = [Bool](repeating: false, count: count)
        var stack: [Int] = []
        var path: [(vertex: Int, next: ArraySlice<Int>)] = []
        var visited = 0

        func enter(_ vertex: Int) {
            order[vertex] = visited
            lowest[vertex] = visited
            visited += 1
            stack.append(vertex)
            isOnStack[vertex] = true
            path.append((vertex, successors(vertex)[...]))
        }

        for start in 0..<count where order[start] < 0 {
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
                groups.append(group.sorted())
            }
        }
        self.groups = groups
    }

    /// Returns the shortest path from a vertex back to itself, with the vertex at both ends, or nil if there is none.
    package static func shortestCycle(from start: Int, successors: (Int) -> [Int]) -> [Int]? {
        var predecessors: [Int: Int] = [:]
        var queue = [start]
        var index = 0
        while index < queue.count {
            let current = queue[index]
            index += 1
            for next in successors(current) {
                if next == start {
                    var path = [start, current]
                    var vertex = current
                    while vertex != start, let predecessor = predecessors[vertex] {
                        path.append(predecessor)
                        vertex = predecessor
                    }
                    return current == start ? [start, start] : path.reversed()
                }
                if predecessors[next] == nil {
                    predecessors[next] = current
                    queue.append(next)
                }
            }
        }
        return nil
    }
}

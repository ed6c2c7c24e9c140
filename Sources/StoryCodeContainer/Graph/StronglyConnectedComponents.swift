/// Finds out who depends on himself, in any graph; the time is linear in its edges.
package struct StronglyConnectedComponents {
    /// The groups of the graph that are strongly connected, each after all to which it leads.
    package let groups: [[Int]]

    /// Divides a graph.
    ///
    /// Tarjan's algorithm, without recursion: a chain of any length takes no stack.
    ///
    /// - ParameterList:
    ///   - count: How many vertices there are, from 0 on.
    ///   - successors: Where the edges of one lead.
    package init(_ count: Int, successors: (Int) -> [Int]) {
        var groups: [[Int]] = []
        var order = [Int](repeating: -1, count: count)
        var lowest = [Int](repeating: 0, count: count)
        var isWaiting = [Bool](repeating: false, count: count)
        var waiting: [Int] = []
        var path: [(vertex: Int, next: ArraySlice<Int>)] = []
        var visited = 0

        func enter(_ vertex: Int) {
            order[vertex] = visited
            lowest[vertex] = visited
            visited += 1
            waiting.append(vertex)
            isWaiting[vertex] = true
            path.append((vertex, successors(vertex)[...]))
        }

        for start in 0..<count where order[start] < 0 {
            enter(start)
            while let here = path.last {
                if let next = path[path.count - 1].next.popFirst() {
                    if order[next] < 0 {
                        enter(next)
                    } else if isWaiting[next] {
                        lowest[here.vertex] = min(lowest[here.vertex], order[next])
                    }
                    continue
                }
                path.removeLast()
                if let before = path.last?.vertex { lowest[before] = min(lowest[before], lowest[here.vertex]) }
                guard lowest[here.vertex] == order[here.vertex] else { continue }
                var group: [Int] = []
                while let vertex = waiting.popLast() {
                    isWaiting[vertex] = false
                    group.append(vertex)
                    if vertex == here.vertex { break }
                }
                groups.append(group.sorted())
            }
        }
        self.groups = groups
    }

    /// The shortest way from a vertex back to itself.
    ///
    /// - ParameterList:
    ///   - start: The vertex.
    ///   - successors: Where the edges of one lead.
    /// - Returns: The vertices, the first once more at the end; nil if there is no way.
    package static func shortestCycle(from start: Int, successors: (Int) -> [Int]) -> [Int]? {
        var before: [Int: Int] = [:]
        var queue = [start]
        var place = 0
        while place < queue.count {
            let here = queue[place]
            place += 1
            for next in successors(here) {
                if next == start {
                    var path = [start, here]
                    var vertex = here
                    while vertex != start, let earlier = before[vertex] {
                        path.append(earlier)
                        vertex = earlier
                    }
                    return here == start ? [start, start] : path.reversed()
                }
                if before[next] == nil {
                    before[next] = here
                    queue.append(next)
                }
            }
        }
        return nil
    }
}

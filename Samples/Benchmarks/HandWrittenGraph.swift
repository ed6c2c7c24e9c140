/// A handwritten dependency graph: a dictionary, and a traversal that finds missing dependencies and cycles.
struct HandWrittenGraph {
    private var dependencies: [Int: [Int]] = [:]

    /// Makes a tree in which each number depends on the one with one more trailing zero.
    init(_ count: Int) {
        for number in 0..<count {
            let power = [1, 10, 100, 1000].first { number / $0 % 10 != 0 }
            dependencies[number] = power.map { [number / ($0 * 10) * ($0 * 10)] } ?? []
        }
    }

    /// Returns whether no dependency is missing and there is no cycle.
    func isValid() -> Bool {
        var isOpen: [Int: Bool] = [:]
        func visit(_ number: Int) -> Bool {
            if let isOpen = isOpen[number] { return !isOpen }
            guard let found = dependencies[number] else { return false }
            isOpen[number] = true
            defer { isOpen[number] = false }
            return found.allSatisfy(visit)
        }
        return dependencies.keys.allSatisfy(visit)
    }
}

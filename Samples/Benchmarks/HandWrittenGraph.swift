/// What components need of each other, written by hand: a dictionary, and a walk that finds what is missing and who
/// needs himself.
struct HandWrittenGraph {
    private var needs: [Int: [Int]] = [:]

    /// Makes a tree in which each number needs the one with one more nought at the end.
    init(_ count: Int) {
        for number in 0..<count {
            let power = [1, 10, 100, 1000].first { number / $0 % 10 != 0 }
            needs[number] = power.map { [number / ($0 * 10) * ($0 * 10)] } ?? []
        }
    }

    /// Whether all that is needed is there, and nobody needs himself.
    func isSound() -> Bool {
        var isOpen: [Int: Bool] = [:]
        func visit(_ number: Int) -> Bool {
            if let isOpen = isOpen[number] { return !isOpen }
            guard let needed = needs[number] else { return false }
            isOpen[number] = true
            defer { isOpen[number] = false }
            return needed.allSatisfy(visit)
        }
        return needs.keys.allSatisfy(visit)
    }
}

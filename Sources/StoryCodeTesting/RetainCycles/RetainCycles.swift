/// The cycles of strong references through a scene; empty if there are none.
///
/// ```swift
/// let cycles = host.retainCycles()
/// #expect(cycles.isEmpty, "\(cycles)")
/// ```
///
/// See <doc:Finding-what-retains-a-scene>.
public struct RetainCycles: RandomAccessCollection, Hashable, Sendable, CustomStringConvertible {
    private let cycles: [RetainCycle]

    /// The first index.
    public var startIndex: Int { cycles.startIndex }

    /// The index after the last cycle.
    public var endIndex: Int { cycles.endIndex }

    /// The number of cycles that are searched for.
    private static let limit = 10

    /// Finds the cycles through the members of some scenes.
    @MainActor
    init(in references: SceneReferences) {
        let graph = references.graph
        let text = CycleText(graph: graph, parts: references.parts)
        var descriptions: Set<String> = []
        var cycles: [RetainCycle] = []
        for way in graph.cycles(through: references.members) {
            if cycles.count == Self.limit { break }
            let description = text.lines(of: way, marksBreak: true).joined(separator: "\n")
            guard descriptions.insert(description).inserted else { continue }
            cycles.append(RetainCycle(description: description))
        }
        self.cycles = cycles
    }

    /// The cycle at an index.
    public subscript(index: Int) -> RetainCycle { cycles[index] }

    /// The cycles, separated by empty lines, or "no cycles".
    public var description: String {
        isEmpty ? "no cycles" : map(\.description).joined(separator: "\n\n")
    }
}

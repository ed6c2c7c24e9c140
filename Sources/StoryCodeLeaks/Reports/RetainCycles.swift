import StoryCodeScenes

/// The cycles of strong references through a scene; empty if there are none.
///
/// ```swift
/// let cycles = host.retainCycles()
/// #expect(cycles.isEmpty, "\(cycles)")
/// ```
///
/// Where the reader of references does not recognise this version of Swift, the description says so.
///
/// See <doc:/StoryCodeTesting/Finding-what-retains-a-scene>.
public struct RetainCycles: RandomAccessCollection, Hashable, Sendable, CustomStringConvertible {
    private let cycles: [RetainCycle]

    /// The first index.
    public var startIndex: Int { cycles.startIndex }

    /// The index after the last cycle.
    public var endIndex: Int { cycles.endIndex }

    /// The number of cycles that are searched for.
    private static let limit = 10

    /// Why nothing was read, or nil if references were read.
    package let readerFailure: String?

    /// Finds the cycles through a controller, its loaded view and its helpers.
    @MainActor
    init(through controller: AnyObject, addHelpers: (inout SceneReferences) -> Void) {
        var references = SceneReferences()
        references.add(controller, .controller)
        addHelpers(&references)
        if let view = (controller as? any PlacedController)?.loadedView { references.add(view, .view) }
        references.findOtherParts()
        readerFailure = ReaderCheck.failure
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
        isEmpty ? readerFailure ?? "no cycles" : map(\.description).joined(separator: "\n\n")
    }
}

import TestSupport
import Testing

@testable import StoryCodeLeaks

/// Ways and cycles in graphs of strong references.
struct ReferenceGraphTests {
    /// Makes a graph of objects from their references: the source, the target and the path.
    private func graph(
        _ count: Int,
        _ references: [(from: Int, to: Int, path: String)],
        library: Set<String> = [],
        contexts: Set<Int> = []
    ) -> ReferenceGraph {
        var graph = ReferenceGraph()
        graph.nodes = (0..<count).map {
            ReferenceGraph.Node(kind: contexts.contains($0) ? .context : .object, typeName: "N\($0)")
        }
        for reference in references {
            graph.nodes[reference.from].references.append(
                ReferenceGraph.Reference(
                    target: reference.to,
                    path: reference.path,
                    isLibrary: library.contains(reference.path)
                )
            )
        }
        return graph
    }

    private func words(_ ways: [ReferenceGraph.Way], in graph: ReferenceGraph) -> [String] {
        ways.map { way in way.map { "\($0.node)\(graph[$0].path)" }.joined(separator: " ") }
    }

    @Test func cycleIsTheShortestOne() {
        let graph = graph(4, [(0, 1, ".a"), (1, 2, ".b"), (2, 0, ".c"), (0, 2, ".d"), (2, 3, ".e")])
        #expect(words(graph.cycles(through: [0]), in: graph) == ["0.d 2.c"])
        #expect(graph.cycles(through: [3]).isEmpty)
    }

    @Test func eachReferenceThatClosesACycleIsReported() {
        let graph = graph(3, [(0, 1, ".a"), (1, 0, ".b"), (0, 2, ".c"), (2, 0, ".d"), (1, 0, ".e"), (0, 0, ".f")])
        #expect(words(graph.cycles(through: [0]), in: graph) == ["0.f", "0.a 1.b", "0.a 1.e", "0.c 2.d"])
    }

    @Test func cycleThroughSeveralMembersIsReportedOnce() {
        let graph = graph(3, [(0, 1, ".a"), (1, 0, ".b"), (1, 2, ".c"), (2, 1, ".d")])
        #expect(words(graph.cycles(through: [0, 1, 2]), in: graph) == ["0.a 1.b", "1.c 2.d"])
        #expect(words(graph.cycles(through: [1, 1]), in: graph) == ["1.b 0.a", "1.c 2.d"])
    }

    /// Two ways with equal paths and types, of which only the second one goes through node 1.
    @Test(arguments: [([0], ["0.a 2.b 4.c"]), ([0, 1], ["0.a 2.b 4.c", "0.a 1.b 3.c"])])
    func cycleWithTheSamePathIsReportedForAnotherMember(members: [Int], cycles: [String]) {
        var graph = ReferenceGraph()
        graph.nodes = ["City", "List", "List", "Map", "Map"].map { ReferenceGraph.Node(kind: .object, typeName: $0) }
        for (from, to, path) in [(0, 2, ".a"), (0, 1, ".a"), (1, 3, ".b"), (2, 4, ".b"), (3, 0, ".c"), (4, 0, ".c")] {
            graph.nodes[from].references.append(ReferenceGraph.Reference(target: to, path: path))
        }
        #expect(words(graph.cycles(through: members), in: graph) == cycles)
    }

    @Test func cycleOfThePackageAloneIsLeftOut() {
        let references = [(0, 1, ".a"), (1, 0, ".b")]
        #expect(graph(2, references, library: [".a", ".b"]).cycles(through: [0]).isEmpty)
        #expect(graph(2, references, library: [".a"]).cycles(through: [0]).count == 1)
    }

    @Test func cycleThroughATemporaryObjectIsLeftOut() {
        var graph = graph(3, [(0, 1, ".a"), (1, 0, ".b"), (0, 2, ".c"), (2, 0, ".d")])
        graph.nodes[1].isTemporary = true
        #expect(words(graph.cycles(through: [0]), in: graph) == ["0.c 2.d"])
    }

    @Test func wayStartsAtTheNearestSource() {
        let graph = graph(4, [(0, 1, ".a"), (1, 2, ".b"), (3, 2, ".c")])
        #expect(graph.way(from: [0, 3], to: 2).map { words([$0], in: graph) } == ["3.c"])
        #expect(graph.way(from: [0], to: 2).map { words([$0], in: graph) } == ["0.a 1.b"])
        #expect(graph.way(from: [2], to: 2) == nil)
        #expect(graph.way(from: [2], to: 0) == nil)
        #expect(graph.nodes(of: []) == [])
    }

    @Test func viewBuilderCapturesWhatItsClosuresCapture() {
        // A controller, its events, the builder, a closure in the builder, and objects.
        var graph = graph(
            8,
            [
                (0, 1, ".events"), (1, 2, ".builder"), (1, 7, ".other"), (2, 3, ""), (2, 4, ".a"), (3, 2, ""),
                (3, 5, ".b"), (4, 6, ".c"),
            ],
            contexts: [2, 3]
        )
        let references = graph.nodes[1].references
        graph.nodes[1] = ReferenceGraph.Node(
            kind: .object,
            typeName: "SceneEvents<View>",
            isLibrary: true,
            references: references
        )
        #expect(graph.nodes.indices.filter { graph.viewBuilder(of: 0, captures: $0) } == [2, 3, 4, 5])
    }

    @Test func observersAreObjectsOfTheProgramInSceneEvents() {
        // A controller, its events, other objects with such a list, the lists, and what is in them.
        var graph = graph(
            12,
            [
                (0, 1, ".sceneEvents"), (0, 2, ".registry"), (0, 3, ".events"), (1, 4, ".observers"), (1, 5, ".late"),
                (2, 6, ".observers"), (3, 7, ".observers"), (4, 8, "[0]"), (4, 9, "[1]"), (4, 10, "[2]"),
                (5, 11, "[0]"), (6, 11, "[0]"), (7, 11, "[0]"),
            ],
            contexts: [10]
        )
        let types = [
            (1, "SceneEvents<View>", true), (2, "Registry<View>", true), (3, "SceneEvents<View>", false),
            (9, "ObservingValue", true),
        ]
        for (node, name, isLibrary) in types {
            let references = graph.nodes[node].references
            graph.nodes[node] = .init(kind: .object, typeName: name, isLibrary: isLibrary, references: references)
        }
        #expect(graph.observers(of: 0) == [8])
    }

    @Test func onlyReferencesThatTheRuntimeCountsAreCounted() {
        var graph = graph(2, [(0, 1, ".a"), (0, 1, ".b")])
        graph.nodes[0].references[1].isCounted = false
        #expect(graph.referenceCounts == [0, 1])
    }

    @Test func sameGraphsHaveTheSameCycles() {
        let lines = (0..<300 as Range<UInt64>).map { seed in
            var dice = Dice(seed: seed)
            let count = dice.roll(8) + 2
            // Many references between few nodes have more cycles than are returned.
            let references = (0..<dice.roll(seed.isMultiple(of: 2) ? 60 : 24)).map { _ in
                (from: dice.roll(count), to: dice.roll(count), path: dice.pick([".a", ".b", ".c", ".d", ".e"])!)
            }
            var graph = graph(count, references, library: [".a", ".b"])
            for node in graph.nodes.indices {
                if dice.roll(9) == 0 { graph.nodes[node].isTemporary = true }
                if dice.roll(3) == 0 { graph.nodes[node].unread = [".x"] }
                for index in graph.nodes[node].references.indices where dice.roll(5) == 0 {
                    graph.nodes[node].references[index].isCapture = true
                    graph.nodes[node].references[index].words = dice.coin() ? "words" : nil
                }
            }
            let members = (0...dice.roll(3)).map { _ in dice.roll(count) }
            let unread = graph.waysToUnread(from: members, limit: dice.roll(3)).map(\.way)
            let ways = [graph.cycles(through: members), unread, graph.way(from: members, to: 0).map { [$0] } ?? []]
            return "\(seed) \(members) \(ways.map { words($0, in: graph) })"
        }
        expectFingerprint("2d748ccbd4676eaa", of: lines.joined(separator: "\n"), "cycles of random graphs.txt")
    }
}

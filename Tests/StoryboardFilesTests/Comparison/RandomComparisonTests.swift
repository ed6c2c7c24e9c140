import StoryCodeDrawing
import StoryboardTestSupport
import Testing

@testable import StoryboardFiles

/// Random files and random changes: both directions agree, and every picture is without overlaps.
///
/// ``Dice/times`` multiplies their number.
struct RandomComparisonTests {
    @Test(arguments: 0..<4)
    func directionsAgree(batch: Int) throws {
        let count = 10 * Dice.times
        for seed in UInt64(batch * count)..<UInt64((batch + 1) * count) {
            var dice = Dice(seed: seed)
            let scenes = dice.changed((0..<dice.roll(14) + 1).map { _ in dice.scene() })
            let (old, new) = (try dice.file(scenes), try dice.file(dice.changed(scenes)))
            try #require(StoryboardComparison(old: old, new: old).isEmpty, "seed \(seed)")
            let (there, back) = (StoryboardComparison(old: old, new: new), StoryboardComparison(old: new, new: old))
            try #require(Self.counts(there, .added) == Self.counts(back, .removed), "seed \(seed)\n\(there.text)")
            try #require(Self.counts(there, .removed) == Self.counts(back, .added), "seed \(seed)\n\(there.text)")
            try #require(Self.counts(there, .changed) == Self.counts(back, .changed), "seed \(seed)\n\(there.text)")
            let scenesInGraph = there.graph.nodes.count {
                $0.role != .exit && $0.role != .missing && $0.change == .added
            }
            try #require(scenesInGraph == Self.counts(there, .added)[0], "seed \(seed)\n\(there.text)")
            for graph in [old.graph, there.graph] {
                let svg = try #require(SVGReader(graph.svg), "seed \(seed)")
                try #require(svg.overlaps.isEmpty && svg.outside.isEmpty && svg.page.width <= 2000, "seed \(seed)")
            }
        }
    }

    /// The number of scenes, and of each kind of part.
    private static func counts(_ comparison: StoryboardComparison, _ change: StoryboardComparison.Change) -> [Int] {
        let scenes = comparison.files.flatMap(\.scenes)
        let parts = scenes.flatMap(\.parts).filter { $0.change == change }
        return [scenes.count { $0.change == change }]
            + StoryboardComparison.Part.Kind.allCases.map { kind in parts.count { $0.kind == kind } }
    }
}

/// A scene of a random file.
private struct RandomScene {
    var id: String
    var name: String
    var kind: String
    var location: (x: Int, y: Int)
    var segues: [(id: String, kind: String, destination: String)]

    var text: String {
        GraphFixtures.scene(
            id,
            kind: kind,
            "storyboardIdentifier=\"\(name)\"",
            at: location,
            segues.map { segue in
                let action = segue.kind == "unwind" ? " unwindAction=\"back:\"" : ""
                return
                    "<segue id=\"\(segue.id)\" kind=\"\(segue.kind)\" destination=\"\(segue.destination)\"\(action)/>"
            }.joined()
        )
    }
}

extension Dice {
    fileprivate mutating func scene() -> RandomScene {
        RandomScene(
            id: "c\(next() % 100_000)",
            name: "Scene\(next() % 100_000)",
            kind: pick(["viewController", "tableViewController", "navigationController"]),
            location: (roll(9) * 500 - 2000, roll(9) * 300 - 600),
            segues: []
        )
    }

    fileprivate func file(_ scenes: [RandomScene]) throws -> StoryboardFile {
        try GraphFixtures.file("Main", initial: scenes.first?.id, scenes.map(\.text).joined())
    }

    /// Returns scenes after random changes.
    fileprivate mutating func changed(_ scenes: [RandomScene]) -> [RandomScene] {
        var scenes = scenes
        for _ in 0..<roll(8) {
            if scenes.isEmpty || once(in: 5) { scenes.append(scene()) }
            let (index, other) = (roll(scenes.count), roll(scenes.count))
            switch roll(6) {
            case 0: scenes.remove(at: index)
            case 1: scenes[index].name += "x"
            case 2: scenes[index].location = (roll(9) * 500, roll(9) * 300)
            case 3: scenes[index].segues = []
            case 4: scenes.swapAt(index, other)
            default:
                let kind = pick(["show", "presentation", "unwind", "embed", "custom"])
                scenes[index].segues.append(("g\(next() % 100_000)", kind, once(in: 9) ? "gone" : scenes[other].id))
            }
        }
        return scenes
    }
}

/// A test of the reader of references with objects that are known, which runs before its first use.
///
/// The reader depends on memory layouts, of which not all are part of Swift's stable interface. Where it does not find
/// exactly the known references, it reads nothing, and reports contain a message in place of paths.
@MainActor
package enum ReaderCheck {
    /// Why the reader is turned off, or nil if it is on.
    package static var failure: String? { expectation.map(message) ?? result }

    /// The paths to find, in tests of the failure.
    @TaskLocal package static var expectation: [String]?

    private static let result = message(expecting: knownPaths)

    private static var knownPaths: [String] {
        let paths = [
            ".inherited", ".strong", ".optional", ".list[0]", ".table[\"key\"]", ".set[…]", ".choice.object", ".pair.1",
            ".existential", ".wide.object", ".closure { … }", ".closure { … }",
        ]
        #if os(Linux)
            return paths
        #else
            // The captured values of closures are read only on Linux.
            return paths.dropLast(2)
        #endif
    }

    private static func message(expecting paths: [String]) -> String? {
        let difference = HeapObject.layoutDifference() ?? difference(from: paths)
        return difference.map {
            """
            What retains them was not read: this version of Swift lays out objects in another way than the reader of \
            references expects (\($0)).
            To fix: Use a version of StoryCode that knows it.
            """
        }
    }

    private static func difference(from expected: [String]) -> String? {
        let known = KnownObject()
        var reader = ReferenceReader(isOn: true)
        guard let node = reader.add(known) else { return "no object was read" }
        // An optimised build can write the name of a private type in another way than the reader, so names do not serve.
        let targets = Set(reader.objects.filter { $0.object.target is KnownTarget }.map(\.node))
        let paths = paths(from: node, to: targets, in: reader.graph)
        guard paths != expected else { return nil }
        let missing = expected.first { !paths.contains($0) }
        return missing.map { "\($0) was not found" } ?? "\(paths.count) references were found, not \(expected.count)"
    }

    /// Returns the paths to all targets.
    private static func paths(
        from node: Int,
        to targets: Set<Int>,
        in graph: ReferenceGraph,
        after path: String = ""
    ) -> [String] {
        graph.nodes[node].references.flatMap { reference -> [String] in
            let path = path + reference.path
            if targets.contains(reference.target) { return [path] }
            return paths(from: reference.target, to: targets, in: graph, after: path)
        }
    }
}

private final class KnownTarget: Hashable {
    static func == (lhs: KnownTarget, rhs: KnownTarget) -> Bool { lhs === rhs }
    func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

private class KnownBase {
    let inherited = KnownTarget()
}

/// An object with a reference of each kind.
private final class KnownObject: KnownBase {
    struct Wide { var numbers = (1, 2, 3), object = KnownTarget() }
    enum Choice { case nothing, object(KnownTarget) }

    let strong = KnownTarget()
    var optional: KnownTarget? = KnownTarget()
    weak let weakTarget: KnownTarget?
    unowned let unownedTarget: KnownTarget
    var list = [KnownTarget()]
    var table = ["key": KnownTarget()]
    var set: Set = [KnownTarget()]
    var choice = Choice.object(KnownTarget())
    var pair = (1, KnownTarget())
    var existential: Any = KnownTarget()
    var wide: Any = Wide()
    var closure: () -> Void = {}

    override init() {
        (weakTarget, unownedTarget) = (strong, strong)
        super.init()
        let (first, second, number) = (KnownTarget(), KnownTarget(), Int.random(in: 0...1))
        weak let ignored: KnownTarget? = first
        closure = { print(number, first, second, ignored as Any) }
    }
}

/// The message about objects that outlived a closure: what retains each of them.
@MainActor
struct ReleaseReport {
    /// An object that outlived the closure.
    struct Survivor {
        let object: CountedObject
        let part: ScenePart
        /// The controller of a helper or a view, if it still exists.
        let controller: CountedObject?
        /// The part and its controller, in words.
        let description: String
    }

    private let survivors: [Survivor]
    private let graph: ReferenceGraph
    private let text: CycleText

    /// The node of each survivor, or nil if it was not read.
    private let nodes: [Int?]

    /// Reads the references of the survivors.
    init(_ survivors: [Survivor]) {
        var references = SceneReferences()
        // A helper refers to the node of its controller.
        for isController in [true, false] {
            for survivor in survivors where (survivor.part.role == .controller) == isController {
                let (part, controller) = (survivor.part, survivor.controller?.target)
                references.add(survivor.object.target, part.role, name: part.name, of: controller)
            }
        }
        references.findOtherParts()
        self.survivors = survivors
        nodes = survivors.map { references.node(of: $0.object.target) }
        graph = references.graph
        text = CycleText(graph: graph, parts: references.parts)
    }

    /// The message, with a paragraph for each cycle and each other survivor.
    var message: String {
        var paragraphs: [String] = []
        var isNamed = Array(repeating: false, count: survivors.count)
        var known: Set<String> = []
        for way in graph.cycles(through: nodes.compactMap(\.self)) {
            let cycle = graph.nodes(of: way)
            let named = survivors.indices.filter { !isNamed[$0] && nodes[$0].map(cycle.contains) ?? false }
            let lines = text.lines(of: way, marksBreak: true).map { "  \($0)" }.joined(separator: "\n")
            // The limit is for cycles between objects that the message has named already.
            guard known.insert(lines).inserted || !named.isEmpty, !named.isEmpty || known.count <= Self.limit else {
                continue
            }
            for index in named { isNamed[index] = true }
            let names = named.map { survivors[$0].part.name }
            let title =
                switch names.count {
                case 0: "Another cycle:"
                case 1: "\(names[0]) outlived the closure. It is part of a cycle:"
                default: "\(Self.list(names)) outlived the closure. They are part of a cycle:"
                }
            paragraphs += ["\(title)\n\n\(lines)"] + outside(named.map(outsideCount).reduce(0, +), isMore: true)
        }
        let hasCycles = !paragraphs.isEmpty
        for index in survivors.indices where !isNamed[index] { paragraphs += description(ofRetained: index) }
        if !hasCycles { paragraphs.append(Self.remedy) }
        return paragraphs.joined(separator: "\n\n")
    }

    /// The number of cycles after which only those of further survivors are shown.
    private static let limit = 10

    private static let remedy = """
        To fix: Find what retains them, such as a closure, or a delegate that is not weak.
        A controller retains its helpers and its view, so begin with the controllers.
        """

    /// Describes a survivor that is in no cycle: what retains it.
    private func description(ofRetained index: Int) -> [String] {
        let title = "\(survivors[index].description) outlived the closure."
        let others = nodes.indices.filter { $0 != index }.compactMap { nodes[$0] }
        guard let node = nodes[index], let way = graph.way(from: others, to: node), let first = way.first else {
            let count = outsideCount(of: index)
            return ["\(title)\n\(outside(count, isMore: false).first ?? "What retains it cannot be read.")"]
        }
        let owner = text.name(of: first.node)
        let more = outside(outsideCount(of: index), isMore: true)
        let lines = text.lines(of: way, marksBreak: true)
        if lines.count == 3, way.allSatisfy({ graph[$0].isLibrary }) {
            return [
                (["\(title)", "\(owner) retains it: \(lines[1].trimmingPrefix("  ↓ "))."] + more).joined(
                    separator: "\n"
                )
            ]
        }
        return ["\(title) \(owner) retains it:\n\n\(lines.map { "  \($0)" }.joined(separator: "\n"))"] + more
    }

    /// The number of strong references to a survivor that are not in the graph.
    private func outsideCount(of index: Int) -> Int {
        guard let count = survivors[index].object.otherReferences, let node = nodes[index] else { return 0 }
        let reportsOwn = survivors.filter { $0.controller?.target === survivors[index].object.target }.count
        return max(0, count - reportsOwn - graph.referenceCount(of: node))
    }

    private func outside(_ count: Int, isMore: Bool) -> [String] {
        guard count > 0 else { return [] }
        let more = isMore ? "more " : ""
        let references = count == 1 ? "1 \(more)strong reference comes" : "\(count) \(more)strong references come"
        return ["\(references) from outside: a global, a running task or a local variable."]
    }

    private static func list(_ names: [String]) -> String {
        "\(names.dropLast().joined(separator: ", ")) and \(names.last ?? "")"
    }
}

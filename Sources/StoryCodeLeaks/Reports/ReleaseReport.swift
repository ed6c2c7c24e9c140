/// The message about objects that outlived a closure or a screen: what retains each of them.
@MainActor
struct ReleaseReport {
    /// An object that should have been released.
    struct Survivor {
        let object: CountedObject
        let part: ScenePart
        /// The controller of a helper or a view, if it still exists.
        let controller: CountedObject?
        /// The class of the controller, and its title if it has one.
        let controllerName: String
        /// The part and its controller, in words.
        let description: String
    }

    private let survivors: [Survivor]

    /// What they outlived, in words.
    private let scope: String
    private let references: SceneReferences
    private let graph: ReferenceGraph
    private let text: CycleText

    /// The node of each survivor, or nil if it was not read.
    private let nodes: [Int?]

    /// The number of strong references to each node.
    private let counts: [Int]

    /// The number of strong references to each survivor that are not in the graph.
    private let outsideCounts: [Int]

    /// What was not read, in sentences, or an empty string.
    private let unread: String

    /// Reads the references of the survivors.
    init(_ survivors: [Survivor], outliving scope: String) {
        var references = SceneReferences()
        // A helper refers to the node of its controller.
        for isController in [true, false] {
            for survivor in survivors where (survivor.part.role == .controller) == isController {
                let (part, controller) = (survivor.part, survivor.controller?.target)
                references.add(survivor.object.target, part.role, name: part.name, of: controller)
            }
        }
        references.findOtherParts()
        (self.survivors, self.scope) = (survivors, scope)
        self.references = references
        nodes = survivors.map { references.node(of: $0.object.target) }
        graph = references.graph
        text = CycleText(graph: graph, parts: references.parts)
        let counts = graph.referenceCounts
        self.counts = counts
        // The report retains the controllers of helpers and views.
        let own = Dictionary(grouping: survivors.compactMap(\.controller), by: { ObjectIdentifier($0.target) })
        outsideCounts = zip(survivors, nodes).map { survivor, node in
            guard let node, let count = survivor.object.otherReferences else { return 0 }
            return max(0, count - (own[ObjectIdentifier(survivor.object.target)]?.count ?? 0) - counts[node])
        }
        let paths = text.unread(from: nodes.compactMap(\.self))
        unread = [
            paths.isEmpty ? nil : "Not read: \(paths.joined(separator: "; ")).",
            graph.limit.map { "Reading stopped after \($0.count.grouped) \($0.noun)." },
        ].compactMap(\.self).joined(separator: "\n")
    }

    /// The message, with a paragraph for each cycle and each other survivor.
    var message: String {
        if let failure = ReaderCheck.failure {
            return "\(Self.list(survivors.map(\.part.name))) outlived \(scope).\n\(failure)"
        }
        var paragraphs: [String] = []
        var isNamed = Array(repeating: false, count: survivors.count)
        var shown: Set<String> = []
        for way in graph.cycles(through: nodes.compactMap(\.self)) {
            let cycle = Set(graph.nodes(of: way))
            let named = survivors.indices.filter { !isNamed[$0] && nodes[$0].map(cycle.contains) ?? false }
            let lines = indented(text.lines(of: way, marksBreak: true))
            guard shown.insert(lines).inserted || !named.isEmpty else { continue }
            for index in named { isNamed[index] = true }
            let names = named.map { survivors[$0].part.name }
            let title =
                switch names.count {
                case 0: "Another cycle:"
                case 1: "\(names[0]) outlived \(scope). It is part of a cycle:"
                default: "\(Self.list(names)) outlived \(scope). They are part of a cycle:"
                }
            paragraphs.append("\(title)\n\n\(lines)")
            paragraphs += outside(named.map { outsideCounts[$0] }.reduce(0, +), isMore: true)
        }
        let hasCycles = !paragraphs.isEmpty
        var retained: [(owner: Int, parts: [String])] = []
        for index in survivors.indices where !isNamed[index] {
            guard let (owner, part) = onlyOwner(of: index) else {
                paragraphs += description(ofRetained: index)
                continue
            }
            if let known = retained.firstIndex(where: { $0.owner == owner }) {
                retained[known].parts.append(part)
            } else {
                retained.append((owner, [part]))
            }
        }
        paragraphs += retained.map { "\(text.name(of: $0)) also retains \(Self.list($1))." }
        if !unread.isEmpty, outsideCounts.contains(where: { $0 > 0 }) { paragraphs.append(unread) }
        if !hasCycles { paragraphs.append(Self.remedy) }
        return paragraphs.joined(separator: "\n\n")
    }

    /// What messages about the same mistake have in common: the message without titles, counts and positions in lists.
    func signature(of message: String) -> String {
        var signature = message
        let names = references.parts.values.filter { $0.role == .controller }.map(\.name)
        for name in Set(names + survivors.map(\.controllerName)) {
            signature = signature.replacing(name, with: name.split(separator: " \"", maxSplits: 1).first ?? "")
        }
        return signature.replacing(#/\[(?:\d+|".*?")\]/#) { _ in "[…]" }
            .replacing(#/\d+ (more )?strong references? comes?/#) { "\($0.1 ?? "")strong references come" }
    }

    private func indented(_ lines: [String]) -> String { lines.map { "  \($0)" }.joined(separator: "\n") }

    private static let remedy = """
        To fix: Find what retains them, such as a closure, or a delegate that is not weak.
        A controller retains its helpers and its view, so begin with the controllers.
        """

    /// Returns the controller that alone retains a helper or a view, and the words for the latter.
    private func onlyOwner(of index: Int) -> (owner: Int, part: String)? {
        guard outsideCounts[index] == 0, let node = nodes[index],
            let owner = survivors[index].controller.flatMap({ references.node(of: $0.target) }),
            let way = graph.way(from: [owner], to: node), way.allSatisfy({ graph[$0].isLibrary })
        else { return nil }
        let lines = text.lines(of: way, marksBreak: false)
        return lines.count == 3 ? (owner, "\(lines[2]) (\(lines[1].trimmingPrefix("  ↓ ")))") : nil
    }

    /// Describes a survivor that is in no cycle: what retains it.
    private func description(ofRetained index: Int) -> [String] {
        let title = "\(survivors[index].description) outlived \(scope)."
        guard let node = nodes[index], counts[node] > 0,
            let way = graph.way(from: nodes.compactMap(\.self), to: node), let first = way.first
        else {
            let words = outside(outsideCounts[index], isMore: false).first
            return ["\(title)\n\(words ?? "What retains it cannot be read.")"]
        }
        let owner = text.name(of: first.node)
        let more = outside(outsideCounts[index], isMore: true)
        let lines = text.lines(of: way, marksBreak: true)
        if lines.count == 3, way.allSatisfy({ graph[$0].isLibrary }) {
            let words = "\(title)\n\(owner) retains it: \(lines[1].trimmingPrefix("  ↓ "))."
            return [([words] + more).joined(separator: "\n")]
        }
        return ["\(title) \(owner) retains it:\n\n\(indented(lines))"] + more
    }

    private func outside(_ count: Int, isMore: Bool) -> [String] {
        guard count > 0 else { return [] }
        let more = isMore ? "more " : ""
        let references = count == 1 ? "1 \(more)strong reference comes" : "\(count) \(more)strong references come"
        let place = unread.isEmpty ? "from outside" : "from what was not read, or from outside"
        return ["\(references) \(place): a global, a running task or a local variable."]
    }

    private static func list(_ names: [String]) -> String {
        let isLong = names.count > 12
        let first = isLong ? names.prefix(10) : names.dropLast()
        let last = isLong ? "\((names.count - 10).grouped) more" : names.last ?? ""
        return first.isEmpty ? last : "\(first.joined(separator: ", ")) and \(last)"
    }
}

import StoryCode
import StoryCodeDrawing

/// The data of the page of a dependency container as JSON.
struct ContainerPageData {
    private let graph: ContainerGraph
    private let nodes: NodeIndex
    /// The indices of the explanations, by service.
    private let explanations: [String: Int]

    init(_ graph: ContainerGraph) {
        self.graph = graph
        nodes = NodeIndex(graph)
        explanations = Dictionary(graph.explanations.enumerated().map { ($1.service, $0) }) { first, _ in first }
    }

    /// The JSON document.
    var document: String {
        JSONText.object([
            ("nodes", JSONText.array(graph.nodes.map(node))),
            ("edges", JSONText.array(graph.edges.map(edge))),
            ("explanations", JSONText.array(graph.explanations.map(explanation))),
            ("problems", JSONText.array(graph.mistakes.map(problem))),
            ("notes", JSONText.array(graph.notes.map(note) + graph.optionalDependencies.map(note))),
        ])
    }

    private func string(_ text: String) -> String { JSONText.string(SVGText.line(text)) }

    private func node(_ node: ContainerGraph.Node) -> String {
        let own = node.isMissing ? [] : [node.name]
        let services = Set((own + node.services).compactMap { explanations[$0] }).sorted()
        return JSONText.object([
            ("name", string(node.name)), ("lifetime", string(node.lifetime ?? "")),
            ("location", string(node.location.map { "\($0)" } ?? "")), ("container", string(node.container)),
            ("isMissing", "\(node.isMissing)"), ("isMain", "\(node.isMain)"), ("isAwaited", "\(node.isAwaited)"),
            ("services", JSONText.array(services)),
        ])
    }

    private func edge(_ edge: ContainerGraph.Edge) -> String {
        JSONText.object([
            ("from", "\(edge.from)"), ("to", "\(edge.to)"), ("service", string(edge.service)),
            ("moment", string(edge.moment.words)),
        ])
    }

    private func explanation(_ explanation: ServiceExplanation) -> String {
        let candidates = explanation.candidates.map { candidate in
            let name = candidate.name.isEmpty ? "" : " \(candidate.name)"
            return JSONText.object([
                ("node", "\(nodes.index(of: candidate.component, in: candidate.container) ?? -1)"),
                ("text", string("\(candidate.component.name)\(name)")),
                ("location", string(candidate.component.location.map { "\($0)" } ?? "")),
                ("isChosen", "\(candidate == explanation.chosen)"),
                ("reason", string(candidate.rejection?.words ?? "matches")),
            ])
        }
        return JSONText.object([
            ("service", string(explanation.service)), ("candidates", JSONText.array(candidates)),
            ("isResolved", "\(explanation.chosen != nil)"),
        ])
    }

    private func problem(_ error: ContainerError) -> String {
        JSONText.object([
            ("text", string(error.locatedMessage)), ("advice", string(error.advice)),
            ("nodes", JSONText.array(nodes.culprits(of: error))),
        ])
    }

    private func note(_ note: LifetimeNote) -> String {
        self.note("\(note)", [note.owner, note.dependency].compactMap { nodes.index(of: $0) })
    }

    private func note(_ note: ValidationNote) -> String {
        self.note("\(note)", note.path.dropLast().last.flatMap { nodes.index(of: $0) }.map { [$0] } ?? [])
    }

    private func note(_ text: String, _ nodes: [Int]) -> String {
        JSONText.object([("text", string(text)), ("nodes", JSONText.array(nodes))])
    }
}

extension ContainerGraph.Edge.Moment {
    /// The moment in words.
    var words: String {
        switch self {
        case .initialiser: "by the initialiser"
        case .injection: "injected after its creation"
        case .later: "when it is used"
        }
    }
}

/// Finds the nodes of a graph to which the steps of errors and explanations refer.
private struct NodeIndex {
    private struct Key: Hashable {
        let step: ContainerError.Step
        var container: String?
    }

    private let graph: ContainerGraph
    private var nodes: [Key: Int] = [:]

    init(_ graph: ContainerGraph) {
        self.graph = graph
        for (index, node) in graph.nodes.enumerated() {
            let step = ContainerError.Step(node.name, node.location)
            for key in [Key(step: step, container: node.container), Key(step: step)] where nodes[key] == nil {
                nodes[key] = index
            }
        }
    }

    func index(of step: ContainerError.Step, in container: String? = nil) -> Int? {
        nodes[Key(step: step, container: container)]
    }

    /// Returns the components of a cycle, or the component that makes a mistake and the service that it misses.
    func culprits(of error: ContainerError) -> [Int] {
        let steps = error.path.compactMap { index(of: $0) }
        if error.reason == .cyclic { return Array(Set(steps)).sorted() }
        let component = steps.last { !graph.nodes[$0].isMissing }
        return Array(Set([component, steps.last].compactMap { $0 })).sorted()
    }
}

import StoryCode
import StoryCodeDrawing

/// The data of the page of a dependency container.
struct ContainerPageData: Encodable {
    private struct Node: Encodable {
        let name, lifetime, location, container: String
        let isMissing, isMain, isAwaited: Bool
        /// The indices of the explanations of its services.
        let services: [Int]
    }

    private struct Edge: Encodable {
        let from, to: Int
        let service, moment: String
    }

    private struct Explanation: Encodable {
        struct Candidate: Encodable {
            let node: Int
            let text, location, reason: String
            let isChosen: Bool
        }

        let service: String
        let candidates: [Candidate]
        let isResolved: Bool
    }

    /// A problem with its remedy, or a note.
    private struct Note: Encodable {
        let text: String
        var advice: String?
        let nodes: [Int]
    }

    private let nodes: [Node]
    private let edges: [Edge]
    private let explanations: [Explanation]
    private let problems: [Note]
    private let notes: [Note]

    init(_ graph: ContainerGraph) {
        let (line, index) = (SVGText.line, NodeIndex(graph))
        func text(_ location: CodeLocation?) -> String { line(location.map { "\($0)" } ?? "") }
        let known = Dictionary(graph.explanations.enumerated().map { ($1.service, $0) }) { first, _ in first }
        nodes = graph.nodes.map { node in
            Node(
                name: line(node.name),
                lifetime: line(node.lifetime ?? ""),
                location: text(node.location),
                container: line(node.container),
                isMissing: node.isMissing,
                isMain: node.isMain,
                isAwaited: node.isAwaited,
                services: Set(((node.isMissing ? [] : [node.name]) + node.services).compactMap { known[$0] }).sorted()
            )
        }
        edges = graph.edges.map {
            Edge(from: $0.from, to: $0.to, service: line($0.service), moment: line($0.moment.words))
        }
        explanations = graph.explanations.map { explanation in
            let candidates = explanation.candidates.map { candidate in
                let name = candidate.name.isEmpty ? "" : " \(candidate.name)"
                return Explanation.Candidate(
                    node: index.index(of: candidate.component, in: candidate.container) ?? -1,
                    text: line("\(candidate.component.name)\(name)"),
                    location: text(candidate.component.location),
                    reason: line(candidate.rejection?.words ?? "matches"),
                    isChosen: candidate == explanation.chosen
                )
            }
            let isResolved = explanation.chosen != nil
            return Explanation(service: line(explanation.service), candidates: candidates, isResolved: isResolved)
        }
        problems = graph.mistakes.map {
            Note(text: line($0.locatedMessage), advice: line($0.advice), nodes: index.culprits(of: $0))
        }
        let lifetimes = graph.notes.map { note in
            Note(text: line("\(note)"), nodes: [note.owner, note.dependency].compactMap { index.index(of: $0) })
        }
        notes =
            lifetimes
            + graph.optionalDependencies.map { note in
                let owner = note.path.dropLast().last.flatMap { index.index(of: $0) }
                return Note(text: line("\(note)"), nodes: owner.map { [$0] } ?? [])
            }
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

public import StoryCode
import StoryCodeDrawing

extension ContainerGraph {
    /// The graph in DOT, for Graphviz.
    ///
    /// Solid lines are dependencies of initialisers, dashed lines are those of injections, and dotted lines are
    /// deferred. Missing services are red.
    public var dot: String {
        var lines = ["digraph container {", "    node [shape=box]"]
        for (index, node) in nodes.enumerated() {
            let colour = node.isMissing ? ", color=red, fontcolor=red" : ""
            let label = node.lines.map(DiagramText.dot).joined(separator: "\\n")
            lines.append("    n\(index) [label=\"\(label)\"\(colour)]")
        }
        for edge in edges {
            let label = DiagramText.dot(edge.service)
            lines.append("    n\(edge.from) -> n\(edge.to) [label=\"\(label)\", style=\(edge.moment.line.style)]")
        }
        return (lines + ["}", ""]).joined(separator: "\n")
    }

    /// The graph in Mermaid, for web pages and pull requests.
    ///
    /// Solid arrows are dependencies of initialisers. Dotted arrows are those of injections, or deferred ones, which
    /// are labelled. Missing services are hexagons.
    public var mermaid: String {
        var lines = ["flowchart LR"]
        for (index, node) in nodes.enumerated() {
            let label = node.lines.map(DiagramText.mermaid).joined(separator: "<br>")
            lines.append(node.isMissing ? "    n\(index){{\"\(label)\"}}" : "    n\(index)[\"\(label)\"]")
        }
        for edge in edges {
            let label = DiagramText.mermaid(edge.service) + (edge.moment == .later ? ", later" : "")
            let arrow = edge.moment == .initialiser ? "-->" : "-.->"
            lines.append("    n\(edge.from) \(arrow)|\"\(label)\"| n\(edge.to)")
        }
        return (lines + [""]).joined(separator: "\n")
    }

    /// The graph as a self-contained SVG document, light and dark.
    ///
    /// Solid arrows are dependencies of initialisers, dashed arrows are those of injections, and dotted arrows are
    /// deferred. Missing services have a thick, dashed border.
    public var svg: String {
        let boxes = nodes.map { node in
            let lines = [node.name, node.lifetime ?? "missing"]
            let details = lines + ["container \(node.container)", node.location.map { "\($0)" } ?? ""]
            return BoxDiagram.Box(
                lines: lines,
                style: node.isMissing ? "missing" : node.lifetime == "prototype" ? "plain" : "strong",
                tooltip: details.filter { !$0.isEmpty }.joined(separator: " \u{00B7} ")
            )
        }
        let arrows = edges.map { edge in
            let (_, dash, words) = edge.moment.line
            return BoxDiagram.Arrow(from: edge.from, to: edge.to, label: edge.service + words, dash: dash)
        }
        return BoxDiagram(title: "Components", boxes: boxes, arrows: arrows).svg
    }
}

extension ContainerGraph.Node {
    fileprivate var lines: [String] { lifetime == "prototype" ? [name] : [name, lifetime ?? "missing"] }
}

extension ContainerGraph.Edge.Moment {
    /// The style of the line in DOT, and in SVG its dashes and what follows the service.
    fileprivate var line: (style: String, dash: String, words: String) {
        switch self {
        case .initialiser: ("solid", "", "")
        case .injection: ("dashed", "6 4", ", injected")
        case .later: ("dotted", "1.5 3.5", ", later")
        }
    }
}

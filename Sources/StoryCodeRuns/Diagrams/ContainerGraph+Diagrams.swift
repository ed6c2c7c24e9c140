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
            let style =
                switch edge.moment {
                case .initialiser: "solid"
                case .injection: "dashed"
                case .later: "dotted"
                }
            let label = DiagramText.dot(edge.service)
            lines.append("    n\(edge.from) -> n\(edge.to) [label=\"\(label)\", style=\(style)]")
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
            let label = DiagramText.mermaid(edge.service)
            let arrow =
                switch edge.moment {
                case .initialiser: "-->|\"\(label)\"|"
                case .injection: "-.->|\"\(label)\"|"
                case .later: "-.->|\"\(label), later\"|"
                }
            lines.append("    n\(edge.from) \(arrow) n\(edge.to)")
        }
        return (lines + [""]).joined(separator: "\n")
    }

    /// The graph as a self-contained SVG document, light and dark.
    ///
    /// Solid arrows are dependencies of initialisers, dashed arrows are those of injections, and dotted arrows are
    /// deferred. Missing services have a thick, dashed border.
    public var svg: String {
        let boxes = nodes.map { node in
            let lines = node.isMissing ? [node.name, "missing"] : [node.name, node.lifetime ?? ""]
            let location = node.location.map { "\($0)" } ?? ""
            let details = [node.name, node.lifetime ?? "missing", "container \(node.container)", location]
            return BoxDiagram.Box(
                lines: lines,
                style: node.isMissing ? "missing" : node.lifetime == "prototype" ? "plain" : "strong",
                tooltip: details.filter { !$0.isEmpty }.joined(separator: " \u{00B7} ")
            )
        }
        let arrows = edges.map { edge in
            let (dash, label) =
                switch edge.moment {
                case .initialiser: ("", edge.service)
                case .injection: ("6 4", "\(edge.service), injected")
                case .later: ("1.5 3.5", "\(edge.service), later")
                }
            return BoxDiagram.Arrow(from: edge.from, to: edge.to, label: label, dash: dash)
        }
        return BoxDiagram(title: "Components", boxes: boxes, arrows: arrows).svg
    }
}

extension ContainerGraph.Node {
    fileprivate var lines: [String] {
        guard let lifetime else { return [name, "missing"] }
        return lifetime == "prototype" ? [name] : [name, lifetime]
    }
}

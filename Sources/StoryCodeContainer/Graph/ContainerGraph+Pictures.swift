extension ContainerGraph {
    /// The graph in DOT, for Graphviz.
    ///
    /// What is needed before a component is made is a solid line, what is injected a dashed one, what is asked for later
    /// a dotted one; what is missing is red.
    public var dot: String {
        var lines = ["digraph container {", "    node [shape=box]"]
        for (place, node) in nodes.enumerated() {
            let colour = node.isMissing ? ", color=red, fontcolor=red" : ""
            let label = node.lines.map(DiagramText.dot).joined(separator: "\\n")
            lines.append("    n\(place) [label=\"\(label)\"\(colour)]")
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

    /// The graph in Mermaid, for pages and pull requests.
    ///
    /// What is needed before a component is made is a solid arrow, what is injected a dotted one, what is asked for later
    /// a dotted one that says so; what is missing is a hexagon.
    public var mermaid: String {
        var lines = ["flowchart LR"]
        for (place, node) in nodes.enumerated() {
            let label = node.lines.map(DiagramText.mermaid).joined(separator: "<br>")
            lines.append(node.isMissing ? "    n\(place){{\"\(label)\"}}" : "    n\(place)[\"\(label)\"]")
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
}

extension ContainerGraph.Node {
    /// What is written in its box.
    fileprivate var lines: [String] {
        guard let lifetime else { return [name, "missing"] }
        return lifetime == "prototype" ? [name] : [name, lifetime]
    }
}

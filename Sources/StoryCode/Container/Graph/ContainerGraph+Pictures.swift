extension ContainerGraph {
    /// The graph in DOT, for Graphviz.
    ///
    /// What is needed before a component is made is a solid line, what is injected a dashed one, what is asked for later
    /// a dotted one; what is missing is red.
    public var dot: String {
        var lines = ["digraph container {", "    node [shape=box]"]
        for (place, node) in nodes.enumerated() {
            let colour = node.isMissing ? ", color=red, fontcolor=red" : ""
            lines.append("    n\(place) [label=\"\(Self.escaped(node.label("\\n"), "\\\""))\"\(colour)]")
        }
        for edge in edges {
            let style =
                switch edge.moment {
                case .initialiser: "solid"
                case .injection: "dashed"
                case .later: "dotted"
                }
            let label = Self.escaped(edge.service, "\\\"")
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
            let label = Self.escaped(node.label("<br>"), "#quot;")
            lines.append(node.isMissing ? "    n\(place){{\"\(label)\"}}" : "    n\(place)[\"\(label)\"]")
        }
        for edge in edges {
            let label = Self.escaped(edge.service, "#quot;")
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

    /// A text inside quotation marks.
    private static func escaped(_ text: String, _ quotationMark: String) -> String {
        text.reduce(into: "") { $0 += $1 == "\"" ? quotationMark : String($1) }
    }
}

extension ContainerGraph.Node {
    fileprivate func label(_ newLine: String) -> String {
        guard let lifetime else { return "\(name)\(newLine)missing" }
        return lifetime == "prototype" ? name : "\(name)\(newLine)\(lifetime)"
    }
}

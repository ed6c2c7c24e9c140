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
}

extension ContainerGraph.Node {
    fileprivate var lines: [String] {
        guard let lifetime else { return [name, "missing"] }
        return lifetime == "prototype" ? [name] : [name, lifetime]
    }
}

/// Escapes text for quoted labels.
///
/// The drawing module does the same for other diagrams. Its size would be that of every program with a container.
private enum DiagramText {
    static func dot(_ text: String) -> String {
        // By scalar, because a quotation mark and a combining mark are one character.
        text.unicodeScalars.reduce(into: "") { result, scalar in
            if scalar == "\"" || scalar == "\\" { result.unicodeScalars.append("\\") }
            result.unicodeScalars.append(scalar.isControl ? " " : scalar)
        }
    }

    /// Escapes a text for Mermaid, which interprets HTML and Markdown in labels.
    static func mermaid(_ text: String) -> String {
        text.unicodeScalars.reduce(into: "") { result, scalar in
            switch scalar {
            case "\"": result += "#quot;"
            case "&": result += "#amp;"
            case "<": result += "#lt;"
            case ">": result += "#gt;"
            case "#", "`", "\\": result += "#\(scalar.value);"
            default: result.unicodeScalars.append(scalar.isControl ? " " : scalar)
            }
        }
    }
}

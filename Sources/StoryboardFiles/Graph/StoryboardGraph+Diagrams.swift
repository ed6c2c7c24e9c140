import StoryCodeDrawing

extension StoryboardGraph {
    /// The graph in Graphviz's language DOT.
    ///
    /// Containment is a dashed line, an unwind segue a dotted line, and a presentation a thick line. Containers are blue,
    /// nodes outside the files are yellow, missing destinations are red, and a dot leads to the initial scene of a file.
    public var dot: String {
        let font = "fontname=\"Helvetica,Arial,sans-serif\""
        var lines = [
            "digraph storyboards {", "    graph [rankdir=LR, \(font), nodesep=0.35, ranksep=0.7]",
            "    node [shape=box, style=\"rounded,filled\", \(font), fontsize=11, margin=\"0.15,0.08\"]",
            "    edge [\(font), fontsize=9, arrowsize=0.7]",
        ]
        let members = nodesByFile
        for (file, name) in files.enumerated() {
            lines.append("    subgraph cluster\(file) {")
            lines.append("        label=\"\(Self.dot(name))\"")
            lines.append("        graph [style=\"rounded,filled\", color=\"#d0d7de\", fillcolor=\"#f6f8fa\"]")
            for index in members[file] ?? [] {
                let node = nodes[index]
                let label = node.lines.map(Self.dot).joined(separator: "\\n")
                lines.append("        n\(index) [label=\"\(label)\"\(node.dotStyle)]")
                if node.isInitial { lines.append("        i\(index) [shape=point, color=\"#22303c\"]") }
            }
            lines.append("    }")
        }
        for (index, node) in nodes.enumerated() where node.isInitial { lines.append("    i\(index) -> n\(index)") }
        for group in edgeGroups {
            let label = group.label.map(Self.dot).joined(separator: "\\n")
            let edge = group.edge
            lines.append("    n\(edge.from) -> n\(edge.to) [label=\"\(label)\"\(edge.dotStyle)]")
        }
        return (lines + ["}", ""]).joined(separator: "\n")
    }

    /// The graph in Mermaid, for web pages and pull requests.
    ///
    /// Containment, unwind segues and references are dotted arrows, presentations are thick ones. References are flags,
    /// exits are round, missing destinations are hexagons, and a dot leads to the initial scene of a file.
    public var mermaid: String {
        var lines = ["flowchart LR"]
        let members = nodesByFile
        for (file, name) in files.enumerated() {
            lines.append("    subgraph f\(file)[\"\(Self.mermaid(name))\"]")
            for index in members[file] ?? [] {
                let node = nodes[index]
                let label = node.lines.map(Self.mermaid).joined(separator: "<br>")
                let (open, close) = node.mermaidShape
                lines.append("        n\(index)\(open)\"\(label)\"\(close)")
                if node.isInitial { lines.append("        i\(index)((\" \")) --> n\(index)") }
            }
            lines.append("    end")
        }
        for group in edgeGroups {
            let label = group.label.map(Self.mermaid).joined(separator: "<br>")
            let edge = group.edge
            lines.append("    n\(edge.from) \(edge.mermaidArrow)|\"\(label)\"| n\(edge.to)")
        }
        lines += mermaidMarks
        return (lines + [""]).joined(separator: "\n")
    }

    private var nodesByFile: [Int: [Int]] { Dictionary(grouping: nodes.indices) { nodes[$0].file } }

    /// The colours of the nodes and arrows that differ.
    private var mermaidMarks: [String] {
        // Mermaid numbers the arrows in their order: first those to initial scenes.
        let first = nodes.count { $0.isInitial }
        let groups = edgeGroups
        return StoryboardComparison.Change.allCases.flatMap { change -> [String] in
            let marked = nodes.indices.filter { nodes[$0].change == change }
            let links = groups.indices.filter { groups[$0].edge.change == change }
            let (name, dash) = (change.rawValue, change == .removed ? ",stroke-dasharray:5 4" : "")
            let style = "stroke:\(change.color)\(dash)"
            let classes = [
                "    classDef \(name) \(style),stroke-width:3px", "    class \(Self.list(marked, "n")) \(name)",
            ]
            let linkStyle = "    linkStyle \(Self.list(links.map { $0 + first })) \(style)"
            return (marked.isEmpty ? [] : classes) + (links.isEmpty ? [] : [linkStyle])
        }
    }

    private static func list(_ numbers: [Int], _ prefix: String = "") -> String {
        numbers.map { "\(prefix)\($0)" }.joined(separator: ",")
    }

    private static func dot(_ text: String) -> String { DiagramText.dot(SVGText.truncated(text, characters: 60)) }

    private static func mermaid(_ text: String) -> String {
        DiagramText.mermaid(SVGText.truncated(text, characters: 60))
    }
}

extension StoryboardGraph.Node {
    fileprivate var lines: [String] {
        let name = change.map { "\($0.symbol) \(self.name)" } ?? self.name
        return switch role {
        case .scene: [name, kindName] + (detail.map { [$0] } ?? [])
        case .reference: [name]
        case .outside, .missing, .exit: self.name == kindName ? [name] : [name, kindName]
        }
    }

    fileprivate var dotStyle: String {
        let colors = GraphStyleSheet.lightColors(of: self)
        let shape = role == .reference || role == .outside ? ", shape=cds, style=filled" : ""
        let width = change != nil ? ", penwidth=2.5" : isInitial ? ", penwidth=2" : ""
        let style = change == .removed || role == .missing ? ", style=\"filled,dashed\"" : shape
        return ", color=\"\(colors.line)\", fillcolor=\"\(colors.fill)\"\(style)\(width)"
    }

    fileprivate var mermaidShape: (String, String) {
        switch role {
        case .scene: ("[", "]")
        case .reference, .outside: (">", "]")
        case .exit: ("([", "])")
        case .missing: ("{{", "}}")
        }
    }
}

extension StoryboardGraph.Edge {
    fileprivate var dotStyle: String {
        let color = GraphStyleSheet.lightColor(of: self)
        let line =
            switch style {
            case .show, .custom: ""
            case .presentation: ", penwidth=2"
            case .containment, .embed: ", style=dashed"
            case .reference: ", style=dashed, arrowhead=empty"
            case .unwind: ", style=dotted"
            }
        let mark = change.map { $0 == .removed ? ", style=dashed, penwidth=2" : ", penwidth=2" } ?? line
        return ", color=\"\(color)\", fontcolor=\"\(color)\"\(mark)"
    }

    fileprivate var mermaidArrow: String {
        switch style {
        case .show, .custom: "-->"
        case .presentation: "==>"
        case .containment, .embed, .unwind, .reference: "-.->"
        }
    }
}

import StoryCode
import StoryCodeDrawing

extension StoryboardGraph {
    /// The graph in Graphviz's language DOT.
    ///
    /// Containment is a dashed line, an unwind segue a dotted line, and a presentation a double line. Nodes outside the
    /// files are gray, missing destinations are red, and a dot leads to the initial scene of a file.
    public var dot: String {
        var lines = ["digraph storyboards {", "    rankdir=LR", "    node [shape=box]"]
        for (file, name) in files.enumerated() {
            lines.append("    subgraph cluster\(file) {")
            lines.append("        label=\"\(Self.dot(name))\"")
            for (index, node) in nodes.enumerated() where node.file == file {
                let label = node.lines.map(Self.dot).joined(separator: "\\n")
                lines.append("        n\(index) [label=\"\(label)\"\(node.dotStyle)]")
                if node.isInitial { lines.append("        i\(index) [shape=point]") }
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
        for (file, name) in files.enumerated() {
            lines.append("    subgraph f\(file)[\"\(Self.mermaid(name))\"]")
            for (index, node) in nodes.enumerated() where node.file == file {
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

    /// The colors of the nodes and arrows that differ.
    private var mermaidMarks: [String] {
        // Mermaid numbers the arrows in their order: first those to initial scenes.
        let first = nodes.count { $0.isInitial }
        let groups = edgeGroups
        return StoryboardComparison.Change.allCases.flatMap { change -> [String] in
            let marked = nodes.indices.filter { nodes[$0].change == change }
            let links = groups.indices.filter { groups[$0].edge.change == change }
            let (name, style) = (
                change.rawValue, "stroke:\(change.color)\(change == .removed ? ",stroke-dasharray:5 4" : "")"
            )
            return
                (marked.isEmpty
                ? []
                : ["    classDef \(name) \(style),stroke-width:3px", "    class \(Self.list(marked, "n")) \(name)"])
                + (links.isEmpty ? [] : ["    linkStyle \(Self.list(links.map { $0 + first })) \(style)"])
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
        switch role {
        case .scene: ""
        case .reference: ", shape=cds"
        case .outside: ", shape=cds, color=grey, fontcolor=grey"
        case .exit: ", style=rounded"
        case .missing: ", color=red, fontcolor=red"
        }
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
        switch style {
        case .show: ""
        case .presentation: ", color=\"black:invis:black\""
        case .containment, .embed, .reference: ", style=dashed"
        case .custom: ", style=bold"
        case .unwind: ", style=dotted"
        }
    }

    fileprivate var mermaidArrow: String {
        switch style {
        case .show, .custom: "-->"
        case .presentation: "==>"
        case .containment, .embed, .unwind, .reference: "-.->"
        }
    }
}

import StoryCode

extension StoryboardGraph {
    /// The graph in DOT, for Graphviz.
    ///
    /// What one scene contains of another is a dashed line, an unwind a dotted one, a presentation a double one. What is
    /// outside the files is grey, what is missing is red, and a dot leads to the first scene of a file.
    public var dot: String {
        var lines = ["digraph storyboards {", "    rankdir=LR", "    node [shape=box]"]
        for (file, name) in files.enumerated() {
            lines.append("    subgraph cluster\(file) {")
            lines.append("        label=\"\(Self.dot(name))\"")
            for (place, node) in nodes.enumerated() where node.file == file {
                let label = node.lines.map(Self.dot).joined(separator: "\\n")
                lines.append("        n\(place) [label=\"\(label)\"\(node.dotStyle)]")
                if node.isInitial { lines.append("        i\(place) [shape=point]") }
            }
            lines.append("    }")
        }
        for (place, node) in nodes.enumerated() where node.isInitial { lines.append("    i\(place) -> n\(place)") }
        for bundle in bundles {
            let label = bundle.label.map(Self.dot).joined(separator: "\\n")
            let edge = bundle.edge
            lines.append("    n\(edge.from) -> n\(edge.to) [label=\"\(label)\"\(edge.dotStyle)]")
        }
        return (lines + ["}", ""]).joined(separator: "\n")
    }

    /// The graph in Mermaid, for pages and pull requests.
    ///
    /// What one scene contains of another, an unwind and a reference are dotted arrows that say so, a presentation is a
    /// thick one. Placeholders are flags, exits round, what is missing is a hexagon, and a dot leads to the first scene
    /// of a file.
    public var mermaid: String {
        var lines = ["flowchart LR"]
        for (file, name) in files.enumerated() {
            lines.append("    subgraph f\(file)[\"\(Self.mermaid(name))\"]")
            for (place, node) in nodes.enumerated() where node.file == file {
                let label = node.lines.map(Self.mermaid).joined(separator: "<br>")
                let (open, close) = node.mermaidShape
                lines.append("        n\(place)\(open)\"\(label)\"\(close)")
                if node.isInitial { lines.append("        i\(place)((\" \")) --> n\(place)") }
            }
            lines.append("    end")
        }
        for bundle in bundles {
            let label = bundle.label.map(Self.mermaid).joined(separator: "<br>")
            let edge = bundle.edge
            lines.append("    n\(edge.from) \(edge.mermaidArrow)|\"\(label)\"| n\(edge.to)")
        }
        return (lines + [""]).joined(separator: "\n")
    }

    private static func dot(_ text: String) -> String { DiagramText.dot(PictureText.cut(text, characters: 60)) }

    private static func mermaid(_ text: String) -> String { DiagramText.mermaid(PictureText.cut(text, characters: 60)) }
}

extension StoryboardGraph.Node {
    fileprivate var lines: [String] {
        switch role {
        case .scene: [name, words] + (detail.map { [$0] } ?? [])
        case .reference: [name]
        case .outside, .missing, .exit: name == words ? [name] : [name, words]
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

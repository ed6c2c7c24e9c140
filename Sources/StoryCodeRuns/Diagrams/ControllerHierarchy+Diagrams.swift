public import StoryCode
import StoryCodeDrawing

extension ControllerHierarchy {
    /// The hierarchy in DOT, for Graphviz.
    ///
    /// Solid lines lead to children, and dashed lines to presented controllers. Controllers that are not visible are
    /// gray.
    public var dot: String {
        let diagram = HierarchyDiagram(self)
        var lines = ["digraph controllers {", "    rankdir=LR", "    node [shape=box]"]
        for (index, node) in diagram.nodes.enumerated() {
            let label = node.lines.map(DiagramText.dot).joined(separator: "\\n")
            lines.append("    n\(index) [label=\"\(label)\"\(node.isVisible ? "" : ", color=gray, fontcolor=gray")]")
        }
        for edge in diagram.edges {
            let style = edge.isPresentation ? " [label=\"presents\", style=dashed]" : ""
            lines.append("    n\(edge.from) -> n\(edge.to)\(style)")
        }
        return (lines + ["}", ""]).joined(separator: "\n")
    }

    /// The hierarchy in Mermaid, for web pages and pull requests.
    ///
    /// Solid arrows lead to children, and dotted arrows to presented controllers. Controllers that are not visible have
    /// round corners.
    public var mermaid: String {
        let diagram = HierarchyDiagram(self)
        var lines = ["flowchart LR"]
        for (index, node) in diagram.nodes.enumerated() {
            let label = node.lines.map(DiagramText.mermaid).joined(separator: "<br>")
            lines.append(node.isVisible ? "    n\(index)[\"\(label)\"]" : "    n\(index)(\"\(label)\")")
        }
        for edge in diagram.edges {
            lines.append("    n\(edge.from) \(edge.isPresentation ? "-.->|\"presents\"|" : "-->") n\(edge.to)")
        }
        return (lines + [""]).joined(separator: "\n")
    }

    /// The hierarchy as a self-contained SVG document, light and dark.
    ///
    /// Solid arrows lead to children, and dashed arrows to presented controllers. Each box has the state of its
    /// controller; the box of a visible controller is filled.
    public var svg: String {
        let diagram = HierarchyDiagram(self)
        let boxes = diagram.nodes.map { node in
            BoxDiagram.Box(
                lines: node.lines,
                style: node.isVisible ? "strong" : "pale",
                tooltip: node.lines.joined(separator: " \u{00B7} ")
            )
        }
        let arrows = diagram.edges.map { edge in
            BoxDiagram.Arrow(
                from: edge.from,
                to: edge.to,
                label: edge.isPresentation ? "presents" : "",
                dash: edge.isPresentation ? "6 4" : ""
            )
        }
        return BoxDiagram(title: "Controllers", boxes: boxes, arrows: arrows).svg
    }
}

/// The nodes of a hierarchy in a list.
private struct HierarchyDiagram {
    struct Node {
        let lines: [String]
        let isVisible: Bool
    }

    struct Edge {
        let from: Int
        let to: Int
        let isPresentation: Bool
    }

    private(set) var nodes: [Node] = []
    private(set) var edges: [Edge] = []

    init(_ hierarchy: ControllerHierarchy) {
        for node in hierarchy.controllers { add(node) }
    }

    @discardableResult
    private mutating func add(_ node: ControllerHierarchy.Node) -> Int {
        let index = nodes.count
        let state = node.presentationStyle.map { "\(node.appearanceState), \($0)" } ?? "\(node.appearanceState)"
        let title = node.title.flatMap { $0.isEmpty ? nil : $0 }
        let names = title.map { [$0, node.typeName] } ?? [node.typeName]
        nodes.append(Node(lines: names + [state], isVisible: node.appearanceState != .disappeared))
        for child in node.children { edges.append(Edge(from: index, to: add(child), isPresentation: false)) }
        if let presented = node.presented {
            edges.append(Edge(from: index, to: add(presented), isPresentation: true))
        }
        return index
    }
}

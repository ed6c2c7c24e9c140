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
        for (index, box) in diagram.boxes.enumerated() {
            let label = box.lines.map(DiagramText.dot).joined(separator: "\\n")
            let color = box.style == "pale" ? ", color=gray, fontcolor=gray" : ""
            lines.append("    n\(index) [label=\"\(label)\"\(color)]")
        }
        for arrow in diagram.arrows {
            let style = arrow.label.isEmpty ? "" : " [label=\"\(arrow.label)\", style=dashed]"
            lines.append("    n\(arrow.from) -> n\(arrow.to)\(style)")
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
        for (index, box) in diagram.boxes.enumerated() {
            let label = box.lines.map(DiagramText.mermaid).joined(separator: "<br>")
            lines.append(box.style == "pale" ? "    n\(index)(\"\(label)\")" : "    n\(index)[\"\(label)\"]")
        }
        for arrow in diagram.arrows {
            let line = arrow.label.isEmpty ? "-->" : "-.->|\"\(arrow.label)\"|"
            lines.append("    n\(arrow.from) \(line) n\(arrow.to)")
        }
        return (lines + [""]).joined(separator: "\n")
    }

    /// The hierarchy as a self-contained SVG document, light and dark.
    ///
    /// Solid arrows lead to children, and dashed arrows to presented controllers. Each box has the state of its
    /// controller; the box of a visible controller is filled.
    public var svg: String {
        let diagram = HierarchyDiagram(self)
        return BoxDiagram(title: "Controllers", boxes: diagram.boxes, arrows: diagram.arrows).svg
    }
}

/// The controllers of a hierarchy as boxes: pale ones are not visible, and dashed arrows lead to presented controllers.
private struct HierarchyDiagram {
    private(set) var boxes: [BoxDiagram.Box] = []
    private(set) var arrows: [BoxDiagram.Arrow] = []

    init(_ hierarchy: ControllerHierarchy) {
        for node in hierarchy.controllers { add(node) }
    }

    @discardableResult
    private mutating func add(_ node: ControllerHierarchy.Node) -> Int {
        let index = boxes.count
        let state = node.presentationStyle.map { "\(node.appearanceState), \($0)" } ?? "\(node.appearanceState)"
        let title = node.title.flatMap { $0.isEmpty ? nil : $0 }
        let lines = (title.map { [$0] } ?? []) + [node.typeName, state]
        let style = node.appearanceState == .disappeared ? "pale" : "strong"
        boxes.append(BoxDiagram.Box(lines: lines, style: style, tooltip: lines.joined(separator: " \u{00B7} ")))
        for child in node.children { arrows.append(.init(from: index, to: add(child), label: "", dash: "")) }
        if let presented = node.presented {
            arrows.append(.init(from: index, to: add(presented), label: "presents", dash: "6 4"))
        }
        return index
    }
}

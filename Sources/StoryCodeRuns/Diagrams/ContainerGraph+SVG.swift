public import StoryCode
import StoryCodeDrawing

extension ContainerGraph {
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

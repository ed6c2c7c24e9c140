import StoryCodeDrawing

/// The lines of text in a node's box, from top to bottom.
struct BoxText {
    struct Line {
        let text: String
        let size: Double
        var isBold = false
        var isPale = false

        fileprivate var width: Double { SVGText.width(SVGText.line(text), size: size, isBold: isBold) }
    }

    let lines: [Line]

    /// - Parameter unwinds: The identifiers of the unwind segues that lead to the node, if it is an exit.
    init(_ node: StoryboardGraph.Node, unwinds: [String] = []) {
        switch node.role {
        case .scene:
            lines =
                [Line(text: node.kindName, size: 10, isPale: true), Line(text: node.name, size: 12.5, isBold: true)]
                + (node.detail.map { [Line(text: $0, size: 10.5)] } ?? [])
        case .reference, .outside, .missing:
            lines = [
                Line(text: node.kindName, size: 9, isPale: true), Line(text: node.name, size: 11, isBold: true),
            ]
        case .exit:
            let suffix = unwinds.isEmpty ? "" : " (\(unwinds.joined(separator: ", ")))"
            lines = [Line(text: node.name + suffix, size: 10.5)]
        }
    }

    /// Returns the size of each node's box; the boxes of scenes have equal sizes.
    static func sizes(of graph: StoryboardGraph) -> [(width: Double, height: Double)] {
        let unwinds = graph.unwindIdentifiers
        let widths = graph.nodes.enumerated().map { index, node in
            let lines = BoxText(node, unwinds: unwinds[index] ?? []).lines
            return (lines.map(\.width).max() ?? 0).rounded(.up) + 24
        }
        let scenes = graph.nodes.indices.filter { graph.nodes[$0].role == .scene }
        let sceneWidth = min(max(scenes.map { widths[$0] }.max() ?? 0, 130), 290)
        return zip(graph.nodes, widths).map { node, width in
            switch node.role {
            case .scene: (sceneWidth, 60)
            case .reference, .outside, .missing: (min(max(width, 80), sceneWidth), 38)
            case .exit: (min(width, sceneWidth - 18), 20)
            }
        }
    }
}

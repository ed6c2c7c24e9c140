/// What is written in the box of a node, from top to bottom, cut to the width of the box.
struct BoxText {
    /// One line of it.
    struct Line {
        let text: String
        let size: Double
        let isBold: Bool
        let isPale: Bool
    }

    let lines: [Line]

    /// - Parameters:
    ///   - node: The node.
    ///   - unwinds: The identifiers of the segues that lead to it, if it is an exit.
    init(_ node: StoryboardGraph.Node, unwinds: [String] = []) {
        let detail = node.detail
        switch node.role {
        case .scene:
            lines =
                [
                    Line(text: node.words, size: 10, isBold: false, isPale: true),
                    Line(text: node.name, size: 12.5, isBold: true, isPale: false),
                ] + (detail.map { [Line(text: $0, size: 10.5, isBold: false, isPale: false)] } ?? [])
        case .reference, .outside, .missing:
            lines = [
                Line(text: node.words, size: 9, isBold: false, isPale: true),
                Line(text: node.name, size: 11, isBold: true, isPale: false),
            ]
        case .exit:
            let text = node.name + (unwinds.isEmpty ? "" : " (\(unwinds.joined(separator: ", ")))")
            lines = [Line(text: text, size: 10.5, isBold: false, isPale: false)]
        }
    }

    /// How wide the widest line is.
    private var width: Double {
        lines.map { PictureText.width(PictureText.line($0.text), size: $0.size, isBold: $0.isBold) }.max() ?? 0
    }

    /// The size of every box: those of scenes are as wide as each other.
    static func sizes(of graph: StoryboardGraph) -> [(width: Double, height: Double)] {
        let unwinds = graph.unwinds
        let widths = graph.nodes.enumerated().map { BoxText($1, unwinds: unwinds[$0] ?? []).width.rounded(.up) + 24 }
        let scenes = graph.nodes.indices.filter { graph.nodes[$0].role == .scene }
        let wide = min(max(scenes.map { widths[$0] }.max() ?? 0, 130), 290)
        return graph.nodes.enumerated().map { place, node in
            switch node.role {
            case .scene: (wide, 60)
            case .reference, .outside, .missing: (min(max(widths[place], 80), wide), 38)
            case .exit: (min(widths[place], wide - 18), 20)
            }
        }
    }
}

extension StoryboardGraph {
    /// The identifiers of the unwinds that lead to each exit.
    var unwinds: [Int: [String]] {
        edges.reduce(into: [:]) { unwinds, edge in
            guard nodes[edge.to].role == .exit, let identifier = edge.identifier else { return }
            if unwinds[edge.to]?.contains(identifier) != true { unwinds[edge.to, default: []].append(identifier) }
        }
    }
}

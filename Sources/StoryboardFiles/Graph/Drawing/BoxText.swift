import StoryCodeDrawing

/// The lines of text in a node's box, from top to bottom, and the size of the box.
struct BoxText {
    struct Line {
        let text: String
        let size: Double
        let isBold: Bool
        let isPale: Bool

        fileprivate var width: Double { SVGText.width(text, size: size, isBold: isBold) }
    }

    private(set) var lines: [Line] = []

    static let exitHeight = 20.0

    /// The space between the drawings of the old and the new version.
    static let screenGap = 20.0

    /// The widest text, and the space at the edges of a box.
    private static let maxWidth = 164.0
    private static let inset = 8.0

    /// - Parameter unwinds: The identifiers of the unwind segues that lead to the node, if it is an exit.
    init(_ node: StoryboardGraph.Node, unwinds: [String] = []) {
        switch node.role {
        case .scene:
            add(node.kindName, size: 10, isPale: true)
            add(node.name, size: 12.5, isBold: true, lines: 3)
            if let detail = node.detail { add(detail, size: 10.5, lines: 2) }
        case .reference, .outside, .missing:
            add(node.kindName, size: 9, isPale: true)
            add(node.name, size: 11, isBold: true, lines: 3)
        case .exit:
            let suffix = unwinds.isEmpty ? "" : " (\(unwinds.joined(separator: ", ")))"
            add(node.name + suffix, size: 10.5, width: Self.maxWidth - 18)
        }
    }

    private mutating func add(
        _ text: String,
        size: Double,
        isBold: Bool = false,
        isPale: Bool = false,
        lines count: Int = 1,
        width: Double = maxWidth
    ) {
        lines += SVGText.wrapped(text, width: width, size: size, isBold: isBold, lines: count).map {
            Line(text: $0, size: size, isBold: isBold, isPale: isPale)
        }
    }

    /// The width of the widest line with the space at the edges.
    var width: Double { (lines.map(\.width).max() ?? 0).rounded(.up) + 2 * Self.inset }

    /// The height of the lines with the space between them.
    var height: Double { lines.reduce(0) { $0 + $1.size + 5 } - 5 }

    /// Returns the size of each node's box; the boxes of scenes have equal widths.
    static func sizes(of graph: StoryboardGraph) -> [(width: Double, height: Double)] {
        let unwinds = graph.unwindIdentifiers
        let texts = graph.nodes.enumerated().map { BoxText($1, unwinds: unwinds[$0] ?? []) }
        var sceneWidth = 130.0
        for (node, text) in zip(graph.nodes, texts) where node.role == .scene {
            sceneWidth = max(sceneWidth, text.width, node.screenWidth + 2 * inset)
        }
        return zip(graph.nodes, texts).map { node, text in
            switch node.role {
            case .scene:
                let screen = node.screens.map { $0.bounds.height + 8 }.max() ?? 0
                return (sceneWidth, max(text.height + 16, 52) + screen)
            case .reference, .outside, .missing: return (min(max(text.width + 12, 80), sceneWidth), text.height + 14)
            case .exit: return (min(text.width, sceneWidth - 18), exitHeight)
            }
        }
    }
}

extension StoryboardGraph.Node {
    /// The width of the drawings with the space between them.
    var screenWidth: Double {
        screens.reduce(0) { $0 + $1.bounds.width } + BoxText.screenGap * Double(max(screens.count - 1, 0))
    }
}

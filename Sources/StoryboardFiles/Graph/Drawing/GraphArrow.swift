import StoryCodeDrawing

/// The segues of one style between the same scenes, which a drawing shows as one arrow.
struct GraphArrow {
    /// A line of a label.
    struct Line: Hashable {
        let text: String
        var isStrong = false
    }

    /// A label with its size.
    struct Label {
        let lines: [Line]
        let width: Double
        let height: Double

        init(_ lines: [Line]) {
            self.lines = lines
            let widths = lines.map { SVGText.width($0.text, size: GraphArrow.labelSize, isBold: $0.isStrong) }
            width = (widths.max() ?? 0).rounded(.up) + 8
            height = Double(lines.count) * GraphArrow.lineHeight + 4
        }
    }

    static let labelSize = 10.5
    static let lineHeight = 13.0

    /// The widest line of a label, and the most lines.
    private static let maxWidth = 118.0
    private static let maxLines = 6

    /// The first segue.
    let edge: StoryboardGraph.Edge
    let groups: [StoryboardGraph.EdgeGroup]

    /// The label, or nil if there is nothing to say.
    private(set) var label: Label?
    /// Whether the label is not the whole text.
    private(set) var isTruncated = false

    /// Returns the arrows of a graph, in the order of their first segues.
    static func arrows(of graph: StoryboardGraph) -> [GraphArrow] {
        struct Key: Hashable {
            let from, to: Int
            let style: StoryboardGraph.Edge.Style
            let change: StoryboardComparison.Change?
        }
        return graph.edgeGroups.grouped { group in
            let edge = group.edge
            return Key(from: edge.from, to: edge.to, style: edge.style, change: edge.change)
        }.map { GraphArrow(edge: $0[0].edge, groups: $0) }
    }

    private init(edge: StoryboardGraph.Edge, groups: [StoryboardGraph.EdgeGroup]) {
        (self.edge, self.groups) = (edge, groups)
        var lines: [Line] = []
        // Of a label with more lines, the rest is not shown.
        for group in groups where lines.count <= Self.maxLines {
            let label = group.drawnLabel
            for text in label {
                let isStrong = group.edge.identifier == text
                // The kind of several segues is written once.
                if !isStrong, lines.contains(where: { $0.text == text && !$0.isStrong }) { continue }
                lines += SVGText.wrapped(text, width: Self.maxWidth, size: Self.labelSize, isBold: isStrong, lines: 3)
                    .map { Line(text: $0, isStrong: isStrong) }
            }
        }
        if lines.isEmpty { return }
        if lines.count > Self.maxLines {
            lines = Array(lines.prefix(Self.maxLines - 1)) + [Line(text: "\u{2026}")]
            isTruncated = true
        }
        label = Label(lines)
    }
}

extension StoryboardGraph.EdgeGroup {
    /// The label in drawings, without what the style of the arrow says.
    fileprivate var drawnLabel: [String] {
        if edge.kind == "reference" { return edge.change.map { [$0.symbol] } ?? [] }
        let isPlain = count == 1 && edge.change == nil
        return isPlain && Self.plainLabels.contains(label[0]) ? Array(label.dropFirst()) : label
    }

    private static let plainLabels: Set<String> = [
        "show", "rootViewController", "viewControllers", "window.shadowedContentViewController", "tabItems",
    ]
}

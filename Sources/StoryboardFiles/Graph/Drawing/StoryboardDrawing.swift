import StoryCodeDrawing

/// A drawing of a graph before it is written: the positions of all boxes, arrows and labels.
struct StoryboardDrawing {
    /// A label at an arrow: its text, or the number of its footnote.
    struct Label {
        let rect: DrawingRect
        let lines: [GraphArrow.Line]
        let isNumber: Bool
    }

    struct Arrow {
        let arrow: GraphArrow
        let path: ArrowPath
        var label: Label?
    }

    /// A line below the drawing, for a label that does not fit into it.
    struct Footnote {
        var rect = DrawingRect.zero
        let text: String
    }

    private(set) var boxes: [DrawingRect]
    private(set) var frames: [DrawingRect] = []
    private(set) var arrows: [Arrow] = []
    private(set) var footnotes: [Footnote] = []
    private(set) var bounds = DrawingRect.zero
    let graph: StoryboardGraph

    init(_ graph: StoryboardGraph) {
        self.graph = graph
        let arrows = GraphArrow.arrows(of: graph)
        let layout = GraphLayout(graph, arrows)
        (boxes, frames) = (layout.boxes, layout.frames)
        bounds = frames.reduce(frames.first ?? bounds) { $0.union($1) }
        for line in layout.lines {
            for point in line.corners { bounds = bounds.union(DrawingRect(point, point)) }
        }
        self.arrows = arrows.enumerated().map { index, arrow in
            let isExit = graph.nodes[arrow.edge.to].role == .exit
            let corners = isExit ? exitCorners(arrow.edge) : layout.lines[index].corners
            return Arrow(arrow: arrow, path: ArrowPath(corners))
        }
        addLabels(layout)
        placeFootnotes()
    }

    /// Returns the area of the arrow that marks the box of an initial scene.
    static func initialMarker(of box: DrawingRect) -> DrawingRect {
        DrawingRect(x: box.x + 10, y: box.y - 24, width: 16, height: 24)
    }

    private mutating func addLabels(_ layout: GraphLayout) {
        var labels = LineLabels(occupied: layout.obstacles, bounds: bounds)
        for line in layout.lines { labels.add(line) }
        func place(
            _ index: Int,
            _ label: GraphArrow.Label,
            _ offsets: [Double] = [0],
            free: Bool = true
        ) -> DrawingRect? {
            labels.place(on: layout.lines[index], avoidsLines: free, offsets: offsets, label.width, label.height)
        }
        var notes: [Int] = []
        for (index, arrow) in arrows.enumerated() {
            guard let label = arrow.arrow.label, graph.nodes[arrow.arrow.edge.to].role != .exit else { continue }
            if !arrow.arrow.isTruncated, let rect = place(index, label) {
                arrows[index].label = Label(rect: rect, lines: label.lines, isNumber: false)
            } else {
                notes.append(index)
            }
        }
        for (offset, index) in notes.enumerated() {
            let number = GraphArrow.Label([GraphArrow.Line(text: "\(offset + 1)")])
            // A number that has no space on its line is beside it, and covers another line only as a last resort.
            let rect = place(index, number) ?? place(index, number, [-9, 9]) ?? place(index, number, free: false)
            arrows[index].label = rect.map { Label(rect: $0, lines: number.lines, isNumber: true) }
            let note = "\(offset + 1)  \(graph.description(of: arrows[index].arrow))"
            footnotes.append(Footnote(text: SVGText.truncated(note, width: 1800, size: 11)))
        }
    }

    /// Returns the way from the bottom of a scene to its exit below it.
    private func exitCorners(_ edge: StoryboardGraph.Edge) -> [DrawingPoint] {
        let (box, exit) = (boxes[edge.from], boxes[edge.to])
        let x = box.x + (exit.x - box.x) / 2
        let corner = DrawingPoint(x: x, y: exit.center.y)
        return [DrawingPoint(x: x, y: box.bottom), corner, DrawingPoint(x: exit.x, y: exit.center.y)]
    }

    /// Adds the footnotes below the drawing, with space for the legend.
    private mutating func placeFootnotes() {
        let (left, top) = (bounds.x, bounds.bottom + 52)
        for number in footnotes.indices {
            let width = SVGText.width(footnotes[number].text, size: 11).rounded(.up)
            footnotes[number].rect = DrawingRect(x: left + 28, y: top + Double(number) * 17, width: width, height: 15)
            bounds = bounds.union(footnotes[number].rect)
        }
    }
}

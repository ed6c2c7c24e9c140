import StoryCodeDrawing

/// A drawing of a graph before it is written: the positions of all boxes, arrows and labels.
struct StoryboardDrawing {
    /// A label at an arrow: its text, or the number of its footnote.
    struct Label {
        let rect: DrawingRect
        let lines: [String]
        let isNumber: Bool
    }

    struct Arrow {
        let group: StoryboardGraph.EdgeGroup
        let route: EdgeRoute
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

    static let labelSize = 10.5
    static let lineHeight = 13.0

    init(_ graph: StoryboardGraph) {
        self.graph = graph
        let groups = graph.edgeGroups
        let labelWidth = groups.map { Self.truncated($0.label, width: 150).width }.max() ?? 0
        let gap = DrawingPoint(x: min(max(labelWidth + 34, 80), 170), y: 56)
        let layout = GraphLayout(graph, gap: gap)
        (boxes, frames) = (layout.boxes, layout.frames)
        addArrows(groups, layout.obstacles, gap)
        bounds = frames.reduce(frames.first ?? bounds) { $0.union($1) }
        for arrow in arrows {
            for point in arrow.route.points { bounds = bounds.union(DrawingRect(point, point)) }
            if let label = arrow.label { bounds = bounds.union(label.rect) }
        }
        placeFootnotes()
    }

    /// Returns the area of the arrow that marks the box of an initial scene.
    static func initialMarker(of box: DrawingRect) -> DrawingRect {
        DrawingRect(x: box.x + 10, y: box.y - 24, width: 16, height: 24)
    }

    /// Returns the lines of a label, truncated to a width, and the width of the label.
    private static func truncated(_ label: [String], width: Double) -> (lines: [String], width: Double) {
        let lines = label.map { SVGText.truncated($0, width: width, size: labelSize) }
        let textWidth = lines.map { SVGText.width($0, size: labelSize) }.max() ?? 0
        return (lines, textWidth.rounded(.up) + 8)
    }

    private mutating func addArrows(
        _ groups: [StoryboardGraph.EdgeGroup],
        _ obstacles: SpatialIndex,
        _ gap: DrawingPoint
    ) {
        var router = EdgeRouter(boxes: boxes, obstacles: obstacles, gap: gap)
        let lanes = Self.lanes(of: groups)
        var routes = [EdgeRoute?](repeating: nil, count: groups.count)
        var order: [Int] = []
        // Short routes first: they have the fewest alternatives.
        let distances = groups.map { (boxes[$0.edge.from].center - boxes[$0.edge.to].center).length.rounded() }
        for index in groups.indices.sorted(by: { (distances[$0], $0) < (distances[$1], $1) }) {
            let edge = groups[index].edge
            if graph.nodes[edge.to].role == .exit {
                routes[index] = exitRoute(edge)
            } else {
                routes[index] = router.route(from: edge.from, to: edge.to, lane: lanes[index])
                order.append(index)
            }
        }
        var placer = LabelPlacer(occupied: obstacles, arrows: router.arrows)
        var labels = [Label?](repeating: nil, count: groups.count)
        var unplaced: [(index: Int, arrow: Int)] = []
        for (arrow, index) in order.enumerated() {
            // The style of a reference needs no label.
            guard let route = routes[index], groups[index].edge.kind != "reference" else { continue }
            // The whole label if it fits, a truncated one otherwise.
            for width in [280.0, 150] where labels[index] == nil {
                let text = Self.truncated(groups[index].label, width: width)
                let height = Double(text.lines.count) * Self.lineHeight + 4
                labels[index] = placer.place(route, arrow: arrow, width: text.width, height: height)
                    .map { Label(rect: $0, lines: text.lines, isNumber: false) }
            }
            if labels[index] == nil { unplaced.append((index, arrow)) }
        }
        for (index, arrow) in unplaced.sorted(by: { $0.index < $1.index }) {
            let number = footnotes.count + 1
            let text = Self.truncated([String(number)], width: .infinity)
            labels[index] = routes[index].flatMap { placer.place($0, arrow: arrow, width: text.width, height: 15) }
                .map { Label(rect: $0, lines: text.lines, isNumber: true) }
            let note = "\(number)  \(graph.description(of: groups[index]))"
            footnotes.append(Footnote(text: SVGText.truncated(note, characters: 120)))
        }
        for (index, group) in groups.enumerated() {
            guard let route = routes[index] else { continue }
            arrows.append(Arrow(group: group, route: route, label: labels[index]))
        }
    }

    /// Returns the route from the bottom of a scene to its exit below it.
    private func exitRoute(_ edge: StoryboardGraph.Edge) -> EdgeRoute {
        let (box, exit) = (boxes[edge.from], boxes[edge.to])
        let x = box.x + (exit.x - box.x) / 2
        let corner = DrawingPoint(x: x, y: exit.center.y)
        return EdgeRoute(
            .corners([DrawingPoint(x: x, y: box.bottom), corner, DrawingPoint(x: exit.x, y: exit.center.y)])
        )
    }

    /// Returns the position of each arrow among those between the same boxes; 0 is the middle.
    private static func lanes(of groups: [StoryboardGraph.EdgeGroup]) -> [Double] {
        let pairs = Dictionary(grouping: groups.indices) { [groups[$0].edge.from, groups[$0].edge.to].sorted() }
        var lanes = [Double](repeating: 0, count: groups.count)
        for (ends, indices) in pairs where indices.count > 1 {
            let first = ends[0] == ends[1] ? 0 : Double(indices.count - 1) / 2
            for (number, index) in indices.enumerated() { lanes[index] = Double(number) - first }
        }
        return lanes
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

import StoryCodeDrawing

/// The legend of the kinds of arrows and of the changes in a drawing.
struct DrawingLegend {
    private(set) var area: DrawingRect
    private(set) var lines: [String] = []

    init(_ drawing: StoryboardDrawing) {
        let graph = drawing.graph
        let styles = Set(graph.edges.map(\.style))
        let changes = Set(graph.edges.compactMap(\.change)).union(graph.nodes.compactMap(\.change))
        area = DrawingRect(x: drawing.bounds.x, y: drawing.bounds.bottom + 22, width: 0, height: 0)
        area.y = drawing.footnotes.map(\.rect.y).min().map { $0 - 30 } ?? area.y
        var x = area.x + 28
        for style in StoryboardGraph.Edge.Style.allCases where styles.contains(style) {
            add("arrow \(style.rawValue)", style.rawValue, at: &x)
        }
        for change in StoryboardComparison.Change.allCases where changes.contains(change) {
            add("arrow \(change.rawValue)", "\(change.symbol) \(change.rawValue)", at: &x)
        }
        area.width = x - area.x
        area.height = lines.isEmpty ? 0 : 16
    }

    private mutating func add(_ names: String, _ text: String, at x: inout Double) {
        let (left, y) = (SVGText.number(x), SVGText.number(area.y + 8))
        lines.append(
            "<g class=\"\(names)\"><path d=\"M\(left) \(y) h34\"/></g>"
                + SVGElement.text(text, x + 42, area.y + 12, size: 11, "pale")
        )
        x += 64 + SVGText.width(text, size: 11).rounded(.up)
    }
}

import StoryCodeDrawing

extension StoryboardGraph {
    /// The graph as a self-contained SVG document.
    ///
    /// Scenes have their positions on Interface Builder's canvas; those of each file are in a frame with its name. An
    /// arrow without a source marks the initial scene, exits are below their scenes, and a legend explains the kinds of
    /// arrows. A label that would cover something is replaced by the number of a footnote. Tooltips contain the full
    /// text of truncated labels.
    public var svg: String { StoryboardDrawing(self).svg }
}

extension StoryboardDrawing {
    var svg: String { SVGWriter(self).document }
}

private struct SVGWriter {
    private let drawing: StoryboardDrawing
    private let graph: StoryboardGraph

    init(_ drawing: StoryboardDrawing) {
        self.drawing = drawing
        graph = drawing.graph
    }

    var document: String {
        let legend = legend
        let area = drawing.bounds.union(legend.area).expanded(by: 20)
        let size = "width=\"\(n(area.width))\" height=\"\(n(area.height))\""
        let box = "viewBox=\"\(n(area.x)) \(n(area.y)) \(n(area.width)) \(n(area.height))\""
        let type = "font-family=\"-apple-system, 'Segoe UI', 'Helvetica Neue', Arial, sans-serif\" fill=\"#22303c\""
        var lines = ["<svg xmlns=\"http://www.w3.org/2000/svg\" \(size) \(box) \(type)>"]
        let name = SVGText.line(graph.files.joined(separator: ", "))
        lines.append("<title>\(SVGText.escaped(name))</title>")
        lines.append("<rect \(attributes(area)) fill=\"#ffffff\"/>")
        for (file, frame) in drawing.frames.enumerated() { lines += self.frame(frame, graph.files[file]) }
        lines += drawing.arrows.map(arrow)
        let unwinds = graph.unwindIdentifiers
        lines += graph.nodes.indices.map { node($0, unwinds[$0] ?? []) }
        lines += drawing.arrows.compactMap(label)
        lines += legend.lines
        lines += drawing.footnotes.map { text($0.text, $0.rect.x, $0.rect.y + 12, size: 11, "class=\"note\"") }
        return (lines + ["</svg>", ""]).joined(separator: "\n")
    }

    // MARK: Parts

    private func frame(_ frame: DrawingRect, _ name: String) -> [String] {
        let title = SVGText.truncated(name, width: 400, size: 15)
        let tooltip = title == SVGText.line(name) ? "" : self.tooltip(name)
        return [
            "<g class=\"file\">\(tooltip)<rect \(attributes(frame)) rx=\"10\" fill=\"#f6f8fa\" stroke=\"#d8dee4\"/>"
                + text(title, frame.x + 20, frame.y + 28, size: 15, "font-weight=\"bold\"") + "</g>"
        ]
    }

    private func node(_ index: Int, _ unwinds: [String]) -> String {
        let (node, box) = (graph.nodes[index], drawing.boxes[index])
        let style = node.boxStyle
        var parts = ["<g class=\"\(node.role.rawValue)\">", tooltip(node.fullDescription)]
        if node.isInitial {
            let marker = StoryboardDrawing.initialMarker(of: box)
            let x = marker.center.x
            parts.append("<circle cx=\"\(n(x))\" cy=\"\(n(marker.y + 4))\" r=\"4\"/>")
            parts.append(
                "<path d=\"M\(n(x)) \(n(marker.y + 4)) V\(n(box.y - 6))\" stroke=\"#22303c\" stroke-width=\"1.5\"/>"
            )
            parts.append("<path d=\"M\(n(x)) \(n(box.y)) l-4 -8 h8 z\"/>")
        }
        let width = node.isInitial ? 2.5 : 1.2
        let stroke = "fill=\"\(style.fill)\" stroke=\"\(style.stroke)\" stroke-width=\"\(n(width))\"\(style.dash)"
        parts.append("<rect class=\"box\" \(attributes(box)) rx=\"\(n(style.cornerRadius))\" \(stroke)/>")
        let lines = BoxText(node, unwinds: unwinds).lines
        let height = lines.reduce(0) { $0 + $1.size + 5 } - 5
        var y = box.center.y - height / 2
        for line in lines {
            let content = SVGText.truncated(line.text, width: box.width - 16, size: line.size, isBold: line.isBold)
            let textStyle = (line.isBold ? " font-weight=\"bold\"" : "") + (line.isPale ? " fill=\"#66758a\"" : "")
            parts.append(
                text(content, box.center.x, y + line.size * 0.85, size: line.size, "text-anchor=\"middle\"\(textStyle)")
            )
            y += line.size + 5
        }
        return parts.joined() + "</g>"
    }

    private func arrow(_ arrow: StoryboardDrawing.Arrow) -> String {
        let style = arrow.group.edge.style
        let head = arrow.route.head.map { "\(n($0.x)),\(n($0.y))" }.joined(separator: " ")
        return "<g class=\"\(style.rawValue)\">\(tooltip(graph.description(of: arrow.group)))"
            + "<path d=\"\(arrow.route.pathData)\" fill=\"none\" \(style.stroke)/>"
            + "<polygon points=\"\(head)\" fill=\"\(style.color)\"/></g>"
    }

    private func label(_ arrow: StoryboardDrawing.Arrow) -> String? {
        guard let label = arrow.label else { return nil }
        let color = arrow.group.edge.style.color
        let outline = label.isNumber ? " stroke=\"\(color)\"" : ""
        let box = "<rect class=\"label\" \(attributes(label.rect)) rx=\"3\" fill=\"#f6f8fa\"\(outline)/>"
        let lines = label.lines.enumerated().map { number, line in
            let y = label.rect.y + Double(number + 1) * StoryboardDrawing.lineHeight - 1
            let weight = number > 0 ? " font-weight=\"600\"" : ""
            let style = "text-anchor=\"middle\" fill=\"\(color)\"\(weight)"
            return text(line, label.rect.center.x, y, size: StoryboardDrawing.labelSize, style)
        }
        return "<g>\(tooltip(graph.description(of: arrow.group)))\(box)\(lines.joined())</g>"
    }

    /// The legend of the kinds of arrows.
    private var legend: (area: DrawingRect, lines: [String]) {
        let styles = StoryboardGraph.Edge.Style.allCases.filter { style in graph.edges.contains { $0.style == style } }
        var area = DrawingRect(x: drawing.bounds.x, y: drawing.frames.map(\.bottom).max() ?? 0, width: 0, height: 0)
        area.y = drawing.footnotes.map(\.rect.y).min().map { $0 - 30 } ?? drawing.bounds.bottom + 22
        var x = area.x + 28
        let lines = styles.map { style in
            let line = "<path d=\"M\(n(x)) \(n(area.y + 8)) h34\" fill=\"none\" \(style.stroke)/>"
            let name = text(style.rawValue, x + 42, area.y + 12, size: 11, "fill=\"#44525f\"")
            x += 64 + SVGText.width(style.rawValue, size: 11).rounded(.up)
            return line + name
        }
        area.width = x - area.x
        area.height = styles.isEmpty ? 0 : 16
        return (area, lines)
    }

    // MARK: Elements

    private func n(_ value: Double) -> String { SVGText.number(value) }

    private func attributes(_ box: DrawingRect) -> String {
        "x=\"\(n(box.x))\" y=\"\(n(box.y))\" width=\"\(n(box.width))\" height=\"\(n(box.height))\""
    }

    private func tooltip(_ text: String) -> String { "<title>\(SVGText.escaped(SVGText.line(text)))</title>" }

    private func text(_ text: String, _ x: Double, _ y: Double, size: Double, _ style: String) -> String {
        "<text x=\"\(n(x))\" y=\"\(n(y))\" font-size=\"\(n(size))\" \(style)>\(SVGText.escaped(text))</text>"
    }
}

extension StoryboardGraph {
    /// The graph as a picture: an SVG document that needs nothing else.
    ///
    /// Scenes are where they are on Interface Builder's canvas, those of each file in a frame with its name. The first
    /// scene has an arrow from nowhere, exits are below their scenes, and the kinds of arrows are explained at the foot.
    /// What cannot be written beside an arrow without covering something is a number there, and a line at the foot. Texts
    /// that are cut can be read whole where a pointer rests on them.
    public var svg: String { StoryboardDrawing(self).svg }
}

extension StoryboardDrawing {
    /// The picture as an SVG document.
    var svg: String { SVGWriter(self).document }
}

/// Writes a drawing as SVG.
private struct SVGWriter {
    private let drawing: StoryboardDrawing
    private let graph: StoryboardGraph

    init(_ drawing: StoryboardDrawing) {
        self.drawing = drawing
        graph = drawing.graph
    }

    var document: String {
        let key = key
        let area = drawing.bounds.union(key.area).grown(by: 20)
        let size = "width=\"\(n(area.width))\" height=\"\(n(area.height))\""
        let box = "viewBox=\"\(n(area.x)) \(n(area.y)) \(n(area.width)) \(n(area.height))\""
        let type = "font-family=\"-apple-system, 'Segoe UI', 'Helvetica Neue', Arial, sans-serif\" fill=\"#22303c\""
        var lines = ["<svg xmlns=\"http://www.w3.org/2000/svg\" \(size) \(box) \(type)>"]
        let name = PictureText.line(graph.files.joined(separator: ", "))
        lines.append("<title>\(PictureText.escaped(name))</title>")
        lines.append("<rect \(place(area)) fill=\"#ffffff\"/>")
        for (file, frame) in drawing.frames.enumerated() { lines += self.frame(frame, graph.files[file]) }
        lines += drawing.arrows.map(arrow)
        let unwinds = graph.unwinds
        lines += graph.nodes.indices.map { node($0, unwinds[$0] ?? []) }
        lines += drawing.arrows.compactMap(label)
        lines += key.lines
        lines += drawing.notes.map { text($0.text, $0.place.x, $0.place.y + 12, size: 11, "class=\"note\"") }
        return (lines + ["</svg>", ""]).joined(separator: "\n")
    }

    // MARK: Parts

    private func frame(_ frame: Rectangle, _ name: String) -> [String] {
        let title = PictureText.cut(name, width: 400, size: 15)
        let tip = title == PictureText.line(name) ? "" : tip(name)
        return [
            "<g class=\"file\">\(tip)<rect \(place(frame)) rx=\"10\" fill=\"#f6f8fa\" stroke=\"#d8dee4\"/>"
                + text(title, frame.x + 20, frame.y + 28, size: 15, "font-weight=\"bold\"") + "</g>"
        ]
    }

    private func node(_ index: Int, _ unwinds: [String]) -> String {
        let (node, box) = (graph.nodes[index], drawing.boxes[index])
        let look = node.look
        var parts = ["<g class=\"\(node.role.rawValue)\">", tip(node.description)]
        if node.isInitial {
            let entry = StoryboardDrawing.entry(of: box)
            let x = entry.centre.x
            parts.append("<circle cx=\"\(n(x))\" cy=\"\(n(entry.y + 4))\" r=\"4\"/>")
            parts.append(
                "<path d=\"M\(n(x)) \(n(entry.y + 4)) V\(n(box.y - 6))\" stroke=\"#22303c\" stroke-width=\"1.5\"/>"
            )
            parts.append("<path d=\"M\(n(x)) \(n(box.y)) l-4 -8 h8 z\"/>")
        }
        let width = node.isInitial ? 2.5 : 1.2
        let stroke = "fill=\"\(look.fill)\" stroke=\"\(look.stroke)\" stroke-width=\"\(n(width))\"\(look.dash)"
        parts.append("<rect class=\"box\" \(place(box)) rx=\"\(n(look.round))\" \(stroke)/>")
        let lines = BoxText(node, unwinds: unwinds).lines
        let height = lines.reduce(0) { $0 + $1.size + 5 } - 5
        var y = box.centre.y - height / 2
        for line in lines {
            let words = PictureText.cut(line.text, width: box.width - 16, size: line.size, isBold: line.isBold)
            let style = (line.isBold ? " font-weight=\"bold\"" : "") + (line.isPale ? " fill=\"#66758a\"" : "")
            parts.append(
                text(words, box.centre.x, y + line.size * 0.85, size: line.size, "text-anchor=\"middle\"\(style)")
            )
            y += line.size + 5
        }
        return parts.joined() + "</g>"
    }

    private func arrow(_ arrow: StoryboardDrawing.Arrow) -> String {
        let style = arrow.bundle.edge.style
        let head = arrow.route.head.map { "\(n($0.x)),\(n($0.y))" }.joined(separator: " ")
        return "<g class=\"\(style.rawValue)\">\(tip(graph.sentence(arrow.bundle)))"
            + "<path d=\"\(arrow.route.path)\" fill=\"none\" \(style.stroke)/>"
            + "<polygon points=\"\(head)\" fill=\"\(style.colour)\"/></g>"
    }

    private func label(_ arrow: StoryboardDrawing.Arrow) -> String? {
        guard let label = arrow.label else { return nil }
        let colour = arrow.bundle.edge.style.colour
        let outline = label.isNumber ? " stroke=\"\(colour)\"" : ""
        let box = "<rect class=\"label\" \(place(label.place)) rx=\"3\" fill=\"#f6f8fa\"\(outline)/>"
        let lines = label.lines.enumerated().map { number, line in
            let y = label.place.y + Double(number + 1) * StoryboardDrawing.lineHeight - 1
            let weight = number > 0 ? " font-weight=\"600\"" : ""
            let style = "text-anchor=\"middle\" fill=\"\(colour)\"\(weight)"
            return text(line, label.place.centre.x, y, size: StoryboardDrawing.labelSize, style)
        }
        return "<g>\(tip(graph.sentence(arrow.bundle)))\(box)\(lines.joined())</g>"
    }

    /// What the kinds of arrows mean.
    private var key: (area: Rectangle, lines: [String]) {
        let styles = Edge.Style.allCases.filter { style in graph.edges.contains { $0.style == style } }
        var area = Rectangle(x: drawing.bounds.x, y: drawing.frames.map(\.bottom).max() ?? 0, width: 0, height: 0)
        area.y = drawing.notes.map(\.place.y).min().map { $0 - 30 } ?? drawing.bounds.bottom + 22
        var x = area.x + 28
        let lines = styles.map { style in
            let line = "<path d=\"M\(n(x)) \(n(area.y + 8)) h34\" fill=\"none\" \(style.stroke)/>"
            let words = text(style.rawValue, x + 42, area.y + 12, size: 11, "fill=\"#44525f\"")
            x += 64 + PictureText.width(style.rawValue, size: 11).rounded(.up)
            return line + words
        }
        area.width = x - area.x
        area.height = styles.isEmpty ? 0 : 16
        return (area, lines)
    }

    private typealias Edge = StoryboardGraph.Edge

    // MARK: Words of SVG

    private func n(_ value: Double) -> String { PictureText.number(value) }

    private func place(_ box: Rectangle) -> String {
        "x=\"\(n(box.x))\" y=\"\(n(box.y))\" width=\"\(n(box.width))\" height=\"\(n(box.height))\""
    }

    private func tip(_ text: String) -> String { "<title>\(PictureText.escaped(PictureText.line(text)))</title>" }

    private func text(_ text: String, _ x: Double, _ y: Double, size: Double, _ style: String) -> String {
        "<text x=\"\(n(x))\" y=\"\(n(y))\" font-size=\"\(n(size))\" \(style)>\(PictureText.escaped(text))</text>"
    }
}

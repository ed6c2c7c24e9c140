import StoryCodeDrawing

extension StoryboardGraph {
    /// The graph as a self-contained SVG document of at most 2,000 pixels in width, for light and dark pages.
    ///
    /// Scenes have the order of Interface Builder's canvas, in a grid that begins with the initial scene; those of each file
    /// are in a frame with its name. Arrows go around scenes and frames, and arrows of one kind from the same scene share a
    /// line. Exits are below their scenes, and a legend explains the kinds of arrows. A label without space is replaced by
    /// the number of a footnote. Tooltips contain the full text of truncated labels.
    public var svg: String { svg(thumbnails: true) }

    /// The graph as a self-contained SVG document.
    ///
    /// - Parameter thumbnails: Whether scenes have small drawings of their screens, from the frames in the file.
    public func svg(thumbnails: Bool) -> String { StoryboardDrawing(thumbnails ? self : withoutScreens).svg }
}

extension StoryboardDrawing {
    /// The drawing as an SVG document.
    var svg: String {
        let legend = DrawingLegend(self)
        let area = bounds.union(legend.area).expanded(by: 20)
        let name = SVGText.line(graph.files.joined(separator: ", "))
        var lines = zip(frames, graph.files).map(frame)
        lines += arrows.map(arrow)
        let unwinds = graph.unwindIdentifiers
        lines += graph.nodes.indices.map { node($0, unwinds[$0] ?? []) }
        lines += arrows.compactMap(label)
        lines += legend.lines
        lines += footnotes.map { SVGElement.text($0.text, $0.rect.x, $0.rect.y + 12, size: 11, "note") }
        return SVGElement.document(name, area: area, style: GraphStyleSheet.text, lines)
    }

    // MARK: Parts

    private func frame(_ frame: DrawingRect, _ name: String) -> String {
        let title = PanelLayout.title(name, width: frame.width)
        let tooltip = title == SVGText.line(name) ? "" : SVGElement.tooltip(name)
        return "<g class=\"file\">\(tooltip)\(SVGElement.rect(frame, "panel", radius: 10))"
            + SVGElement.text(title, frame.x + 20, frame.y + 28, size: 15, "strong") + "</g>"
    }

    private func node(_ index: Int, _ unwinds: [String]) -> String {
        let (node, box) = (graph.nodes[index], boxes[index])
        let names = node.isInitial ? "\(node.role.rawValue) initial" : node.role.rawValue
        var parts = ["<g class=\"\(names)\">", SVGElement.tooltip(node.fullDescription)]
        if node.isInitial {
            let marker = StoryboardDrawing.initialMarker(of: box)
            let (x, y) = (marker.center.x, marker.y + 4)
            parts.append(SVGElement.circle(x, y, radius: 4, "marker"))
            parts.append("<path class=\"marker\" d=\"M\(n(x)) \(n(y)) V\(n(box.y - 6)) m-4 -2 h8 l-4 8 z\"/>")
        }
        parts.append(SVGElement.rect(box, node.boxClass, radius: node.cornerRadius))
        let text = BoxText(node, unwinds: unwinds)
        var y = node.screens.isEmpty ? box.center.y - text.height / 2 : box.y + 8
        for line in text.lines {
            let names = "middle" + (line.isBold ? " strong" : "") + (line.isPale ? " pale" : "")
            parts.append(SVGElement.text(line.text, box.center.x, y + line.size * 0.85, size: line.size, names))
            y += line.size + 5
        }
        var x = (box.center.x - node.screenWidth / 2).rounded()
        for (index, screen) in node.screens.enumerated() {
            if index > 0 {
                parts.append(SVGElement.text("\u{2192}", x + BoxText.screenGap / 2, y + 20, size: 14, "middle strong"))
                x += BoxText.screenGap
            }
            parts.append(SketchWriter(origin: DrawingPoint(x: x, y: y + 3)).elements(screen))
            x += screen.bounds.width
        }
        if let change = node.change {
            // The sign of the change is at the corner.
            parts.append(SVGElement.circle(box.x + 4, box.y + 4, radius: 9, "badge \(change.rawValue)"))
            parts.append(SVGElement.text(change.symbol, box.x + 4, box.y + 9, size: 15, "sign"))
        }
        return parts.joined() + "</g>"
    }

    private func arrow(_ arrow: StoryboardDrawing.Arrow) -> String {
        "<g class=\"arrow \(arrow.arrow.edge.arrowClass)\">"
            + SVGElement.tooltip(graph.description(of: arrow.arrow)) + arrow.path.elements() + "</g>"
    }

    private func label(_ arrow: StoryboardDrawing.Arrow) -> String? {
        guard let label = arrow.label else { return nil }
        let edge = arrow.arrow.edge
        let box = SVGElement.rect(label.rect, label.isNumber ? "label number" : "label", radius: 3)
        let lines = label.lines.enumerated().map { number, line in
            let y = label.rect.y + Double(number + 1) * GraphArrow.lineHeight - 1
            let names = line.isStrong ? "middle strong" : "middle"
            return SVGElement.text(line.text, label.rect.center.x, y, size: GraphArrow.labelSize, names)
        }
        return "<g class=\"label-\(edge.change?.rawValue ?? edge.style.rawValue)\">"
            + SVGElement.tooltip(graph.description(of: arrow.arrow)) + box + lines.joined() + "</g>"
    }

    private func n(_ value: Double) -> String { SVGText.number(value) }
}

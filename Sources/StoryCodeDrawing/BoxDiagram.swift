/// A drawing of boxes and arrows as a self-contained SVG document, light and dark.
///
/// Boxes are in columns from left to right, arrows go around boxes, and labels cover nothing. A label without space
/// becomes the number of a footnote.
package struct BoxDiagram {
    /// A box with lines of text, the first of which is its name.
    package struct Box {
        package let lines: [String]
        /// The class of its style: `plain`, `strong`, `pale` or `missing`.
        package let style: String
        package let tooltip: String

        package init(lines: [String], style: String, tooltip: String) {
            (self.lines, self.style, self.tooltip) = (lines, style, tooltip)
        }
    }

    /// An arrow between two boxes.
    package struct Arrow {
        package let from: Int
        package let to: Int
        package let label: String
        /// The pattern of its line, such as `6 4`, or an empty text for a solid line.
        package let dash: String

        package init(from: Int, to: Int, label: String, dash: String) {
            (self.from, self.to, self.label, self.dash) = (from, to, label, dash)
        }
    }

    private struct PlacedArrow {
        let arrow: Arrow
        let route: EdgeRoute
        let label: (rect: DrawingRect, text: String)?
    }

    private static let nameSize = 12.5
    private static let lineSize = 10.5
    private static let maxWidth = 260.0

    private let title: String
    private let boxes: [Box]
    private var rects: [DrawingRect] = []
    private var arrows: [PlacedArrow] = []
    private var footnotes: [String] = []

    /// Arranges boxes and arrows.
    package init(title: String, boxes: [Box], arrows: [Arrow]) {
        (self.title, self.boxes) = (title, boxes)
        let arrows = arrows.filter { boxes.indices.contains($0.from) && boxes.indices.contains($0.to) }
        let labelWidth = arrows.map { Self.shortened($0.label).width }.max() ?? 0
        let gap = DrawingPoint(x: min(max(labelWidth + 34, 80), 170), y: 40)
        let locations = DefaultLocations.completing(
            boxes.map { _ in nil },
            links: arrows.map { ($0.from, $0.to) },
            first: []
        )
        let blocks = zip(boxes, locations).map { box, location in
            CanvasLayout.Block(width: Self.width(of: box), height: Self.height(of: box), location: location)
        }
        let top = DrawingPoint(x: 24, y: 60)
        rects = CanvasLayout(gap: gap).rects(of: blocks).map { $0.offset(by: top) }
        route(arrows, gap)
    }

    private static func width(of box: Box) -> Double {
        let widths = box.lines.enumerated().map { index, line in
            SVGText.width(SVGText.line(line), size: index == 0 ? nameSize : lineSize, isBold: index == 0)
        }
        return min(max((widths.max() ?? 0).rounded(.up) + 24, 80), maxWidth)
    }

    private static func height(of box: Box) -> Double { 16 + nameSize + Double(box.lines.count - 1) * 15 }

    private static func shortened(_ label: String) -> (text: String, width: Double) {
        let text = SVGText.truncated(label, width: 150, size: lineSize)
        return (text, (SVGText.width(text, size: lineSize)).rounded(.up) + 8)
    }

    private mutating func route(_ arrows: [Arrow], _ gap: DrawingPoint) {
        var obstacles = SpatialIndex()
        for (index, rect) in rects.enumerated() { obstacles.insert(rect, owner: index) }
        var router = EdgeRouter(boxes: rects, obstacles: obstacles, gap: gap)
        let pairs = Dictionary(grouping: arrows.indices) { [arrows[$0].from, arrows[$0].to].sorted() }
        let routes = arrows.enumerated().map { index, arrow in
            let siblings = pairs[[arrow.from, arrow.to].sorted()] ?? []
            let middle = arrow.from == arrow.to ? 0 : Double(siblings.count - 1) / 2
            let lane = Double(siblings.firstIndex(of: index) ?? 0) - middle
            return router.route(from: arrow.from, to: arrow.to, lane: lane)
        }
        var placer = LabelPlacer(occupied: obstacles, arrows: router.arrows)
        for (index, arrow) in arrows.enumerated() {
            var label: (rect: DrawingRect, text: String)?
            if !arrow.label.isEmpty {
                let short = Self.shortened(arrow.label)
                label = placer.place(routes[index], arrow: index, width: short.width, height: 17)
                    .map { ($0, short.text) }
                if label == nil {
                    footnotes.append(SVGText.truncated(arrow.label, characters: 100))
                    let number = String(footnotes.count)
                    let width = SVGText.width(number, size: Self.lineSize).rounded(.up) + 8
                    label = placer.place(routes[index], arrow: index, width: width, height: 17).map { ($0, number) }
                }
            }
            self.arrows.append(PlacedArrow(arrow: arrow, route: routes[index], label: label))
        }
    }

    // MARK: Writing

    /// The SVG document.
    package var svg: String {
        let titleText = SVGText.line(title)
        let titleWidth = SVGText.width(titleText, size: 15, isBold: true).rounded(.up)
        var area = DrawingRect(x: 0, y: 0, width: titleWidth + 48, height: 44)
        for rect in rects + arrows.compactMap(\.label?.rect) { area = area.union(rect.expanded(by: 24)) }
        for point in arrows.flatMap(\.route.points) { area = area.union(DrawingRect(point, point).expanded(by: 24)) }
        let notesTop = area.bottom
        for (index, note) in footnotes.enumerated() {
            let width = SVGText.width("\(index + 1)  \(note)", size: 11) + 48
            area = area.union(DrawingRect(x: area.x, y: notesTop, width: width, height: Double(index + 1) * 17 + 12))
        }
        let viewBox = [area.x, area.y, area.width, area.height].map(SVGText.number).joined(separator: " ")
        let size = "width=\"\(n(area.width))\" height=\"\(n(area.height))\""
        var lines = [
            "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"\(viewBox)\" \(size) role=\"img\" aria-labelledby=\"title\">",
            "<title id=\"title\">\(SVGText.escaped(titleText))</title>", "<style>\(Self.style)</style>",
            "<rect class=\"page\" \(attributes(area))/>",
            text(titleText, area.x + 24, area.y + 28, "heading"),
        ]
        lines += arrows.map(arrow)
        lines += boxes.indices.map(box)
        lines += arrows.compactMap(label)
        lines += footnotes.enumerated().map { index, note in
            text("\(index + 1)  \(note)", area.x + 24, notesTop + Double(index + 1) * 17, "note")
        }
        return (lines + ["</svg>", ""]).joined(separator: "\n")
    }

    private func box(_ index: Int) -> String {
        let (box, rect) = (boxes[index], rects[index])
        var parts = [
            "<g data-box=\"\(index)\">", tooltip(box.tooltip),
            "<rect class=\"box \(box.style)\" \(attributes(rect)) rx=\"7\"/>",
        ]
        for (number, line) in box.lines.enumerated() {
            let isName = number == 0
            let size = isName ? Self.nameSize : Self.lineSize
            let short = SVGText.truncated(line, width: rect.width - 16, size: size, isBold: isName)
            let y = rect.y + 8 + Self.nameSize * 0.9 + Double(number) * 15
            parts.append(text(short, rect.center.x, y, isName ? "name" : "detail"))
        }
        return parts.joined() + "</g>"
    }

    private func arrow(_ placed: PlacedArrow) -> String {
        let head = placed.route.head.map { "\(n($0.x)),\(n($0.y))" }.joined(separator: " ")
        let dash = placed.arrow.dash.isEmpty ? "" : " stroke-dasharray=\"\(placed.arrow.dash)\""
        return "<g class=\"arrow\" \(ends(placed.arrow))>\(tooltip(description(placed.arrow)))"
            + "<path d=\"\(placed.route.pathData)\"\(dash)/>"
            + "<polygon points=\"\(head)\"/></g>"
    }

    private func label(_ placed: PlacedArrow) -> String? {
        guard let label = placed.label else { return nil }
        return "<g \(ends(placed.arrow))>\(tooltip(description(placed.arrow)))"
            + "<rect class=\"label\" \(attributes(label.rect)) rx=\"3\"/>"
            + text(label.text, label.rect.center.x, label.rect.y + 12.5, "detail") + "</g>"
    }

    /// The boxes of an arrow, for scripts.
    private func ends(_ arrow: Arrow) -> String { "data-from=\"\(arrow.from)\" data-to=\"\(arrow.to)\"" }

    private func description(_ arrow: Arrow) -> String {
        let names = [arrow.from, arrow.to].map { boxes[$0].lines.first ?? "" }
        return "\(names[0]) \u{2192} \(names[1])\(arrow.label.isEmpty ? "" : ": \(arrow.label)")"
    }

    private func n(_ value: Double) -> String { SVGText.number(value) }

    private func attributes(_ rect: DrawingRect) -> String {
        "x=\"\(n(rect.x))\" y=\"\(n(rect.y))\" width=\"\(n(rect.width))\" height=\"\(n(rect.height))\""
    }

    private func tooltip(_ text: String) -> String { "<title>\(SVGText.escaped(SVGText.line(text)))</title>" }

    private func text(_ text: String, _ x: Double, _ y: Double, _ style: String) -> String {
        "<text x=\"\(n(x))\" y=\"\(n(y))\" class=\"\(style)\">\(SVGText.escaped(text))</text>"
    }

    private static let style = """

        text{font-family:-apple-system,'Segoe UI','Helvetica Neue',Arial,sans-serif;fill:#24292f}
        .heading{font-size:15px;font-weight:bold}.note{font-size:11px}
        .name{font-size:12.5px;font-weight:bold;text-anchor:middle}.detail{font-size:10.5px;text-anchor:middle}
        .page{fill:#ffffff}.box{fill:#ffffff;stroke:#57606a;stroke-width:1.2}.strong{fill:#d6ebd9;stroke:#2f7a3f}
        .pale{fill:#eef1f4;stroke:#8c959f}.missing{fill:#ffebe9;stroke:#b42318;stroke-width:2;stroke-dasharray:5 3}
        .arrow path{fill:none;stroke:#57606a;stroke-width:1.4}.arrow polygon{fill:#57606a}.label{fill:#ffffff}
        @media screen and (prefers-color-scheme:dark){
        text{fill:#e6edf3}.page,.label{fill:#0d1117}.box{fill:#161b22;stroke:#9198a1}
        .strong{fill:#163820;stroke:#57ab5a}.pale{fill:#1c2128;stroke:#768390}.missing{fill:#3d1513;stroke:#ff7b72}
        .arrow path{stroke:#9198a1}.arrow polygon{fill:#9198a1}
        }

        """
}

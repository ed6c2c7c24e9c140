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

        fileprivate var width: Double {
            let widths = lines.enumerated().map { index, line in
                SVGText.width(SVGText.line(line), size: index == 0 ? nameSize : lineSize, isBold: index == 0)
            }
            return min(max((widths.max() ?? 0).rounded(.up) + 24, 80), 260)
        }

        fileprivate var height: Double { 16 + nameSize + Double(lines.count - 1) * 15 }
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

    /// A label, or the number of a footnote.
    private struct Label {
        let text: String
        let rect: DrawingRect

        static func width(_ text: String) -> Double { SVGText.width(text, size: lineSize).rounded(.up) + 8 }
        static let height = 17.0
    }

    private static let nameSize = 12.5
    private static let lineSize = 10.5

    private let title: String
    private let boxes: [Box]
    private let arrows: [Arrow]
    private let diagram: GridDiagram
    /// The label of each arrow.
    private var labels: [Label?] = []
    private var footnotes: [String] = []

    /// Arranges boxes and arrows.
    package init(title: String, boxes: [Box], arrows: [Arrow]) {
        (self.title, self.boxes) = (SVGText.line(title), boxes)
        self.arrows = arrows.filter { boxes.indices.contains($0.from) && boxes.indices.contains($0.to) }
        let texts = self.arrows.map { SVGText.truncated($0.label, width: 150, size: Self.lineSize) }
        let dashes = self.arrows.map(\.dash)
        let gridArrows = zip(self.arrows, texts).map { arrow, text in
            GridDiagram.Arrow(
                from: arrow.from,
                to: arrow.to,
                kind: dashes.firstIndex(of: arrow.dash) ?? 0,
                labelWidth: text.isEmpty ? 0 : Label.width(text),
                labelHeight: text.isEmpty ? 0 : Label.height
            )
        }
        diagram = GridDiagram(
            boxes.map { GridDiagram.Box(width: $0.width, height: $0.height) },
            gridArrows,
            locations: boxes.map { _ in nil },
            entry: nil
        )
        placeLabels(texts)
    }

    private mutating func placeLabels(_ texts: [String]) {
        var occupied = SpatialIndex()
        for (index, rect) in diagram.rects.enumerated() { occupied.insert(rect, owner: index) }
        var places = LineLabels(occupied: occupied, bounds: diagram.bounds)
        for line in diagram.lines { places.add(line) }
        func place(_ text: String, on line: GridDiagram.Line, avoidsLines: Bool) -> Label? {
            places.place(on: line, avoidsLines: avoidsLines, Label.width(text), Label.height)
                .map { Label(text: text, rect: $0) }
        }
        labels = diagram.lines.enumerated().map { index, line in
            if texts[index].isEmpty { return nil }
            if let label = place(texts[index], on: line, avoidsLines: true) { return label }
            footnotes.append(SVGText.truncated(arrows[index].label, characters: 100))
            return place(String(footnotes.count), on: line, avoidsLines: false)
        }
    }

    // MARK: Writing

    /// The SVG document.
    package var svg: String {
        let titleWidth = SVGText.width(title, size: 15, isBold: true).rounded(.up)
        var area = diagram.bounds.union(DrawingRect(x: 0, y: -44, width: titleWidth + 48, height: 44))
        let notes = footnotes.enumerated().map { "\($0 + 1)  \($1)" }
        let notesTop = area.bottom
        for (index, note) in notes.enumerated() {
            let width = SVGText.width(note, size: 11) + 48
            area = area.union(DrawingRect(x: 0, y: notesTop, width: width, height: Double(index + 1) * 17 + 12))
        }
        let heading = SVGElement.text(title, 24, -16, size: 15, "heading")
        return SVGElement.document(
            title,
            area: area,
            style: Self.style,
            [heading] + arrows.indices.map(arrow) + boxes.indices.map(box) + arrows.indices.compactMap(label)
                + notes.enumerated().map { index, note in
                    SVGElement.text(note, 24, notesTop + Double(index + 1) * 17, size: 11, "note")
                }
        )
    }

    private func box(_ index: Int) -> String {
        let (box, rect) = (boxes[index], diagram.rects[index])
        let outline = SVGElement.rect(rect, "box \(box.style)", radius: 7)
        var parts = ["<g data-box=\"\(index)\">", SVGElement.tooltip(box.tooltip), outline]
        let top = rect.center.y - box.height / 2 + 8 + Self.nameSize * 0.9
        for (number, line) in box.lines.enumerated() {
            let isName = number == 0
            let size = isName ? Self.nameSize : Self.lineSize
            let short = SVGText.truncated(line, width: rect.width - 16, size: size, isBold: isName)
            let y = top + Double(number) * 15
            parts.append(SVGElement.text(short, rect.center.x, y, size: size, isName ? "name" : "detail"))
        }
        return parts.joined() + "</g>"
    }

    private func arrow(_ index: Int) -> String {
        let dash = arrows[index].dash.isEmpty ? "" : " stroke-dasharray=\"\(arrows[index].dash)\""
        let path = ArrowPath(diagram.lines[index].corners).elements(dash)
        return "<g class=\"arrow\" \(ends(arrows[index]))>\(tooltip(arrows[index]))\(path)</g>"
    }

    private func label(_ index: Int) -> String? {
        guard let label = labels[index] else { return nil }
        let (x, y) = (label.rect.center.x, label.rect.y + 12.5)
        return "<g \(ends(arrows[index]))>\(tooltip(arrows[index]))\(SVGElement.rect(label.rect, "label", radius: 3))"
            + SVGElement.text(label.text, x, y, size: Self.lineSize, "detail") + "</g>"
    }

    /// The boxes of an arrow, for scripts.
    private func ends(_ arrow: Arrow) -> String { "data-from=\"\(arrow.from)\" data-to=\"\(arrow.to)\"" }

    private func tooltip(_ arrow: Arrow) -> String {
        let names = [arrow.from, arrow.to].map { boxes[$0].lines.first ?? "" }
        let label = arrow.label.isEmpty ? "" : ": \(arrow.label)"
        return SVGElement.tooltip("\(names[0]) \u{2192} \(names[1])\(label)")
    }

    private static let style = """

        text{font-family:-apple-system,'Segoe UI','Helvetica Neue',Arial,sans-serif;fill:#24292f}
        .heading,.name{font-weight:bold}.name,.detail{text-anchor:middle}
        .page{fill:#ffffff}svg:root{background:#ffffff}.strong{fill:#d6ebd9;stroke:#2f7a3f}
        .box{fill:#ffffff;stroke:#57606a;stroke-width:1.2}
        .pale{fill:#eef1f4;stroke:#8c959f}.missing{fill:#ffebe9;stroke:#b42318;stroke-width:2;stroke-dasharray:5 3}
        .arrow path{fill:none;stroke:#57606a;stroke-width:1.4}.arrow polygon{fill:#57606a}.label{fill:#ffffff}
        @media screen and (prefers-color-scheme:dark){
        text{fill:#e6edf3}.page,.label{fill:#0d1117}svg:root{background:#0d1117}.box{fill:#161b22;stroke:#9198a1}
        .strong{fill:#163820;stroke:#57ab5a}.pale{fill:#1c2128;stroke:#768390}.missing{fill:#3d1513;stroke:#ff7b72}
        .arrow path{stroke:#9198a1}.arrow polygon{fill:#9198a1}
        }

        """
}

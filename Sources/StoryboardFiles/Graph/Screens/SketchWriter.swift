import StoryCodeDrawing

/// Writes the drawing of a screen as elements of an SVG document.
struct SketchWriter {
    /// The position of the screen's corner.
    let origin: DrawingPoint

    func elements(_ sketch: ScreenSketch) -> String {
        SVGElement.rect(sketch.bounds.offset(by: origin), "screen", radius: 3) + sketch.shapes.map(shape).joined()
    }

    private func shape(_ shape: ScreenSketch.Shape) -> String {
        let rect = shape.rect.offset(by: origin)
        let (height, center) = (rect.height, rect.center)
        switch shape.kind {
        case .text: return text(shape, in: rect) ?? line(rect.x, center.y, rect.width, thickness: min(height * 0.45, 3))
        case .button:
            let title =
                text(shape, in: rect.expanded(by: -2), isCentered: true)
                ?? (rect.width > 14 && height > 5
                    ? line(center.x - rect.width / 5, center.y, rect.width * 0.4, thickness: 2) : "")
            return outline(rect, radius: min(height / 2, 4)) + title
        case .field:
            let title =
                text(shape, in: rect.expanded(by: -3))
                ?? (height > 5
                    ? line(rect.x + 3, rect.y + min(height / 2, 6), min(rect.width * 0.4, 30), thickness: 1.5) : "")
            return outline(rect, radius: 1.5) + title
        case .image:
            let picture =
                rect.width > 10 && height > 8
                ? path(
                    "M\(n(rect.x)) \(n(rect.bottom)) l\(n(rect.width * 0.35)) \(n(-height * 0.5)) l\(n(rect.width * 0.25)) "
                        + "\(n(height * 0.25)) l\(n(rect.width * 0.15)) \(n(-height * 0.15)) L\(n(rect.right)) \(n(rect.bottom))"
                ) : ""
            return SVGElement.rect(rect, "chip") + picture
        case .toggle:
            let knob = SVGElement.circle(rect.right - height / 2, center.y, radius: height * 0.36, "screen")
            return outline(rect, radius: height / 2, "bar") + knob
        case .slider:
            let knob = SVGElement.circle(center.x, center.y, radius: 2.5, "bar")
            return line(rect.x, center.y, rect.width, thickness: 1.2) + knob
        case .segments:
            return outline(rect, radius: 2) + path("M\(n(center.x)) \(n(rect.y)) v\(n(height))")
        case .bar: return SVGElement.rect(rect, "chip")
        case .cell: return path("M\(n(rect.x)) \(n(rect.bottom)) h\(n(rect.width))", "separator")
        case .list: return outline(rect, radius: 0, "separator")
        case .area:
            return SVGElement.rect(rect, "chip")
                + path("M\(n(rect.x)) \(n(rect.y)) L\(n(rect.right)) \(n(rect.bottom))", "separator")
        case .container: return outline(rect, radius: 2, "control dashed")
        }
    }

    // MARK: Elements

    /// Returns the text of a view, or nil if it would be illegible even in an enlarged picture.
    private func text(_ shape: ScreenSketch.Shape, in rect: DrawingRect, isCentered: Bool = false) -> String? {
        guard let text = shape.text, shape.size >= 3, rect.width > shape.size else { return nil }
        // Labels are often as wide as their texts, which have upper estimates of their widths.
        let size = shape.size * min(max(rect.width / SVGText.width(text, size: shape.size), 0.8), 1)
        let line = SVGText.truncated(text, width: rect.width, size: size)
        let (x, names) = isCentered ? (rect.center.x, "pale middle") : (rect.x, "pale")
        return SVGElement.text(line, x, rect.center.y + size * 0.35, size: size, names)
    }

    private func line(_ x: Double, _ y: Double, _ width: Double, thickness: Double) -> String {
        let rect = DrawingRect(x: x, y: y - thickness / 2, width: width, height: thickness)
        return outline(rect, radius: thickness / 2, "bar")
    }

    private func outline(_ rect: DrawingRect, radius: Double, _ names: String = "control") -> String {
        SVGElement.rect(rect, names, radius: radius)
    }

    private func path(_ data: String, _ names: String = "control") -> String {
        "<path class=\"\(names)\" d=\"\(data)\"/>"
    }

    private func n(_ value: Double) -> String { SVGText.number(value) }
}

/// The path of an arrow: a line with rounded corners.
package struct ArrowPath {
    package let corners: [DrawingPoint]

    package init(_ corners: [DrawingPoint]) { self.corners = corners }

    /// The three corners of the arrowhead.
    private var head: [DrawingPoint] {
        guard let tip = corners.last, let before = corners.last(where: { ($0 - tip).length > 5 }) else { return [] }
        let direction = (tip - before).normalized
        let back = tip - direction * 9
        return [tip, back + direction.perpendicular * 4, back - direction.perpendicular * 4]
    }

    /// The line as SVG path data.
    private var data: String {
        func text(_ point: DrawingPoint) -> String { "\(SVGText.number(point.x)) \(SVGText.number(point.y))" }
        guard let first = corners.first, let last = corners.last else { return "" }
        var data = "M\(text(first))"
        for index in corners.indices.dropFirst().dropLast() {
            let (before, corner, after) = (corners[index - 1], corners[index], corners[index + 1])
            let radius = min(10, (corner - before).length / 2, (after - corner).length / 2)
            let start = (before - corner).normalized * radius
            let end = (after - corner).normalized * radius
            data += " L\(text(corner + start)) Q\(text(corner)) \(text(corner + end))"
        }
        return data + " L\(text(last))"
    }

    /// Returns the line and the arrowhead as elements of an SVG document.
    ///
    /// - Parameter attributes: Further attributes of the line.
    package func elements(_ attributes: String = "") -> String {
        let points = head.map { "\(SVGText.number($0.x)),\(SVGText.number($0.y))" }.joined(separator: " ")
        return "<path d=\"\(data)\"\(attributes)/><polygon points=\"\(points)\"/>"
    }
}

/// The path of an arrow from one box to another.
package struct EdgeRoute {
    package enum Shape {
        /// A quadratic curve with a control point.
        case curve(DrawingPoint, DrawingPoint, DrawingPoint)
        /// A line with rounded corners.
        case corners([DrawingPoint])
    }

    package let shape: Shape

    /// Closely spaced points of the path.
    package let points: [DrawingPoint]

    package let length: Double

    package init(_ shape: Shape) {
        self.shape = shape
        switch shape {
        case .curve(let start, let control, let end):
            let steps = min(max(Int(((control - start).length + (end - control).length) / 14), 6), 60)
            points = (0...steps).map { Self.point(start, control, end, Double($0) / Double(steps)) }
        case .corners(let corners):
            let total = Self.length(of: corners)
            points =
                zip(corners, corners.dropFirst()).flatMap { start, end in
                    let steps = max(Int((end - start).length / max(20, total / 60)), 1)
                    return (0..<steps).map { start.interpolated(to: end, Double($0) / Double(steps)) }
                } + corners.suffix(1)
        }
        length = Self.length(of: points)
    }

    /// Creates the part of a curve outside the boxes at its ends.
    package init(
        _ start: DrawingPoint,
        _ control: DrawingPoint,
        _ end: DrawingPoint,
        from: DrawingRect,
        to: DrawingRect
    ) {
        let first = Self.exit(from: from) { Self.point(start, control, end, $0) }
        let last = 1 - Self.exit(from: to) { Self.point(start, control, end, 1 - $0) }
        let partControl = start.interpolated(to: control, first)
            .interpolated(to: control.interpolated(to: end, first), last)
        let ends = (Self.point(start, control, end, first), Self.point(start, control, end, last))
        self.init(.curve(ends.0, partControl, ends.1))
    }

    /// Returns the length of a polygonal line.
    package static func length(of points: [DrawingPoint]) -> Double {
        zip(points, points.dropFirst()).reduce(0) { $0 + ($1.1 - $1.0).length }
    }

    private static func point(
        _ start: DrawingPoint,
        _ control: DrawingPoint,
        _ end: DrawingPoint,
        _ fraction: Double
    ) -> DrawingPoint {
        start.interpolated(to: control, fraction).interpolated(to: control.interpolated(to: end, fraction), fraction)
    }

    /// Returns the fraction at which a line that begins in a box leaves it.
    private static func exit(from box: DrawingRect, _ point: (Double) -> DrawingPoint) -> Double {
        guard let step = (0...50).first(where: { !box.contains(point(Double($0) / 100)) }), step > 0 else { return 0 }
        var (inside, outside) = (Double(step - 1) / 100, Double(step) / 100)
        for _ in 0..<12 {
            let middle = (inside + outside) / 2
            if box.contains(point(middle)) { inside = middle } else { outside = middle }
        }
        return outside
    }

    /// Returns the point and the direction at a fraction of the path.
    package func position(at fraction: Double) -> (point: DrawingPoint, direction: DrawingPoint) {
        var remaining = length * fraction
        for (start, end) in zip(points, points.dropFirst()) {
            let step = (end - start).length
            if remaining <= step, step > 0 {
                return (start.interpolated(to: end, remaining / step), (end - start).normalized)
            }
            remaining -= step
        }
        return (points.last ?? DrawingPoint(x: 0, y: 0), DrawingPoint(x: 1, y: 0))
    }

    /// The three corners of the arrowhead.
    package var head: [DrawingPoint] {
        guard let tip = points.last, let before = points.last(where: { ($0 - tip).length > 5 }) else { return [] }
        let direction = (tip - before).normalized
        let back = tip - direction * 9
        return [tip, back + direction.perpendicular * 4, back - direction.perpendicular * 4]
    }

    /// The path as SVG path data.
    package var pathData: String {
        func text(_ point: DrawingPoint) -> String { "\(SVGText.number(point.x)) \(SVGText.number(point.y))" }
        switch shape {
        case .curve(let start, let control, let end):
            let isStraight = (control - start.interpolated(to: end, 0.5)).length < 0.5
            return "M\(text(start)) " + (isStraight ? "L\(text(end))" : "Q\(text(control)) \(text(end))")
        case .corners(let corners):
            guard let first = corners.first, let last = corners.last else { return "" }
            var path = "M\(text(first))"
            for index in corners.indices.dropFirst().dropLast() {
                let (before, corner, after) = (corners[index - 1], corners[index], corners[index + 1])
                let radius = min(10, (corner - before).length / 2, (after - corner).length / 2)
                let start = (before - corner).normalized * radius
                let end = (after - corner).normalized * radius
                path += " L\(text(corner + start)) Q\(text(corner)) \(text(corner + end))"
            }
            return path + " L\(text(last))"
        }
    }
}

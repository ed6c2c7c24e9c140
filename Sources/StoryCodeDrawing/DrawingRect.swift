/// A rectangle of a drawing.
package struct DrawingRect: Hashable {
    package var x: Double
    package var y: Double
    package var width: Double
    package var height: Double

    package static let zero = DrawingRect(x: 0, y: 0, width: 0, height: 0)

    package init(x: Double, y: Double, width: Double, height: Double) {
        (self.x, self.y, self.width, self.height) = (x, y, width, height)
    }

    package init(center: DrawingPoint, width: Double, height: Double) {
        self.init(x: center.x - width / 2, y: center.y - height / 2, width: width, height: height)
    }

    /// Creates the smallest rectangle that contains two points.
    package init(_ a: DrawingPoint, _ b: DrawingPoint) {
        self.init(x: min(a.x, b.x), y: min(a.y, b.y), width: abs(a.x - b.x), height: abs(a.y - b.y))
    }

    package var right: Double { x + width }
    package var bottom: Double { y + height }
    package var center: DrawingPoint { DrawingPoint(x: x + width / 2, y: y + height / 2) }

    package func overlaps(_ other: DrawingRect) -> Bool {
        x < other.right && other.x < right && y < other.bottom && other.y < bottom
    }

    package func contains(_ other: DrawingRect) -> Bool {
        other.x >= x && other.y >= y && other.right <= right && other.bottom <= bottom
    }

    /// Returns the rectangle with a margin on every side.
    package func expanded(by margin: Double) -> DrawingRect {
        DrawingRect(x: x - margin, y: y - margin, width: width + 2 * margin, height: height + 2 * margin)
    }

    package func scaled(by factor: Double) -> DrawingRect {
        DrawingRect(x: x * factor, y: y * factor, width: width * factor, height: height * factor)
    }

    package func offset(by vector: DrawingPoint) -> DrawingRect {
        DrawingRect(x: x + vector.x, y: y + vector.y, width: width, height: height)
    }

    package func union(_ other: DrawingRect) -> DrawingRect {
        let (left, top) = (min(x, other.x), min(y, other.y))
        let (right, bottom) = (max(right, other.right), max(bottom, other.bottom))
        return DrawingRect(x: left, y: top, width: right - left, height: bottom - top)
    }
}

/// A point of a picture, to the right and down.
struct Point: Hashable {
    var x: Double
    var y: Double

    static func + (one: Point, other: Point) -> Point { Point(x: one.x + other.x, y: one.y + other.y) }
    static func - (one: Point, other: Point) -> Point { Point(x: one.x - other.x, y: one.y - other.y) }
    static func * (point: Point, factor: Double) -> Point { Point(x: point.x * factor, y: point.y * factor) }

    var length: Double { (x * x + y * y).squareRoot() }

    /// The same direction, one long; to the right where there is none.
    var direction: Point { length > 0 ? self * (1 / length) : Point(x: 1, y: 0) }

    /// A quarter turn.
    var normal: Point { Point(x: -y, y: x) }

    /// The point between two, where 0 is this one and 1 is the other.
    func towards(_ other: Point, _ part: Double) -> Point { self + (other - self) * part }
}

/// A rectangle of a picture.
struct Rectangle: Hashable {
    var x: Double
    var y: Double
    var width: Double
    var height: Double

    init(x: Double, y: Double, width: Double, height: Double) {
        (self.x, self.y, self.width, self.height) = (x, y, width, height)
    }

    init(centre: Point, width: Double, height: Double) {
        self.init(x: centre.x - width / 2, y: centre.y - height / 2, width: width, height: height)
    }

    /// The smallest one that has two points in it.
    init(_ one: Point, _ other: Point) {
        self.init(
            x: min(one.x, other.x),
            y: min(one.y, other.y),
            width: abs(one.x - other.x),
            height: abs(one.y - other.y)
        )
    }

    var right: Double { x + width }
    var bottom: Double { y + height }
    var centre: Point { Point(x: x + width / 2, y: y + height / 2) }

    func overlaps(_ other: Rectangle) -> Bool {
        x < other.right && other.x < right && y < other.bottom && other.y < bottom
    }

    func contains(_ point: Point) -> Bool { point.x >= x && point.x <= right && point.y >= y && point.y <= bottom }

    /// Larger by so much on every side.
    func grown(by margin: Double) -> Rectangle {
        Rectangle(x: x - margin, y: y - margin, width: width + 2 * margin, height: height + 2 * margin)
    }

    func moved(by way: Point) -> Rectangle { Rectangle(x: x + way.x, y: y + way.y, width: width, height: height) }

    func union(_ other: Rectangle) -> Rectangle {
        let (left, top) = (min(x, other.x), min(y, other.y))
        return Rectangle(
            x: left,
            y: top,
            width: max(right, other.right) - left,
            height: max(bottom, other.bottom) - top
        )
    }
}

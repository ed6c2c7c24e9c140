/// The way of an arrow from one box to another.
struct EdgeRoute {
    /// How it is drawn.
    enum Shape {
        /// A bent line; a straight one where the middle is between the ends.
        case curve(Point, Point, Point)
        /// A line with round corners.
        case corners([Point])
    }

    let shape: Shape

    /// Points on it, close to each other.
    let points: [Point]

    /// How long it is.
    let length: Double

    init(_ shape: Shape) {
        self.shape = shape
        switch shape {
        case .curve(let start, let middle, let end):
            let steps = min(max(Int(((middle - start).length + (end - middle).length) / 14), 6), 60)
            points = (0...steps).map { Self.point(start, middle, end, Double($0) / Double(steps)) }
        case .corners(let corners):
            let whole = zip(corners, corners.dropFirst()).reduce(0) { $0 + ($1.1 - $1.0).length }
            points =
                zip(corners, corners.dropFirst()).flatMap { one, other in
                    let steps = max(Int((other - one).length / max(20, whole / 60)), 1)
                    return (0..<steps).map { one.towards(other, Double($0) / Double(steps)) }
                } + corners.suffix(1)
        }
        length = zip(points, points.dropFirst()).reduce(0) { $0 + ($1.1 - $1.0).length }
    }

    /// The part of a bent line that is outside of the boxes in which it begins and ends.
    init(_ start: Point, _ middle: Point, _ end: Point, outside one: Rectangle, _ other: Rectangle) {
        let first = Self.leaving(one) { Self.point(start, middle, end, $0) }
        let last = 1 - Self.leaving(other) { Self.point(start, middle, end, 1 - $0) }
        let turn = start.towards(middle, first).towards(middle.towards(end, first), last)
        let ends = (Self.point(start, middle, end, first), Self.point(start, middle, end, last))
        self.init(.curve(ends.0, turn, ends.1))
    }

    private static func point(_ start: Point, _ middle: Point, _ end: Point, _ part: Double) -> Point {
        start.towards(middle, part).towards(middle.towards(end, part), part)
    }

    /// Where a line that begins in a box leaves it.
    private static func leaving(_ box: Rectangle, _ point: (Double) -> Point) -> Double {
        guard let step = (0...50).first(where: { !box.contains(point(Double($0) / 100)) }), step > 0 else { return 0 }
        var (inside, outside) = (Double(step - 1) / 100, Double(step) / 100)
        for _ in 0..<12 {
            let middle = (inside + outside) / 2
            if box.contains(point(middle)) { inside = middle } else { outside = middle }
        }
        return outside
    }

    /// The point at a part of the way, and the direction there.
    func place(at part: Double) -> (point: Point, direction: Point) {
        var rest = length * part
        for (one, other) in zip(points, points.dropFirst()) {
            let step = (other - one).length
            if rest <= step, step > 0 { return (one.towards(other, rest / step), (other - one).direction) }
            rest -= step
        }
        return (points.last ?? Point(x: 0, y: 0), Point(x: 1, y: 0))
    }

    /// The three corners of the head of the arrow.
    var head: [Point] {
        guard let tip = points.last, let before = points.last(where: { ($0 - tip).length > 5 }) else { return [] }
        let direction = (tip - before).direction
        let back = tip - direction * 9
        return [tip, back + direction.normal * 4, back - direction.normal * 4]
    }

    /// The way as SVG writes it.
    var path: String {
        func text(_ point: Point) -> String { "\(PictureText.number(point.x)) \(PictureText.number(point.y))" }
        switch shape {
        case .curve(let start, let middle, let end):
            let isStraight = (middle - start.towards(end, 0.5)).length < 0.5
            return "M\(text(start)) " + (isStraight ? "L\(text(end))" : "Q\(text(middle)) \(text(end))")
        case .corners(let corners):
            guard let first = corners.first, let last = corners.last else { return "" }
            var path = "M\(text(first))"
            for place in corners.indices.dropFirst().dropLast() {
                let (before, corner, after) = (corners[place - 1], corners[place], corners[place + 1])
                let round = min(10, (corner - before).length / 2, (after - corner).length / 2)
                let (start, end) = ((before - corner).direction * round, (after - corner).direction * round)
                path += " L\(text(corner + start)) Q\(text(corner)) \(text(corner + end))"
            }
            return path + " L\(text(last))"
        }
    }
}

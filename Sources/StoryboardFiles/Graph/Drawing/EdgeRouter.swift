/// Finds ways for arrows: as straight as can be, round other boxes, and not along other arrows.
struct EdgeRouter {
    private let boxes: [Rectangle]
    private let gap: Point
    private let obstacles: Occupancy
    private(set) var arrows = Occupancy()
    private var arrowCount = 0

    /// Whether there are so many arrows that there is no way past all of them; the shortest come first.
    private var isCrowded: Bool { arrowCount >= 400 }

    /// - Parameters:
    ///   - boxes: The boxes, by their nodes.
    ///   - obstacles: What is in the way, the boxes included.
    ///   - gap: How far boxes are apart.
    init(boxes: [Rectangle], obstacles: Occupancy, gap: Point) {
        (self.boxes, self.obstacles, self.gap) = (boxes, obstacles, gap)
    }

    /// The way from one box to another, or round one to itself.
    ///
    /// - Parameters:
    ///   - from: The node where it begins.
    ///   - to: The node where it ends.
    ///   - lane: Its place among those that connect the same two boxes; 0 is the middle.
    /// - Returns: The way.
    mutating func route(from: Int, to: Int, lane: Double) -> EdgeRoute {
        let route = from == to ? loop(at: from, lane) : best(from, to, lane)
        if !isCrowded {
            for (one, other) in zip(route.points, route.points.dropFirst()) {
                arrows.insert(Rectangle(one, other).grown(by: 1), owner: arrowCount)
            }
        }
        arrowCount += 1
        return route
    }

    private func best(_ from: Int, _ to: Int, _ lane: Double) -> EdgeRoute {
        let curve = bestCurve(from, to, lane)
        if curve.cost < 150 || isCrowded { return curve.route }
        // The best ways in the middle of the gaps, then beside it, where other arrows may be.
        let middle = corners(from, to, lane * 7).map { Self.turns($0) + Double(hits($0, from, to).count) * 1000 }
        let shapes = middle.indices.sorted { (middle[$0], $0) < (middle[$1], $1) }.prefix(3)
        let all = [0, 8, -8, 16, -16].flatMap { shift in
            let routes = corners(from, to, lane * 7 + shift)
            return shapes.map { shape in
                let route = EdgeRoute(.corners(routes[shape]))
                return (route, cost(route, from, to) + 20)
            }
        }
        guard let turned = all.min(by: { $0.1 < $1.1 }), turned.1 < curve.cost else { return curve.route }
        return turned.0
    }

    /// The boxes on a way.
    private func hits(_ points: [Point], _ from: Int, _ to: Int) -> Set<Int> {
        var hits: Set<Int> = []
        for place in points.indices.dropLast() {
            let area = Rectangle(points[place], points[place + 1])
            for owner in obstacles.owners(in: area.grown(by: 6)) where !hits.contains(owner) {
                let isEnd = owner == from && place < 2 || owner == to && place >= points.count - 3
                let isOther = owner != from && owner != to
                if isOther || !isEnd && obstacles.owners(in: area).contains(owner) { hits.insert(owner) }
            }
        }
        return hits
    }

    private static func turns(_ corners: [Point]) -> Double {
        Double(corners.count) * 12 + zip(corners, corners.dropFirst()).reduce(0) { $0 + ($1.1 - $1.0).length } * 0.05
    }

    /// What is against a way: mostly the boxes on it.
    private func cost(_ route: EdgeRoute, _ from: Int, _ to: Int) -> Double {
        var price = Double(hits(route.points, from, to).count) * 1000
        for (one, other) in zip(route.points, route.points.dropFirst()) {
            price += Double(arrows.owners(in: Rectangle(one, other)).count) * 4
        }
        if case .corners(let corners) = route.shape { return price + Self.turns(corners) }
        return price + route.length * 0.05
    }

    /// The best bent line, the straight one if nothing speaks against it.
    private func bestCurve(_ from: Int, _ to: Int, _ lane: Double) -> (route: EdgeRoute, cost: Double) {
        let (one, other) = (boxes[from], boxes[to])
        // Both directions between two boxes are bent away from the same line.
        let turn = (from < to ? other.centre - one.centre : one.centre - other.centre).direction.normal
        let room = min(
            abs(turn.x) * one.width + abs(turn.y) * one.height,
            abs(turn.x) * other.width + abs(turn.y) * other.height
        )
        let aside = turn * min(max(lane * 16, -room * 0.42), room * 0.42)
        let (start, end) = (one.centre + aside, other.centre + aside)
        let length = (end - start).length
        let own = lane * min(36, length * 0.08)
        func curve(_ bend: Double) -> (route: EdgeRoute, cost: Double) {
            let middle = start.towards(end, 0.5) + turn * (2 * (bend * length + own))
            let route = EdgeRoute(start, middle, end, outside: one, other)
            return (route, cost(route, from, to) + price(bend))
        }
        func price(_ bend: Double) -> Double { abs(bend) * length / 2 }
        var best = curve(0)
        for bend in [0.1, -0.1, 0.2, -0.2, 0.32, -0.32, 0.45, -0.45] where price(bend) < best.cost {
            let other = curve(bend)
            if other.cost < best.cost { best = other }
        }
        return best
    }

    /// Ways along the gaps between the boxes.
    private func corners(_ from: Int, _ to: Int, _ shift: Double) -> [[Point]] {
        let (one, other) = (boxes[from], boxes[to])
        var routes: [[Point]] = []
        let (half, side) = (gap.y / 2 + shift, gap.x / 2 + shift)
        let aside = shift * 0.6
        for row in [one.y - half, one.bottom + half, other.y - half, other.bottom + half] {
            routes.append([
                Point(x: one.centre.x + aside, y: row < one.centre.y ? one.y : one.bottom),
                Point(x: one.centre.x + aside, y: row), Point(x: other.centre.x + aside, y: row),
                Point(x: other.centre.x + aside, y: row < other.centre.y ? other.y : other.bottom),
            ])
            for (start, first) in [(one.x, one.x - side), (one.right, one.right + side)] {
                for (end, last) in [(other.x, other.x - side), (other.right, other.right + side)] {
                    routes.append([
                        Point(x: start, y: one.centre.y + aside), Point(x: first, y: one.centre.y + aside),
                        Point(x: first, y: row), Point(x: last, y: row),
                        Point(x: last, y: other.centre.y + aside), Point(x: end, y: other.centre.y + aside),
                    ])
                }
            }
        }
        for column in [one.x - side, one.right + side, other.x - side, other.right + side] {
            routes.append([
                Point(x: column < one.centre.x ? one.x : one.right, y: one.centre.y + aside),
                Point(x: column, y: one.centre.y + aside), Point(x: column, y: other.centre.y + aside),
                Point(x: column < other.centre.x ? other.x : other.right, y: other.centre.y + aside),
            ])
        }
        return routes
    }

    private func loop(at node: Int, _ lane: Double) -> EdgeRoute {
        let box = boxes[node]
        let size = 24 + abs(lane) * 12
        let loops = [(box.right, 1.0), (box.x, -1.0)].flatMap { x, side in
            [(box.y, -1.0), (box.bottom, 1.0)].map { y, down in
                EdgeRoute(
                    .corners([
                        Point(x: x - side * size, y: y), Point(x: x - side * size, y: y + down * size),
                        Point(x: x + side * size, y: y + down * size),
                        Point(x: x + side * size, y: y - down * size * 0.6),
                        Point(x: x, y: y - down * size * 0.6),
                    ])
                )
            }
        }
        return loops.map { ($0, cost($0, node, node)) }.min { $0.1 < $1.1 }?.0 ?? loops[0]
    }
}

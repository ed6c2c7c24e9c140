/// A router of arrows that finds routes as straight as possible, around other boxes and arrows.
package struct EdgeRouter {
    private let boxes: [DrawingRect]
    private let gap: DrawingPoint
    private let obstacles: SpatialIndex
    package private(set) var arrows = SpatialIndex()
    private var arrowCount = 0

    /// Whether there are too many arrows to avoid; the shortest are routed first.
    private var isCrowded: Bool { arrowCount >= 400 }

    /// Whether an arrow is so long in so large a drawing that avoiding the boxes on its way would take time that grows
    /// with the square of their number.
    private func isFar(_ from: Int, _ to: Int) -> Bool {
        boxes.count > 400 && (boxes[to].center - boxes[from].center).length > 6000
    }

    /// - Parameter obstacles: The areas to avoid, which include the boxes.
    package init(boxes: [DrawingRect], obstacles: SpatialIndex, gap: DrawingPoint) {
        (self.boxes, self.obstacles, self.gap) = (boxes, obstacles, gap)
    }

    /// Returns the route from one node's box to another's, or a loop at one box.
    ///
    /// - Parameter lane: The position among the arrows between the same two boxes; 0 is the middle.
    package mutating func route(from: Int, to: Int, lane: Double) -> EdgeRoute {
        let route = from == to ? loop(at: from, lane) : best(from, to, lane)
        if !isCrowded {
            for (start, end) in zip(route.points, route.points.dropFirst()) {
                arrows.insert(DrawingRect(start, end).expanded(by: 1), owner: arrowCount)
            }
        }
        arrowCount += 1
        return route
    }

    private func best(_ from: Int, _ to: Int, _ lane: Double) -> EdgeRoute {
        let curve = bestCurve(from, to, lane)
        if curve.cost < 150 || isCrowded { return curve.route }
        // The best routes in the middle of the gaps, then routes next to the middle, because of other arrows.
        let middle = corners(from, to, lane * 7).map { Self.cornerCost($0) + Double(hits($0, from, to).count) * 1000 }
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

    /// Returns the nodes of the boxes that a route crosses.
    private func hits(_ points: [DrawingPoint], _ from: Int, _ to: Int) -> Set<Int> {
        var hits: Set<Int> = []
        for index in points.indices.dropLast() {
            let area = DrawingRect(points[index], points[index + 1])
            for owner in obstacles.owners(in: area.expanded(by: 6)) where !hits.contains(owner) {
                let isEnd = owner == from && index < 2 || owner == to && index >= points.count - 3
                let isOther = owner != from && owner != to
                if isOther || !isEnd && obstacles.owners(in: area).contains(owner) { hits.insert(owner) }
            }
        }
        return hits
    }

    private static func cornerCost(_ corners: [DrawingPoint]) -> Double {
        Double(corners.count) * 12 + EdgeRoute.length(of: corners) * 0.05
    }

    /// Returns the cost of a route: mostly the boxes that it crosses.
    private func cost(_ route: EdgeRoute, _ from: Int, _ to: Int) -> Double {
        var cost = Double(hits(route.points, from, to).count) * 1000
        for (start, end) in zip(route.points, route.points.dropFirst()) {
            cost += Double(arrows.owners(in: DrawingRect(start, end)).count) * 4
        }
        if case .corners(let corners) = route.shape { return cost + Self.cornerCost(corners) }
        return cost + route.length * 0.05
    }

    /// Returns the best curve, which is straight unless a bent one costs less.
    private func bestCurve(_ from: Int, _ to: Int, _ lane: Double) -> (route: EdgeRoute, cost: Double) {
        let (source, target) = (boxes[from], boxes[to])
        // Both directions between two boxes bend away from the same line.
        let vector = from < to ? target.center - source.center : source.center - target.center
        let side = vector.normalized.perpendicular
        let room = min(
            abs(side.x) * source.width + abs(side.y) * source.height,
            abs(side.x) * target.width + abs(side.y) * target.height
        )
        let offset = side * min(max(lane * 16, -room * 0.42), room * 0.42)
        let (start, end) = (source.center + offset, target.center + offset)
        let length = (end - start).length
        let laneBend = lane * min(36, length * 0.08)
        let isFar = isFar(from, to)
        func bendCost(_ bend: Double) -> Double { abs(bend) * length / 2 }
        func curve(_ bend: Double) -> (route: EdgeRoute, cost: Double) {
            let control = start.interpolated(to: end, 0.5) + side * (2 * (bend * length + laneBend))
            let route = EdgeRoute(start, control, end, from: source, to: target)
            return (route, isFar ? 0 : cost(route, from, to) + bendCost(bend))
        }
        var best = curve(0)
        for bend in [0.1, -0.1, 0.2, -0.2, 0.32, -0.32, 0.45, -0.45] where bendCost(bend) < best.cost {
            let bent = curve(bend)
            if bent.cost < best.cost { best = bent }
        }
        return best
    }

    /// Returns routes through the gaps between the boxes.
    private func corners(_ from: Int, _ to: Int, _ shift: Double) -> [[DrawingPoint]] {
        let (source, target) = (boxes[from], boxes[to])
        let (dx, dy) = (gap.x / 2 + shift, gap.y / 2 + shift)
        let offset = shift * 0.6
        let (start, end) = (
            DrawingPoint(x: source.center.x + offset, y: source.center.y + offset),
            DrawingPoint(x: target.center.x + offset, y: target.center.y + offset)
        )
        var routes: [[DrawingPoint]] = []
        for row in [source.y - dy, source.bottom + dy, target.y - dy, target.bottom + dy] {
            routes.append([
                DrawingPoint(x: start.x, y: row < source.center.y ? source.y : source.bottom),
                DrawingPoint(x: start.x, y: row), DrawingPoint(x: end.x, y: row),
                DrawingPoint(x: end.x, y: row < target.center.y ? target.y : target.bottom),
            ])
            for (startX, firstColumn) in [(source.x, source.x - dx), (source.right, source.right + dx)] {
                for (endX, lastColumn) in [(target.x, target.x - dx), (target.right, target.right + dx)] {
                    routes.append([
                        DrawingPoint(x: startX, y: start.y), DrawingPoint(x: firstColumn, y: start.y),
                        DrawingPoint(x: firstColumn, y: row), DrawingPoint(x: lastColumn, y: row),
                        DrawingPoint(x: lastColumn, y: end.y), DrawingPoint(x: endX, y: end.y),
                    ])
                }
            }
        }
        for column in [source.x - dx, source.right + dx, target.x - dx, target.right + dx] {
            routes.append([
                DrawingPoint(x: column < source.center.x ? source.x : source.right, y: start.y),
                DrawingPoint(x: column, y: start.y), DrawingPoint(x: column, y: end.y),
                DrawingPoint(x: column < target.center.x ? target.x : target.right, y: end.y),
            ])
        }
        return routes
    }

    private func loop(at node: Int, _ lane: Double) -> EdgeRoute {
        let box = boxes[node]
        let size = 24 + abs(lane) * 12
        let loops = [(box.right, size), (box.x, -size)].flatMap { x, dx in
            [(box.y, -size), (box.bottom, size)].map { y, dy in
                EdgeRoute(
                    .corners([
                        DrawingPoint(x: x - dx, y: y), DrawingPoint(x: x - dx, y: y + dy),
                        DrawingPoint(x: x + dx, y: y + dy), DrawingPoint(x: x + dx, y: y - dy * 0.6),
                        DrawingPoint(x: x, y: y - dy * 0.6),
                    ])
                )
            }
        }
        return loops.map { ($0, cost($0, node, node)) }.min { $0.1 < $1.1 }?.0 ?? loops[0]
    }
}

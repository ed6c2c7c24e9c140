/// Positions of the labels of arrows, which cover neither a box nor another label.
package struct LabelPlacer {
    /// The areas of boxes, titles and labels.
    private var occupied: SpatialIndex
    private let arrows: SpatialIndex

    package init(occupied: SpatialIndex, arrows: SpatialIndex) {
        (self.occupied, self.arrows) = (occupied, arrows)
    }

    /// Reserves and returns the best position at an arrow, or returns nil if there is none.
    ///
    /// - Parameter arrow: The arrow's owner in the index of arrows.
    package mutating func place(_ route: EdgeRoute, arrow: Int, width: Double, height: Double) -> DrawingRect? {
        var best: (rect: DrawingRect, cost: Double)?
        for fraction in Self.fractions {
            let (point, direction) = route.position(at: fraction)
            let normal = direction.perpendicular
            let distance = abs(normal.x) * width / 2 + abs(normal.y) * height / 2 + 3
            let extent = abs(direction.x) * width + abs(direction.y) * height
            let (before, after) = (
                route.position(at: fraction - 0.04).direction, route.position(at: fraction + 0.04).direction
            )
            let isAtCorner = before.x * after.x + before.y * after.y < 0.7
            let isLong = extent > route.length * 0.4
            // A label on the arrow itself hides a part of it.
            let hidingCost = isAtCorner ? 20 : extent > route.length * 0.6 ? 30.0 : isLong ? 5.0 : 0
            for (offset, offsetCost) in [(0.0, hidingCost), (-distance, 5.0), (distance, 6.0)] {
                let upwards = normal.y < 0 ? normal * -1 : normal
                let rect = DrawingRect(center: point + upwards * offset, width: width, height: height)
                let positionCost = offsetCost + abs(fraction - 0.5) * 12
                guard positionCost < best?.cost ?? .infinity, occupied.isFree(rect.expanded(by: 1)) else { continue }
                let others = arrows.owners(in: rect).subtracting(offset == 0 ? [arrow] : [])
                let headCost = route.points.last.map(rect.expanded(by: 8).contains) == true ? 12.0 : 0
                let cost = positionCost + Double(others.count) * 9 + headCost
                if cost < best?.cost ?? .infinity { best = (rect, cost) }
            }
        }
        if let rect = best?.rect { occupied.insert(rect, owner: -1) }
        return best?.rect
    }

    /// The fractions of the route to try, the middle first.
    private static let fractions = [
        0.5, 0.45, 0.55, 0.4, 0.6, 0.35, 0.65, 0.3, 0.7, 0.25, 0.75, 0.2, 0.8, 0.15, 0.85, 0.1, 0.9,
    ]
}

/// Finds places for what is written beside arrows, where it covers neither a box nor another text.
struct LabelPlacer {
    /// Where nothing may be written: boxes and what is written already.
    private var taken: Occupancy
    private let arrows: Occupancy

    init(taken: Occupancy, arrows: Occupancy) {
        (self.taken, self.arrows) = (taken, arrows)
    }

    /// Takes the best place beside an arrow, or says that there is none.
    ///
    /// - Parameters:
    ///   - route: The arrow.
    ///   - arrow: Its number among the arrows.
    ///   - width: How wide the text is.
    ///   - height: How high the text is.
    /// - Returns: The place, or nil.
    mutating func place(_ route: EdgeRoute, arrow: Int, width: Double, height: Double) -> Rectangle? {
        var best: (place: Rectangle, cost: Double)?
        for part in Self.parts {
            let (point, direction) = route.place(at: part)
            let normal = direction.normal
            let aside = abs(normal.x) * width / 2 + abs(normal.y) * height / 2 + 3
            let along = abs(direction.x) * width + abs(direction.y) * height
            let turn = route.place(at: part - 0.04).direction, next = route.place(at: part + 0.04).direction
            let isAtCorner = turn.x * next.x + turn.y * next.y < 0.7
            let hidden = isAtCorner ? 20 : along > route.length * 0.6 ? 30.0 : along > route.length * 0.4 ? 5.0 : 0
            for (way, price) in [(0.0, hidden), (-aside, 5.0), (aside, 6.0)] {
                let upwards = normal.y < 0 ? normal * -1 : normal
                let place = Rectangle(centre: point + upwards * way, width: width, height: height)
                let soFar = price + abs(part - 0.5) * 12
                guard soFar < best?.cost ?? .infinity, taken.isFree(place.grown(by: 1)) else { continue }
                let others = arrows.owners(in: place).subtracting(way == 0 ? [arrow] : [])
                let tip = route.points.last.map(place.grown(by: 8).contains) == true ? 12.0 : 0
                let cost = soFar + Double(others.count) * 9 + tip
                if cost < best?.cost ?? .infinity { best = (place, cost) }
            }
        }
        if let place = best?.place { taken.insert(place, owner: -1) }
        return best?.place
    }

    /// The parts of the way that are tried, the middle first.
    private static let parts = [
        0.5, 0.45, 0.55, 0.4, 0.6, 0.35, 0.65, 0.3, 0.7, 0.25, 0.75, 0.2, 0.8, 0.15, 0.85, 0.1, 0.9,
    ]
}

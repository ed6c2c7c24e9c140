/// The straight arrows between boxes next to each other in a row, with the space for a label on each of them.
struct StraightArrows {
    /// A side of a box.
    struct Place: Hashable {
        let box: Int
        let side: GridRoute.Side
    }

    /// The distance between the arrows at each side.
    private(set) var steps: [Place: Double] = [:]
    /// The heights that boxes need.
    private(set) var heights: [Int: Double] = [:]

    init(_ arrows: [GridDiagram.Arrow], _ routes: [GridRoute]) {
        var labels: [Place: [Double]] = [:]
        for (arrow, route) in zip(arrows, routes) where route.channels.isEmpty {
            labels[Place(box: arrow.from, side: route.start), default: []].append(arrow.labelHeight)
            labels[Place(box: arrow.to, side: route.end), default: []].append(arrow.labelHeight)
        }
        for (place, labels) in labels where labels.count > 1 && (place.side == .left || place.side == .right) {
            let step = max((labels.max() ?? 0) + 4, 16)
            steps[place] = step
            heights[place.box] = max(heights[place.box] ?? 0, step * Double(labels.count - 1) + 36)
        }
    }
}
